/**
 * Pages of a query's items, and which page stands before and after one (data.md §4).
 *
 * @since 0.1.0
 */
import type { RequestOf } from "@portico/contract/Endpoint"
import type { query as queryRow } from "@portico/contract/data/Endpoints"
import type { PagingMetadata } from "@portico/contract/data/Query"
import { defaultPageSize } from "@portico/contract/Limits"
import * as Option from "effect/Option"
import { type Item, idOf } from "../../collection/Collection.ts"
import * as Filter from "../../filter/Filter.ts"
import type { ReadOptions } from "./Options.ts"
import type { Any, Row } from "../Query.ts"

/** Where a page stands. */
export interface Position {
  /** Items before the page's first one. */
  readonly offset: number
  /** Pages before this one. */
  readonly index: number
  /** Offsets of the pages by which one came here. */
  readonly trail: ReadonlyArray<number>
  /** The mark by which the provider finds the page. */
  readonly cursor: Option.Option<string>
  /** The count of all that match, where an earlier page told it. */
  readonly total: Option.Option<number>
}

/** What decides the size and the kind of pages: a query, or what else is read page by page. */
export interface Sized {
  readonly limit: number | undefined
  readonly skip: number
  readonly byCursor: boolean
}

/** A page of what a query leads to. */
export interface Paged<out A, out Q extends Sized = Any> extends Position {
  readonly query: Q
  readonly options: ReadOptions
  readonly items: ReadonlyArray<A>
  /** Items that a page holds at most: the query's limit, or 50. */
  readonly limit: number
  /** Whether there is a next page. An empty page has none, whatever the provider reports. */
  readonly hasNext: boolean
  /** Whether the provider reports a next page, also for an empty page. */
  readonly reportsNext: boolean
  /** Also true of an empty page beyond the last one. */
  readonly hasPrev: boolean
  readonly nextCursor: Option.Option<string>
  readonly prevCursor: Option.Option<string>
  /** The provider counts no further than to some number: there are more than `total` tells. */
  readonly tooManyToCount: boolean
}

/** One page of a query's items. */
export interface Page<Q extends Any> extends Paged<Item<Row<Q>>> {
  readonly query: Q
}

/** Where a query starts. */
export const first = ({ limit = defaultPageSize, skip }: Pick<Sized, "limit" | "skip">): Position => ({
  offset: skip,
  index: Math.ceil(skip / limit),
  trail: [],
  cursor: Option.none(),
  total: Option.none()
})

/** Where the page after this one stands. */
export const after = ({ index, items, nextCursor, offset, query, total, trail }: Paged<unknown, Sized>): Position => ({
  offset: offset + (query.limit ?? items.length),
  index: index + 1,
  trail: [...trail, offset],
  cursor: nextCursor,
  total
})

/** Where the page before this one stands. */
export const before = ({ index, limit, offset, prevCursor, total, trail }: Paged<unknown, Sized>): Position => ({
  offset: trail.at(-1) ?? Math.max(offset - limit, 0),
  index: Math.max(index - 1, 0),
  trail: trail.slice(0, -1),
  cursor: prevCursor,
  total
})

/** Which page is asked for: by cursor, by offset, or the first one of a query that leaves its size to the provider. */
export const pagingOf = ({ byCursor, limit }: Omit<Sized, "skip">, { cursor, offset }: Position) => {
  const sized = limit === undefined ? {} : { limit }
  if (Option.isSome(cursor)) return { cursorPaging: { ...sized, cursor: cursor.value } }
  if (byCursor && offset === 0) return { cursorPaging: sized }
  return limit === undefined && offset === 0 ? {} : { paging: { ...sized, offset } }
}

/**
 * What is sent for a page. A page by cursor names neither filter nor order: the cursor stands for them. The total is
 * asked for once.
 */
export const request = (query: Any, position: Position, isFirst: boolean): RequestOf<typeof queryRow> => {
  const isFound = Option.isSome(position.cursor)
  return {
    dataCollectionId: idOf(query.collection),
    query: {
      fields: query.fields,
      ...(isFound ? {} : { filter: Filter.toModel(query.filter), sort: query.sort.model }),
      ...pagingOf(query, position)
    },
    referencedItemOptions: query.include,
    ...(isFirst && query.returnTotalCount ? { returnTotalCount: true } : {}),
    ...(isFound || query.seed === undefined ? {} : { sortMode: "RANDOM", randomOptions: { seed: query.seed } })
  }
}

/** Makes a page of a response. `received` is the count of its results, including those that are left out of `items`. */
export const make = <Q extends Sized, A>(
  query: Q,
  options: ReadOptions,
  position: Position,
  items: ReadonlyArray<A>,
  { cursors = {}, hasNext = false, tooManyToCount = false, total }: PagingMetadata,
  received = items.length
): Paged<A, Q> => {
  const prevCursor = Option.fromNullishOr(cursors.prev)
  return {
    ...position,
    query,
    options,
    items,
    total: Option.orElse(Option.fromNullishOr(total), () => position.total),
    limit: query.limit ?? defaultPageSize,
    hasNext: hasNext && received > 0,
    reportsNext: hasNext,
    hasPrev: position.offset > 0 || Option.isSome(prevCursor),
    nextCursor: Option.fromNullishOr(cursors.next),
    prevCursor,
    tooManyToCount
  }
}
