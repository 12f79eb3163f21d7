/**
 * The collection argument of calls: a collection id, or a `Collection` with its own codec. Pages that use only collection
 * ids do not load `Schema`.
 *
 * @since 0.1.0
 */
import type { Item as WireItem } from "@portico/contract/data/Item"
import type { Found } from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Exit from "effect/Exit"
import type * as Schema from "effect/Schema"
import type { Decoding, PageItems, Violation } from "./PageItems.ts"

/**
 * A collection and the schema of its items' data, without the fields that the provider manages.
 *
 * `Type` is the decoded type that the program uses. `Encoded` is the type that the provider stores, so filters and
 * sorts use it. `Refers` has the fields that refer to items, with the collections of these items.
 *
 * The defaults are `any`, so that a `Collection` without type arguments is a collection of any schema.
 */
export interface Collection<
  out Type = any,
  out Encoded = any,
  out Refers extends References = {},
  out Id extends string = string
> {
  readonly id: Id
  readonly schema: Schema.Codec<Type, Encoded> & { readonly fields: Schema.Struct.Fields }
  readonly references: Refers
  /** Encodes and decodes the collection's items. */
  readonly codec: CollectionCodec
}

/** A collection as an argument of calls: its id, or a `Collection`. */
export type Argument = string | Collection

/** Fields that refer to items, each with its collection, or with a function that returns it if it is defined later. */
export interface References {
  readonly [field: string]: Argument | (() => Argument)
}

/** The target of a reference field: a collection with its codec, or a collection id. */
export type Target = string | { readonly id: string; readonly codec: CollectionCodec }

/** The fields that refer to items, each with the collection of these items. */
export interface Targets<out T extends Target = Target> {
  readonly [field: string]: T | (() => T)
}

/** Encodes or decodes the data of one item. */
export type Read = (data: Data) => Exit.Exit<Data, Schema.SchemaError>

/** Encodes and decodes the items of a collection. */
export interface CollectionCodec {
  /**
   * Returns a function that decodes the selected fields, or all fields if none are selected. Items in included fields
   * are decoded by their own schemas.
   */
  readonly decoder: (selected: ReadonlyArray<string>, included: ReadonlyArray<string>) => Read
  /** Decodes the items of a page. With `omitInvalid`, it leaves out those that do not match the schema. */
  readonly decodePage: (
    collection: string,
    query: Decoding,
    received: ReadonlyArray<WireItem>
  ) => Exit.Exit<PageItems<{ readonly id: string; readonly data: Data }>, Found<"WDE0055">>
  readonly encode: Read
  /** Returns the violations of a schema error, each with its field. */
  readonly violations: (error: Schema.SchemaError) => ReadonlyArray<Violation>
  /** Returns a check for the values that a field can have, or `undefined` if the schema does not define the field. */
  readonly judge: (field: string) => ((value: unknown) => boolean) | undefined
}

/** Returns the id of a collection, without checking it. */
export const idOf = (collection: Argument): string => (isTyped(collection) ? collection.id : collection)

/**
 * Returns a function that decodes item data by the collection's schema: the `selected` fields, or all fields if none
 * are selected. Referenced items in `included` fields are decoded by the schema of their own collection. If only the
 * collection's id is known, the data is returned unchanged.
 */
export const decoder = (
  collection: Argument,
  selected: ReadonlyArray<string> = [],
  included: ReadonlyArray<string> = []
): ((data: Data) => Exit.Exit<Data, Schema.SchemaError>) =>
  isTyped(collection) ? collection.codec.decoder(selected, included) : Exit.succeed

/** Encodes the data of an item by the collection's schema. */
export const encode = (collection: Argument, data: Data): Exit.Exit<Data, Schema.SchemaError> =>
  isTyped(collection) ? collection.codec.encode(data) : Exit.succeed(data)

/**
 * Returns the collection whose items a field refers to. If it is not known, returns an empty id, for which items are
 * not decoded.
 */
export const referredBy = (collection: Argument, field: string): Argument =>
  (isTyped(collection) ? targetOf(collection.references, field) : undefined) ?? ""

/**
 * Checks whether a value is a `Collection`. Plain JavaScript can pass any other object, which the checks of calls
 * refuse.
 */
export const isTyped = (collection: unknown): collection is Collection =>
  typeof collection === "object" && collection !== null && "codec" in collection && "references" in collection

/** Returns the collection whose items a field refers to, or `undefined` if it is not known. */
export const targetOf = <T extends Target>(references: Targets<T>, field: string): T | undefined => {
  const target = Object.hasOwn(references, field) ? references[field] : undefined
  return typeof target === "function" ? target() : target
}
