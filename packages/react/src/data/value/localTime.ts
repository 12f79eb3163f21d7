/**
 * Conversion of dates to and from the value of a date and time input, in the user's time zone or a named one. It does not
 * use Effect's `DateTime`: the editors of cells are loaded later, and would share modules of Effect with the page (0130).
 *
 * @since 0.1.0
 */
import { fromDate, getLocalTimeZone, parseDate, parseTime, toCalendarDateTime } from "@internationalized/date"

/** The entry of a date that is filled in only partially. No valid date has this form. */
export const unfinished = "unfinished"

/** Returns the input's value for a date, to the millisecond. Omits the seconds if they are zero. */
export const preciseLocalText = (date: Date, timeZone: string = getLocalTimeZone()): string =>
  toCalendarDateTime(fromDate(date, timeZone)).toString().replace(/:00$/, "")

/** Returns the input's value for a date, to the second. Omits the seconds if they are zero. */
export const localText = (date: Date, timeZone?: string): string =>
  preciseLocalText(new Date(Math.floor(date.getTime() / 1000) * 1000), timeZone)

/**
 * Parses the input's value. Returns an invalid date if it is malformed or if its day does not exist in its month. A day
 * without a time starts at 00:00. A time that a clock change skips becomes the one after the gap; a time that occurs
 * twice is the first one.
 */
export const momentOf = (text: string, timeZone: string = getLocalTimeZone()): Date => {
  const [day = "", time = "00:00"] = text.split("T")
  try {
    const local = toCalendarDateTime(parseDate(day), parseTime(time))
    // The library reads the year 0, which no input has, as the year 1.
    return local.toString().startsWith(day) ? local.toDate(timeZone) : new Date(Number.NaN)
  } catch {
    return new Date(Number.NaN)
  }
}

/**
 * Converts an ISO 8601 date to the value of `input type="datetime-local"`, by default in the user's time zone. Omits seconds and
 * milliseconds if they are zero. Returns an empty string if the date is empty or invalid.
 */
export const toLocal = (moment: string, timeZone?: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? "" : preciseLocalText(date, timeZone)
}

/** Converts the value of a local time input to ISO 8601. Returns an empty string if it is empty or invalid. */
export const toMoment = (local: string, timeZone?: string): string => {
  const date = momentOf(local, timeZone)
  return Number.isNaN(date.getTime()) ? "" : date.toISOString()
}

/**
 * Returns the display name of a time zone, or `undefined` if it is the user's own, which needs no name. An input must name any
 * other time zone, because users expect their own.
 */
export const zoneName = (timeZone: string | undefined, locale: string): string | undefined => {
  if (timeZone === undefined || timeZone === getLocalTimeZone()) return undefined
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(0)
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone
}
