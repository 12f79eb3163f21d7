/**
 * Orders of documents (data.md §3).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Sort"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import type { Document } from "./Document.ts"
import { at, type Path } from "./Json.ts"
import * as Order from "./Order.ts"
import { fieldPath } from "./Query.ts"
import * as Refusal from "./Refusal.ts"

/** One thing to sort by. */
export interface SortKey {
  readonly path: Path
  readonly descending: boolean
}

/** Ends every order, so that it is total. */
export const byId: SortKey = { path: ["_id"], descending: false }

/** The order of a query that names none: newest first. */
export const newestFirst: ReadonlyArray<SortKey> = [{ path: ["_createdDate"], descending: true }, byId]

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
  return Result.succeed(keys.has("_id") ? [...keys.values()] : [...keys.values(), byId])
}

/** Compares two documents. */
export const comparator =
  (sort: ReadonlyArray<SortKey>) =>
  (left: Document, right: Document): number => {
    for (const { descending, path } of sort) {
      const order = Order.compare(at(left.data, path), at(right.data, path))
      if (order !== 0) return descending ? -order : order
    }
    return 0
  }
