/**
 * Codes as people enter them: pasted with blanks and dashes, or in the digits of their own script.
 *
 * @since 0.1.0
 */

/** What a code is made of. */
export type Alphabet = "digits" | "alphanumeric"

/** The code within a text: whatever cannot be part of it is left out, and so is what goes beyond its length. */
export const cleanCode = (text: string, alphabet: Alphabet, length: number): string =>
  text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(alphabet === "digits" ? /[^0-9]/g : /[^0-9a-z]/gi, "")
    .slice(0, length)

// The digits of a script follow each other, ten by ten, from its zero.
const latinDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((point - first) % 10)
}
