/**
 * Endpoints for many items (data.md §7). Each item succeeds or fails on its own.
 *
 * @since 0.1.0
 */
import type * as Endpoints from "@portico/contract/data/Endpoints"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Refusal from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import * as Outcomes from "./Outcomes.ts"
import * as Patching from "./Patching.ts"
import * as Saving from "./Saving.ts"
import * as CallContext from "./CallContext.ts"
import * as Writing from "./Writing.ts"

/** Inserts items. An item whose id exists is not changed and fails with WDE0074. */
export const insert = Effect.fn("BulkItems.insert")(function* (
  payload: RequestOf<typeof Endpoints.bulkInsert>,
  call: Call
) {
  yield* limit(payload.dataItems)
  const session = yield* CallContext.open("insert", "insert", payload, call)
  return Outcomes.bulk(yield* Writing.insert(session, payload.dataItems))
})

/** Replaces items. An item that does not exist fails with WDE0073. */
export const update = Effect.fn("BulkItems.update")(function* (
  payload: RequestOf<typeof Endpoints.bulkUpdate>,
  call: Call
) {
  yield* limit(payload.dataItems)
  const session = yield* CallContext.open("update", "update", payload, call)
  return Outcomes.bulk(yield* Writing.update(session, payload.dataItems, payload.condition))
})

/** Inserts new items and replaces existing ones. */
export const save = Effect.fn("BulkItems.save")(function* (payload: RequestOf<typeof Endpoints.bulkSave>, call: Call) {
  yield* limit(payload.dataItems)
  const session = yield* CallContext.openToSave(payload, call)
  return Outcomes.bulk(yield* Saving.save(session, payload.dataItems))
})

/** Changes individual fields of items. An item that does not exist fails with WDE0073. */
export const patch = Effect.fn("BulkItems.patch")(function* (
  payload: RequestOf<typeof Endpoints.bulkPatch>,
  call: Call
) {
  yield* limit(payload.patches)
  const session = yield* CallContext.open("update", "patch", payload, call)
  return Outcomes.bulk(yield* Patching.patch(session, payload.patches, payload.condition))
})

/** Removes items. An item that does not exist fails with WDE0073. */
export const remove = Effect.fn("BulkItems.remove")(function* (
  payload: RequestOf<typeof Endpoints.bulkRemove>,
  call: Call
) {
  yield* limit(payload.dataItemIds, "WDE0069")
  const session = yield* CallContext.open("remove", "remove", payload, call)
  return Outcomes.bulk(yield* Writing.remove(session, payload.dataItemIds, payload.condition))
})

const limit = (
  { length: count }: ReadonlyArray<unknown>,
  code: "WDE0006" | "WDE0069" = "WDE0006"
): Effect.Effect<void, Refusal.Refusal> =>
  count <= Limits.maximumItemsPerRequest
    ? Effect.void
    : Effect.fail(Refusal.wde(code, { limit: Limits.maximumItemsPerRequest, count }))
