/**
 * Types for the data of a query's items: all fields or the selected ones, with referenced items in place of their ids
 * if they are included. This module has no run-time code.
 *
 * @since 0.1.0
 */
import type { Collection, DataOf, ReferredBy, SystemFields } from "../Collection.ts"

/**
 * The data of a query's items. `Selected` and `Included` are names of fields; `never` in `Selected` selects all fields.
 */
export type RowOf<C, Selected, Included> = [Included] extends [never]
  ? FieldsOf<C, Selected>
  : C extends Collection<unknown, infer Encoded>
    ? Omit<FieldsOf<C, Selected>, Included & string> & ReferencedOf<C, Encoded, Included & string>
    : DataOf<C>

type FieldsOf<C, Selected> = [Selected] extends [never]
  ? DataOf<C>
  : C extends Collection<infer Type, infer Encoded>
    ? Pick<Type, Selected & keyof Type> & Inside<Encoded, Exclude<Selected, keyof Type> & string> & SystemFields
    : DataOf<C>

/** Nested fields have their stored type. The object that contains them is omitted if none of them is present. */
type Inside<Value, Path extends string> = [Path] extends [never]
  ? {}
  : {
      readonly [Key in keyof Value as Key extends FirstOf<Path> ? Key : never]: Key extends Path
        ? Value[Key]
        : IfAny<Inside<NonNullable<Value[Key]>, RestOf<Path, Key & string>>, Extract<Value[Key], null | undefined>>
    }

type IfAny<Found, Missing> = [SureKeyOf<Found>] extends [never]
  ? Found | undefined
  : Found | ([Missing] extends [never] ? never : undefined)

type SureKeyOf<Value> = keyof { [Key in keyof Value as undefined extends Value[Key] ? never : Key]: unknown }

type FirstOf<Path extends string> = Path extends `${infer First}.${string}` ? First : Path

type RestOf<Path extends string, First extends string> = Path extends `${First}.${infer Rest}` ? Rest : never

type ReferencedOf<C, Encoded, Included extends string> = {
  readonly [Field in keyof Encoded as Field extends Included ? Field : never]: Referenced<
    DataOf<ReferredBy<C, Field & string>>,
    Encoded[Field]
  >
} & {
  readonly [Field in Exclude<Included, keyof Encoded>]: ReadonlyArray<DataOf<ReferredBy<C, Field>>>
}

/**
 * A string field has the id of one item, and keeps it if that item does not exist. Any other field refers to many
 * items.
 */
type Referenced<Item, Value> = [NonNullable<Value>] extends [string]
  ? Item | Value
  : ReadonlyArray<Item> | Extract<Value, null | undefined>
