/**
 * Pages of documents and of distinct values in memory.
 *
 * @since 0.1.0
 */
import type { From } from "../../engine/order/Cursor.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { at, type Json } from "../../engine/value/Json.ts"
import * as Order from "../../engine/value/Order.ts"
import * as Sort from "../../engine/order/Sort.ts"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import type { Find, FindDistinct, Found } from "../ItemStore.ts"

/** Sorts documents and returns a page of them. `most` is the limit of its total. */
export function* page(matching: ReadonlyArray<Document>, find: Find, most: number): Slices.Steps<Found<Document>> {
  const { from } = find
  const sort = from?.direction === "before" ? Sort.reverse(find.sort) : find.sort
  if (from === undefined && sort.every(({ search, seed }) => seed === undefined && search === undefined)) {
    return cut(yield* Slices.sort(matching, Sort.comparator(sort)), find, matching.length, most)
  }
  const placed: Array<{ readonly document: Document; readonly values: ReadonlyArray<Json> }> = []
  for (const document of matching) {
    const values = yield* Sort.valuesInSteps(sort, document)
    if (from === undefined || isBeyond(Sort.compareValues(sort, values, from.values), from)) {
      placed.push({ document, values })
    }
    yield
  }
  const sorted = yield* Slices.sort(placed, (left, right) => Sort.compareValues(sort, left.values, right.values))
  return cut(
    sorted.map(({ document }) => document),
    find,
    matching.length,
    most
  )
}

/** Collects the distinct values of a field and returns a page of them. `most` is the limit of its total. */
export function* distinct(
  matching: ReadonlyArray<Document>,
  find: FindDistinct,
  most: number
): Slices.Steps<Found<Json>> {
  const { from } = find
  const direction = (find.order === "DESC") === (from?.direction === "before") ? 1 : -1
  const compare = (left: Json | undefined, right: Json | undefined) => direction * Order.compare(left, right)
  const all = yield* Slices.sort(
    matching.flatMap(({ data }) => valuesOf(at(data, find.path))),
    compare
  )
  const values: Array<Json> = []
  for (const value of all) {
    if (values.length === 0 || compare(value, values.at(-1)) !== 0) values.push(value)
    yield
  }
  const beyond = from === undefined ? values : values.filter((value) => isBeyond(compare(value, from.values[0]), from))
  return cut(beyond, find, values.length, most)
}

const valuesOf = (value: Json | undefined): ReadonlyArray<Json> =>
  (Array.isArray(value) ? value : [value]).filter((one: Json | undefined) => one !== undefined && one !== null)

const isBeyond = (order: number, { inclusive = false }: From): boolean => order > 0 || (inclusive && order === 0)

interface Range {
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

const cut = <A>(
  all: ReadonlyArray<A>,
  { from, limit, offset, total }: Range,
  count: number,
  most: number
): Found<A> => {
  const found = all.slice(offset, offset + limit)
  return {
    found: from?.direction === "before" ? found.toReversed() : found,
    hasNext: all.length > offset + limit,
    ...(total ? TotalLimit.totalOf(count, most) : TotalLimit.uncounted)
  }
}
