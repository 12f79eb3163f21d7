/**
 * Codes as users enter them: pasted with spaces and dashes, or in the digits of another script.
 *
 * @since 0.1.0
 */

/** The characters of a code. */
export type Alphabet = "digits" | "alphanumeric"

/**
 * Returns the code in a string. Removes characters that cannot be part of the code, and characters beyond its length.
 */
export const cleanCode = (text: string, alphabet: Alphabet, length: number): string =>
  text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(alphabet === "digits" ? /[^0-9]/g : /[^0-9a-z]/gi, "")
    .slice(0, length)

// In Unicode, the ten digits of a script are consecutive, starting with zero.
const latinDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((point - first) % 10)
}
