/**
 * What an item is called where there is no room for more.
 *
 * @since 0.1.0
 */

/** Names that fields have which name things, the likeliest first. */
export const names: ReadonlyArray<string> = [
  "title",
  "name",
  "label",
  "displayName",
  "nickname",
  "subject",
  "slug",
  "email"
]

/** The title of an item by its data: what stands in the first field that names things, or its id. */
export const titleOf = (data: Readonly<Record<string, unknown>>, fields: ReadonlyArray<string> = names): string => {
  for (const field of [...fields, ...names, "_id"]) {
    const value = Object.hasOwn(data, field) ? data[field] : undefined
    if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) return cut(String(value))
  }
  return ""
}

/** Whether a value is an item that stands in place of its id. */
export const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && "_id" in value && typeof value._id === "string"

// A name of a megabyte is no name.
const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text)
