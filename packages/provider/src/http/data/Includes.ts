/**
 * Puts the items that fields refer to into answers (data.md §7): one read for each field, however many items refer. Of
 * the items only those are included that the caller may read.
 *
 * @since 0.1.0
 */
import type { ReferencedItemOption } from "@portico/contract/data/Item"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Arr from "effect/Array"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type Collection, isSandboxId, nameOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { isObject, type Json, type JsonObject } from "../../engine/value/Json.ts"
import type { Actor } from "../../engine/collection/Permissions.ts"
import * as Query from "../../engine/value/Query.ts"
import * as References from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Failure } from "../request/Call.ts"
import { Policy } from "../request/Policy.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import { itemOf } from "./Outcomes.ts"
import * as Session from "./Session.ts"

/** A field whose items are to be included. Of one that is not declared it shows only later where it leads. */
export interface Include {
  readonly name: string
  readonly field: References.ReferenceField | undefined
  readonly limit: number
}

/** Who reads the items of which collection. */
export interface Reader {
  readonly actor: Actor
  readonly collection: Collection
  readonly wishes: Omit<Session.Wishes, "dataCollectionId">
}

/** Reads which fields are to be included. A field that is named twice counts where it stands first. */
export const read = Effect.fnUntraced(function* (
  options: ReadonlyArray<ReferencedItemOption>,
  collection: Collection
): Effect.fn.Return<ReadonlyArray<Include>, Refusal.Refusal, Policy> {
  if (options.length > Limits.maximumIncludedFields) {
    return yield* Refusal.field("referencedItemOptions", `must name at most ${Limits.maximumIncludedFields} fields`)
  }
  const { open } = yield* Policy
  const includes = new Map<string, Include>()
  for (const { fieldName: name, limit = Limits.defaultReferencedLimit } of options) {
    const field = References.fieldOf(collection.fields, name)
    if (field === undefined && !open) {
      return yield* Refusal.wde("WDE0020", { field: Wde.received(name), collection: nameOf(collection) })
    }
    yield* Effect.fromResult(Query.range({ limit }))
    if (!includes.has(name)) includes.set(name, { name, field, limit })
  }
  return [...includes.values()]
})

/** Reads which fields a call for single items includes. */
export const of = (wish: unknown, collection: Collection) =>
  Effect.flatMap(wished(wish, collection), (options) => read(options, collection))

/**
 * Reads the wish of a call for single items: names of fields, or objects of a name and a limit, or `true` for every
 * field that holds references.
 */
const wished = (
  wish: unknown,
  { fields }: Collection
): Effect.Effect<ReadonlyArray<ReferencedItemOption>, Refusal.ValidationError> => {
  if (wish === undefined || wish === null || wish === false || wish === "false") return Effect.succeed([])
  if (wish === true || wish === "true") {
    return Effect.succeed(References.fieldsOf(fields).map(({ name }) => ({ fieldName: name })))
  }
  const options = (Array.isArray(wish) ? wish : [wish]).map(optionOf)
  return options.every((option) => option !== undefined)
    ? Effect.succeed(options)
    : Effect.fail(Refusal.field("includeReferencedItems", "must be a list of names of fields"))
}

const optionOf = (wish: unknown): ReferencedItemOption | undefined => {
  if (typeof wish === "string") return { fieldName: wish }
  const option = wish as Json
  if (!isObject(option)) return undefined
  const { fieldName = option["field"], limit } = option
  if (typeof fieldName !== "string") return undefined
  return { fieldName, ...(typeof limit === "number" ? { limit } : {}) }
}

/** Includes items, and keeps of each document's data only the fields that are asked for and those that are included. */
export const add = Effect.fnUntraced(function* (
  reader: Reader,
  includes: ReadonlyArray<Include>,
  documents: ReadonlyArray<Document>,
  fields: ReadonlyArray<string> = []
) {
  const keep = Query.project(fields.length === 0 ? [] : [...fields, ...includes.map(({ name }) => name)])
  const included = yield* Effect.forEach(includes, (include) =>
    Effect.map(valuesFor(reader, include, documents), (values) => ({ name: include.name, values }))
  )
  return documents.map(({ data, id }) => {
    const own: Record<string, Json> = { ...keep(data) }
    for (const { name, values } of included) {
      const value = values.get(id)
      if (value !== undefined) define(own, name, value)
    }
    return { id, data: own }
  })
})

/** Makes an answer of one document. */
export const one = Effect.fnUntraced(function* (
  reader: Reader,
  includes: ReadonlyArray<Include>,
  document: Document,
  fields?: ReadonlyArray<string>
) {
  const [added = document] = yield* add(reader, includes, [document], fields)
  return itemOf(added, reader.collection)
})

type Values = ReadonlyMap<string, Json>

/** What stands in a field of each document in the place of its references. */
const valuesFor = Effect.fnUntraced(function* (
  reader: Reader,
  include: Include,
  documents: ReadonlyArray<Document>
): Effect.fn.Return<Values, Failure, ItemStore | Policy> {
  const held = heldBy(include.name, documents)
  const field = include.field ?? (yield* guess(include.name, [...new Set(held.values())]))
  if (field === undefined || documents.length === 0) return new Map()
  const target = yield* targetOf(reader, field.target)
  if (Option.isNone(target)) return new Map()
  const { collection, hooks, reach } = target.value
  const store = yield* ItemStore
  if (field.holds === "many") {
    const relation = { collection: reader.collection, field: field.name, target: collection }
    const ids = documents.map(({ id }) => id)
    const found = yield* store.references.include(relation, ids, include.limit, reach)
    const values = yield* Effect.forEach(ids, (id) => hooks.items("afterQuery", found.get(id) ?? []))
    return new Map(ids.map((id, index) => [id, (values[index] ?? []).map(({ data }) => data)]))
  }
  const found = yield* store.get(collection, [...new Set(held.values())], reach)
  const answered = yield* hooks.items("afterQuery", Arr.getSomes(found))
  const dataById = new Map(answered.map(({ data, id }) => [id, data]))
  return new Map([...held].flatMap(([id, referenced]) => present(id, dataById.get(referenced))))
})

const present = (id: string, data: JsonObject | undefined): ReadonlyArray<readonly [string, JsonObject]> =>
  data === undefined ? [] : [[id, data]]

/** The collection that a field leads to, its hooks, and what of it the caller may read. Nothing where that is nothing. */
export const targetOf = Effect.fnUntraced(function* ({ actor, wishes }: Omit<Reader, "collection">, id: string) {
  const { publishPluginOptions, ...others } = { ...wishes, dataCollectionId: id }
  // Who sees the drafts of the referring items may not see those of the others.
  const access = Access.access(actor, "read", { ...others, publishPluginOptions }).pipe(
    Effect.catchTag("ApplicationError", () => Access.access(actor, "read", others))
  )
  const found = yield* access.pipe(
    Effect.asSome,
    Effect.catchTag("ApplicationError", () => Effect.succeedNone)
  )
  if (Option.isNone(found)) return Option.none()
  const hooks = yield* Hooks.of(actor, "include", found.value.collection, wishes)
  return Option.some({ ...found.value, hooks, reach: yield* hooks.narrow(found.value.reach) })
})

/** The ids that a field holds, by those of the documents. */
const heldBy = (name: string, documents: ReadonlyArray<Document>): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap(({ data, id }) => {
      const value = Object.hasOwn(data, name) ? data[name] : undefined
      return typeof value === "string" && Session.canExist(value) ? [[id, value] as const] : []
    })
  )

// In a playground a field leads to where its ids are found.
const guess = Effect.fnUntraced(function* (name: string, ids: ReadonlyArray<string>) {
  const found = ids.length === 0 ? undefined : yield* holderOf(ids, "some")
  return found === undefined ? undefined : { name, holds: "one" as const, target: found.id }
})

/** Finds the first collection, by name, that has some or every one of these items. */
export const holderOf = Effect.fnUntraced(function* (ids: ReadonlyArray<string>, how: "every" | "some") {
  const store = yield* ItemStore
  for (const collection of yield* store.collections) {
    if (isSandboxId(collection.id)) continue
    const found = yield* store.get(collection, ids, Filter.everything)
    if (how === "some" ? found.some(Option.isSome) : found.every(Option.isSome)) return collection
  }
  return undefined
})

// Names are the caller's: no plain assignment.
const define = (own: Record<string, Json>, name: string, value: Json): void => {
  Object.defineProperty(own, name, { value, writable: true, enumerable: true, configurable: true })
}
