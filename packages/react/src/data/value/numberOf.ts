/**
 * Parses numbers in the notations that users type.
 *
 * @since 0.1.0
 */
import type { ProblemKey } from "../../problem/Problem.ts"

/** The value of an entry, or the problem with it. A value of `undefined` means that the field is omitted. */
export type Meaning =
  | { readonly _tag: "Value"; readonly value: unknown }
  | { readonly _tag: "Wrong"; readonly problem: ProblemKey }

/** Creates the meaning of a valid entry. */
export const value = (value: unknown): Meaning => ({ _tag: "Value", value })

/** Creates the meaning of an invalid entry. */
export const wrong = (problem: ProblemKey): Meaning => ({ _tag: "Wrong", problem })

/**
 * Parses a number with a decimal point or comma, optional thousands separators, and digits of any script. A single
 * comma before three digits is ambiguous and rejected. So is an integer that a `number` cannot represent exactly.
 */
export const numberOf = (text: string): Meaning => {
  const plain = plainOf(text)
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain)) return wrong("numberAmbiguous")
  const pointed = pointedOf(plain)
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(pointed)) return wrong("numberMalformed")
  const number = Number(pointed)
  const isWhole = /^[+-]?\d+$/.test(pointed)
  if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) return wrong("numberTooLarge")
  // JSON has no negative zero.
  return value(number === 0 ? 0 : number)
}

const plainOf = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/[\u061c\u200e\u200f]/g, "")
    .replaceAll("\u2212", "-")
    .replaceAll("\u066b", ".")
    .replace(/(?<=\d)[\s'\u2019\u066c](?=\d{3}(?!\d))/g, "")

// Unicode encodes the ten digits of a script in sequence, starting with zero.
const westernDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code < 0x80 ? digit : String((code - zero) % 10)
}

const pointedOf = (plain: string): string => {
  if (/^[+-]?\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/.test(plain)) return plain.replaceAll(",", "")
  if (/^[+-]?\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(plain)) return plain.replaceAll(".", "").replace(",", ".")
  return plain.replace(",", ".")
}
