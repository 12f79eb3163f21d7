/**
 * Conversion of dates to and from the value of a date and time input, in the user's time zone or a named one.
 *
 * @since 0.1.0
 */

/** The entry of a date that is filled in only partially. No valid date has this form. */
export const unfinished = "unfinished"

/** Returns the input's value for a date. */
export const localText = (date: Date, timeZone?: string): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const { day, hour, minute, month, second, year } = clockAt(date, timeZone)
  const seconds = second === 0 ? "" : `:${two(second)}`
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${seconds}`
}

/**
 * Parses the input's value. Returns an invalid date if it is malformed or if its day does not exist in its month. A day
 * without a time starts at 00:00. A time that a clock change skips becomes the one after the gap; a time that occurs
 * twice is the first one.
 */
export const momentOf = (text: string, timeZone?: string): Date => {
  const [, day, time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(text) ?? []
  if (day === undefined) return new Date(Number.NaN)
  const entry = `${day}T${time}`
  const date = timeZone === undefined ? new Date(entry) : momentIn(new Date(`${entry}Z`), timeZone)
  return localText(date, timeZone).startsWith(day) ? date : new Date(Number.NaN)
}

interface ClockTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const clockAt = (date: Date, timeZone: string | undefined): ClockTime => {
  if (timeZone !== undefined && !Number.isNaN(date.getTime())) return zonedClock(date, timeZone)
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds()
  }
}

const zonedClock = (date: Date, timeZone: string): ClockTime => {
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric"
  })
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second")
  }
}

// The UTC offset changes on the day of a clock change, so it is tried with the offsets of both neighboring days.
const momentIn = (wall: Date, timeZone: string): Date => {
  const ahead = (time: number) => {
    const { day, hour, minute, month, second, year } = zonedClock(new Date(time), timeZone)
    const shown = new Date(0)
    shown.setUTCFullYear(year, month - 1, day)
    shown.setUTCHours(hour, minute, second)
    return shown.getTime() - Math.floor(time / 1000) * 1000
  }
  const time = wall.getTime()
  if (Number.isNaN(time)) return wall
  const [before, after] = [time - ahead(time - aDay), time - ahead(time + aDay)]
  const fits = [before, after].find((found) => found + ahead(found) === time)
  return new Date(fits ?? before)
}

const aDay = 86_400_000
