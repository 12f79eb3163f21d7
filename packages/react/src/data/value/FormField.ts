/**
 * The fields of an item's form as a page chooses them.
 *
 * @since 0.1.0
 */
import type { Argument, Collection, DataOf, ReferredBy, SystemFields } from "@portico/client/data/Collection"
import type { Zoned } from "./Entry.ts"
import { type FieldInfo, fieldsOf, type FieldType } from "./FieldType.ts"

/** The names of what a form may edit: the fields of the schema, or any where there is none. */
export type FieldNameOf<C> =
  C extends Collection<any, any, infer Refers>
    ? Exclude<(keyof DataOf<C> | keyof Refers) & string, keyof SystemFields>
    : string

/** A field of a form, and what it is to be like where that is not as the schema says. */
export interface FormField<Name extends string = string, LabelField extends string = string> {
  readonly name: Name
  readonly label?: string | undefined
  /** Says what is expected. */
  readonly hint?: string | undefined
  /** Whether a text has room for more than one line. */
  readonly long?: boolean | undefined
  /** What it holds, where no schema says so. */
  readonly type?: FieldType | undefined
  /** The only values that it may have. */
  readonly options?: ReadonlyArray<string | number> | undefined
  /** The collection that it refers to, where no schema says so. */
  readonly target?: Argument | undefined
  /** The field by which the items that it refers to are named and searched. */
  readonly labelField?: LabelField | undefined
}

/** Fields of a form by their names, or with what they are to be like. */
export type FormFields<C> = ReadonlyArray<
  | FieldNameOf<C>
  | { readonly [Name in FieldNameOf<C>]: FormField<Name, FieldNameOf<ReferredBy<C, Name>>> }[FieldNameOf<C>]
>

/** A field as a form shows it. */
export interface ShownField extends FieldInfo, Zoned {
  readonly hint?: string | undefined
  readonly labelField?: string | undefined
  readonly long?: boolean | undefined
}

/** The fields of a form: what the collection knows of them under what the page says. */
export const shownFields = (
  collection: Argument,
  chosen: ReadonlyArray<string | FormField> | undefined
): ReadonlyArray<ShownField> | undefined => {
  if (chosen === undefined) return undefined
  const known = fieldsOf(collection)
  return chosen.map((one): ShownField => {
    const field: FormField = typeof one === "string" ? { name: one } : one
    const given = Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined))
    const found = known.find(({ name }) => name === field.name)
    const type = given["target"] === undefined ? "text" : "reference"
    return { type, optional: true, ...found, ...given, name: field.name }
  })
}
