/**
 * Includes referenced items in responses (data.md §7). Each field takes one read, regardless of how many items refer.
 * Only items that the caller may read are included.
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
import * as Paging from "../../engine/order/Paging.ts"
import { isObject, type Json, type JsonObject } from "../../engine/value/Json.ts"
import type { Actor } from "../../engine/collection/Permissions.ts"
import * as Fields from "../../engine/value/Fields.ts"
import * as References from "../../engine/collection/References.ts"
import * as Refusal from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Failure } from "../request/Call.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import { itemOf } from "./Outcomes.ts"
import * as CallContext from "./CallContext.ts"

/**
 * A field whose referenced items are included. `field` is undefined if it is not declared; its target is then found
 * when the items are read.
 */
export interface Include {
  readonly name: string
  readonly field: References.ReferenceField | undefined
  readonly limit: number
}

/** The caller that reads items, and the collection that they belong to. */
export interface Reader {
  readonly actor: Actor
  readonly collection: Collection
  readonly callOptions: Omit<CallContext.CallOptions, "dataCollectionId">
}

/** Parses the fields to include. If a field occurs twice, the first occurrence counts. */
export const read = Effect.fnUntraced(function* (
  options: ReadonlyArray<ReferencedItemOption>,
  collection: Collection
): Effect.fn.Return<ReadonlyArray<Include>, Refusal.Refusal, ProviderSettings> {
  if (options.length > Limits.maximumIncludedFields) {
    return yield* Refusal.field("referencedItemOptions", `must name at most ${Limits.maximumIncludedFields} fields`)
  }
  const { open } = yield* ProviderSettings
  const includes = new Map<string, Include>()
  for (const { fieldName: name, limit = Limits.defaultReferencedLimit } of options) {
    const field = References.fieldOf(collection.fields, name)
    if (field === undefined && !open) {
      return yield* Refusal.wde("WDE0020", { field: Wde.received(name), collection: nameOf(collection) })
    }
    yield* Effect.fromResult(Paging.range({ limit }))
    if (!includes.has(name)) includes.set(name, { name, field, limit })
  }
  return [...includes.values()]
})

/** Parses the fields to include in a call for a single item. */
export const of = (wish: unknown, collection: Collection) =>
  Effect.flatMap(wished(wish, collection), (options) => read(options, collection))

/**
 * Parses the option of a call for a single item: field names, objects with a name and a limit, or `true` for every
 * reference field.
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
    : Effect.fail(Refusal.field("includeReferencedItems", "must be an array of field names"))
}

const optionOf = (wish: unknown): ReferencedItemOption | undefined => {
  if (typeof wish === "string") return { fieldName: wish }
  const option = wish as Json
  if (!isObject(option)) return undefined
  const { fieldName = option["field"], limit } = option
  if (typeof fieldName !== "string") return undefined
  return { fieldName, ...(typeof limit === "number" ? { limit } : {}) }
}

/** Includes referenced items, and reduces each document's data to the requested and the included fields. */
export const add = Effect.fnUntraced(function* (
  reader: Reader,
  includes: ReadonlyArray<Include>,
  documents: ReadonlyArray<Document>,
  fields: ReadonlyArray<string> = []
) {
  const keep = Fields.project(fields.length === 0 ? [] : [...fields, ...includes.map(({ name }) => name)])
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

/** Returns one document as an item with its included items. */
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

/** Returns the values that replace a field's references, by document id. */
const valuesFor = Effect.fnUntraced(function* (
  reader: Reader,
  include: Include,
  documents: ReadonlyArray<Document>
): Effect.fn.Return<Values, Failure, ItemStore | ProviderSettings> {
  const referencedIds = referencedIdsOf(include.name, documents)
  const field = include.field ?? (yield* guess(include.name, [...new Set(referencedIds.values())]))
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
  const found = yield* store.get(collection, [...new Set(referencedIds.values())], reach)
  const processed = yield* hooks.items("afterQuery", Arr.getSomes(found))
  const dataById = new Map(processed.map(({ data, id }) => [id, data]))
  return new Map([...referencedIds].flatMap(([id, referenced]) => present(id, dataById.get(referenced))))
})

const present = (id: string, data: JsonObject | undefined): ReadonlyArray<readonly [string, JsonObject]> =>
  data === undefined ? [] : [[id, data]]

/**
 * Returns the target collection of a field, its hooks, and the items that the caller may read. Returns none if the
 * caller may not read any.
 */
export const targetOf = Effect.fnUntraced(function* ({ actor, callOptions }: Omit<Reader, "collection">, id: string) {
  const { publishPluginOptions, ...others } = { ...callOptions, dataCollectionId: id }
  // A caller who sees the drafts of the referring items may lack the permission for drafts of the target. The read then
  // continues without drafts.
  const access = Access.access(actor, "read", { ...others, publishPluginOptions }).pipe(
    Effect.catchTag("ApplicationError", () => Access.access(actor, "read", others))
  )
  const found = yield* access.pipe(
    Effect.asSome,
    Effect.catchTag("ApplicationError", () => Effect.succeedNone)
  )
  if (Option.isNone(found)) return Option.none()
  const hooks = yield* Hooks.of(actor, "include", found.value.collection, callOptions)
  return Option.some({ ...found.value, hooks, reach: yield* hooks.narrow(found.value.reach) })
})

/** Returns the id in a field of each document, by document id. */
const referencedIdsOf = (name: string, documents: ReadonlyArray<Document>): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap(({ data, id }) => {
      const value = Object.hasOwn(data, name) ? data[name] : undefined
      return typeof value === "string" && CallContext.canExist(value) ? [[id, value] as const] : []
    })
  )

// In open mode a field may be undeclared. It then refers to the collection that contains its ids.
const guess = Effect.fnUntraced(function* (name: string, ids: ReadonlyArray<string>) {
  const found = ids.length === 0 ? undefined : yield* holderOf(ids, "some")
  return found === undefined ? undefined : { name, holds: "one" as const, target: found.id }
})

/** Finds the first collection, by name, that contains some or all of these items. */
export const holderOf = Effect.fnUntraced(function* (ids: ReadonlyArray<string>, how: "every" | "some") {
  const store = yield* ItemStore
  for (const collection of yield* store.collections) {
    if (isSandboxId(collection.id)) continue
    const found = yield* store.get(collection, ids, Filter.all)
    if (how === "some" ? found.some(Option.isSome) : found.every(Option.isSome)) return collection
  }
  return undefined
})

// The field names come from the client. A plain assignment to `__proto__` would change the prototype.
const define = (own: Record<string, Json>, name: string, value: Json): void => {
  Object.defineProperty(own, name, { value, writable: true, enumerable: true, configurable: true })
}
