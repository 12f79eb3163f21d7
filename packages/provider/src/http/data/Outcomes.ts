/**
 * The outcome of each item of a write call, and its conversion to a response.
 *
 * @since 0.1.0
 */
import type { BulkResponse, BulkItemResult, Item } from "@portico/contract/data/Item"
import type { BulkAction } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type Collection, nameOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Refusal from "../../engine/value/Refusal.ts"

/** The outcome of one item: the action, and either the document or the refusal. */
export interface Outcome {
  readonly action: Member<typeof BulkAction>
  /** The item's id, if the caller sent one. */
  readonly id?: string | undefined
  readonly result: Result.Result<Document, Refusal.Refusal>
}

/** Converts a document to an item of a response. */
export const itemOf = ({ data, id }: Document, collection: Collection): Item => ({
  id,
  dataCollectionId: nameOf(collection),
  data
})

/** Returns the outcome of a call for a single item. Fails if the item was refused. */
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

/** Returns the response of a bulk call. */
export const bulk = (outcomes: ReadonlyArray<Outcome>): BulkResponse => {
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

/** Creates the refusal of an item that does not exist. */
export const missing = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0073", { itemId: Wde.received(id), collection: nameOf(collection) }, 404)

/** Creates the refusal of an item that already exists. */
export const exists = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0074", { itemId: Wde.received(id), collection: nameOf(collection) }, 409)

/** Creates the refusal of an item that does not meet the condition of the call. */
export const unmet = (id: string, collection: Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 412,
    code: "PRECONDITION_FAILED",
    description: `The item ${Wde.received(id)} of ${nameOf(collection)} does not meet the condition.`
  })

/** Creates the refusal of an item that concurrent writes kept changing while its hook ran. */
export const contended = (id: string, collection: Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 409,
    code: "ABORTED",
    description: `The item ${Wde.received(id)} of ${nameOf(collection)} is being changed by other requests. Try again.`
  })
