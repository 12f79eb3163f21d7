/**
 * Where in a query's items a page begins: by offset it is the query's own `skip`, by cursor a mark of the provider's.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import type { Paged } from "@portico/client/data/Page"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { ListedItem, PageRead } from "../listing/Listing.ts"

const Cursor = "~@portico/react/paging/cursor"

/** The query of the page that a cursor stands for; of the first one without a cursor. */
export const atCursor = <Q extends Query.Any>(query: Q, size: number, cursor: string | undefined): Q =>
  Object.assign(query.pipe(Query.limit(size), Query.byCursor), { [Cursor]: cursor })

/** The query of the page after so many items. */
export const atOffset = <Q extends Query.Any>(query: Q, size: number, offset: number): Q =>
  offset === 0 ? query.pipe(Query.limit(size)) : query.pipe(Query.limit(size), Query.skip(query.skip + offset))

/** The cursor by which a query's page is found. */
export const cursorOf = (query: Query.Any): string | undefined => {
  const cursor = Cursor in query ? query[Cursor] : undefined
  return typeof cursor === "string" ? cursor : undefined
}

/** Reads the page of a query where it begins. */
export const readAt = (queries: QueriesShape, query: Query.Any): Effect.Effect<Paged<ListedItem>, DataError> => {
  const cursor = cursorOf(query)
  if (cursor === undefined || query.problems.length > 0) return queries.run<Query.Any>(query)
  const { collection, fields, include, limit } = query
  return queries.fetch(collection, cursor, { fields, include, ...(limit === undefined ? {} : { limit }) })
}

/** What a list shows of a page, and what leads on from it. */
export const readOf = ({
  hasNext,
  hasPrev,
  items,
  nextCursor,
  prevCursor,
  tooManyToCount,
  total
}: Paged<ListedItem, Pick<Query.Any, "limit" | "skip" | "byCursor">>): PageRead => ({
  items,
  total: Option.getOrUndefined(total),
  marks: {
    hasNext,
    hasPrevious: hasPrev,
    nextCursor: Option.getOrUndefined(nextCursor),
    previousCursor: Option.getOrUndefined(prevCursor),
    tooManyToCount
  }
})
