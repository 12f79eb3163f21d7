/**
 * Sort orders of documents (data.md §3).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import type { From } from "./Cursor.ts"
import type { Document } from "../collection/Document.ts"
import { at, type Json, type Path } from "../value/Json.ts"
import * as Order from "../value/Order.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"
import * as Search from "../search/Search.ts"
import type { Steps } from "../limits/Slices.ts"
import * as Shuffle from "./Shuffle.ts"

/** A sort key. */
export interface SortKey {
  readonly path: Path
  readonly descending: boolean
  /** Sorts by the result of `Shuffle.place` for the field's string and this seed, instead of by the field. */
  readonly seed?: number
  /** Sorts by the rank of items in a search, instead of by the field. */
  readonly search?: Search.Search
}

/** Sorts by id. Every order ends with this key, so that it is total. */
export const byId: SortKey = { path: ["_id"], descending: false }

/** The default order of a query: newest first. */
export const newestFirst: ReadonlyArray<SortKey> = [{ path: ["_createdDate"], descending: true }, byId]

/** Returns a random order. It is always the same for the same seed. */
export const shuffled = (seed: number): ReadonlyArray<SortKey> => [{ ...byId, seed }, byId]

/** Returns the default order of a search: by rank, then newest first. */
export const bestFirst = (search: Search.Search): ReadonlyArray<SortKey> =>
  Search.isRanked(search) ? [{ path: [], descending: true, search }, ...newestFirst] : newestFirst

/** Parses the sort of a query. If a field occurs twice, the first occurrence counts. */
export const parse = (sort: ReadonlyArray<Sorting> = []): Result.Result<ReadonlyArray<SortKey>, Refusal.Refusal> => {
  if (sort.length === 0) return Result.succeed(newestFirst)
  if (sort.length > Limits.maximumSortFields) {
    return Result.fail(Refusal.field("sort", `must name at most ${Limits.maximumSortFields} fields`))
  }
  const keys = new Map<string, SortKey>()
  for (const [index, { fieldName, order }] of sort.entries()) {
    if (fieldName === "") {
      return Result.fail(Refusal.wde("WDE0066", { path: `sort.${index}`, received: Wde.received(fieldName) }))
    }
    const path = fieldPath(fieldName, `sort.${index}.fieldName`)
    if (Result.isFailure(path)) return Result.fail(path.failure)
    if (!keys.has(fieldName)) keys.set(fieldName, { path: path.success, descending: order === "DESC" })
  }
  return Result.succeed(upToId([...keys.values()]))
}

/** Returns the sort values of a document, one for each key of the order. A missing field is null. */
export const valuesOf =
  (sort: ReadonlyArray<SortKey>) =>
  (document: Document): ReadonlyArray<Json> =>
    sort.map((key) => valueOf(key, document) ?? null)

/** Returns the sort values of a document. It can pause while it computes the document's rank in a search. */
export function* valuesInSteps(sort: ReadonlyArray<SortKey>, document: Document): Steps<ReadonlyArray<Json>> {
  const values: Array<Json> = []
  for (const key of sort) {
    values.push(
      key.search === undefined ? (valueOf(key, document) ?? null) : yield* Search.rankInSteps(key.search, document.data)
    )
  }
  return values
}

/** Creates a function that compares two documents. */
export const comparator =
  (sort: ReadonlyArray<SortKey>) =>
  (left: Document, right: Document): number => {
    for (const key of sort) {
      const order = Order.compare(valueOf(key, left), valueOf(key, right))
      if (order !== 0) return key.descending ? -order : order
    }
    return 0
  }

/** Compares the sort values of two documents. */
export const compareValues = (
  sort: ReadonlyArray<SortKey>,
  left: ReadonlyArray<Json>,
  right: ReadonlyArray<Json>
): number => {
  for (const [index, { descending }] of sort.entries()) {
    const order = Order.compare(left[index], right[index])
    if (order !== 0) return descending ? -order : order
  }
  return 0
}

/** Reverses an order. */
export const reverse = (sort: ReadonlyArray<SortKey>): ReadonlyArray<SortKey> =>
  sort.map((key) => ({ ...key, descending: !key.descending }))

/** Validates the start of a page in an order. The values come from the caller and are untrusted. */
export const checkFrom = (sort: ReadonlyArray<SortKey>, from: From): Result.Result<From, Refusal.Refusal> =>
  from.values.length === sort.length &&
  sort.every((key, index) => typeof from.values[index] === "string" || (key.seed === undefined && !isId(key)))
    ? Result.succeed(from)
    : Result.fail(Refusal.field("cursor", "does not match the sort of the query"))

const valueOf = ({ path, search, seed }: SortKey, { data }: Document): Json | undefined => {
  if (search !== undefined) return Search.rank(search, data)
  const value = at(data, path)
  return seed === undefined || typeof value !== "string" ? value : Shuffle.sortKey(seed, value)
}

/** Whether a key is the id itself. Ids are unique, so keys after it have no effect. */
export const isId = ({ path, seed }: SortKey): boolean => path.length === 1 && path[0] === "_id" && seed === undefined

const upToId = (keys: ReadonlyArray<SortKey>): ReadonlyArray<SortKey> => {
  const place = keys.findIndex(isId)
  return place < 0 ? [...keys, byId] : keys.slice(0, place + 1)
}
