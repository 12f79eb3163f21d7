/**
 * Orders of documents (data.md §3).
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
import { fieldPath } from "../value/Query.ts"
import * as Refusal from "../value/Refusal.ts"
import * as Search from "../search/Search.ts"
import type { Steps } from "../limits/Slices.ts"
import * as Shuffle from "./Shuffle.ts"

/** One thing to sort by. */
export interface SortKey {
  readonly path: Path
  readonly descending: boolean
  /** Sorts by what `Shuffle.place` makes of the field's text with this seed, in the place of the field. */
  readonly seed?: number
  /** Sorts by how well items answer a search, in the place of the field. */
  readonly search?: Search.Search
}

/** Ends every order, so that it is total. */
export const byId: SortKey = { path: ["_id"], descending: false }

/** The order of a query that names none: newest first. */
export const newestFirst: ReadonlyArray<SortKey> = [{ path: ["_createdDate"], descending: true }, byId]

/** The order of a query that asks for one at random: for one seed it is always the same. */
export const shuffled = (seed: number): ReadonlyArray<SortKey> => [{ ...byId, seed }, byId]

/** The order of a search that names none: the best answers first, and newest first among equals. */
export const bestFirst = (search: Search.Search): ReadonlyArray<SortKey> =>
  Search.isRanked(search) ? [{ path: [], descending: true, search }, ...newestFirst] : newestFirst

/** Reads the sort of a query. A field that stands in it twice counts where it stands first. */
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

/** What a document is sorted by: a value for each key of the order. A missing field is null. */
export const valuesOf =
  (sort: ReadonlyArray<SortKey>) =>
  (document: Document): ReadonlyArray<Json> =>
    sort.map((key) => valueOf(key, document) ?? null)

/** The values that a document is sorted by. It can pause while it ranks how well the document answers a search. */
export function* valuesInSteps(sort: ReadonlyArray<SortKey>, document: Document): Steps<ReadonlyArray<Json>> {
  const values: Array<Json> = []
  for (const key of sort) {
    values.push(
      key.search === undefined ? (valueOf(key, document) ?? null) : yield* Search.rankInSteps(key.search, document.data)
    )
  }
  return values
}

/** Compares two documents. */
export const comparator =
  (sort: ReadonlyArray<SortKey>) =>
  (left: Document, right: Document): number => {
    for (const key of sort) {
      const order = Order.compare(valueOf(key, left), valueOf(key, right))
      if (order !== 0) return key.descending ? -order : order
    }
    return 0
  }

/** Compares what two documents are sorted by. */
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

/** The opposite order. */
export const reverse = (sort: ReadonlyArray<SortKey>): ReadonlyArray<SortKey> =>
  sort.map((key) => ({ ...key, descending: !key.descending }))

/** Reads where a page begins in an order. The values come from a stranger. */
export const checkFrom = (sort: ReadonlyArray<SortKey>, from: From): Result.Result<From, Refusal.Refusal> =>
  from.values.length === sort.length &&
  sort.every((key, index) => typeof from.values[index] === "string" || (key.seed === undefined && !isId(key)))
    ? Result.succeed(from)
    : Result.fail(Refusal.field("cursor", "does not fit the order of the list"))

const valueOf = ({ path, search, seed }: SortKey, { data }: Document): Json | undefined => {
  if (search !== undefined) return Search.rank(search, data)
  const value = at(data, path)
  return seed === undefined || typeof value !== "string" ? value : Shuffle.place(seed, value)
}

/** Whether a key is the id itself. Ids differ, so that nothing after it decides. */
export const isId = ({ path, seed }: SortKey): boolean => path.length === 1 && path[0] === "_id" && seed === undefined

const upToId = (keys: ReadonlyArray<SortKey>): ReadonlyArray<SortKey> => {
  const place = keys.findIndex(isId)
  return place < 0 ? [...keys, byId] : keys.slice(0, place + 1)
}
