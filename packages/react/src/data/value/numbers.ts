/**
 * Parses and formats numbers in the notation of a locale.
 *
 * @since 0.1.0
 */
import { NumberParser } from "@internationalized/number"

/**
 * Parses a number in the notation of a locale: its decimal separator, its digits and its group separators. Returns
 * `undefined` if the string is not a number. The locale decides ambiguous notations: `1.500` is 1500 in German and 1.5
 * in English.
 */
export const readNumber = (text: string, locale: string): number | undefined => finite(parse(text, locale))

/**
 * Whether a string is a number that JavaScript cannot represent: one above the largest number, or an integer whose last digits
 * would be lost.
 */
export const isTooLarge = (text: string, locale: string): boolean => {
  const number = parse(text, locale)
  const isExact = !Number.isInteger(number) || Number.isSafeInteger(number) || /e/i.test(text)
  return Math.abs(number) === Number.POSITIVE_INFINITY || !isExact
}

// Returns NaN if the string is not a number.
const parse = (text: string, locale: string): number => {
  const plain = text
    .trim()
    .replace(/[−–]/g, "-")
    .replace(/[\u200e\u200f\u061c]/g, "")
  const parser = new NumberParser(locale, { maximumFractionDigits: 20 })
  const decimal = decimalOf(locale, parser.getNumberingSystem(plain))
  const [whole = "", fraction = "", ...rest] = plain.split(decimal)
  const isInShape = rest.length === 0 && groups.test(whole) && /^\p{Nd}*$/u.test(fraction)
  // Otherwise in the notation of programming languages, in any digits.
  const western = plain
    // The parser reads the digits of Persian and Urdu only in these languages.
    .replace(/[\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0))
    .replace(/\p{Nd}/gu, (digit) => String(parser.parse(digit)))
    .replace(decimal, ".")
    .replace("\u066b", ".")
  const number = isInShape ? parser.parse(plain) : Number.NaN
  return Number.isNaN(number) ? programNumber(western) : number
}

/** Formats a number for editing, without group separators. */
export const writeNumber = (number: number, locale: string): string => {
  const text = String(number)
  // Very large and very small numbers keep their exponential notation.
  return text.includes("e") ? text : text.replace(".", decimalOf(locale))
}

// The parser accepts group separators in any position, so it would read `1.5` as 15 in German. Some locales, such as
// Hindi, group digits above the thousands in pairs.
const groups = /^[+-]?(?:\p{Nd}*|\p{Nd}{1,3}(?:\P{Nd}\p{Nd}{2,3})*\P{Nd}\p{Nd}{3})$/u

const programNumber = (text: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined)

const decimalOf = (locale: string, numberingSystem?: string): string => {
  const options = numberingSystem === undefined ? {} : { numberingSystem }
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1.5)
  return parts.find(({ type }) => type === "decimal")?.value ?? "."
}
