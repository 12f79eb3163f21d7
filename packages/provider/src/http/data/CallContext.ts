/**
 * The context of one call on items: its access, actor and hooks.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Action } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Draft from "../../engine/item/Draft.ts"
import type { HookContext } from "../../engine/collection/Hooks.ts"
import type { Actor } from "../../engine/collection/Permissions.ts"
import type * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../request/Call.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import * as Outcomes from "./Outcomes.ts"

/** The access of a call, its actor, and the hooks that run. */
export interface CallContext extends Access.Access {
  readonly actor: Actor
  readonly callOptions: CallOptions
  readonly hooks: Hooks.Runner
}

/** The part of a payload that a context needs. */
export interface CallOptions extends Access.AccessOptions {
  readonly suppressHooks?: boolean | undefined
}

/** Creates the context of a call. Fails if the caller has no permission for the action. */
export const open = Effect.fnUntraced(function* (
  action: Action,
  operation: HookContext["operation"],
  callOptions: CallOptions,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const access = yield* Access.access(actor, action, callOptions)
  const hooks = yield* Hooks.of(actor, operation, access.collection, callOptions)
  return { ...access, actor, callOptions, hooks } satisfies CallContext
})

/** Creates the context of a save. */
export const openToSave = Effect.fnUntraced(function* (callOptions: CallOptions, { caller }: Call) {
  const actor = Access.actorOf(caller)
  const access = yield* Access.accessToSave(actor, callOptions)
  const hooks = yield* Hooks.of(actor, "save", access.collection, callOptions)
  return { ...access, actor, callOptions, hooks } satisfies CallContext
})

/** Whether an item can have this id. No stored item has an invalid id. */
export const canExist = (id: string): boolean => Result.isSuccess(Draft.checkId(id, "id"))

/**
 * Returns a function that explains why an item was not changed: it does not exist, the caller may not see it, the
 * caller may not change it, or it does not meet the condition.
 */
export const explainUnchanged = Effect.fnUntraced(function* (
  { actor, collection, isEmpty, reach, callOptions }: CallContext,
  action: Action,
  ids: ReadonlyArray<string>
) {
  if (isEmpty || ids.length === 0) return (id: string) => Outcomes.missing(id, collection)
  const possible = [...new Set(ids.filter(canExist))]
  const store = yield* ItemStore
  const visible = yield* Effect.result(Access.reachOf(actor, "read", collection, callOptions))
  const seen = Result.isSuccess(visible) ? yield* store.get(collection, possible, visible.success) : []
  const seenIds = idsOf(seen)
  const reachedIds = idsOf(yield* store.get(collection, possible, reach))
  return (id: string): Refusal.ApplicationError => {
    if (reachedIds.has(id)) return Outcomes.unmet(id, collection)
    return seenIds.has(id) ? Access.forbidden(action, collection) : Outcomes.missing(id, collection)
  }
})

const idsOf = (found: ReadonlyArray<Option.Option<Document>>): ReadonlySet<string> =>
  new Set(found.flatMap((one) => (Option.isSome(one) ? [one.value.id] : [])))
