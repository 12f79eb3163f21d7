/**
 * Single-reference fields. Their references are part of the item's data and are changed there.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Document from "../../engine/collection/Document.ts"
import * as Draft from "../../engine/item/Draft.ts"
import type { Json, JsonObject } from "../../engine/value/Json.ts"
import { idsIn } from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Reference } from "../../store/ReferenceStore.ts"
import * as Outcomes from "./Outcomes.ts"
import type { Related } from "./Relations.ts"
import { canExist, explainUnchanged } from "./CallContext.ts"

/** Replaces the references of the items. */
export const set = Effect.fnUntraced(function* (relation: Related, references: ReadonlyArray<Reference>) {
  const { reach, target } = relation
  const wanted = new Map<string, string>()
  for (const { referenced, referring } of references) {
    if ((wanted.get(referring) ?? referenced) !== referenced) {
      return yield* Refusal.field(relation.field, "is a single-reference field, and cannot refer to several items")
    }
    wanted.set(referring, referenced)
  }
  const ids = [...new Set(wanted.values())]
  const store = yield* ItemStore
  const found = yield* store.get(target, ids.filter(canExist), reach)
  const present = new Set(found.flatMap((one) => (Option.isSome(one) ? [one.value.id] : [])))
  const missing = ids.find((id) => !present.has(id))
  if (missing !== undefined) return yield* Outcomes.missing(missing, target)
  yield* write(relation, [...wanted.keys()], (_, id) => wanted.get(id))
})

/** Removes those of the given references that the items have. */
export const clear = (relation: Related, references: ReadonlyArray<Reference>) => {
  const unwanted = Map.groupBy(references, ({ referring }) => referring)
  return write(relation, [...unwanted.keys()], (storedValue, id) => {
    const [current] = idsIn(storedValue)
    return unwanted.get(id)?.some(({ referenced }) => referenced === current) === true ? undefined : storedValue
  })
}

/** Removes the reference of an item. */
export const empty = (relation: Related, referring: string) => write(relation, [referring], () => undefined)

const write = Effect.fnUntraced(function* (
  { collection, field, session }: Related,
  ids: ReadonlyArray<string>,
  change: (storedValue: Json | undefined, id: string) => Json | undefined
) {
  const store = yield* ItemStore
  const { fields, indexes } = collection
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const possible = ids.filter(canExist)
  const present = yield* store.get(collection, possible, session.reach)
  const missing = ids.filter((id) => !present.some((one) => Option.isSome(one) && one.value.id === id))
  const [first] = missing
  if (first !== undefined) return yield* (yield* explainUnchanged(session, "update", missing))(first)
  const altered = yield* store.alter(collection, possible, session.reach, (stored) => {
    const own = Document.ownFields(stored.data)
    const storedValue = Object.hasOwn(own, field) ? own[field] : undefined
    const value = change(storedValue, stored.id)
    // An unchanged item is not revised, because a revision would change its update time.
    return value === storedValue
      ? Result.succeed(stored)
      : Draft.revise(stored, put(own, field, value), { fields, indexes, now })
  })
  for (const outcome of altered) if (Option.isSome(outcome)) yield* Effect.fromResult(outcome.value)
})

// A map preserves the order of the other fields.
const put = (own: JsonObject, name: string, value: Json | undefined): JsonObject => {
  const entries = new Map<string, Json>(Object.entries(own))
  if (value === undefined) entries.delete(name)
  else entries.set(name, value)
  return Object.fromEntries(entries)
}
