/**
 * Numbers and plurals in English.
 *
 * @since 0.1.0
 */
const numbers = /*#__PURE__*/ new Intl.NumberFormat("en")
const plurals = /*#__PURE__*/ new Intl.PluralRules("en")

const times = /*#__PURE__*/ new Intl.DateTimeFormat("en", { timeStyle: "short" })

/** A time of the day. */
export const time = (at: Date): string => times.format(at)

/** A number as it is written in English. */
export const number = (value: number): string => numbers.format(value)

/** A number and what it counts. */
export const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plurals.select(value) === "one" ? one : other}`
