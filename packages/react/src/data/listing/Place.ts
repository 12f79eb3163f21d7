/**
 * The queries of pages and their reads. Offset paging uses the query's own `skip`, cursor paging a provider's cursor.
 *
 * @since 0.1.0
 */
import type { DataError } from "@portico/client/data/Failure"
import type * as Filter from "@portico/client/data/Filter"
import type { Paged } from "@portico/client/data/Queries"
import type { QueriesShape } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { DraftsOption, ListedItem, PageRead, Sorting } from "./Listing.ts"

// A property and not a `WeakMap`, because the functions of `Query` copy it: a page that is sorted keeps its pager.
const key = "~@portico/react/paging/place"

interface Place {
  /** The cursor of the page. `undefined` for the first page. */
  readonly cursor?: string | undefined
  /** Returns the pager that created the query to its first page. */
  readonly restart?: () => void
  /** The address state that set the query and its page. */
  readonly naming?: object
}

const placeOf = (query: Query.Any & { readonly [key]?: Place }): Place => query[key] ?? {}

// Changes a query that its caller has just created.
const place = <Q extends Query.Any>(query: Q, change: Place): Q =>
  Object.assign(query, { [key]: { ...placeOf(query), ...change } })

/** Returns the query of the page at a cursor, or of the first page if the cursor is undefined. */
export const atCursor = <Q extends Query.Any>(query: Q, size: number, cursor: string | undefined): Q =>
  place(query.pipe(Query.limit(size), Query.byCursor), { cursor })

/** Returns the query without its page cursor. */
export const withoutCursor = <Q extends Query.Any>(query: Q): Q =>
  place(query.pipe(Query.byCursor), { cursor: undefined })

/** Attaches a callback to the query that returns its pager to the first page. */
export const restartable = <Q extends Query.Any>(query: Q, restart: () => void): Q => place(query, { restart })

/** Returns the pager that created the query to its first page. Does nothing if the query has no pager. */
export const restart = (query: Query.Any): void => placeOf(query).restart?.()

/**
 * Returns a copy of the query, marked with the address state that sets it and its page. A different `naming` object
 * means a new address, so a pager takes its page from there again.
 */
export const named = <Q extends Query.Any>(query: Q, naming: object): Q =>
  place(query.pipe(Query.skip(query.skip)), { naming })

/** Returns the address state that set the query and its page, or `undefined` if there is none. */
export const namingOf = (query: Query.Any): unknown => placeOf(query).naming

/** Returns the query of the page that starts after `offset` items. */
export const atOffset = <Q extends Query.Any>(query: Q, size: number, offset: number): Q =>
  offset === 0 ? query.pipe(Query.limit(size)) : query.pipe(Query.limit(size), Query.skip(query.skip + offset))

/** The filter, the order and the page that an address contains. `index` counts pages from 0. */
interface PageState {
  readonly filter: Filter.Filter | undefined
  readonly sort: ReadonlyArray<Sorting>
  readonly index: number
  readonly size: number | undefined
}

/** Returns the query with the filter and order of a state. */
export const over = <Q extends Query.Any>(query: Q, { filter, sort }: Pick<PageState, "filter" | "sort">): Q => {
  const filtered: Query.Any =
    filter === undefined ? query : Query.filter(filter)(query as Query.Any as Query.Query<string, never>)
  const model = sort.map(({ field, order }) => ({ fieldName: field, order }))
  // The result has the same item type, because filtering and sorting do not change it.
  return (sort.length === 0 ? filtered : Query.sorted(Sort.raw(model))(filtered)) as Q
}

/** Returns the query of the page that a state describes. */
export const pageIn = <Q extends Query.Any>(query: Q, state: PageState): Q => {
  const size = state.size ?? query.limit ?? 20
  return atOffset(over(query, state), size, state.index * size)
}

/** Returns the cursor of the query's page, or `undefined` for the first page. */
export const cursorOf = (query: Query.Any): string | undefined => placeOf(query).cursor

/**
 * Returns the query of a component: it leaves out invalid items, so that one of them does not hide the whole list. A
 * page that prefers an error passes a query with `Query.omitInvalid(false)`.
 */
export const omitting = <Q extends Query.Any>(query: Q): Q =>
  query.omitInvalid === undefined ? Query.omitInvalid()(query) : query

/** Reads the page of a query from its cursor or offset. */
export const readAt = (
  queries: QueriesShape,
  query: Query.Any,
  { showDrafts = false }: DraftsOption = {}
): Effect.Effect<Paged<ListedItem>, DataError> => {
  const options = showDrafts ? { showDrafts } : {}
  const cursor = cursorOf(query)
  if (cursor === undefined || query.problems.length > 0) return queries.run<Query.Any>(query, options)
  const { collection, fields, include, limit, omitInvalid } = query
  return queries.fetch(collection, cursor, {
    ...options,
    fields,
    include,
    omitInvalid,
    ...(limit === undefined ? {} : { limit })
  })
}

/** Returns the page's items, invalid items, total and neighboring pages as plain data. */
export const readOf = ({
  hasNext,
  hasPrev,
  invalid,
  items,
  nextCursor,
  prevCursor,
  tooManyToCount,
  total
}: Paged<ListedItem, Pick<Query.Any, "limit" | "skip" | "byCursor">>): PageRead => ({
  items,
  ...(invalid.length === 0 ? {} : { invalid }),
  total: Option.getOrUndefined(total),
  marks: {
    hasNext,
    hasPrevious: hasPrev,
    nextCursor: Option.getOrUndefined(nextCursor),
    previousCursor: Option.getOrUndefined(prevCursor),
    tooManyToCount
  }
})
