/**
 * Parses and formats numbers in the notation of a locale.
 *
 * @since 0.1.0
 */

interface Signs {
  readonly decimal: string
  readonly group: string
  readonly digits: ReadonlyMap<string, string>
}

/**
 * Parses a number in the notation of a locale: its decimal separator, its digits and its group separators. Returns
 * `undefined` if the string is not a number. The locale decides ambiguous notations: `1.500` is 1500 in German and 1.5
 * in English.
 */
export const readNumber = (text: string, locale: string): number | undefined => {
  const { decimal, digits, group } = signsOf(locale)
  const plain = Array.from(text.trim(), (sign) => digits.get(sign) ?? sign)
    .join("")
    .replace(/[−–]/g, "-")
    .replace(/[\u200e\u200f\u061c]/g, "")
  const written = [
    // In the locale's notation, then in the notation of programming languages.
    read(plain, decimal, group),
    decimal === "." || group === "." ? undefined : read(plain, ".", ""),
    // A point that is in no valid group position is a decimal point.
    group === "." ? read(plain, ".", "") : undefined
  ]
  return written.find((number) => number !== undefined)
}

/** Formats a number for editing, without group separators. */
export const writeNumber = (number: number, locale: string): string => {
  const { decimal } = signsOf(locale)
  const text = String(number)
  // Very large and very small numbers keep their exponential notation.
  return text.includes("e") ? text : text.replace(".", decimal)
}

const read = (text: string, decimal: string, group: string): number | undefined => {
  const exponent = /^(.*\d)[eE]([+-]?\d+)$/.exec(text)
  if (exponent !== null) return finite(Number(text.replace(decimal, ".")))
  // Some locales, such as Hindi, group digits above the thousands in pairs.
  const groups = group === "" ? "" : `|\\d{1,3}(?:${spaced(group)}\\d{2,3})*${spaced(group)}\\d{3}`
  const shape = new RegExp(`^[+-]?(?:\\d+${groups})?(?:${escaped(decimal)}\\d*)?$`)
  if (!shape.test(text) || !/\d/.test(text)) return undefined
  return finite(Number(text.replace(new RegExp(spaced(group) || "^$", "g"), "").replace(decimal, ".")))
}

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined)

// If the group separator is a space, any whitespace is accepted.
const spaced = (group: string): string => (/\s/.test(group) ? "\\s" : escaped(group))

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const known = new Map<string, Signs>()

const signsOf = (locale: string): Signs => {
  const before = known.get(locale)
  if (before !== undefined) return before
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value
  const own = new Intl.NumberFormat(locale, { useGrouping: false })
  const signs: Signs = {
    decimal: signOf("decimal") ?? ".",
    group: signOf("group") ?? "",
    digits: new Map(Array.from({ length: 10 }, (_, digit) => [own.format(digit), String(digit)]))
  }
  known.set(locale, signs)
  return signs
}
