/**
 * How calls for single items, and for adding many, are answered (data.md §7).
 *
 * @since 0.1.0
 */
import type * as Rows from "@portico/contract/data/Endpoints"
import type { Item, ItemDraft } from "@portico/contract/data/Item"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Clock from "effect/Clock"
import { uuidV7Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Action, Collection } from "../../engine/Collection.ts"
import type { Document } from "../../engine/Document.ts"
import * as Draft from "../../engine/Draft.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Parse from "../../engine/filter/Parse.ts"
import type { Actor } from "../../engine/Permissions.ts"
import { project } from "../../engine/Query.ts"
import * as Refusal from "../../engine/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../Call.ts"
import * as Access from "./Access.ts"

/** Reads an item. One that is not there, and one that the caller may not see, is WDE0073. */
export const get = Effect.fn("Items.get")(function* (
  { dataCollectionId, dataItemId, fields }: RequestOf<typeof Rows.get>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", dataCollectionId)
  const [found = Option.none<Document>()] = yield* store.get(collection, [dataItemId].filter(canExist), reach)
  if (Option.isNone(found)) return yield* missing(dataItemId, collection)
  const { data, id } = found.value
  return { dataItem: itemOf({ id, data: project(fields)(data) }, collection) }
})

/** Adds an item. One whose id exists is WDE0074. */
export const insert = Effect.fn("Items.insert")(function* (
  { dataCollectionId, dataItem }: RequestOf<typeof Rows.insert>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection } = yield* Access.access(actor, "insert", dataCollectionId)
  const [made] = yield* documents(actor, collection, [dataItem])
  const document = yield* Effect.fromResult(made ?? Result.fail(Refusal.field("dataItem", "is missing")))
  const [isNew] = yield* store.insert(collection, [document])
  if (isNew !== true) return yield* exists(document.id, collection)
  return { dataItem: itemOf(document, collection) }
})

/** Adds items. Each fares for itself; one whose id exists stays as it is. */
export const bulkInsert = Effect.fn("Items.bulkInsert")(function* (
  { dataCollectionId, dataItems }: RequestOf<typeof Rows.bulkInsert>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  if (dataItems.length > Limits.maximumItemsPerRequest) {
    return yield* Refusal.wde("WDE0006", { limit: Limits.maximumItemsPerRequest, count: dataItems.length })
  }
  const { collection } = yield* Access.access(actor, "insert", dataCollectionId)
  const made = yield* documents(actor, collection, dataItems)
  const valid = made.filter(Result.isSuccess).map(({ success }) => success)
  const areNew = (yield* store.insert(collection, valid)).values()
  const results = made.map((result, originalIndex) => {
    if (Result.isFailure(result)) return refused(originalIndex, dataItems[originalIndex], result.failure)
    const { id } = result.success
    return areNew.next().value === true
      ? { action: "INSERT", itemMetadata: { id, originalIndex, success: true } }
      : refused(originalIndex, { id, data: {} }, exists(id, collection))
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses } }
})

/** Replaces an item. One that is not there is WDE0073. */
export const update = Effect.fn("Items.update")(function* (
  { condition, dataCollectionId, dataItem }: RequestOf<typeof Rows.update>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "update", dataCollectionId)
  const id = yield* Effect.fromResult(Draft.idOf(dataItem))
  if (id === undefined) return yield* Refusal.wde("WDE0007", { received: "nothing" })
  const filter = yield* Effect.fromResult(Parse.parse(condition?.filter))
  const [made] = yield* documents(actor, collection, [dataItem])
  const document = yield* Effect.fromResult(made ?? Result.fail(Refusal.field("dataItem", "is missing")))
  const [updated = Option.none<Document>()] = yield* store.update(collection, [document], Filter.and(reach, filter))
  if (Option.isNone(updated)) return yield* yield* whyNot(actor, "update", collection, id, reach)
  return { dataItem: itemOf(updated.value, collection) }
})

/** Removes an item, and answers what it was. One that is not there is WDE0073. */
export const remove = Effect.fn("Items.remove")(function* (
  { condition, dataCollectionId, dataItemId }: RequestOf<typeof Rows.remove>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "remove", dataCollectionId)
  const filter = yield* Effect.fromResult(Parse.parse(condition?.filter))
  const ids = [dataItemId].filter(canExist)
  const [removed = Option.none<Document>()] = yield* store.remove(collection, ids, Filter.and(reach, filter))
  if (Option.isNone(removed)) return yield* yield* whyNot(actor, "remove", collection, dataItemId, reach)
  return { dataItem: itemOf(removed.value, collection) }
})

/** An item as it is answered. */
export const itemOf = ({ data, id }: Document, collection: Collection): Item => ({
  id,
  dataCollectionId: collection.id,
  data
})

// An id that cannot be stored belongs to no item.
const canExist = (id: string): boolean => Result.isSuccess(Draft.checkId(id, "id"))

const documents = Effect.fnUntraced(function* (
  actor: Actor,
  { indexes }: Collection,
  drafts: ReadonlyArray<ItemDraft>
) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return drafts.map((draft) => Draft.toDocument(draft, { makeId: uuidV7Unsafe, now, ownerId: actor.memberId, indexes }))
})

/** Tells why an item was not changed: it is not there, it is another's, or it does not meet the condition. */
const whyNot = Effect.fnUntraced(function* (
  actor: Actor,
  action: Action,
  collection: Collection,
  id: string,
  reach: Filter.Filter
) {
  const store = yield* ItemStore
  const ids = [id].filter(canExist)
  const visible = yield* Effect.result(Access.reachOf(actor, "read", collection))
  const [seen = Option.none<Document>()] = Result.isSuccess(visible)
    ? yield* store.get(collection, ids, visible.success)
    : []
  const [reached = Option.none<Document>()] = yield* store.get(collection, ids, reach)
  if (Option.isSome(reached)) return unmet(id, collection)
  return Option.isSome(seen) ? Access.forbidden(action, collection.id) : missing(id, collection)
})

const missing = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0073", { itemId: Wde.received(id), collection: collection.id }, 404)

const exists = (id: string, collection: Collection): Refusal.ApplicationError =>
  Refusal.wde("WDE0074", { itemId: Wde.received(id), collection: collection.id }, 409)

const unmet = (id: string, collection: Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 412,
    code: "PRECONDITION_FAILED",
    description: `Item ${Wde.received(id)} of ${collection.id} does not meet the condition.`
  })

const refused = (originalIndex: number, draft: ItemDraft | undefined, refusal: Refusal.Refusal) => ({
  action: "INSERT",
  itemMetadata: {
    originalIndex,
    success: false,
    ...(draft?.id === undefined ? {} : { id: draft.id }),
    error:
      refusal._tag === "ApplicationError"
        ? { code: refusal.code, description: refusal.description }
        : { code: "INVALID_ARGUMENT", description: refusal.message, data: { fieldViolations: refusal.violations } }
  }
})
