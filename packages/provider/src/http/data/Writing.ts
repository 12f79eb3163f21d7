/**
 * Inserts, updates and removes one or many items. Each item succeeds or fails on its own, and the order is preserved.
 * Before-hooks receive the client's data before validation; after-hooks receive written items before they are returned.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"
import type { ItemDraft } from "@portico/contract/data/Item"
import { takeData } from "@portico/contract/WireDate"
import * as Clock from "effect/Clock"
import { uuidV7Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { hasUniqueIndex, plugin } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Draft from "../../engine/item/Draft.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { parseForCollection } from "../../engine/pipeline/MultiReferences.ts"
import type { HookItem, NameOf } from "../../engine/collection/Hooks.ts"
import * as Publishing from "../../engine/item/Publishing.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import { concurrency } from "./Hooks.ts"
import * as Outcomes from "./Outcomes.ts"
import { explainMissing, explainNotInserted, isolatingConflicts, type ItemResult } from "./WriteRefusals.ts"
import { canExist, type CallContext } from "./CallContext.ts"

/** The condition of a call on the items that it changes. */
export type Condition = { readonly filter: FilterModel } | undefined

/** Inserts items. An item whose id exists is refused and not changed. */
export const insert = Effect.fnUntraced(function* (session: CallContext, drafts: ReadonlyArray<ItemDraft>) {
  const { collection } = session
  const store = yield* ItemStore
  const prepared = yield* prepare(session, drafts, () => "beforeInsert")
  const writing = Effect.fnUntraced(function* () {
    const made = yield* documents(session, prepared)
    return yield* onSuccesses(made, add)
  })
  const add = Effect.fnUntraced(function* (given: ReadonlyArray<Document>) {
    const filled = given.map((document) => Publishing.fill(document, collection))
    const areNew = yield* store.insert(collection, filled)
    const why = yield* explainNotInserted(
      collection,
      filled.filter((_, index) => areNew[index] !== true)
    )
    return filled.map((document, index): ItemResult<Document> =>
      areNew[index] === true ? Result.succeed(document) : Result.fail(why(document.id))
    )
  })
  const written = yield* undoingFailures(session, prepared, () => true, writing())
  return yield* finish(session, drafts.map(idIn), written, () => "INSERT")
})

/** Replaces items that exist and meet the condition. */
export const update = Effect.fnUntraced(function* (
  session: CallContext,
  drafts: ReadonlyArray<ItemDraft>,
  condition: Condition
) {
  const filter = yield* narrow(session, condition)
  const prepared = yield* prepare(session, drafts, () => "beforeUpdate")
  const made = yield* documents(session, prepared.map(Result.flatMap(requireId)))
  const written = yield* onSuccesses(made, (given) =>
    Effect.flatMap(
      replace(session, given, filter),
      explainMissing(
        session,
        "update",
        given.map(({ id }) => id)
      )
    )
  )
  return yield* finish(session, drafts.map(idIn), written, () => "UPDATE")
})

/** Removes items that meet the condition, and returns their last state. */
export const remove = Effect.fnUntraced(function* (
  session: CallContext,
  ids: ReadonlyArray<string>,
  condition: Condition
) {
  const { collection, hooks } = session
  const store = yield* ItemStore
  const filter = yield* narrow(session, condition)
  const prepared = yield* Effect.forEach(ids, (id) => Effect.result(hooks.id("beforeRemove", id)), { concurrency })
  const written = yield* onSuccesses(prepared.map(Result.flatMap(possible(session))), (given) =>
    store.remove(collection, given, filter).pipe(
      Effect.map((found) => found.map(Option.map((document) => Result.succeed(document)))),
      Effect.flatMap(explainMissing(session, "remove", given))
    )
  )
  return yield* finish(session, ids, written, () => "DELETE")
})

/** Refuses ids that no item can have. */
export const possible =
  ({ collection }: CallContext) =>
  (id: string): ItemResult<string> =>
    canExist(id) ? Result.succeed(id) : Result.fail(Outcomes.missing(id, collection))

/** Returns the filter of the items that the caller may reach and that meet a condition. */
export const narrow = (
  { collection, reach }: CallContext,
  condition: Condition
): Effect.Effect<Filter.Filter, Refusal.Refusal> =>
  Effect.map(Effect.fromResult(parseForCollection(collection, condition?.filter)), (filter) =>
    Filter.and(reach, filter)
  )

/** Runs a step on the successful items, and merges its results with the earlier failures in the original order. */
export const onSuccesses = <A, B, E, R>(
  all: ReadonlyArray<ItemResult<A>>,
  run: (some: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<ItemResult<B>>, E, R>
): Effect.Effect<ReadonlyArray<ItemResult<B>>, E, R> => {
  const some = all.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
  const merge = (became: ReadonlyArray<ItemResult<B>>) => {
    const next = became.values()
    return all.flatMap((one) => {
      if (Result.isFailure(one)) return [Result.fail(one.failure)]
      const { value } = next.next()
      return value === undefined ? [] : [value]
    })
  }
  return some.length === 0 ? Effect.succeed(merge([])) : Effect.map(run(some), merge)
}

/** Runs the after-hooks and returns the outcome of each item. */
export const finish = Effect.fnUntraced(function* (
  { hooks }: CallContext,
  ids: ReadonlyArray<string | undefined>,
  written: ReadonlyArray<ItemResult<Document>>,
  actionOf: (index: number) => Outcomes.Outcome["action"]
) {
  const after = ({ data, id }: Document, index: number) =>
    Effect.map(hooks.after(afterHooks[actionOf(index)], data), (data) => ({ id, data }))
  const results = hooks.has("afterInsert", "afterUpdate", "afterRemove")
    ? yield* Effect.forEach(
        written,
        (one, index) => Effect.result(Effect.flatMap(Effect.fromResult(one), (document) => after(document, index))),
        { concurrency }
      )
    : written
  return results.map((result, index): Outcomes.Outcome => ({ action: actionOf(index), id: ids[index], result }))
})

const afterHooks = {
  INSERT: "afterInsert",
  UPDATE: "afterUpdate",
  PATCH: "afterUpdate",
  DELETE: "afterRemove"
} as const

/** Prepares drafts for validation: sets the id in single-item collections and runs the before-hooks. */
export const prepare = (
  { collection, hooks }: CallContext,
  drafts: ReadonlyArray<ItemDraft>,
  hookOf: (index: number) => NameOf<HookItem>
): Effect.Effect<ReadonlyArray<ItemResult<ItemDraft>>> => {
  if (readsDrafts(hooks)) for (const { data } of drafts) takeData(data)
  const pinned = plugin(collection, "SINGLE_ITEM") === undefined ? drafts : drafts.map(pin)
  if (!hooks.has("beforeInsert", "beforeUpdate")) return Effect.succeed(pinned.map((draft) => Result.succeed(draft)))
  return Effect.forEach(
    pinned,
    ({ data, id }, index) => {
      const named = id === undefined || Object.hasOwn(data, "_id") ? data : { _id: id, ...data }
      const own = id ?? idIn({ data })
      const draft = (data: ItemDraft["data"]): ItemDraft => ({ ...(own === undefined ? {} : { id: own }), data })
      return Effect.result(Effect.map(hooks.before(hookOf(index), named), draft))
    },
    { concurrency }
  )
}

/** Whether hooks receive the drafts of a write. Only then are the dates of bulk calls decoded. */
const readsDrafts = ({ has }: CallContext["hooks"]): boolean => has("beforeInsert", "beforeUpdate", "afterFailedInsert")

// Sets the fixed id of a single-item collection's item.
const pin = ({ data }: ItemDraft): ItemDraft => ({ id: singleItemId, data: { ...data, _id: singleItemId } })

const singleItemId = "SINGLE_ITEM"

/** Returns the id of a draft, if it has a string id. */
export const idIn = ({ data, id }: ItemDraft): string | undefined =>
  id ?? (typeof data["_id"] === "string" ? data["_id"] : undefined)

/** Runs `afterFailedInsert` for each prepared item that a write was meant to insert and did not. */
export const undoingFailures = <A, E, R>(
  { hooks }: CallContext,
  prepared: ReadonlyArray<ItemResult<ItemDraft>>,
  isInsert: (index: number) => boolean,
  writing: Effect.Effect<ReadonlyArray<ItemResult<A>>, E, R>
): Effect.Effect<ReadonlyArray<ItemResult<A>>, E, R> => {
  if (!hooks.has("afterFailedInsert")) return writing
  const undo = (isFailed: (index: number) => boolean) =>
    Effect.forEach(
      prepared,
      (draft, index) =>
        Result.isSuccess(draft) && isInsert(index) && isFailed(index) ? hooks.undo(draft.success.data) : Effect.void,
      { concurrency, discard: true }
    )
  return writing.pipe(
    Effect.onError(() => undo(() => true)),
    Effect.tap((written) =>
      undo((index) => {
        const one = written[index]
        return one !== undefined && Result.isFailure(one)
      })
    )
  )
}

/** Validates drafts and converts them to documents. */
export const documents = Effect.fnUntraced(function* (
  { actor, collection, hooks }: CallContext,
  drafts: ReadonlyArray<ItemResult<ItemDraft>>
) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const { fields, indexes } = collection
  const given = { makeId: uuidV7Unsafe, now, ownerId: actor.memberId, indexes, fields, isWire: !readsDrafts(hooks) }
  return drafts.map(
    Result.flatMap((draft): ItemResult<Document> =>
      Result.flatMap(Draft.toDocument(draft, given), (document) => Publishing.check(document, collection))
    )
  )
})

const requireId = (draft: ItemDraft): ItemResult<ItemDraft> =>
  Result.flatMap(Draft.idOf(draft), (id) =>
    id === undefined ? Result.fail(Refusal.wde("WDE0007", { received: "nothing" })) : Result.succeed(draft)
  )

/** Replaces documents. In collections with drafts, a document without a status preserves that of the stored item. */
export const replace = Effect.fnUntraced(function* (
  { collection }: CallContext,
  given: ReadonlyArray<Document>,
  filter: Filter.Filter
) {
  const store = yield* ItemStore
  const hasUnique = hasUniqueIndex(collection)
  const write =
    Publishing.hasDrafts(collection) || (hasUnique && given.length > 1)
      ? (some: ReadonlyArray<Document>) =>
          store.alter(
            collection,
            some.map(({ id }) => id),
            filter,
            (stored, index): ItemResult<Document> =>
              Result.succeed(Publishing.fill(some[index] ?? stored, collection, stored)),
            some.length > 1
          )
      : (some: ReadonlyArray<Document>) =>
          Effect.map(store.update(collection, some, filter), (found) =>
            found.map(Option.map((document): ItemResult<Document> => Result.succeed(document)))
          )
  return yield* isolatingConflicts(given, write, (refusal) => Option.some<ItemResult<Document>>(Result.fail(refusal)))
})
