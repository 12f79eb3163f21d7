/**
 * What a caller may reach of a collection (data.md §6).
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Caller } from "../../engine/AccessTokens.ts"
import * as Collection from "../../engine/Collection.ts"
import * as Draft from "../../engine/Draft.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { type Actor, decide } from "../../engine/Permissions.ts"
import * as Refusal from "../../engine/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import { Policy } from "../Policy.ts"

/** Whom a caller counts as. */
export const actorOf = ({ elevated, role, subject }: Caller): Actor => ({
  ...(role === "member" ? { kind: "MEMBER", memberId: subject } : { kind: "ANONYMOUS_VISITOR" }),
  ...(elevated === undefined ? {} : { elevated })
})

/** A collection, and the filter of the items that the caller may do a thing with. */
export interface Access {
  readonly collection: Collection.Collection
  readonly reach: Filter.Filter
}

/** Finds a collection and what the caller may do with it. Refuses where that is nothing. */
export const access = Effect.fnUntraced(function* (actor: Actor, action: Collection.Action, id: string) {
  const collection = yield* find(id)
  const reach = yield* reachOf(actor, action, collection)
  return { collection, reach } satisfies Access
})

/** The items of a collection that the caller may do a thing with. Refuses where there can be none. */
export const reachOf = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  collection: Collection.Collection
) {
  const { open } = yield* Policy
  const verdict = open ? everything : decide(actor, action, collection)
  if (verdict._tag === "Nothing") return yield* forbidden(action, collection.id)
  return verdict._tag === "Own" ? Filter.ownedBy(verdict.memberId) : Filter.everything
})

const everything = { _tag: "All" } as const

const find = Effect.fnUntraced(function* (id: string) {
  const store = yield* ItemStore
  const { open } = yield* Policy
  yield* Effect.fromResult(Draft.checkId(id, "dataCollectionId"))
  const found = yield* store.collection(id)
  if (Option.isSome(found)) return found.value
  if (!open) return yield* unknown(id)
  const created = Collection.open(id)
  yield* store.define(created)
  return created
})

/** Refuses what the caller's role does not allow. */
export const forbidden = (action: Collection.Action, id: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 403,
    code: "WDE0027",
    description: `The caller may not ${action} these items of ${id}: its permissions do not allow it.`
  })

const unknown = (id: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 404,
    code: "WDE0025",
    description: `The collection ${id} does not exist.`
  })
