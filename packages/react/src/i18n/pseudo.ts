/**
 * Pseudo-localization: marks every message and makes it about a third longer. This reveals what a translation would
 * break.
 *
 * @since 0.1.0
 */
import type { Messages } from "./messages/Messages.ts"

/**
 * Creates a pseudo-localized copy of a message catalog. A string on the page without marks is hard-coded in a
 * component. Another direction (`displayDirection`) also reveals layouts that are not mirrored.
 *
 * **Example** (Finding hard-coded strings)
 *
 * ```ts
 * import { en, pseudo } from "@portico/react"
 *
 * pseudo(en).signIn.submit // => "⟦Šïĝñ ïñ one⟧"
 * ```
 */
export const pseudo = (
  { direction, draft = false, locale, ...groups }: Messages,
  displayDirection: Messages["direction"] = direction
): Messages => {
  const stretched = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, stretchAll(group)]))
  // The result has the same groups with the same keys.
  return { locale, direction: displayDirection, draft, ...stretched } as Messages
}

const stretchAll = <Group extends object>(group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, text]: [string, unknown]) => [
      key,
      typeof text === "function"
        ? (...args: ReadonlyArray<unknown>) => stretch(String(text(...args)))
        : stretch(String(text))
    ])
    // The result has the same keys, and functions stay functions.
  ) as Group

const accents: Readonly<Record<string, string>> = {
  a: "å",
  c: "ç",
  e: "ë",
  g: "ĝ",
  i: "ï",
  n: "ñ",
  o: "ø",
  s: "š",
  u: "ü",
  A: "Å",
  C: "Ç",
  E: "Ë",
  I: "Ï",
  O: "Ø",
  S: "Š",
  T: "Ŧ",
  Y: "Ý"
}

const padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

const stretch = (text: string): string => {
  const accented = Array.from(text, (character) => accents[character] ?? character).join("")
  return `⟦${[accented, ...padding.slice(0, Math.ceil(text.length / 12))].join(" ")}⟧`
}
