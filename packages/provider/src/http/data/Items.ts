/**
 * Endpoints for single items (data.md §7).
 *
 * @since 0.1.0
 */
import type * as Endpoints from "@portico/contract/data/Endpoints"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Document } from "../../engine/collection/Document.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../request/Call.ts"
import * as Access from "./Access.ts"
import * as Includes from "./Includes.ts"
import { itemOf, missing, single } from "./Outcomes.ts"
import * as Patching from "./Patching.ts"
import * as Saving from "./Saving.ts"
import * as CallContext from "./CallContext.ts"
import * as Writing from "./Writing.ts"

/** Reads an item. Fails with WDE0073 if the item does not exist or the caller may not see it. */
export const get = Effect.fn("Items.get")(function* (payload: RequestOf<typeof Endpoints.get>, call: Call) {
  const session = yield* CallContext.open("read", "get", payload, call)
  const { collection, hooks } = session
  const store = yield* ItemStore
  const includes = yield* Includes.of(payload.includeReferencedItems, collection)
  const dataItemId = yield* hooks.id("beforeGet", payload.dataItemId)
  const reach = yield* hooks.narrow(session.reach)
  const [found = Option.none<Document>()] = yield* store.get(
    collection,
    [dataItemId].filter(CallContext.canExist),
    reach
  )
  if (Option.isNone(found)) return yield* missing(dataItemId, collection)
  const { data, id } = found.value
  const document = { id, data: yield* hooks.after("afterGet", data) }
  return { dataItem: yield* Includes.one(session, includes, document, payload.fields) }
})

/** Inserts an item. Fails with WDE0074 if its id exists. */
export const insert = Effect.fn("Items.insert")(function* (payload: RequestOf<typeof Endpoints.insert>, call: Call) {
  const session = yield* CallContext.open("insert", "insert", payload, call)
  const includes = yield* Includes.of(payload.includeReferencedItems, session.collection)
  const { document } = yield* single(yield* Writing.insert(session, [payload.dataItem]))
  return { dataItem: yield* Includes.one(session, includes, document) }
})

/** Replaces an item. Fails with WDE0073 if it does not exist. */
export const update = Effect.fn("Items.update")(function* (payload: RequestOf<typeof Endpoints.update>, call: Call) {
  const session = yield* CallContext.open("update", "update", payload, call)
  const includes = yield* Includes.of(payload.includeReferencedItems, session.collection)
  const { document } = yield* single(yield* Writing.update(session, [payload.dataItem], payload.condition))
  return { dataItem: yield* Includes.one(session, includes, document) }
})

/** Inserts an item, or replaces the item with the same id. */
export const save = Effect.fn("Items.save")(function* (payload: RequestOf<typeof Endpoints.save>, call: Call) {
  const session = yield* CallContext.openToSave(payload, call)
  const includes = yield* Includes.of(payload.includeReferencedItems, session.collection)
  const { action, document } = yield* single(yield* Saving.save(session, [payload.dataItem]))
  return {
    dataItem: yield* Includes.one(session, includes, document),
    action: action === "INSERT" ? ("INSERTED" as const) : ("UPDATED" as const)
  }
})

/** Changes individual fields of an item. Fails with WDE0073 if it does not exist. */
export const patch = Effect.fn("Items.patch")(function* (payload: RequestOf<typeof Endpoints.patch>, call: Call) {
  const session = yield* CallContext.open("update", "patch", payload, call)
  const { document } = yield* single(yield* Patching.patch(session, [payload.patch], payload.condition))
  return { dataItem: yield* shown(session, document) }
})

/** Removes an item and returns its last state. Fails with WDE0073 if it does not exist. */
export const remove = Effect.fn("Items.remove")(function* (payload: RequestOf<typeof Endpoints.remove>, call: Call) {
  const session = yield* CallContext.open("remove", "remove", payload, call)
  const { document } = yield* single(yield* Writing.remove(session, [payload.dataItemId], payload.condition))
  return { dataItem: yield* shown(session, document) }
})

/** Removes all items, including drafts. Fails if the caller may only remove their own items. */
export const truncate = Effect.fn("Items.truncate")(function* (
  payload: RequestOf<typeof Endpoints.truncate>,
  call: Call
) {
  const { actor, collection, isEmpty } = yield* CallContext.open("remove", "remove", payload, call)
  const store = yield* ItemStore
  const verdict = yield* Access.verdictOf(actor, "remove", collection)
  if (verdict._tag !== "All") return yield* Access.forbidden("remove", collection)
  if (!isEmpty) yield* store.truncate(collection, Filter.all)
  return {}
})

/** Returns a changed item for the response. The response contains only the id if the caller may not read the item. */
const shown = Effect.fnUntraced(function* (
  { actor, collection, hooks }: CallContext.CallContext,
  { data, id }: Document
) {
  const verdict = yield* Access.verdictOf(actor, "read", collection)
  const isAllowed = verdict._tag === "All" || (verdict._tag === "Own" && data["_ownerId"] === verdict.memberId)
  const isRead = isAllowed && Evaluate.compile(yield* hooks.narrow(Filter.all))(data)
  return itemOf({ id, data: isRead ? data : { _id: id } }, collection)
})
