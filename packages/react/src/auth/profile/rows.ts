/**
 * Form entries that belong to an array, such as `addresses.<key>.address.city`. An item's key does not change while the
 * item is shown. The key of an item that the form started with is its initial position.
 *
 * @since 0.1.0
 */

/** Returns the trimmed string of a form entry, or an empty string. */
export const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** Returns whether a form shows an array. If it does, it has an entry with the array's name. */
export const isShown = (entries: FormData, list: string): boolean => entries.has(list)

/** Returns a string as a single-line input shows it: trimmed and without line breaks, which browsers remove. */
export const lineOf = (text: string): string => text.replace(/[\r\n]/g, "").trim()

/** Returns the day of a date string as `YYYY-MM-DD`, or an empty string if the day is invalid. */
export const dayOf = (text: string): string => {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? "" : day
}

/**
 * Returns the string after an edit, or `undefined` if the input is empty. Returns `was` unchanged if the input still
 * shows it, so that its line breaks and spaces are not lost.
 */
export const afterOf = (entries: FormData, name: string, was: string | undefined): string | undefined => {
  const text = textOf(entries, name)
  if (was !== undefined && text === lineOf(was)) return was
  return text === "" ? undefined : text
}

/**
 * Returns the keys of an array's items, in the order of the form. Includes items with an entered value, and items of
 * `before` whose inputs were empty from the start. Without the latter, a save would delete data that the form never
 * showed.
 */
export const keysOf = (entries: FormData, list: string, before: ReadonlyArray<unknown> = []): ReadonlyArray<string> => {
  const keys = new Set<string>()
  const entered = new Set<string>()
  const emptied = new Set<string>()
  for (const [name, value] of entries) {
    const [start, key, ...path] = name.split(".")
    if (start !== list || key === undefined || typeof value !== "string") continue
    keys.add(key)
    if (path.at(-1) === "tag") continue
    if (value.trim() !== "") entered.add(key)
    else if (hasText(path.reduce(own, before[Number(key)]))) emptied.add(key)
  }
  return [...keys].filter((key) => entered.has(key) || (before[Number(key)] !== undefined && !emptied.has(key)))
}

const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const hasText = (value: unknown): boolean => typeof value === "string" && lineOf(value) !== ""
