/** The time zone of the shop. It determines the month of a sale, as an accountant of the shop counts it. */
export const shopTimeZone = "Europe/Berlin"

const parts = new Intl.DateTimeFormat("en", { year: "numeric", month: "2-digit", timeZone: shopTimeZone })

/** Returns the month of a date in the time zone of the shop, in the form `2026-03`. */
export const shopMonthOf = (date: Date): string => {
  const found = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${found.get("year")?.padStart(4, "0")}-${found.get("month")}`
}
