/**
 * Dates as the input of a date and a time takes them: in the reader's own time zone.
 *
 * @since 0.1.0
 */

/** What stands in place of an entry of which only parts were filled in. No date is written like it. */
export const unfinished = "unfinished"

/** A date as the input shows it. */
export const localText = (date: Date): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const seconds = date.getSeconds() === 0 ? "" : `:${two(date.getSeconds())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}${seconds}`
}

/** The date of an entry, or an invalid one. A day alone begins where the reader is, and no day is moved to the next month. */
export const momentOf = (text: string): Date => {
  const [, day, time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(text) ?? []
  const date = new Date(day === undefined ? Number.NaN : `${day}T${time}`)
  return day !== undefined && localText(date).startsWith(day) ? date : new Date(Number.NaN)
}
