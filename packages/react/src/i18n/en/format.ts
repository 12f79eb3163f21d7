/**
 * Numbers and plurals in English.
 *
 * @since 0.1.0
 */
import { formatOf } from "../messages/Format.ts"

const format = formatOf<"one">("en")

/** How English writes numbers, times and days. */
export const { day, list, number, seconds, time } = format

/** A number and what it counts. */
export const count = (value: number, one: string, other: string): string =>
  format.count(value, { one: `# ${one}`, other: `# ${other}` })
