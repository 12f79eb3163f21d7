/**
 * Dates as the input of a date and a time takes them: in the reader's own time zone, or in one that is named.
 *
 * @since 0.1.0
 */

/** What stands in place of an entry of which only parts were filled in. No date is written like it. */
export const unfinished = "unfinished"

/** A date as the input shows it. */
export const localText = (date: Date, timeZone?: string): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const { day, hour, minute, month, second, year } = clockAt(date, timeZone)
  const seconds = second === 0 ? "" : `:${two(second)}`
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${seconds}`
}

/**
 * The date of an entry, or an invalid one. A day alone begins where its clocks are, and no day is moved to the next
 * month. An hour that clocks skip is the one after it; of one that they show twice it is the first.
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

// What the clocks of the zone are ahead of those of UTC differs on the day on which they are changed.
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
