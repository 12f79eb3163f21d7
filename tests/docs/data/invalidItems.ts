import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"

const books = Query.from(Books).pipe(Query.ascending("title"), Query.omitInvalid())

/** The titles of the valid books, and a line for each of the others. */
export const shelf = Queries.use((queries) => queries.run(books)).pipe(
  Effect.map(({ invalid, items }) => ({
    titles: items.map(({ data }) => data.title),
    invalid: invalid.map(({ id, paths }) => `${id}: ${paths.join(", ")}`)
  }))
)
