/**
 * Saves items. New items are inserted and existing items are updated, and each needs the corresponding permission.
 *
 * @since 0.1.0
 */
import type { ItemDraft } from "@portico/contract/data/Item"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Document } from "../../engine/collection/Document.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Publishing from "../../engine/item/Publishing.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import * as Access from "./Access.ts"
import { canExist, type CallContext } from "./CallContext.ts"
import { documents, finish, idIn, prepare, replace, onSuccesses, undoingFailures } from "./Writing.ts"
import { isolatingConflicts, type ItemResult, explainNotInserted } from "./WriteRefusals.ts"

/** Inserts new items and replaces existing ones. */
export const save = Effect.fnUntraced(function* (
  session: CallContext & { readonly mayInsert: boolean },
  drafts: ReadonlyArray<ItemDraft>
) {
  const isInsert = yield* guessInserts(session, drafts)
  const prepared = yield* prepare(session, drafts, (index) =>
    isInsert[index] === true ? "beforeInsert" : "beforeUpdate"
  )
  const writing = Effect.flatMap(documents(session, prepared), (made) =>
    onSuccesses(made, (given) => put(session, given))
  )
  const written = yield* undoingFailures(session, prepared, (index) => isInsert[index] === true, writing)
  const inserted = written.map((one) => Result.isSuccess(one) && one.success.isNew)
  return yield* finish(session, drafts.map(idIn), written.map(Result.map(({ document }) => document)), (index) =>
    inserted[index] === true ? "INSERT" : "UPDATE"
  )
})

interface Put {
  readonly document: Document
  readonly isNew: boolean
}

const put = Effect.fnUntraced(function* (
  session: CallContext & { readonly mayInsert: boolean },
  given: ReadonlyArray<Document>
) {
  const { collection, mayInsert, reach } = session
  const store = yield* ItemStore
  const refused: ItemResult<Put> = Result.fail(Access.forbidden("save", collection))
  if (mayInsert && !Publishing.hasDrafts(collection)) {
    const write = (some: ReadonlyArray<Document>) =>
      Effect.map(store.save(collection, some, reach), (saved) =>
        saved.map(
          Option.match({
            onNone: () => refused,
            onSome: ({ action, document }): ItemResult<Put> =>
              Result.succeed({ document, isNew: action === "INSERTED" })
          })
        )
      )
    return yield* isolatingConflicts(given, write, (refusal): ItemResult<Put> => Result.fail(refusal))
  }
  const results: Array<ItemResult<Put>> = given.map(() => refused)
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
  // Another call may have inserted these items in the meantime, or this call contains the same id twice.
  const left = yield* replaceThese(absent.filter((_, index) => areNew[index] !== true))
  const why = yield* explainNotInserted(
    collection,
    left.flatMap((place) => given[place] ?? [])
  )
  for (const place of left) {
    const refusal = why(given[place]?.id ?? "")
    // WDE0074 means that the item exists. The caller may not replace it, so the outcome stays forbidden.
    if (refusal.code !== "WDE0074") results[place] = Result.fail(refusal)
  }
  return results
})

/** Predicts which items of a save are new, for the hooks that run before the write. */
const guessInserts = Effect.fnUntraced(function* (
  { collection, hooks }: CallContext,
  drafts: ReadonlyArray<ItemDraft>
) {
  if (!hooks.has("beforeInsert", "beforeUpdate")) return []
  const store = yield* ItemStore
  const ids = [...new Set(drafts.flatMap((draft) => idIn(draft) ?? []))].filter(canExist)
  const found = yield* store.get(collection, ids, Filter.all)
  const known = new Set(ids.filter((_, index) => found[index]?._tag === "Some"))
  return drafts.map((draft) => {
    const id = idIn(draft)
    const isInsert = id === undefined || !known.has(id)
    if (id !== undefined) known.add(id)
    return isInsert
  })
})
