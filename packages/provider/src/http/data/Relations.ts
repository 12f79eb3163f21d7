/**
 * Resolves the name of a reference field to its relation: the target collection, and the items on both sides that the
 * caller may read or change.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import { type Action, type Collection, nameOf } from "../../engine/collection/Collection.ts"
import * as Draft from "../../engine/item/Draft.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import * as Fields from "../../engine/value/Fields.ts"
import * as References from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Relation } from "../../store/ReferenceStore.ts"
import type { Call } from "../request/Call.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import { holderOf } from "./Includes.ts"
import * as CallContext from "./CallContext.ts"

/** A reference field, and the access of a call to the items on both sides. */
export interface Related extends Relation {
  /** Whether the field has one reference, stored in the item's data, or many, stored in a separate table. */
  readonly _tag: "One" | "Many"
  /** The call's session with the referring items. */
  readonly session: CallContext.CallContext
  /** The referenced items that the caller may read. */
  readonly reach: Filter
  /** The hooks of the field's target collection. */
  readonly targetHooks: Hooks.Runner
}

/** The endpoints for references. */
export type Operation = keyof typeof actions

const actions = {
  queryReferenced: "read",
  isReferenced: "read",
  insertReferences: "update",
  removeReferences: "update",
  replaceReferences: "update"
} as const satisfies Readonly<Record<string, Action>>

/** A field that is not declared. In open mode it is accepted and has no references yet. */
export interface Unknown {
  readonly _tag: "Unknown"
}

/** Opens a field for a call. Fails with WDE0020 if it is not a reference field. */
export const open = Effect.fnUntraced(function* (
  operation: Operation,
  callOptions: CallContext.CallOptions,
  name: string,
  call: Call
) {
  yield* Effect.fromResult(Fields.fieldPath(name, "The field name"))
  const action = actions[operation]
  const opened = yield* CallContext.open(action, operation, callOptions, call)
  const session = action === "read" ? { ...opened, reach: yield* opened.hooks.narrow(opened.reach) } : opened
  const { actor, collection } = session
  const field = References.fieldOf(collection.fields, name)
  if (field === undefined) {
    const policy = yield* ProviderSettings
    if (policy.open) return { _tag: "Unknown" } satisfies Unknown
    return yield* Refusal.wde("WDE0020", { field: Wde.received(name), collection: nameOf(collection) })
  }
  const { collection: target, reach } = yield* Access.access(actor, "read", {
    ...callOptions,
    dataCollectionId: field.target
  })
  const targetHooks = yield* Hooks.of(actor, operation, target, callOptions)
  return {
    _tag: field.holds === "one" ? "One" : "Many",
    collection,
    field: name,
    target,
    session,
    reach: yield* targetHooks.narrow(reach),
    targetHooks
  } satisfies Related
})

/**
 * Opens a field for references to add. In open mode this declares an unknown field. Its target is the first collection,
 * by name, that contains all of the referenced items.
 */
export const openOrLearn = Effect.fnUntraced(function* (
  operation: Operation,
  callOptions: CallContext.CallOptions,
  name: string,
  referenced: ReadonlyArray<string>,
  call: Call
) {
  const found = yield* open(operation, callOptions, name, call)
  if (found._tag !== "Unknown" || referenced.length === 0) return found
  // A declared name is stored with each of its references, so it must meet the limits of an id.
  yield* Effect.fromResult(Draft.checkId(name, "The field name"))
  const possible = [...new Set(referenced)]
  const holder = possible.every(CallContext.canExist) ? yield* holderOf(possible, "every") : undefined
  if (holder === undefined) {
    return yield* Refusal.wde(
      "WDE0073",
      { itemId: Wde.received(referenced[0]), collection: "the collection of the other items" },
      404
    )
  }
  yield* declare(callOptions, name, holder)
  return yield* open(operation, callOptions, name, call)
})

const declare = Effect.fnUntraced(function* (
  { dataCollectionId }: CallContext.CallOptions,
  name: string,
  target: Collection
) {
  const store = yield* ItemStore
  const { collection } = yield* Access.access({ kind: "ANONYMOUS_VISITOR" }, "read", { dataCollectionId })
  const field = { type: "MULTI_REFERENCE", referencedCollectionId: target.id } as const
  yield* store.amend(collection.id, (now) =>
    Object.hasOwn(now.fields, name) ? now : { ...now, fields: { ...now.fields, [name]: field } }
  )
})
