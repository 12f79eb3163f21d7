/**
 * Numbers as people write them, and what an entry comes to.
 *
 * @since 0.1.0
 */
import type { ProblemKey } from "../../problem/Problem.ts"

/** The value that an entry means, or what is wrong with it. `undefined`: the field is left out. */
export type Meaning =
  | { readonly _tag: "Value"; readonly value: unknown }
  | { readonly _tag: "Wrong"; readonly problem: ProblemKey }

/** An entry that means something. */
export const value = (value: unknown): Meaning => ({ _tag: "Value", value })

/** An entry that cannot be. */
export const wrong = (problem: ProblemKey): Meaning => ({ _tag: "Wrong", problem })

/**
 * Reads a number: with a point or a comma before its decimals, with or without separators of thousands, in digits of any
 * script. One comma before three digits may be either, so it is asked; what cannot be kept to the last digit is refused.
 */
export const numberOf = (text: string): Meaning => {
  const plain = plainOf(text)
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(plain)) return wrong("numberAmbiguous")
  const pointed = pointedOf(plain)
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(pointed)) return wrong("numberMalformed")
  const number = Number(pointed)
  const isWhole = /^[+-]?\d+$/.test(pointed)
  if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) return wrong("numberTooLarge")
  // There is no zero below nothing on the wire.
  return value(number === 0 ? 0 : number)
}

const plainOf = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/[\u061c\u200e\u200f]/g, "")
    .replaceAll("\u2212", "-")
    .replaceAll("\u066b", ".")
    .replace(/(?<=\d)[\s'\u2019\u066c](?=\d{3}(?!\d))/g, "")

// The digits of a script stand one after the other, from a zero on.
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
