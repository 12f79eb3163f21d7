/**
 * The formats of numbers and plurals in English.
 *
 * @since 0.1.0
 */
import { formatOf } from "../messages/Format.ts"

const format = formatOf<"one">("en")

/** The English formats of numbers, times, days and lists. */
export const { day, list, number, seconds, time } = format

/** Returns a number with the form of the noun that it counts. */
export const count = (value: number, one: string, other: string): string =>
  format.count(value, { one: `# ${one}`, other: `# ${other}` })
