/**
 * Conversion between ISO 8601 and the local time of an input.
 *
 * @since 0.1.0
 */

/**
 * Converts an ISO 8601 date to the value of `input type="datetime-local"`, in the user's time zone. Omits seconds and
 * milliseconds if they are zero. Returns an empty string if the date is empty or invalid.
 */
export const toLocal = (moment: string): string => {
  const date = new Date(moment)
  if (moment === "" || Number.isNaN(date.getTime())) return ""
  const two = (value: number) => String(value).padStart(2, "0")
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const minute = `${two(date.getHours())}:${two(date.getMinutes())}`
  const [seconds, thousandths] = [date.getSeconds(), date.getMilliseconds()]
  const rest = thousandths > 0 ? `:${two(seconds)}.${String(thousandths).padStart(3, "0")}` : `:${two(seconds)}`
  return `${day}T${minute}${seconds === 0 && thousandths === 0 ? "" : rest}`
}

/** Converts the value of a local time input to ISO 8601. Returns an empty string if it is empty or invalid. */
export const toMoment = (local: string): string => {
  const date = new Date(local)
  return local === "" || Number.isNaN(date.getTime()) ? "" : date.toISOString()
}
