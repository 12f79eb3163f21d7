/**
 * What a caller may reach of a collection (data.md §6): by its permissions, in the environment that he names, with or
 * without drafts.
 *
 * @since 0.1.0
 */
import type { Member } from "@portico/contract/Enumeration"
import type { Environment } from "@portico/contract/data/Enums"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Caller } from "../../engine/identity/AccessTokens.ts"
import * as Collection from "../../engine/collection/Collection.ts"
import * as Draft from "../../engine/item/Draft.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { type Actor, decide, type Verdict } from "../../engine/collection/Permissions.ts"
import * as Publishing from "../../engine/item/Publishing.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { Policy } from "../request/Policy.ts"

/**
 * Whom a caller counts as. An editor is a member of the shop too, and owns what he inserts. A server that calls with its
 * own secret and for no member is an app.
 */
export const actorOf = ({ editor, elevated, role, subject }: Caller): Actor => ({
  ...(role === "member"
    ? { kind: editor === undefined ? "MEMBER" : "WIX_USER", memberId: subject }
    : { kind: elevated === undefined ? "ANONYMOUS_VISITOR" : "APP" }),
  ...(elevated === undefined ? {} : { elevated })
})

/** The part of every payload that decides what it reaches. */
export interface Wishes {
  readonly dataCollectionId: string
  /** Live items where none is given. */
  readonly environment?: Member<typeof Environment> | undefined
  readonly publishPluginOptions?: { readonly includeDraftItems?: boolean | undefined } | undefined
}

/** A collection, and the filter of the items that the caller may do a thing with. */
export interface Access {
  readonly collection: Collection.Collection
  readonly reach: Filter.Filter
  /** It is a sandbox that nothing was put into yet. `collection` is the live one then, and the reach is nothing. */
  readonly isEmpty: boolean
}

/** Finds a collection and what the caller may do with it. Refuses where that is nothing. */
export const access = Effect.fnUntraced(function* (actor: Actor, action: Collection.Action, wishes: Wishes) {
  const live = yield* find(wishes.dataCollectionId)
  const reach = yield* reachOf(actor, action, live, wishes)
  return yield* into(live, wishes, action === "insert", reach)
})

/** Finds a collection to save into: what is new needs the permission to insert, what is there the one to update. */
export const accessToSave = Effect.fnUntraced(function* (actor: Actor, wishes: Wishes) {
  const live = yield* find(wishes.dataCollectionId)
  const mayInsert = (yield* verdictOf(actor, "insert", live))._tag !== "Nothing"
  const mayUpdate = (yield* verdictOf(actor, "update", live))._tag !== "Nothing"
  if (!mayInsert && !mayUpdate) return yield* forbidden("update", live)
  const reach = mayUpdate ? yield* reachOf(actor, "update", live, wishes) : Filter.none
  return { ...(yield* into(live, wishes, mayInsert, reach)), mayInsert }
})

/** The items of a collection that the caller may do a thing with. Refuses where there can be none. */
export const reachOf = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  collection: Collection.Collection,
  wishes: Omit<Wishes, "dataCollectionId"> = {}
) {
  const verdict = yield* verdictOf(actor, action, collection)
  if (verdict._tag === "Nothing") return yield* forbidden(action, collection)
  if (action === "insert") return Filter.everything
  return Filter.and(
    verdict._tag === "Own" ? Filter.ownedBy(verdict.memberId) : Filter.everything,
    yield* visible(actor, collection, wishes)
  )
})

/** What the caller may do a thing with, however little. */
export const verdictOf = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  collection: Collection.Collection
): Effect.fn.Return<Verdict, never, Policy> {
  const { open } = yield* Policy
  return open ? { _tag: "All" } : decide(actor, action, collection)
})

// Drafts are for those who may update them.
const visible = Effect.fnUntraced(function* (
  actor: Actor,
  collection: Collection.Collection,
  { publishPluginOptions }: Omit<Wishes, "dataCollectionId">
) {
  if (!Publishing.hasDrafts(collection)) return Filter.everything
  if (publishPluginOptions?.includeDraftItems !== true) return Publishing.published
  const verdict = yield* verdictOf(actor, "update", collection)
  if (verdict._tag === "Nothing") return yield* refuse("see drafts of", collection)
  return Publishing.visible(verdict)
})

/** The collection of an environment. A sandbox comes into being with the first insert into it. */
const into = Effect.fnUntraced(function* (
  live: Collection.Collection,
  { environment = "LIVE" }: Wishes,
  mayCreate: boolean,
  reach: Filter.Filter
): Effect.fn.Return<Access, StoreUnavailable, ItemStore> {
  if (environment === "LIVE") return { collection: live, reach, isEmpty: false }
  const store = yield* ItemStore
  const sandbox = Collection.sandbox(live)
  const found = yield* store.collection(sandbox.id)
  if (Option.isNone(found)) {
    if (environment === "SANDBOX_PREFERRED") return { collection: live, reach, isEmpty: false }
    if (!mayCreate) return { collection: live, reach: Filter.none, isEmpty: true }
  } else if (JSON.stringify(found.value) === JSON.stringify(sandbox))
    return { collection: found.value, reach, isEmpty: false }
  // A sandbox always has the definition that its collection has now.
  yield* store.define(sandbox)
  return { collection: sandbox, reach, isEmpty: false }
})

const find = Effect.fnUntraced(function* (id: string) {
  const store = yield* ItemStore
  const { open } = yield* Policy
  yield* Effect.fromResult(Draft.checkId(id, "dataCollectionId"))
  if (Collection.isSandboxId(id)) return yield* unknown(id)
  const found = yield* store.collection(id)
  if (Option.isSome(found)) return found.value
  if (!open) return yield* unknown(id)
  const created = Collection.open(id)
  yield* store.define(created)
  return created
})

/** Refuses what the caller's role does not allow. */
export const forbidden = (
  action: Collection.Action | "save",
  collection: Collection.Collection
): Refusal.ApplicationError => refuse(`${action} these items of`, collection)

const refuse = (what: string, collection: Collection.Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 403,
    code: "WDE0027",
    description: `The caller may not ${what} ${Collection.nameOf(collection)}: its permissions do not allow it.`
  })

const unknown = (id: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 404,
    code: "WDE0025",
    description: `The collection ${id} does not exist.`
  })
