/**
 * Conversion of dates to and from the value of a date and time input, in the user's time zone or a named one.
 *
 * @since 0.1.0
 */
import * as DateTime from "effect/DateTime"

/** The entry of a date that is filled in only partially. No valid date has this form. */
export const unfinished = "unfinished"

/** Returns the input's value for a date, to the millisecond. Omits the seconds if they are zero. */
export const preciseLocalText = (date: Date, timeZone?: string): string => {
  const zoned = DateTime.makeZonedUnsafe(date, { timeZone: zoneOf(timeZone) })
  // The UTC fields of this date are the local ones. Browsers shorten the fraction too.
  return DateTime.toDate(zoned)
    .toISOString()
    .replace(/^\+0*/, "")
    .replace(/(?:\.|(\.\d*[1-9]))0*Z$/, "$1")
    .replace(/:00$/, "")
}

/** Returns the input's value for a date, to the second. Omits the seconds if they are zero. */
export const localText = (date: Date, timeZone?: string): string =>
  preciseLocalText(new Date(Math.floor(date.getTime() / 1000) * 1000), timeZone)

/**
 * Parses the input's value. Returns an invalid date if it is malformed or if its day does not exist in its month. A day
 * without a time starts at 00:00. A time that a clock change skips becomes the one after the gap; a time that occurs
 * twice is the first one.
 */
export const momentOf = (text: string, timeZone?: string): Date => {
  const [, day = "", time = "00:00"] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(text) ?? []
  const local = new Date(`${day}T${time}Z`)
  // `Date` changes a day that its month lacks to one of the next month.
  const isValid = day >= "0001" && !Number.isNaN(local.getTime()) && local.toISOString().startsWith(day)
  if (!isValid) return new Date(Number.NaN)
  return DateTime.toDateUtc(DateTime.makeZonedUnsafe(local, { timeZone: zoneOf(timeZone), adjustForTimeZone: true }))
}

const zoneOf = (timeZone: string | undefined): DateTime.TimeZone =>
  timeZone === undefined ? DateTime.zoneMakeLocal() : DateTime.zoneMakeNamedUnsafe(timeZone)

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
  if (timeZone === undefined || timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone) return undefined
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(0)
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone
}
