/**
 * Collections whose schema is known: it decides the names and types of fields, which operators a filter may use on
 * them, what is inserted and what is read.
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import type { AnyUse, UsesOf } from "./Field.ts"

/**
 * A collection and the schema of its items' data, without the fields that the provider keeps.
 *
 * `Type` is what a program holds; `Encoded` is what the provider stores, so it is what filters and sorts speak of.
 */
export interface Collection<out Type = any, out Encoded = any> {
  readonly id: string
  readonly schema: Schema.Codec<Type, Encoded> & { readonly fields: Schema.Struct.Fields }
}

/** A collection as calls take it: its id, or a `Collection`. */
export type Argument = string | Collection

/**
 * Names a collection and its schema.
 *
 * Fields that the schema does not name are kept as they are, so that reading an item and writing it back loses nothing.
 *
 * **Example** (Books)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({
 *   title: Schema.String,
 *   year: Schema.Int,
 *   tags: Schema.Array(Schema.String),
 *   published: Schema.optionalKey(Schema.Date)
 * }))
 * ```
 */
export const make = <S extends Schema.Codec<any, any> & { readonly fields: Schema.Struct.Fields }>(
  id: string,
  schema: S
): Collection<S["Type"], S["Encoded"]> => ({ id, schema })

/** Fields that the provider keeps. Which of them come with an item depends on the provider and on what was selected. */
export interface SystemFields {
  readonly _id: string
  readonly _createdDate?: Date
  readonly _updatedDate?: Date
  readonly _ownerId?: string
}

/** The data of a collection's items. */
export type DataOf<C> = C extends Collection<infer Type> ? Type & SystemFields : Data

/** The data of an item that is inserted: the `_id` is the provider's to make where there is none. */
export type DraftOf<C> = C extends Collection<infer Type> ? Type & Partial<SystemFields> : object

/** The data of an item that is replaced. */
export type ReplacementOf<C> =
  C extends Collection<infer Type> ? Type & SystemFields : { readonly _id: string } | (Data & { readonly _id: string })

/** The uses that a collection allows of its fields. */
export type UsesFor<C> = C extends Collection<any, infer Encoded> ? UsesOf<Encoded & SystemFields> : AnyUse

/** An item: its id and its data. */
export interface Item<out Data> {
  readonly id: string
  readonly data: Data
}

/** The id of a collection, checked by nobody yet. */
export const idOf = (collection: Argument): string => (isTyped(collection) ? collection.id : collection)

/**
 * Reads the data of items by the collection's schema, or by its fields of these names where some are selected. A
 * collection that is known by its id only reads them as they are.
 */
export const decoder = (
  collection: Argument,
  selected: ReadonlyArray<string> = []
): ((data: Data) => Exit.Exit<Data, Schema.SchemaError>) => {
  if (!isTyped(collection)) return Exit.succeed
  const { fields, run } = codecOf(collection, selected)
  return (data) => Exit.map(run.decode(data), (decoded) => withOthers(decoded, data, fields))
}

/** Writes the data of an item by the collection's schema. */
export const encode = (collection: Argument, data: Data): Exit.Exit<Data, Schema.SchemaError> => {
  if (!isTyped(collection)) return Exit.succeed(data)
  const { fields, run } = codecOf(collection, [])
  return Exit.map(run.encode(data), (encoded) => withOthers(encoded, data, fields))
}

const isTyped = (collection: Argument): collection is Collection =>
  typeof collection === "object" && collection !== null

interface Codec {
  readonly fields: Schema.Struct.Fields
  readonly run: {
    readonly decode: (data: Data) => Exit.Exit<Data, Schema.SchemaError>
    readonly encode: (data: Data) => Exit.Exit<Data, Schema.SchemaError>
  }
}

const codecs = /*#__PURE__*/ new WeakMap<Collection, Map<string, Codec>>()

const codecOf = (collection: Collection, selected: ReadonlyArray<string>): Codec => {
  const known = codecs.get(collection) ?? new Map<string, Codec>()
  codecs.set(collection, known)
  const key = JSON.stringify(selected)
  const codec = known.get(key) ?? makeCodec(collection, selected)
  known.set(key, codec)
  return codec
}

const makeCodec = ({ schema }: Collection, selected: ReadonlyArray<string>): Codec => {
  const named = Object.entries(schema.fields).filter(([name]) => selected.length === 0 || selected.includes(name))
  const fields = Object.fromEntries(named)
  const all = { errors: "all" } as const
  const picked = selected.length === 0 ? schema : Schema.Struct(fields as Record<string, Schema.Codec<unknown>>)
  return {
    fields,
    run: { decode: Schema.decodeUnknownExit(picked, all), encode: Schema.encodeUnknownExit(picked, all) }
  }
}

/** What was made of the fields, and beside it whatever else the data holds. */
const withOthers = (made: Data, data: Data, fields: Schema.Struct.Fields): Data => {
  const all: Record<string, unknown> = { ...made }
  for (const name of Object.keys(data)) {
    if (Object.hasOwn(fields, name)) continue
    // `__proto__` is a name like any other here; plain assignment would set the prototype.
    if (name === "__proto__") Object.defineProperty(all, name, { ...writable, value: data[name] })
    else all[name] = data[name]
  }
  return all
}

const writable = { configurable: true, enumerable: true, writable: true }
