/**
 * How each item of a call that writes fared, and what that is as an answer.
 *
 * @since 0.1.0
 */
import type { BulkAnswer, BulkItemResult, Item } from "@portico/contract/data/Item"
import type { BulkAction } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type Collection, nameOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Refusal from "../../engine/value/Refusal.ts"

/** What became of one item: what was done, and the document or why there is none. */
export interface Outcome {
  readonly action: Member<typeof BulkAction>
  /** The item's id, where the caller gave one. */
  readonly id?: string | undefined
  readonly result: Result.Result<Document, Refusal.Refusal>
}

/** An item as it is answered. */
export const itemOf = ({ data, id }: Document, collection: Collection): Item => ({
  id,
  dataCollectionId: nameOf(collection),
  data
})

/** The outcome of a call for a single item, which fails with the item. */
export const single = (outcomes: ReadonlyArray<Outcome>): Effect.Effect<Done, Refusal.Refusal> => {
  const [outcome] = outcomes
  return outcome === undefined
    ? Effect.fail(Refusal.field("dataItem", "is missing"))
    : Effect.map(Effect.fromResult(outcome.result), (document) => ({ action: outcome.action, document }))
}

/** A single item that was written. */
export interface Done {
  readonly action: Outcome["action"]
  readonly document: Document
}

/** The answer of a bulk call. */
export const bulk = (outcomes: ReadonlyArray<Outcome>): BulkAnswer => {
  const totalSuccesses = outcomes.filter(({ result }) => Result.isSuccess(result)).length
  return {
    results: outcomes.map(resultOf),
    bulkActionMetadata: { totalSuccesses, totalFailures: outcomes.length - totalSuccesses, undetailedFailures: 0 }
  }
}

const resultOf = ({ action, id, result }: Outcome, originalIndex: number): BulkItemResult => ({
  action,
  itemMetadata: Result.isSuccess(result)
    ? { id: result.success.id, originalIndex, success: true }
    : { ...(id === undefined ? {} : { id }), originalIndex, success: false, error: errorOf(result.failure) }
})

const errorOf = (refusal: Refusal.Refusal) =>
  refusal._tag === "ApplicationError"
    ? {
        code: refusal.code,
        description: refusal.description,
        ...(refusal.data === undefined ? {} : { data: refusal.data })
      }
    : { code: "INVALID_ARGUMENT", description: refusal.message, data: { fieldViolations: refusal.violations } }

/** Refuses an item that is not there. */
export const missing = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0073", { itemId: Wde.received(id), collection: nameOf(collection) }, 404)

/** Refuses an item that is there already. */
export const exists = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0074", { itemId: Wde.received(id), collection: nameOf(collection) }, 409)

/** Refuses an item that does not meet the condition of the call. */
export const unmet = (id: string, collection: Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 412,
    code: "PRECONDITION_FAILED",
    description: `Item ${Wde.received(id)} of ${nameOf(collection)} does not meet the condition.`
  })

/** Refuses an item that others kept changing while hooks looked at it. */
export const contended = (id: string, collection: Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 409,
    code: "ABORTED",
    description: `Item ${Wde.received(id)} of ${nameOf(collection)} is being changed by others: try again.`
  })
