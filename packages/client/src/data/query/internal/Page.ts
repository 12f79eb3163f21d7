/**
 * Pages of a query's items, and the positions of the next and previous page (data.md §4).
 *
 * @since 0.1.0
 */
import type { RequestOf } from "@portico/contract/Call"
import type { query as queryRow } from "@portico/contract/codecs/data/ItemCalls"
import type { PagingMetadata } from "@portico/contract/data/Query"
import { defaultPageSize } from "@portico/contract/Limits"
import * as Option from "effect/Option"
import type { Item } from "../../collection/Collection.ts"
import { idOf } from "../../collection/internal/Argument.ts"
import type { InvalidItem, PageItems } from "../../collection/internal/PageItems.ts"
import * as Filter from "../../filter/Filter.ts"
import type { ReadOptions } from "./Options.ts"
import type { Any, Row } from "../Query.ts"

/** The position of a page. */
export interface Position {
  /** The count of items before the page. */
  readonly offset: number
  /** The count of pages before this one. */
  readonly index: number
  /** The offsets of the pages that were read before this one. */
  readonly trail: ReadonlyArray<number>
  /** The provider's cursor for the page. */
  readonly cursor: Option.Option<string>
  /** The count of all matching items, if the response for this page or an earlier one included it. */
  readonly total: Option.Option<number>
  /** Whether the provider stopped counting, so that there are more matching items than `total`. */
  readonly tooManyToCount: boolean
}

/** The parts of a query, or of another source of pages, that determine the size and the kind of its pages. */
export interface Sized {
  readonly limit: number | undefined
  readonly skip: number
  readonly byCursor: boolean
}

/** A page of a query's results. */
export interface Paged<out A, out Q extends Sized = Any> extends Position {
  readonly query: Q
  readonly options: ReadOptions
  readonly items: ReadonlyArray<A>
  /**
   * The items that the page leaves out, with the reason, if its query has `omitInvalid`. Otherwise empty. `limit`,
   * `offset`, `total` and `hasNext` count them.
   */
  readonly invalid: ReadonlyArray<InvalidItem>
  /** The maximum number of items on the page: the query's limit, or 50. */
  readonly limit: number
  /** Whether there is a next page. An empty page has none, whatever the provider reports. */
  readonly hasNext: boolean
  /** Whether the provider reports a next page, also for an empty page. */
  readonly reportsNext: boolean
  /** Whether there is a previous page. Also true for an empty page after the last one. */
  readonly hasPrev: boolean
  readonly nextCursor: Option.Option<string>
  readonly prevCursor: Option.Option<string>
}

/** One page of a query's items. */
export interface Page<Q extends Any> extends Paged<Item<Row<Q>>> {
  readonly query: Q
}

/** Returns the position of a query's first page. */
export const first = ({ limit = defaultPageSize, skip }: Pick<Sized, "limit" | "skip">): Position => ({
  offset: skip,
  index: Math.ceil(skip / limit),
  trail: [],
  cursor: Option.none(),
  total: Option.none(),
  tooManyToCount: false
})

/** Returns the position of the next page. */
export const after = (page: Paged<unknown, Sized>): Position => {
  const { index, nextCursor, offset, query, tooManyToCount, total, trail } = page
  return {
    offset: offset + (query.limit ?? countOf(page)),
    index: index + 1,
    trail: [...trail, offset],
    cursor: nextCursor,
    total,
    tooManyToCount
  }
}

/** Returns the count of a page's items, including those that it leaves out. */
export const countOf = ({ invalid, items }: PageItems<unknown>): number =>
  items.length + invalid.filter(({ field }) => field === undefined).length

/** Returns the position of the previous page. */
export const before = ({
  index,
  limit,
  offset,
  prevCursor,
  tooManyToCount,
  total,
  trail
}: Paged<unknown, Sized>): Position => ({
  offset: trail.at(-1) ?? Math.max(offset - limit, 0),
  index: Math.max(index - 1, 0),
  trail: trail.slice(0, -1),
  cursor: prevCursor,
  total,
  tooManyToCount
})

/**
 * Returns the paging part of a request: by cursor, by offset, or empty for the first page of a query without a limit,
 * whose page size the provider decides.
 */
export const pagingOf = ({ byCursor, limit }: Omit<Sized, "skip">, { cursor, offset }: Position) => {
  const sized = limit === undefined ? {} : { limit }
  if (Option.isSome(cursor)) return { cursorPaging: { ...sized, cursor: cursor.value } }
  if (byCursor && offset === 0) return { cursorPaging: sized }
  return limit === undefined && offset === 0 ? {} : { paging: { ...sized, offset } }
}

/**
 * Returns the request for a page. A request by cursor omits the filter and the order, which the cursor includes. Only
 * the first request includes `returnTotalCount`.
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

/** Creates a page from a response. `received` is the count of its results, including those omitted from the items. */
export const make = <Q extends Sized, A>(
  query: Q,
  options: ReadOptions,
  position: Position,
  decoded: PageItems<A>,
  { cursors = {}, hasNext = false, tooManyToCount, total }: PagingMetadata,
  received = countOf(decoded)
): Paged<A, Q> => {
  const prevCursor = Option.fromNullishOr(cursors.prev)
  return {
    ...position,
    query,
    options,
    ...decoded,
    total: Option.orElse(Option.fromNullishOr(total), () => position.total),
    limit: query.limit ?? defaultPageSize,
    hasNext: hasNext && received > 0,
    reportsNext: hasNext,
    hasPrev: position.offset > 0 || Option.isSome(prevCursor),
    nextCursor: Option.fromNullishOr(cursors.next),
    prevCursor,
    // Only the response with the total reports whether it is complete.
    tooManyToCount:
      typeof total === "number" ? tooManyToCount === true : tooManyToCount === true || position.tooManyToCount
  }
}
