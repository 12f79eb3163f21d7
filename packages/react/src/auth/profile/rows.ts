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

/** What an input of one line shows of a text: browsers take line breaks out of it. */
export const lineOf = (text: string): string => text.replace(/[\r\n]/g, "").trim()

/** What the input of a date shows of a text: its day, and nothing where it tells of none. */
export const dayOf = (text: string): string => {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? "" : day
}

/** A text after what was entered: as it was, to the letter, where its input still shows it. Undefined where it is gone. */
export const afterOf = (entries: FormData, name: string, was: string | undefined): string | undefined => {
  const text = textOf(entries, name)
  if (was !== undefined && text === lineOf(was)) return was
  return text === "" ? undefined : text
}

/**
 * Keys of a list's entries in the order of the form: those in which something was entered, and those that were there
 * `before` with nothing that an input shows. Without them, a form would take away what it never showed.
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
