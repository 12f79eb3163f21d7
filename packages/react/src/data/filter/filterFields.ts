/**
 * The fields that a page offers for filtering.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import { fieldsOf } from "../value/FieldType.ts"
import type { FilterField } from "./FilterDraft.ts"

/** A field by its name, or with properties that override the schema. */
export type NamedField<Name extends string = string> =
  | Name
  | (Omit<FilterField<Name>, "type"> & Partial<Pick<FilterField<Name>, "type">>)

/** Returns the fields to choose from: the named ones, completed from the schema, or all fields of the schema. */
export const filterFields = (
  collection: Argument,
  named: ReadonlyArray<NamedField> | undefined
): ReadonlyArray<FilterField> => {
  const known = fieldsOf(collection)
  return (
    named?.map((one) => {
      const field = typeof one === "string" ? { name: one } : one
      return { type: "mixed", ...known.find(({ name }) => name === field.name), ...field }
    }) ?? known
  )
}
