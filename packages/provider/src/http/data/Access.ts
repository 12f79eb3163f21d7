/**
 * The access of a caller to a collection (data.md §6). It depends on the caller's permissions, the requested
 * environment, and whether drafts are included.
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
import { ProviderSettings } from "../request/ProviderSettings.ts"

/**
 * Converts a caller to an actor of the permission check. An editor is a member too and owns the items that they insert.
 * A server that calls with its own secret and without a member is an app.
 */
export const actorOf = ({ editor, elevated, role, subject }: Caller): Actor => ({
  ...(role === "member"
    ? { kind: editor === undefined ? "MEMBER" : "WIX_USER", memberId: subject }
    : { kind: elevated === undefined ? "ANONYMOUS_VISITOR" : "APP" }),
  ...(elevated === undefined ? {} : { elevated })
})

/** The part of every payload that determines which items it can reach. */
export interface AccessOptions {
  readonly dataCollectionId: string
  /** Defaults to live items. */
  readonly environment?: Member<typeof Environment> | undefined
  readonly publishPluginOptions?: { readonly includeDraftItems?: boolean | undefined } | undefined
}

/** A collection, and the filter of the items on which the caller may perform an action. */
export interface Access {
  readonly collection: Collection.Collection
  readonly reach: Filter.Filter
  /**
   * Whether the collection is a sandbox that does not exist yet. Then `collection` is the live one, and `reach` matches
   * no items.
   */
  readonly isEmpty: boolean
}

/**
 * Finds a collection and the items on which the caller may perform an action. Fails if the caller has no permission at
 * all.
 */
export const access = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  callOptions: AccessOptions
) {
  const live = yield* find(callOptions.dataCollectionId)
  const reach = yield* reachOf(actor, action, live, callOptions)
  return yield* into(live, callOptions, action === "insert", reach)
})

/**
 * Finds a collection to save into. New items need the permission to insert, existing items the permission to update.
 */
export const accessToSave = Effect.fnUntraced(function* (actor: Actor, callOptions: AccessOptions) {
  const live = yield* find(callOptions.dataCollectionId)
  const mayInsert = (yield* verdictOf(actor, "insert", live))._tag !== "Nothing"
  const mayUpdate = (yield* verdictOf(actor, "update", live))._tag !== "Nothing"
  if (!mayInsert && !mayUpdate) return yield* forbidden("update", live)
  const reach = mayUpdate ? yield* reachOf(actor, "update", live, callOptions) : Filter.none
  return { ...(yield* into(live, callOptions, mayInsert, reach)), mayInsert }
})

/**
 * Returns the filter of the items on which the caller may perform an action. Fails if the caller has no permission at
 * all.
 */
export const reachOf = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  collection: Collection.Collection,
  callOptions: Omit<AccessOptions, "dataCollectionId"> = {}
) {
  const verdict = yield* verdictOf(actor, action, collection)
  if (verdict._tag === "Nothing") return yield* forbidden(action, collection)
  if (action === "insert") return Filter.all
  return Filter.and(
    verdict._tag === "Own" ? Filter.ownedBy(verdict.memberId) : Filter.all,
    yield* visible(actor, collection, callOptions)
  )
})

/** Returns the caller's permission for an action: all items, their own items, or none. */
export const verdictOf = Effect.fnUntraced(function* (
  actor: Actor,
  action: Collection.Action,
  collection: Collection.Collection
): Effect.fn.Return<Verdict, never, ProviderSettings> {
  const { open } = yield* ProviderSettings
  return open ? { _tag: "All" } : decide(actor, action, collection)
})

// Only callers with the permission to update may see drafts.
const visible = Effect.fnUntraced(function* (
  actor: Actor,
  collection: Collection.Collection,
  { publishPluginOptions }: Omit<AccessOptions, "dataCollectionId">
) {
  if (!Publishing.hasDrafts(collection)) return Filter.all
  if (publishPluginOptions?.includeDraftItems !== true) return Publishing.published
  const verdict = yield* verdictOf(actor, "update", collection)
  if (verdict._tag === "Nothing") return yield* refuse("read drafts of the collection", collection)
  return Publishing.visible(verdict)
})

/** Returns the collection of the requested environment. A sandbox is created by the first insert into it. */
const into = Effect.fnUntraced(function* (
  live: Collection.Collection,
  { environment = "LIVE" }: AccessOptions,
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
  // The collection's definition may have changed. A sandbox always has the current definition of its live collection.
  yield* store.define(sandbox)
  return { collection: sandbox, reach, isEmpty: false }
})

const find = Effect.fnUntraced(function* (id: string) {
  const store = yield* ItemStore
  const { open } = yield* ProviderSettings
  yield* Effect.fromResult(Draft.checkId(id, "dataCollectionId"))
  if (Collection.isSandboxId(id)) return yield* unknown(id)
  const found = yield* store.collection(id)
  if (Option.isSome(found)) return found.value
  if (!open) return yield* unknown(id)
  const created = Collection.open(id)
  yield* store.define(created)
  // A misspelled name would otherwise look like an empty collection.
  yield* Effect.logWarning(`The collection ${JSON.stringify(id)} did not exist, so it was created without items.`)
  return created
})

/** Creates the refusal of an action that the caller's permissions do not allow. */
export const forbidden = (
  action: Collection.Action | "save",
  collection: Collection.Collection
): Refusal.ApplicationError => refuse(`${action} these items of the collection`, collection)

const refuse = (what: string, collection: Collection.Collection): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 403,
    code: "WDE0027",
    description: `The caller is not allowed to ${what} ${Collection.nameOf(collection)}. Change the permissions of the collection, or sign in as another member.`
  })

const unknown = (id: string): Refusal.ApplicationError =>
  new Refusal.ApplicationError({
    status: 404,
    code: "WDE0025",
    description: `The collection ${id} does not exist.`
  })
