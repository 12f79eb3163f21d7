/**
 * How the items of a bulk call fared (data.md §3): each by itself, and all of them counted.
 *
 * @since 0.1.0
 */
import type { BulkItemResult } from "@portico/contract/data/Item"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Data from "effect/Data"

/**
 * The outcome of an item. `unknown`: the response does not say whether it was done. `unrecognized`: it was done, by an
 * action that this release does not know; such items are not counted, and `action` holds the action as it came.
 */
export type Status = "inserted" | "updated" | "removed" | "skipped" | "failed" | "unknown" | "unrecognized"

/** Why an item of a bulk call failed. */
export class BulkError extends Data.TaggedError("BulkError")<{
  readonly code: string
  readonly description: string
  /** The item, or the id of it, that the call was given. */
  readonly item: unknown
  /** Its place in the call. */
  readonly originalIndex: number
  readonly violations: ReadonlyArray<FieldViolation> | undefined
  readonly data: unknown
}> {
  override get message(): string {
    return this.description
  }
}

/** Why an item of this type failed. */
export type BulkErrorOf<Input> = BulkError & { readonly item: Input }

/** How one item fared. Its id is unknown where the provider was to make one and did not tell it. */
export interface Outcome<out Input = unknown> {
  /** Its place in the call. */
  readonly index: number
  readonly id: string | undefined
  readonly status: Status
  /** The provider's name of what was done, if the status is `unrecognized`. */
  readonly action?: string
  readonly error: BulkErrorOf<Input> | undefined
}

/** How a bulk call fared. */
export interface BulkResult<out Input> {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** Items that were there already (an insert), or were not there (any other call). */
  readonly skipped: number
  /** Items of which the answer tells nothing, or twice. */
  readonly unknown: number
  readonly errors: ReadonlyArray<BulkErrorOf<Input>>
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
  /** How each item fared, in the order of the call. */
  readonly outcomes: ReadonlyArray<Outcome<Input>>
}

/** What an answer is read by. */
export interface Reading<Input> {
  readonly inputs: ReadonlyArray<Input>
  /** The id of each item, where it is known before. */
  readonly idOf: (index: number) => string | undefined
  /** The status of a success whose response names no action. */
  readonly done: Status
  /** What a failure of these codes is. */
  readonly passed: Readonly<Record<string, Status>>
}

/** Reads the results of a bulk call, which come in any order. */
export const make = <Input>(
  results: ReadonlyArray<BulkItemResult>,
  { done, idOf, inputs, passed }: Reading<Input>
): BulkResult<Input> => {
  const told = new Map<number, BulkItemResult | undefined>()
  for (const result of results) {
    const { originalIndex } = result.itemMetadata
    told.set(originalIndex, told.has(originalIndex) ? undefined : result)
  }
  return sum(
    inputs.map((item, index): Outcome<Input> => {
      const result = told.get(index)
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
      // A failure that gives no reason is none (protocol of the provider).
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

/** Why an item failed. */
export const errorOf = <Input>(
  parts: ConstructorParameters<typeof BulkError>[0] & { readonly item: Input }
): BulkErrorOf<Input> => new BulkError(parts) as BulkErrorOf<Input>

const statuses: ReadonlyMap<string, Status> = new Map([
  ["INSERT", "inserted"],
  ["UPDATE", "updated"],
  ["PATCH", "updated"],
  ["DELETE", "removed"]
])

const sum = <Input>(outcomes: ReadonlyArray<Outcome<Input>>): BulkResult<Input> => {
  const of = (status: Status) => outcomes.filter((outcome) => outcome.status === status)
  const idsOf = (outcomes: ReadonlyArray<Outcome>) => outcomes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const inserted = of("inserted")
  const updated = of("updated")
  const removed = of("removed")
  return {
    inserted: inserted.length,
    updated: updated.length,
    removed: removed.length,
    skipped: of("skipped").length,
    unknown: of("unknown").length,
    errors: outcomes.flatMap(({ error }) => (error === undefined ? [] : [error])),
    insertedItemIds: idsOf(inserted),
    updatedItemIds: idsOf(updated),
    removedItemIds: idsOf(removed),
    outcomes
  }
}

const violationsIn = (data: unknown): ReadonlyArray<FieldViolation> | undefined => {
  const { fieldViolations } = (data ?? {}) as { readonly fieldViolations?: unknown }
  return Array.isArray(fieldViolations) ? fieldViolations : undefined
}
