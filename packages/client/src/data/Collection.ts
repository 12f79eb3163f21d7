/**
 * Collections whose schema is known: it decides the names and types of fields, which operators a filter may use on
 * them, what is inserted and what is read.
 *
 * @since 0.1.0
 */
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import type { AnyUse, SystemFields, SystemUses, Use, UsesOf } from "./Field.ts"
import * as Shape from "./Shape.ts"

export type { SystemFields } from "./Field.ts"

/**
 * A collection and the schema of its items' data, without the fields that the provider keeps.
 *
 * `Type` is what a program holds; `Encoded` is what the provider stores, so it is what filters and sorts speak of.
 * `Refers` names the fields that refer to items, with the collections that these are of.
 */
export interface Collection<out Type = any, out Encoded = any, out Refers extends References = {}> {
  readonly id: string
  readonly schema: Schema.Codec<Type, Encoded> & { readonly fields: Schema.Struct.Fields }
  readonly references: Refers
}

/** A collection as calls take it: its id, or a `Collection`. */
export type Argument = string | Collection

/** Fields that refer to items, each with the collection of these; a function of it where it is not there yet. */
export interface References {
  readonly [field: string]: Argument | (() => Argument)
}

/** What else is known of a collection. */
export interface MakeOptions<Refers extends References> {
  /** The fields that refer to items of another collection, or of the same. */
  readonly references?: Refers
}

/**
 * Names a collection and its schema.
 *
 * Fields that the schema does not name are kept as they are, so that reading an item and writing it back loses nothing.
 *
 * A field that refers to one item holds its id, and the schema has it as a text. One that refers to many is read only
 * when it is included, so the schema need not have it. Of two collections that refer to each other, the first one gives
 * a function with its type written out, as in the example.
 *
 * **Example** (Books and their authors)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import * as Schema from "effect/Schema"
 *
 * const Book = Schema.Struct({
 *   title: Schema.String,
 *   year: Schema.Int,
 *   tags: Schema.Array(Schema.String),
 *   published: Schema.optionalKey(Schema.Date),
 *   author: Schema.String
 * })
 *
 * const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }), {
 *   references: { books: (): Collection.Collection<typeof Book.Type> => Books }
 * })
 * const Books = Collection.make("books", Book, { references: { author: Authors, reviews: "reviews" } })
 * ```
 */
export const make = <
  S extends Schema.Codec<any, any> & { readonly fields: Schema.Struct.Fields },
  const Refers extends References = {}
>(
  id: string,
  schema: S,
  { references = {} as Refers }: MakeOptions<Refers> = {}
): Collection<S["Type"], S["Encoded"], Refers> => ({ id, schema, references })

/** The data of a collection's items. */
export type DataOf<C> = C extends Collection<infer Type> ? Type & SystemFields : Data

/** The data of an item that is inserted: the `_id` is the provider's to make where there is none. */
export type DraftOf<C> = C extends Collection<infer Type> ? Type & Partial<SystemFields> : object

/** The data of an item that is replaced. */
export type ReplacementOf<C> =
  C extends Collection<infer Type> ? Type & SystemFields : { readonly _id: string } | (Data & { readonly _id: string })

/** The uses that a collection allows of its fields. */
export type UsesFor<C> =
  C extends Collection<any, infer Encoded, infer Refers>
    ? UsesOf<Encoded> | SystemUses | UsesOfReferences<Refers>
    : AnyUse

type UsesOfReferences<Refers> = {
  [Field in keyof Refers & string]: Use<Field, "include", unknown> | Use<Field, "reference", TargetOf<Refers[Field]>>
}[keyof Refers & string]

/** The fields of a collection that refer to items. */
export type ReferenceFieldOf<C> = C extends Collection<any, any, infer Refers> ? keyof Refers & string : string

/** The collection whose items a field refers to; an unknown one where nobody knows it. */
export type ReferredBy<C, Field extends string> =
  C extends Collection<any, any, infer Refers>
    ? Field extends keyof Refers
      ? TargetOf<Refers[Field]>
      : string
    : string

type TargetOf<Reference> = Reference extends () => infer Target ? Target : Reference

/** An item: its id and its data. */
export interface Item<out Data> {
  readonly id: string
  readonly data: Data
}

/** The id of a collection, checked by nobody yet. */
export const idOf = (collection: Argument): string => (isTyped(collection) ? collection.id : collection)

/**
 * Reads the data of items by the collection's schema, or by its fields of these names where some are selected; items
 * that stand in these included fields by the schema of their own collection. A collection that is known by its id only
 * reads them as they are.
 */
export const decoder = (
  collection: Argument,
  selected: ReadonlyArray<string> = [],
  included: ReadonlyArray<string> = []
): ((data: Data) => Exit.Exit<Data, Schema.SchemaError>) => {
  if (!isTyped(collection)) return Exit.succeed
  const { fields, fits, run } = codecOf(collection, selected, included)
  const decode = (data: Data) =>
    fits(data) ? Exit.succeed(data) : Exit.map(run.decode(data), (decoded) => withOthers(decoded, data, fields))
  return included.reduce((decode, field) => decodingItems(decode, field, collection), decode)
}

/** Whether the data of items is what decoding it would give, at a glance. */
export const fitsOf = (
  collection: Argument,
  selected: ReadonlyArray<string>,
  included: ReadonlyArray<string>
): Shape.Fits => {
  if (!isTyped(collection)) return () => true
  return included.length === 0 ? codecOf(collection, selected, included).fits : () => false
}

const decodingItems = (
  decode: (data: Data) => Exit.Exit<Data, Schema.SchemaError>,
  field: string,
  { references, schema }: Collection
): typeof decode => {
  const target = targetOf(references, field)
  if (target === undefined) return decode
  const read = decoder(target)
  // The id of an item that is not there, or not to be read, stays as it came.
  const readOne = (value: unknown): Exit.Exit<unknown, Schema.SchemaError> =>
    isPlainObject(value) ? read(value) : Exit.succeed(value)
  // A field without a schema holds many, and where there are none, nothing may be answered.
  const none = Object.hasOwn(schema.fields, field) ? undefined : []
  return (data) => {
    const decoded = decode(data)
    if (Exit.isFailure(decoded)) return decoded
    const value = Object.hasOwn(decoded.value, field) ? decoded.value[field] : none
    if (value === undefined) return decoded
    const items = Array.isArray(value) ? all(value.map(readOne)) : readOne(value)
    return Exit.map(items, (items) => ({ ...decoded.value, [field]: items }))
  }
}

/** The collection whose items a field refers to, where it is known. */
export const targetOf = (references: References, field: string): Argument | undefined => {
  const target = Object.hasOwn(references, field) ? references[field] : undefined
  return typeof target === "function" ? target() : target
}

/** The collection whose items a field refers to: one without a name where nobody knows it, whose items are read as they are. */
export const referredBy = (collection: Argument, field: string): Argument =>
  (isTyped(collection) ? targetOf(collection.references, field) : undefined) ?? ""

const all = <A, E>(exits: ReadonlyArray<Exit.Exit<A, E>>): Exit.Exit<ReadonlyArray<A>, E> => {
  const values: Array<A> = []
  for (const exit of exits) {
    if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
    values.push(exit.value)
  }
  return Exit.succeed(values)
}

/** Writes the data of an item by the collection's schema. */
export const encode = (collection: Argument, data: Data): Exit.Exit<Data, Schema.SchemaError> => {
  if (!isTyped(collection)) return Exit.succeed(data)
  const { fields, fits, run } = codecOf(collection, [], [])
  return fits(data) ? Exit.succeed(data) : Exit.map(run.encode(data), (encoded) => withOthers(encoded, data, fields))
}

const isTyped = (collection: Argument): collection is Collection =>
  typeof collection === "object" && collection !== null && "schema" in collection

interface Codec {
  readonly fields: Schema.Struct.Fields
  /** Whether data is what decoding it would give, fields without a schema included. */
  readonly fits: Shape.Fits
  readonly run: {
    readonly decode: (data: Data) => Exit.Exit<Data, Schema.SchemaError>
    readonly encode: (data: Data) => Exit.Exit<Data, Schema.SchemaError>
  }
}

const codecs = /*#__PURE__*/ new WeakMap<Collection, Map<string, Codec>>()

const codecOf = (collection: Collection, selected: ReadonlyArray<string>, included: ReadonlyArray<string>): Codec => {
  const known = codecs.get(collection) ?? new Map<string, Codec>()
  codecs.set(collection, known)
  const key = JSON.stringify([selected, included])
  const codec = known.get(key) ?? makeCodec(collection, selected, included)
  known.set(key, codec)
  return codec
}

const makeCodec = (
  { references, schema }: Collection,
  selected: ReadonlyArray<string>,
  included: ReadonlyArray<string>
): Codec => {
  const isOther = (name: string) => included.includes(name) && Object.hasOwn(references, name)
  const named = Object.entries(schema.fields).filter(
    ([name]) => (selected.length === 0 || selected.includes(name)) && !isOther(name)
  )
  const fields = Object.fromEntries(named)
  const errors = { errors: "all" } as const
  const picked =
    selected.length === 0 && !included.some(isOther)
      ? schema
      : Schema.Struct(fields as Record<string, Schema.Codec<unknown>>)
  return {
    fields,
    fits: Shape.compileOpen(picked.ast),
    run: { decode: Schema.decodeUnknownExit(picked, errors), encode: Schema.encodeUnknownExit(picked, errors) }
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
