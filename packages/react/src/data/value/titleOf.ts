/**
 * The short title of an item.
 *
 * @since 0.1.0
 */

/** The names of fields that usually contain a title, most likely first. */
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

/**
 * Returns the title of an item: the content of the first non-empty title field, or its id. Truncated to 120 characters.
 */
export const titleOf = (data: Readonly<Record<string, unknown>>, fields: ReadonlyArray<string> = names): string => {
  for (const field of [...fields, ...names, "_id"]) {
    const value = Object.hasOwn(data, field) ? data[field] : undefined
    if (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) return cut(String(value))
  }
  return ""
}

/** Whether a value is an embedded item instead of its id. */
export const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && "_id" in value && typeof value._id === "string"

// A very long title would slow down the page.
const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text)
