/**
 * Pages of a query's items, and which page stands before and after one (data.md §4).
 *
 * @since 0.1.0
 */
import type { RequestOf } from "@portico/contract/Endpoint"
import type { query as queryRow } from "@portico/contract/data/Endpoints"
import type { PagingMetadata } from "@portico/contract/data/Paging"
import { defaultPageSize } from "@portico/contract/Limits"
import * as Option from "effect/Option"
import { type Item, idOf } from "./Collection.ts"
import * as Filter from "./Filter.ts"
import type { ReadOptions } from "./Options.ts"
import type { Any, Row } from "./Query.ts"

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
  /** The count of all matching items, where an earlier page told it. */
  readonly total: Option.Option<number>
}

/** One page of a query's items. */
export interface Page<Q extends Any> extends Position {
  readonly query: Q
  readonly options: ReadOptions
  readonly items: ReadonlyArray<Item<Row<Q>>>
  /** Items that a page holds at most: the query's limit, or 50. */
  readonly limit: number
  readonly hasNext: boolean
  /** Also true of an empty page beyond the last one. */
  readonly hasPrev: boolean
  readonly nextCursor: Option.Option<string>
  readonly prevCursor: Option.Option<string>
}

/** Where a query starts. */
export const first = ({ limit = defaultPageSize, skip }: Any): Position => ({
  offset: skip,
  index: Math.ceil(skip / limit),
  trail: [],
  cursor: Option.none(),
  total: Option.none()
})

/** Where the page after this one stands. */
export const after = <Q extends Any>({ index, items, nextCursor, offset, query, total, trail }: Page<Q>): Position => ({
  offset: offset + (query.limit ?? items.length),
  index: index + 1,
  trail: [...trail, offset],
  cursor: nextCursor,
  total
})

/** Where the page before this one stands. */
export const before = <Q extends Any>({ index, limit, offset, prevCursor, total, trail }: Page<Q>): Position => ({
  offset: trail.at(-1) ?? Math.max(offset - limit, 0),
  index: Math.max(index - 1, 0),
  trail: trail.slice(0, -1),
  cursor: prevCursor,
  total
})

/**
 * What is sent for a page. A page by cursor names neither filter nor order: the cursor stands for them. The total is
 * asked for once.
 */
export const request = (query: Any, { cursor, offset }: Position, isFirst: boolean): RequestOf<typeof queryRow> => {
  const limit = query.limit === undefined ? {} : { limit: query.limit }
  return {
    dataCollectionId: idOf(query.collection),
    query: {
      fields: query.fields,
      ...(Option.isSome(cursor)
        ? { cursorPaging: { ...limit, cursor: cursor.value } }
        : {
            filter: Filter.toModel(query.filter),
            sort: query.sort.model,
            ...(query.limit === undefined && offset === 0 ? {} : { paging: { ...limit, offset } })
          })
    },
    referencedItemOptions: query.include,
    ...(isFirst && query.returnTotalCount ? { returnTotalCount: true } : {})
  }
}

/** The page that an answer is. */
export const make = <Q extends Any>(
  query: Q,
  options: ReadOptions,
  position: Position,
  items: ReadonlyArray<Item<Row<Q>>>,
  { cursors = {}, hasNext = false, total }: PagingMetadata
): Page<Q> => {
  const prevCursor = Option.fromNullishOr(cursors.prev)
  return {
    ...position,
    query,
    options,
    items,
    total: Option.orElse(Option.fromNullishOr(total), () => position.total),
    limit: query.limit ?? defaultPageSize,
    hasNext,
    hasPrev: position.offset > 0 || Option.isSome(prevCursor),
    nextCursor: Option.fromNullishOr(cursors.next),
    prevCursor
  }
}
