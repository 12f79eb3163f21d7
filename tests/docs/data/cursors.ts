import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Books } from "./Books.ts"

const latest = Query.from(Books).pipe(Query.descending("published"), Query.limit(2), Query.byCursor)

/** The titles of a page, and the link to the next one. */
export const page = (cursor: string | undefined) =>
  Queries.use((queries) =>
    cursor === undefined ? queries.run(latest) : queries.fetch(Books, cursor, { limit: 2 })
  ).pipe(
    Effect.map(({ items, nextCursor }) => ({
      titles: items.map(({ data }) => data.title),
      next: Option.map(nextCursor, (cursor) => `?page=${encodeURIComponent(cursor)}`)
    }))
  )
