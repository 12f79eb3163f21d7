/**
 * Which field names the items of a collection.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import { fieldsOf } from "../value/FieldType.ts"
import { names } from "../value/titleOf.ts"

/** The field that names the items of a collection, by its schema or by one of its items: "title" where nothing tells. */
export const labelFieldOf = (collection: Argument, data: Readonly<Record<string, unknown>> = {}): string => {
  const texts = fieldsOf(collection, [data])
    .filter(({ type }) => type === "text")
    .map(({ name }) => name)
  return names.find((name) => texts.includes(name)) ?? texts[0] ?? "title"
}
