/**
 * Patches items. A `beforeUpdate` hook receives the patched item. The hook's result is written only if the stored item
 * is still the one that the hook received.
 *
 * @since 0.1.0
 */
import type { ItemPatch } from "@portico/contract/data/Item"
import { type Data, decodeDates } from "@portico/contract/WireDate"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Deadline from "../../engine/limits/Deadline.ts"
import * as Document from "../../engine/collection/Document.ts"
import * as Draft from "../../engine/item/Draft.ts"
import type * as Filter from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as Order from "../../engine/value/Order.ts"
import * as Patch from "../../engine/item/Patch.ts"
import * as Publishing from "../../engine/item/Publishing.ts"
import type * as Refusal from "../../engine/value/Refusal.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import * as Outcomes from "./Outcomes.ts"
import type { CallContext } from "./CallContext.ts"
import { type Condition, finish, narrow, possible, onSuccesses } from "./Writing.ts"
import { isolatingConflicts, type ItemResult, explainMissing } from "./WriteRefusals.ts"

/** Changes individual fields of items that exist and meet the condition. */
export const patch = Effect.fnUntraced(function* (
  session: CallContext,
  patches: ReadonlyArray<ItemPatch>,
  condition: Condition
) {
  const { collection, hooks } = session
  const store = yield* ItemStore
  const filter = yield* narrow(session, condition)
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const refused = (refusal: Refusal.ApplicationError) =>
    Option.some<ItemResult<Document.Document>>(Result.fail(refusal))
  const write = (checked: ReadonlyArray<Checked>) =>
    hooks.has("beforeUpdate")
      ? // Sequential, because a second patch of an item starts from the result of the first one.
        Effect.forEach(checked, (one) =>
          Effect.catchTag(withHook(session, one, filter, now), "ApplicationError", (refusal) =>
            Effect.succeed(refused(refusal))
          )
        )
      : isolatingConflicts(
          checked,
          (some) =>
            store.alter(
              collection,
              some.map(({ id }) => id),
              filter,
              (stored, index) => apply(session, stored, some[index], now),
              some.length > 1
            ),
          refused
        )
  const read = yield* Slices.run(function* () {
    const read: Array<ItemResult<Checked>> = []
    for (const one of patches) {
      read.push(check(session)(one))
      yield
    }
    return read
  }, Deadline.never)
  const written = yield* onSuccesses(read, (checked) =>
    Effect.flatMap(
      write(checked),
      explainMissing(
        session,
        "update",
        checked.map(({ id }) => id)
      )
    )
  )
  const ids = patches.map(({ dataItemId }) => dataItemId)
  return yield* finish(session, ids, written, () => "PATCH")
})

interface Checked {
  readonly id: string
  readonly changes: ReadonlyArray<Patch.Change>
}

const check =
  (session: CallContext) =>
  ({ dataItemId, fieldModifications }: ItemPatch): ItemResult<Checked> =>
    Result.flatMap(possible(session)(dataItemId), (id) =>
      Result.map(Patch.parse(fieldModifications), (changes) => ({ id, changes }))
    )

const apply = (
  session: CallContext,
  stored: Document.Document,
  { changes }: Checked = { id: "", changes: [] },
  now: string
): ItemResult<Document.Document> =>
  Result.flatMap(Patch.apply(changes, Document.ownFields(stored.data)), (own) => revise(session, stored, own, now))

const revise = (
  { collection }: CallContext,
  stored: Document.Document,
  own: object,
  now: string
): ItemResult<Document.Document> =>
  Draft.revise(stored, own, { indexes: collection.indexes, fields: collection.fields, now }).pipe(
    Result.flatMap((document) => Publishing.check(document, collection)),
    Result.map((document) => Publishing.fill(document, collection))
  )

const withHook = Effect.fnUntraced(function* (
  session: CallContext,
  patch: Checked,
  filter: Filter.Filter,
  now: string
) {
  const { collection, hooks } = session
  const { id } = patch
  const store = yield* ItemStore
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    const [found = Option.none<Document.Document>()] = yield* store.get(collection, [id], filter)
    if (Option.isNone(found)) return Option.none<ItemResult<Document.Document>>()
    const seen = found.value
    const revised = yield* Effect.fromResult(apply(session, seen, patch, now)).pipe(
      Effect.flatMap(({ data }) => hooks.before("beforeUpdate", decodeDates(data) as Data)),
      Effect.flatMap((data) => Effect.fromResult(accept(session, seen, data, now))),
      Effect.result
    )
    if (Result.isFailure(revised)) return Option.some(Result.fail(revised.failure))
    const [written = Option.none<Result.Result<Document.Document, "Stale">>()] = yield* store.alter(
      collection,
      [id],
      filter,
      (stored) => (Order.equal(stored.data, seen.data) ? Result.succeed(revised.success) : Result.fail("Stale"))
    )
    if (Option.isNone(written)) return Option.none<ItemResult<Document.Document>>()
    if (Result.isSuccess(written.value)) return Option.some(Result.succeed(written.value.success))
  }
  return Option.some(Result.fail(Outcomes.contended(id, collection)))
})

const maximumAttempts = 5

/** Validates the result of a hook like an item from a client. */
const accept = (
  session: CallContext,
  seen: Document.Document,
  data: Data,
  now: string
): ItemResult<Document.Document> =>
  Result.flatMap(Draft.idOf({ id: seen.id, data }), () =>
    revise(session, seen, Document.ownFields(data as JsonObject), now)
  )
