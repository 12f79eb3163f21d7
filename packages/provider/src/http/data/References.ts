/**
 * Endpoints for references between items (data.md §7). Changing the references of an item requires the permission to
 * update it and to read the items that it will refer to.
 *
 * @since 0.1.0
 */
import type * as Endpoints from "@portico/contract/data/Endpoints"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { idsIn } from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Reference, Referred } from "../../store/ReferenceStore.ts"
import type { Call } from "../request/Call.ts"
import * as Outcomes from "./Outcomes.ts"
import * as Relations from "./Relations.ts"
import { canExist, explainUnchanged } from "./CallContext.ts"
import * as SingleReferences from "./SingleReferences.ts"

/** Checks whether an item refers to another. An item that does not exist has no references. */
export const isReferenced = Effect.fn("References.isReferenced")(function* (
  payload: RequestOf<typeof Endpoints.isReferenced>,
  call: Call
) {
  const { referencedItemId: referenced, referringItemFieldName: name, referringItemId: referring } = payload
  const relation = yield* Relations.open("isReferenced", payload, name, call)
  if (relation._tag === "Unknown" || ![referring, referenced].every(canExist)) return { isReferenced: false }
  const store = yield* ItemStore
  const [found = Option.none()] = yield* store.get(relation.collection, [referring], relation.session.reach)
  if (Option.isNone(found)) return { isReferenced: false }
  return {
    isReferenced:
      relation._tag === "One"
        ? idsIn(found.value.data[name]).includes(referenced)
        : yield* store.references.has(relation, { referring, referenced })
  }
})

/**
 * Appends references and skips those that exist. If an item is missing, the call fails with WDE0073 and adds none of
 * the field's references. A single-reference field replaces its reference with the new one.
 */
export const insert = Effect.fn("References.insert")(function* (
  payload: RequestOf<typeof Endpoints.insertReferences>,
  call: Call
) {
  yield* checkCount(payload.dataItemReferences.length)
  for (const [name, references] of byField(payload.dataItemReferences)) {
    const relation = yield* Relations.openOrLearn(
      "insertReferences",
      payload,
      name,
      references.map(({ referenced }) => referenced),
      call
    )
    if (relation._tag === "Unknown") continue
    if (relation._tag === "One") {
      yield* SingleReferences.set(relation, references)
      continue
    }
    yield* checkIds(relation, references)
    const store = yield* ItemStore
    const reach = { referring: relation.session.reach, referenced: relation.reach }
    yield* refuseMissing(relation, yield* store.references.insert(relation, references, reach))
  }
  return answerOf("INSERT", payload.dataItemReferences)
})

/**
 * Removes references. A reference that does not exist counts as removed. Fails with WDE0073 if a referring item does
 * not exist.
 */
export const remove = Effect.fn("References.remove")(function* (
  payload: RequestOf<typeof Endpoints.removeReferences>,
  call: Call
) {
  yield* checkCount(payload.dataItemReferences.length)
  for (const [name, references] of byField(payload.dataItemReferences)) {
    const relation = yield* Relations.open("removeReferences", payload, name, call)
    if (relation._tag === "Unknown") continue
    yield* checkReferring(
      relation,
      references.map(({ referring }) => referring)
    )
    const possible = references.filter(({ referenced }) => canExist(referenced))
    if (relation._tag === "One") yield* SingleReferences.clear(relation, possible)
    else yield* ItemStore.use((store) => store.references.remove(relation, possible))
  }
  return answerOf("DELETE", payload.dataItemReferences)
})

/** Replaces all references of a field of an item. */
export const replace = Effect.fn("References.replace")(function* (
  payload: RequestOf<typeof Endpoints.replaceReferences>,
  call: Call
) {
  const { newReferencedItemIds, referringItemFieldName: name, referringItemId: referring } = payload
  yield* checkCount(newReferencedItemIds.length)
  const relation = yield* Relations.openOrLearn("replaceReferences", payload, name, newReferencedItemIds, call)
  const references = newReferencedItemIds.map((referenced) => ({ referring, referenced }))
  if (relation._tag === "One") {
    if (references.length > 0) yield* SingleReferences.set(relation, references)
    else {
      yield* checkReferring(relation, [referring])
      yield* SingleReferences.empty(relation, referring)
    }
  }
  if (relation._tag === "Many") {
    yield* checkReferring(relation, [referring])
    yield* checkIds(relation, references)
    const store = yield* ItemStore
    const reach = { referring: relation.session.reach, referenced: relation.reach }
    yield* refuseMissing(relation, yield* store.references.replace(relation, referring, newReferencedItemIds, reach))
  }
  return {
    dataItemReferences: newReferencedItemIds.map((referencedItemId) => ({
      referringItemFieldName: name,
      referringItemId: referring,
      referencedItemId
    }))
  }
})

type Sent = RequestOf<typeof Endpoints.insertReferences>["dataItemReferences"]

const byField = (sent: Sent): ReadonlyMap<string, ReadonlyArray<Reference>> => {
  const fields = Map.groupBy(sent, ({ referringItemFieldName }) => referringItemFieldName)
  return new Map(
    [...fields].map(([name, references]) => [
      name,
      references.map(({ referencedItemId, referringItemId }) => ({
        referring: referringItemId,
        referenced: referencedItemId
      }))
    ])
  )
}

const answerOf = (action: "INSERT" | "DELETE", sent: Sent) => ({
  results: sent.map(({ referringItemId }, originalIndex) => ({
    action,
    itemMetadata: { id: referringItemId, originalIndex, success: true }
  })),
  bulkActionMetadata: { totalSuccesses: sent.length, totalFailures: 0, undetailedFailures: 0 }
})

const checkCount = (count: number): Effect.Effect<void, Refusal.Refusal> =>
  count <= Limits.maximumItemsPerRequest
    ? Effect.void
    : Effect.fail(Refusal.wde("WDE0006", { limit: Limits.maximumItemsPerRequest, count }))

/** Refuses ids that are invalid, because no item can have them. */
const checkIds = Effect.fnUntraced(function* (relation: Relations.Related, references: ReadonlyArray<Reference>) {
  const strange = (ids: ReadonlyArray<string>) => ids.filter((id) => !canExist(id))
  yield* refuseMissing(relation, {
    missing: {
      referring: strange(references.map(({ referring }) => referring)),
      referenced: strange(references.map(({ referenced }) => referenced))
    }
  })
})

const refuseMissing = Effect.fnUntraced(function* (
  { session, target }: Relations.Related,
  { missing }: Pick<Referred, "missing">
) {
  const [referring] = missing.referring
  if (referring !== undefined) return yield* (yield* explainUnchanged(session, "update", missing.referring))(referring)
  const [referenced] = missing.referenced
  if (referenced !== undefined) return yield* Outcomes.missing(referenced, target)
})

const checkReferring = Effect.fnUntraced(function* (relation: Relations.Related, ids: ReadonlyArray<string>) {
  const { collection, session } = relation
  const distinct = [...new Set(ids)]
  const store = yield* ItemStore
  const found = yield* store.get(collection, distinct.filter(canExist), session.reach)
  const present = new Set(found.flatMap((one) => (Option.isSome(one) ? [one.value.id] : [])))
  const referring = distinct.filter((id) => !present.has(id))
  yield* refuseMissing(relation, { missing: { referring, referenced: [] } })
})
