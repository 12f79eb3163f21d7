/**
 * The start of a page within a query's items. Offset paging uses the query's own `skip`, cursor paging a provider's
 * cursor.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import type { Paged } from "@portico/client/data/Queries"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { DraftsOption } from "./Drafts.ts"
import type { ListedItem, PageRead } from "./Listing.ts"

const Cursor = "~@portico/react/paging/cursor"

/** Returns the query of the page at a cursor, or of the first page if the cursor is undefined. */
export const atCursor = <Q extends Query.Any>(query: Q, size: number, cursor: string | undefined): Q =>
  Object.assign(query.pipe(Query.limit(size), Query.byCursor), { [Cursor]: cursor })

/** Returns the query without its page cursor. */
export const withoutCursor = <Q extends Query.Any>(query: Q): Q =>
  Object.assign(query.pipe(Query.byCursor), { [Cursor]: undefined })

const Restart = "~@portico/react/paging/restart"

/** Attaches a callback to the query that returns its pager to the first page. */
export const restartable = <Q extends Query.Any>(query: Q, restart: () => void): Q =>
  Object.assign(query, { [Restart]: restart })

/** Returns the pager that created the query to its first page. Does nothing if the query has no pager. */
export const restart = (query: Query.Any): void => {
  if (Restart in query && typeof query[Restart] === "function") query[Restart]()
}

const Naming = "~@portico/react/paging/naming"

/**
 * Returns a copy of the query, marked with the address state that sets it and its page. A different `naming` object
 * means a new address, so a pager takes its page from there again.
 */
export const named = <Q extends Query.Any>(query: Q, naming: object): Q =>
  Object.assign(query.pipe(Query.skip(query.skip)), { [Naming]: naming })

/** Returns the address state that set the query and its page, or `undefined` if there is none. */
export const namingOf = (query: Query.Any): unknown => (Naming in query ? query[Naming] : undefined)

/** Returns the query of the page that starts after `offset` items. */
export const atOffset = <Q extends Query.Any>(query: Q, size: number, offset: number): Q =>
  offset === 0 ? query.pipe(Query.limit(size)) : query.pipe(Query.limit(size), Query.skip(query.skip + offset))

/** Returns the cursor of the query's page, or `undefined` for the first page. */
export const cursorOf = (query: Query.Any): string | undefined => {
  const cursor = Cursor in query ? query[Cursor] : undefined
  return typeof cursor === "string" ? cursor : undefined
}

/** Reads the page of a query from its cursor or offset. */
export const readAt = (
  queries: QueriesShape,
  query: Query.Any,
  { showDrafts = false }: DraftsOption = {}
): Effect.Effect<Paged<ListedItem>, DataError> => {
  const options = showDrafts ? { showDrafts } : {}
  const cursor = cursorOf(query)
  if (cursor === undefined || query.problems.length > 0) return queries.run<Query.Any>(query, options)
  const { collection, fields, include, limit } = query
  return queries.fetch(collection, cursor, { ...options, fields, include, ...(limit === undefined ? {} : { limit }) })
}

/** Returns the page's items, total and neighboring pages as plain data. */
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
