/**
 * Pages of documents and of distinct values.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import type { Document } from "../../engine/Document.ts"
import { at, type Json } from "../../engine/Json.ts"
import * as Order from "../../engine/Order.ts"
import * as Sort from "../../engine/Sort.ts"
import type { Find, FindDistinct, Found } from "../ItemStore.ts"

interface Range {
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/** Sorts documents and cuts a page out of them. */
export const page = (matching: ReadonlyArray<Document>, find: Find): Found<Document> =>
  cut(matching.toSorted(Sort.comparator(find.sort)), find)

/** Collects the distinct values of a field and cuts a page out of them. */
export const distinct = (matching: ReadonlyArray<Document>, find: FindDistinct): Found<Json> => {
  const direction = find.order === "DESC" ? -1 : 1
  const values = matching
    .flatMap(({ data }) => valuesOf(at(data, find.path)))
    .toSorted((left, right) => direction * Order.compare(left, right))
  return cut(
    values.filter((value, index) => index === 0 || Order.compare(value, values[index - 1]) !== 0),
    find
  )
}

const valuesOf = (value: Json | undefined): ReadonlyArray<Json> =>
  (Array.isArray(value) ? value : [value]).filter((one: Json | undefined) => one !== undefined && one !== null)

const cut = <A>(all: ReadonlyArray<A>, { limit, offset, total }: Range): Found<A> => ({
  found: all.slice(offset, offset + limit),
  hasNext: all.length > offset + limit,
  total: total ? Option.some(all.length) : Option.none()
})
