/**
 * The fields of an item's form, as the page selects them.
 *
 * @since 0.1.0
 */
import type { Argument, Collection, DataOf, ReferredBy, SystemFields } from "@portico/client/data/Collection"
import type * as React from "react"
import type { FieldProblem, ProblemKey } from "../../problem/Problem.ts"
import type { Entry, Localized } from "./Entry.ts"
import { type FieldInfo, fieldsOf, type FieldType } from "./FieldType.ts"
import { names } from "./titleOf.ts"

/** The names of the fields that a form may edit: those of the schema, or any string if there is no schema. */
export type FieldNameOf<C> =
  C extends Collection<unknown, unknown, infer Refers>
    ? Exclude<(keyof DataOf<C> | keyof Refers) & string, keyof SystemFields>
    : string

/** The values that an input of the page needs to edit a field of the kit's form. */
export interface FieldInput {
  /**
   * The content of the input. The form converts it to the value of the field. Numbers have the notation of the page's
   * language: `9,5` in German. An `<input type="number">` does not accept that notation.
   */
  readonly entry: Entry
  /** The error of the field, or `undefined` if there is none. */
  readonly error: string | undefined
  /** A unique id for the input. */
  readonly id: string
  readonly label: string
  readonly name: string
  readonly onChange: (entry: Entry) => void
}

/** A field of a form, with the properties that override the schema. */
export interface FormField<Name extends string = string, LabelField extends string = string> {
  readonly name: Name
  readonly label?: string | undefined
  /** A hint that describes the expected input. */
  readonly hint?: string | undefined
  /** The messages for problems with the entry, in place of the kit's: `{ valueMissing: "Choose a rating." }`. */
  readonly errors?: { readonly [Key in ProblemKey]?: string } | undefined
  /** Whether the input of a string field has several lines. */
  readonly long?: boolean | undefined
  /** The type of the field, if there is no schema. */
  readonly type?: FieldType | undefined
  /** The only allowed values. */
  readonly options?: ReadonlyArray<string | number> | undefined
  /** Renders the field with an input of the page, in place of the kit's own. It must show the error. */
  readonly render?: ((input: FieldInput) => React.ReactNode) | undefined
  /** The collection that it refers to, if the schema does not name it. */
  readonly target?: Argument | undefined
  /** The field of the referenced items that serves as their label and is searched. */
  readonly labelField?: LabelField | undefined
}

/** The fields of a form, by name or with overriding properties. */
export type FormFields<C> = ReadonlyArray<
  | FieldNameOf<C>
  | { readonly [Name in FieldNameOf<C>]: FormField<Name, FieldNameOf<ReferredBy<C, Name>>> }[FieldNameOf<C>]
>

/** The page's own messages of a field. */
export type OwnTexts = Pick<FormField, "errors">

/** A field as a form shows it. */
export interface ShownField extends FieldInfo, Localized, OwnTexts {
  /** A note below the input. */
  readonly hint?: string | undefined
  /** The field of a referenced item that is its name. */
  readonly labelField?: string | undefined
  /** Whether the text has several lines. */
  readonly long?: boolean | undefined
  readonly render?: FormField["render"]
}

/** Returns the fields of a form: the properties from the page override those from the collection. */
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

/** Returns the problem of a field, with the page's message for it if there is one. */
export const withOwnText = (
  fields: ReadonlyArray<Pick<FieldInfo, "name"> & OwnTexts>,
  name: string,
  problem: FieldProblem
): FieldProblem => {
  const errors = fields.find((field) => field.name === name)?.errors
  const key = typeof problem === "string" ? problem : "key" in problem ? problem.key : undefined
  const text = key === undefined ? undefined : errors?.[key]
  return text === undefined ? problem : { text }
}

/**
 * Returns the field that labels the items of a collection, inferred from its schema or from the data of an item. The
 * default is "title".
 */
export const labelFieldOf = (collection: Argument, data: Readonly<Record<string, unknown>> = {}): string => {
  const texts = fieldsOf(collection, [data])
    .filter(({ type }) => type === "text")
    .map(({ name }) => name)
  return names.find((name) => texts.includes(name)) ?? texts[0] ?? "title"
}
