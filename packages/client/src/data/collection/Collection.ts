/**
 * Collections whose schema is known: it decides the names and types of fields, which operators a filter may use on
 * them, what is inserted and what is read.
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Exit from "effect/Exit"
import type * as Schema from "effect/Schema"
import { type CollectionCodec, make as makeCodec, type Fits, targetOf } from "./internal/CollectionCodec.ts"
import type { AnyUse, SystemFields, SystemUses, Use, UsesOf } from "../call/internal/Field.ts"

export type { AnyUse, Bare, SystemFields, Use, UseKind } from "../call/internal/Field.ts"

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
  /** Reads and writes its items. */
  readonly codec: CollectionCodec
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
): Collection<S["Type"], S["Encoded"], Refers> => ({
  id,
  schema,
  references,
  codec: makeCodec(schema, references)
})

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
): ((data: Data) => Exit.Exit<Data, Schema.SchemaError>) =>
  isTyped(collection) ? collection.codec.decoder(selected, included) : Exit.succeed

/** Whether the data of items is what decoding it would give, at a glance. */
export const fitsOf = (collection: Argument, selected: ReadonlyArray<string>, included: ReadonlyArray<string>): Fits =>
  isTyped(collection) ? collection.codec.fits(selected, included) : () => true

/** Writes the data of an item by the collection's schema. */
export const encode = (collection: Argument, data: Data): Exit.Exit<Data, Schema.SchemaError> =>
  isTyped(collection) ? collection.codec.encode(data) : Exit.succeed(data)

/** The collection whose items a field refers to: one without a name where nobody knows it, whose items are read as they are. */
export const referredBy = (collection: Argument, field: string): Argument =>
  (isTyped(collection) ? targetOf(collection.references, field) : undefined) ?? ""

/** Whether a value is a `Collection`. Plain JavaScript can pass any other object, which the checks of calls refuse. */
export const isTyped = (collection: unknown): collection is Collection =>
  typeof collection === "object" && collection !== null && "codec" in collection && "references" in collection
