/**
 * The result of a bulk call (data.md §3): the outcome of each item, and the number of items per outcome.
 *
 * @since 0.1.0
 */
import type { BulkItemResult } from "@portico/contract/data/Item"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Data from "effect/Data"

/**
 * The outcome of an item. `unknown`: the response does not show whether the item was written. `unrecognized`: the item
 * was written by an action that this release does not know. Such items are not counted, and `action` is the action as
 * received.
 */
export type Status = "inserted" | "updated" | "removed" | "skipped" | "failed" | "unknown" | "unrecognized"

/** The failure of one item of a bulk call. */
export class BulkError extends Data.TaggedError("BulkError")<{
  readonly code: string
  readonly description: string
  /** The item, or its id, that was passed to the call. */
  readonly item: unknown
  /** The index of the item in the call. */
  readonly originalIndex: number
  readonly violations: ReadonlyArray<FieldViolation> | undefined
  readonly data: unknown
}> {
  override get message(): string {
    return this.description
  }
}

/** The failure of an item of this type. */
export type BulkErrorOf<Input> = BulkError & { readonly item: Input }

/** The outcome of one item. Its id is undefined if the provider generates the id and does not return it. */
export interface Outcome<out Input = unknown> {
  /** The index of the item in the call. */
  readonly index: number
  readonly id: string | undefined
  readonly status: Status
  /** The provider's name of the action, if the status is `unrecognized`. */
  readonly action?: string
  readonly error: BulkErrorOf<Input> | undefined
}

/** The result of a bulk call. */
export interface BulkResult<out Input> {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** The number of items that already existed (insert) or did not exist (any other call). */
  readonly skipped: number
  /** The number of items that the response omits or contains twice. */
  readonly unknown: number
  readonly errors: ReadonlyArray<BulkErrorOf<Input>>
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
  /** The outcome of each item, in the order of the call. */
  readonly outcomes: ReadonlyArray<Outcome<Input>>
}

/** The information about a call that is needed to read its response. */
export interface Reading<Input> {
  readonly inputs: ReadonlyArray<Input>
  /** Returns the id of an item, if it is known before the response. */
  readonly idOf: (index: number) => string | undefined
  /** The status of a success whose response names no action. */
  readonly done: Status
  /** The status of items that failed with one of these codes. Other codes have the status `failed`. */
  readonly passed: Readonly<Record<string, Status>>
}

/** Creates the result of a bulk call from the results in its response, which can be in any order. */
export const make = <Input>(
  results: ReadonlyArray<BulkItemResult>,
  { done, idOf, inputs, passed }: Reading<Input>
): BulkResult<Input> => {
  const resultAt = indexed(results)
  return sum(
    inputs.map((item, index): Outcome<Input> => {
      const result = resultAt(index)
      if (result === undefined) return { index, id: idOf(index), status: "unknown", error: undefined }
      const { error, id = idOf(index), success } = result.itemMetadata
      if (success) {
        const { action } = result
        if (action === undefined) return { index, id, status: done, error: undefined }
        const status = statuses.get(action)
        return status === undefined
          ? { index, id, status: "unrecognized", action, error: undefined }
          : { index, id, status, error: undefined }
      }
      const { code = "", data, description = "" } = error ?? {}
      // A result that is unsuccessful but has no error counts as skipped, not as failed (protocol of the provider).
      const status =
        error === undefined ? "skipped" : ((Object.hasOwn(passed, code) ? passed[code] : undefined) ?? "failed")
      return {
        index,
        id,
        status,
        error:
          status === "failed"
            ? errorOf({ code, description, item, originalIndex: index, violations: violationsIn(data), data })
            : undefined
      }
    })
  )
}

/** Creates the failure of an item. */
export const errorOf = <Input>(
  parts: ConstructorParameters<typeof BulkError>[0] & { readonly item: Input }
): BulkErrorOf<Input> => new BulkError(parts) as BulkErrorOf<Input>

const statuses: ReadonlyMap<string, Status> = new Map([
  ["INSERT", "inserted"],
  ["UPDATE", "updated"],
  ["PATCH", "updated"],
  ["DELETE", "removed"]
])

/** Returns a function that finds the result of an item. It is undefined if the response omits it or contains it twice. */
const indexed = (results: ReadonlyArray<BulkItemResult>): ((index: number) => BulkItemResult | undefined) => {
  // The usual response needs no map.
  if (results.every(({ itemMetadata }, index) => itemMetadata.originalIndex === index)) return (index) => results[index]
  const byIndex = new Map<number, BulkItemResult | undefined>()
  for (const result of results) {
    const { originalIndex } = result.itemMetadata
    byIndex.set(originalIndex, byIndex.has(originalIndex) ? undefined : result)
  }
  return (index) => byIndex.get(index)
}

const sum = <Input>(outcomes: ReadonlyArray<Outcome<Input>>): BulkResult<Input> => {
  const counts = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0, unrecognized: 0 }
  const ids = { inserted: [] as Array<string>, updated: [] as Array<string>, removed: [] as Array<string> }
  const errors: Array<BulkErrorOf<Input>> = []
  for (const { error, id, status } of outcomes) {
    counts[status]++
    if (error !== undefined) errors.push(error)
    if (id !== undefined && (status === "inserted" || status === "updated" || status === "removed"))
      ids[status].push(id)
  }
  const { inserted, removed, skipped, unknown, updated } = counts
  return {
    inserted,
    updated,
    removed,
    skipped,
    unknown,
    errors,
    insertedItemIds: ids.inserted,
    updatedItemIds: ids.updated,
    removedItemIds: ids.removed,
    outcomes
  }
}

const violationsIn = (data: unknown): ReadonlyArray<FieldViolation> | undefined => {
  const { fieldViolations } = (data ?? {}) as { readonly fieldViolations?: unknown }
  return Array.isArray(fieldViolations) ? fieldViolations : undefined
}
