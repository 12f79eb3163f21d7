/**
 * Entries of a form that belong to a list: `addresses.<key>.address.city`. An entry keeps its key for as long as it is
 * shown; the keys of those that the form began with are their positions then.
 *
 * @since 0.1.0
 */

/** The text of an entry, without blanks around it. */
export const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** Whether a form shows a list: then it has an entry of the list's own name. */
export const isShown = (entries: FormData, list: string): boolean => entries.has(list)

/** Keys of a list's entries in which something was entered, in the order of the form. */
export const keysOf = (entries: FormData, list: string): ReadonlyArray<string> => {
  const keys = new Set<string>()
  for (const [name, value] of entries) {
    const [start, key] = name.split(".")
    if (
      start === list &&
      key !== undefined &&
      !name.endsWith(".tag") &&
      typeof value === "string" &&
      value.trim() !== ""
    )
      keys.add(key)
  }
  return [...keys]
}
