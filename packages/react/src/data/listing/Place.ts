/**
 * Where in a query's items a page begins: by offset it is the query's own `skip`, by cursor a mark of the provider's.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import type { Paged } from "@portico/client/data/Queries"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { ListedItem, PageRead } from "./Listing.ts"

const Cursor = "~@portico/react/paging/cursor"

/** The query of the page that a cursor stands for; of the first one without a cursor. */
export const atCursor = <Q extends Query.Any>(query: Q, size: number, cursor: string | undefined): Q =>
  Object.assign(query.pipe(Query.limit(size), Query.byCursor), { [Cursor]: cursor })

/** A query without the cursor by which its page was found. */
export const withoutCursor = <Q extends Query.Any>(query: Q): Q =>
  Object.assign(query.pipe(Query.byCursor), { [Cursor]: undefined })

const Restart = "~@portico/react/paging/restart"

/** A query that knows the way back to its first page. */
export const restartable = <Q extends Query.Any>(query: Q, restart: () => void): Q =>
  Object.assign(query, { [Restart]: restart })

/** Sends the pager that a query came from back to its first page, where there is one. */
export const restart = (query: Query.Any): void => {
  if (Restart in query && typeof query[Restart] === "function") query[Restart]()
}

const Naming = "~@portico/react/paging/naming"

/** A query as an address asks for it, which names its page as well. Of another naming the page is told anew. */
export const named = <Q extends Query.Any>(query: Q, naming: object): Q =>
  Object.assign(query.pipe(Query.skip(query.skip)), { [Naming]: naming })

/** By what address a query was asked for, and its page named. */
export const namingOf = (query: Query.Any): unknown => (Naming in query ? query[Naming] : undefined)

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
