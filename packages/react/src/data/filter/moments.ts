/**
 * Conversion between ISO 8601 and the local time of an input.
 *
 * @since 0.1.0
 */
import { momentOf, preciseLocalText } from "../value/localTime.ts"

/**
 * Converts an ISO 8601 date to the value of `input type="datetime-local"`, in the user's time zone. Omits seconds and
 * milliseconds if they are zero. Returns an empty string if the date is empty or invalid.
 */
export const toLocal = (moment: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? "" : preciseLocalText(date)
}

/** Converts the value of a local time input to ISO 8601. Returns an empty string if it is empty or invalid. */
export const toMoment = (local: string): string => {
  const date = momentOf(local)
  return Number.isNaN(date.getTime()) ? "" : date.toISOString()
}
