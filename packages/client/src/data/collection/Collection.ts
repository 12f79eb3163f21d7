/**
 * Collections with a schema. The schema determines the names and types of fields, the operators that a filter may use
 * on them, and how items are encoded and decoded.
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import type { Collection, References } from "./internal/Argument.ts"
import type * as Schema from "effect/Schema"
import { make as makeCodec } from "./internal/CollectionCodec.ts"
import type { AnyUse, SystemFields, SystemUses, Use, UsesOf } from "../call/internal/Field.ts"
import type { Scope } from "../call/internal/FieldNames.ts"

export type { AnyUse, At, Bare, SystemFields, Use, UseKind } from "../call/internal/Field.ts"
export type { FieldError } from "../call/internal/FieldError.ts"
export type { Argument, Collection, References } from "./internal/Argument.ts"
export { decoder, encode, idOf, isTyped, referredBy } from "./internal/Argument.ts"
export type { CheckedName, NamesOf, Refused, Scope } from "../call/internal/FieldNames.ts"

/** Options of a collection. */
export interface MakeOptions<Refers extends References> {
  /** The fields that refer to items of another collection, or of the same one. */
  readonly references?: Refers
}

/**
 * Creates a collection from its id and schema.
 *
 * Fields that the schema does not name are passed through unchanged, so that reading an item and writing it back loses
 * no data.
 *
 * A field that refers to one item contains its id, and is a string in the schema. A field that refers to many items is
 * read only if it is included, so the schema can omit it. If two collections refer to each other, the first one uses a
 * function with an explicit return type, as in the example.
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
  // `any`, because `Codec<unknown, unknown>` accepts no schema that converts.
  S extends Schema.Codec<any, any> & { readonly fields: Schema.Struct.Fields },
  const Refers extends References = {},
  const Id extends string = string
>(
  id: Id,
  schema: S,
  { references = {} as Refers }: MakeOptions<Refers> = {}
): Collection<S["Type"], S["Encoded"], Refers, Id> => ({
  id,
  schema,
  references,
  codec: makeCodec(schema, references)
})

/** The data of a collection's items. */
export type DataOf<C> = C extends Collection<infer Type> ? Type & SystemFields : Data

/** The data of an item to insert. The provider creates the `_id` if it is missing. */
export type DraftOf<C> = C extends Collection<infer Type> ? Type & Partial<SystemFields> : object

/** The data of an item that replaces a stored one. */
export type ReplacementOf<C> =
  C extends Collection<infer Type> ? Type & SystemFields : { readonly _id: string } | (Data & { readonly _id: string })

/** The field uses that a collection allows. */
export type UsesFor<C> =
  C extends Collection<unknown, infer Encoded, infer Refers>
    ? UsesOf<Encoded> | SystemUses | UsesOfReferences<Refers>
    : AnyUse

/** The id of a collection, or `string` if it is not known. */
export type IdOf<C> = C extends { readonly id: infer Id extends string } ? Id : C extends string ? C : string

/** The scope of a collection's fields. */
export type ScopeFor<C> = Scope<IdOf<C>, UsesFor<C>>

type UsesOfReferences<Refers> = {
  [Field in keyof Refers & string]: Use<Field, "include", unknown> | Use<Field, "reference", TargetOf<Refers[Field]>>
}[keyof Refers & string]

/** The fields of a collection that refer to items. */
export type ReferenceFieldOf<C> = C extends Collection<unknown, unknown, infer Refers> ? keyof Refers & string : string

/** The collection whose items a field refers to, or `string` if it is not known. */
export type ReferredBy<C, Field extends string> =
  C extends Collection<unknown, unknown, infer Refers>
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
