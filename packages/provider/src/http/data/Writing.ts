/**
 * How items are inserted, updated, saved and removed, one or many: each fares for itself, and in its order. Hooks see
 * what a caller sent before it is checked, and what was written before it is answered.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Filter"
import type { ItemDraft } from "@portico/contract/data/Item"
import * as Clock from "effect/Clock"
import { uuidV7Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { type Action, type Collection, plugin } from "../../engine/Collection.ts"
import type { Document } from "../../engine/Document.ts"
import * as Draft from "../../engine/Draft.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Parse from "../../engine/filter/Parse.ts"
import type { HookItem, NameOf } from "../../engine/Hooks.ts"
import * as Publishing from "../../engine/Publishing.ts"
import * as Refusal from "../../engine/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import * as Access from "./Access.ts"
import { concurrency } from "./Hooks.ts"
import * as Outcomes from "./Outcomes.ts"
import { canExist, type Session, whyNot } from "./Session.ts"

/** How something fared. */
export type Fared<A> = Result.Result<A, Refusal.Refusal>

/** What a call may ask of the items that it changes. */
export type Condition = { readonly filter: FilterModel } | undefined

/** Adds items. One whose id exists stays as it is. */
export const insert = Effect.fnUntraced(function* (session: Session, drafts: ReadonlyArray<ItemDraft>) {
  const { collection } = session
  const store = yield* ItemStore
  const prepared = yield* prepare(session, drafts, () => "beforeInsert")
  const made = yield* documents(session, prepared)
  const written = yield* through(made, (given) => {
    const filled = given.map((document) => Publishing.fill(document, collection))
    return Effect.map(store.insert(collection, filled), (areNew) =>
      filled.map((document, index) =>
        areNew[index] === true ? Result.succeed(document) : Result.fail(Outcomes.exists(document.id, collection))
      )
    )
  })
  return yield* finish(session, drafts.map(idIn), written, () => "INSERT")
})

/** Replaces items that exist and meet the condition. */
export const update = Effect.fnUntraced(function* (
  session: Session,
  drafts: ReadonlyArray<ItemDraft>,
  condition: Condition
) {
  const filter = yield* narrow(session, condition)
  const prepared = yield* prepare(session, drafts, () => "beforeUpdate")
  const made = yield* documents(session, prepared.map(Result.flatMap(requireId)))
  const written = yield* through(made, (given) =>
    Effect.flatMap(
      replace(session, given, filter),
      orWhyNot(
        session,
        "update",
        given.map(({ id }) => id)
      )
    )
  )
  return yield* finish(session, drafts.map(idIn), written, () => "UPDATE")
})

/** Adds items, and replaces those that exist. */
export const save = Effect.fnUntraced(function* (
  session: Session & { readonly mayInsert: boolean },
  drafts: ReadonlyArray<ItemDraft>
) {
  const isInsert = yield* guessInserts(session, drafts)
  const prepared = yield* prepare(session, drafts, (index) =>
    isInsert[index] === true ? "beforeInsert" : "beforeUpdate"
  )
  const made = yield* documents(session, prepared)
  const written = yield* through(made, (given) => put(session, given))
  const inserted = written.map((one) => Result.isSuccess(one) && one.success.isNew)
  return yield* finish(session, drafts.map(idIn), written.map(Result.map(({ document }) => document)), (index) =>
    inserted[index] === true ? "INSERT" : "UPDATE"
  )
})

/** Removes items that meet the condition, and answers what they were. */
export const remove = Effect.fnUntraced(function* (session: Session, ids: ReadonlyArray<string>, condition: Condition) {
  const { collection, hooks } = session
  const store = yield* ItemStore
  const filter = yield* narrow(session, condition)
  const prepared = yield* Effect.forEach(ids, (id) => Effect.result(hooks.id("beforeRemove", id)), { concurrency })
  const written = yield* through(prepared.map(Result.flatMap(possible(session))), (given) =>
    store.remove(collection, given, filter).pipe(
      Effect.map((found) => found.map(Option.map((document) => Result.succeed(document)))),
      Effect.flatMap(orWhyNot(session, "remove", given))
    )
  )
  return yield* finish(session, ids, written, () => "DELETE")
})

/** Refuses the ids that no item can have. */
export const possible =
  ({ collection }: Session) =>
  (id: string): Fared<string> =>
    canExist(id) ? Result.succeed(id) : Result.fail(Outcomes.missing(id, collection))

/** The items within the caller's reach that meet a condition. */
export const narrow = ({ reach }: Session, condition: Condition): Effect.Effect<Filter.Filter, Refusal.Refusal> =>
  Effect.map(Effect.fromResult(Parse.parse(condition?.filter)), (filter) => Filter.and(reach, filter))

/** Hands on what fared well so far, and puts what became of it back among the rest. */
export const through = <A, B, E, R>(
  all: ReadonlyArray<Fared<A>>,
  run: (some: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<Fared<B>>, E, R>
): Effect.Effect<ReadonlyArray<Fared<B>>, E, R> => {
  const some = all.flatMap((one) => (Result.isSuccess(one) ? [one.success] : []))
  const merge = (became: ReadonlyArray<Fared<B>>) => {
    const next = became.values()
    return all.flatMap((one) => {
      if (Result.isFailure(one)) return [Result.fail(one.failure)]
      const { value } = next.next()
      return value === undefined ? [] : [value]
    })
  }
  return some.length === 0 ? Effect.succeed(merge([])) : Effect.map(run(some), merge)
}

/** Says of each item that was not found why. */
export const orWhyNot =
  (session: Session, action: Action, ids: ReadonlyArray<string>) =>
  (found: ReadonlyArray<Option.Option<Fared<Document>>>) =>
    Effect.map(
      whyNot(
        session,
        action,
        ids.filter((_, index) => found[index]?._tag === "None")
      ),
      (why) => found.map((one, index) => Option.getOrElse(one, () => Result.fail(why(ids[index] ?? ""))))
    )

/** Runs the hooks that come after, and tells what became of each item. */
export const finish = Effect.fnUntraced(function* (
  { hooks }: Session,
  ids: ReadonlyArray<string | undefined>,
  written: ReadonlyArray<Fared<Document>>,
  actionOf: (index: number) => Outcomes.Outcome["action"]
) {
  const after = ({ data, id }: Document, index: number) =>
    Effect.map(hooks.after(afterHooks[actionOf(index)], data), (data) => ({ id, data }))
  const answered = hooks.has("afterInsert", "afterUpdate", "afterRemove")
    ? yield* Effect.forEach(
        written,
        (one, index) => Effect.result(Effect.flatMap(Effect.fromResult(one), (document) => after(document, index))),
        { concurrency }
      )
    : written
  return answered.map((result, index): Outcomes.Outcome => ({ action: actionOf(index), id: ids[index], result }))
})

const afterHooks = {
  INSERT: "afterInsert",
  UPDATE: "afterUpdate",
  PATCH: "afterUpdate",
  DELETE: "afterRemove"
} as const

const prepare = (
  { collection, hooks }: Session,
  drafts: ReadonlyArray<ItemDraft>,
  hookOf: (index: number) => NameOf<HookItem>
): Effect.Effect<ReadonlyArray<Fared<ItemDraft>>> => {
  const pinned = plugin(collection, "SINGLE_ITEM") === undefined ? drafts : drafts.map(pin)
  if (!hooks.has("beforeInsert", "beforeUpdate")) return Effect.succeed(pinned.map((draft) => Result.succeed(draft)))
  return Effect.forEach(
    pinned,
    ({ data, id }, index) => {
      const named = id === undefined || Object.hasOwn(data, "_id") ? data : { _id: id, ...data }
      const own = id ?? idIn({ data })
      const draft = (answer: ItemDraft["data"]): ItemDraft => ({
        ...(own === undefined ? {} : { id: own }),
        data: answer
      })
      return Effect.result(Effect.map(hooks.before(hookOf(index), named), draft))
    },
    { concurrency }
  )
}

// The one item of its collection.
const pin = ({ data }: ItemDraft): ItemDraft => ({ id: singleItemId, data: { ...data, _id: singleItemId } })

const singleItemId = "SINGLE_ITEM"

const idIn = ({ data, id }: ItemDraft): string | undefined =>
  id ?? (typeof data["_id"] === "string" ? data["_id"] : undefined)

const documents = Effect.fnUntraced(function* (
  { actor, collection }: Session,
  drafts: ReadonlyArray<Fared<ItemDraft>>
) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const { fields, indexes } = collection
  const given = { makeId: uuidV7Unsafe, now, ownerId: actor.memberId, indexes, fields }
  return drafts.map(
    Result.flatMap((draft): Fared<Document> =>
      Result.flatMap(Draft.toDocument(draft, given), (document) => Publishing.check(document, collection))
    )
  )
})

const requireId = (draft: ItemDraft): Fared<ItemDraft> =>
  Result.flatMap(Draft.idOf(draft), (id) =>
    id === undefined ? Result.fail(Refusal.wde("WDE0007", { received: "nothing" })) : Result.succeed(draft)
  )

/** Replaces documents. Where there are drafts, one without a status keeps that of the item. */
const replace = Effect.fnUntraced(function* (
  { collection }: Session,
  given: ReadonlyArray<Document>,
  filter: Filter.Filter
) {
  const store = yield* ItemStore
  if (!Publishing.hasDrafts(collection)) {
    const found = yield* store.update(collection, given, filter)
    return found.map(Option.map((document): Fared<Document> => Result.succeed(document)))
  }
  const ids = given.map(({ id }) => id)
  return yield* store.alter(collection, ids, filter, (stored, index): Fared<Document> =>
    Result.succeed(Publishing.fill(given[index] ?? stored, collection, stored))
  )
})

interface Put {
  readonly document: Document
  readonly isNew: boolean
}

const put = Effect.fnUntraced(function* (
  session: Session & { readonly mayInsert: boolean },
  given: ReadonlyArray<Document>
) {
  const { collection, mayInsert, reach } = session
  const store = yield* ItemStore
  const refused: Fared<Put> = Result.fail(Access.forbidden("save", collection))
  if (mayInsert && !Publishing.hasDrafts(collection)) {
    const saved = yield* store.save(collection, given, reach)
    return saved.map(
      Option.match({
        onNone: () => refused,
        onSome: ({ action, document }): Fared<Put> => Result.succeed({ document, isNew: action === "INSERTED" })
      })
    )
  }
  const results: Array<Fared<Put>> = given.map(() => refused)
  const replaceThese = Effect.fnUntraced(function* (places: ReadonlyArray<number>) {
    const some = places.flatMap((place) => given[place] ?? [])
    const found = yield* replace(session, some, reach)
    return places.filter((place, index) => {
      const one = found[index] ?? Option.none()
      if (Option.isSome(one)) results[place] = Result.map(one.value, (document) => ({ document, isNew: false }))
      return Option.isNone(one)
    })
  })
  const absent = yield* replaceThese([...given.keys()])
  if (!mayInsert || absent.length === 0) return results
  const fresh = absent.flatMap((place) => given[place] ?? []).map((document) => Publishing.fill(document, collection))
  const areNew = yield* store.insert(collection, fresh)
  for (const [index, document] of fresh.entries()) {
    if (areNew[index] === true) results[absent[index] ?? -1] = Result.succeed({ document, isNew: true })
  }
  // What came into being meanwhile, and what the same call brings again.
  yield* replaceThese(absent.filter((_, index) => areNew[index] !== true))
  return results
})

/** Guesses which items of a save are new, for the hooks that run before it is known. */
const guessInserts = Effect.fnUntraced(function* ({ collection, hooks }: Session, drafts: ReadonlyArray<ItemDraft>) {
  if (!hooks.has("beforeInsert", "beforeUpdate")) return []
  const store = yield* ItemStore
  const ids = [...new Set(drafts.flatMap((draft) => idIn(draft) ?? []))].filter(canExist)
  const found = yield* store.get(collection, ids, Filter.everything)
  const known = new Set(ids.filter((_, index) => found[index]?._tag === "Some"))
  return drafts.map((draft) => {
    const id = idIn(draft)
    const isInsert = id === undefined || !known.has(id)
    if (id !== undefined) known.add(id)
    return isInsert
  })
})
