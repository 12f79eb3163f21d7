/**
 * The field that labels the items of a collection.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import { fieldsOf } from "../value/FieldType.ts"
import { names } from "../value/titleOf.ts"

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
