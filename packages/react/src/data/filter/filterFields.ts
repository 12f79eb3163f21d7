/**
 * The fields that a page lets a filter speak of.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import { fieldsOf } from "../value/FieldType.ts"
import type { FilterField } from "./FilterDraft.ts"

/** A field by its name, or with what it is to be like where that is not as the schema says. */
export type NamedField<Name extends string = string> =
  | Name
  | (Omit<FilterField<Name>, "type"> & Partial<Pick<FilterField<Name>, "type">>)

/** The fields to choose from: those that are named, or all of the schema. What the schema knows need not be said again. */
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
