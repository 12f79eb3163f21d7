/**
 * Numbers as people of a language type them.
 *
 * @since 0.1.0
 */

interface Signs {
  readonly decimal: string
  readonly group: string
  readonly digits: ReadonlyMap<string, string>
}

/**
 * Reads a number as a person types it in a language: its decimal sign, its digits, its groups where they stand right.
 * `undefined` where it is none, or could be two: `1.500` is fifteen hundred in German and one and a half in English.
 */
export const readNumber = (text: string, locale: string): number | undefined => {
  const { decimal, digits, group } = signsOf(locale)
  const plain = Array.from(text.trim(), (sign) => digits.get(sign) ?? sign)
    .join("")
    .replace(/[−–]/g, "-")
    .replace(/[\u200e\u200f\u061c]/g, "")
  const written = [
    // As the language writes it, then as computers do.
    read(plain, decimal, group),
    decimal === "." || group === "." ? undefined : read(plain, ".", ""),
    // A point that cannot part groups parts decimals.
    group === "." ? read(plain, ".", "") : undefined
  ]
  return written.find((number) => number !== undefined)
}

/** Writes a number so that a person can go on typing: without groups. */
export const writeNumber = (number: number, locale: string): string => {
  const { decimal } = signsOf(locale)
  const text = String(number)
  // What is too long for plain digits is left as computers write it.
  return text.includes("e") ? text : text.replace(".", decimal)
}

const read = (text: string, decimal: string, group: string): number | undefined => {
  const exponent = /^(.*\d)[eE]([+-]?\d+)$/.exec(text)
  if (exponent !== null) return finite(Number(text.replace(decimal, ".")))
  // Some languages part hundreds of thousands and more by two digits.
  const groups = group === "" ? "" : `|\\d{1,3}(?:${spaced(group)}\\d{2,3})*${spaced(group)}\\d{3}`
  const shape = new RegExp(`^[+-]?(?:\\d+${groups})?(?:${escaped(decimal)}\\d*)?$`)
  if (!shape.test(text) || !/\d/.test(text)) return undefined
  return finite(Number(text.replace(new RegExp(spaced(group) || "^$", "g"), "").replace(decimal, ".")))
}

const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined)

// Where groups are parted by a space, any space does.
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
