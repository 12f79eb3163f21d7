/**
 * A catalogue that nobody speaks: every sentence marked and a third longer, to find what a translation would break.
 *
 * @since 0.1.0
 */
import type { Messages } from "./messages/Messages.ts"

/**
 * Stretches every sentence of a catalogue. What stays plain on the page is written into a component. With a direction of
 * its own it also tells what does not mirror.
 *
 * **Example** (Looking for fixed words)
 *
 * ```ts
 * import { en, pseudo } from "@portico/react"
 *
 * pseudo(en).signIn.submit // => "⟦Šïĝñ ïñ one⟧"
 * ```
 */
export const pseudo = (
  { direction, draft = false, locale, ...groups }: Messages,
  way: Messages["direction"] = direction
): Messages => {
  const stretched = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, stretchAll(group)]))
  // The groups stay, and each keeps its keys.
  return { locale, direction: way, draft, ...stretched } as Messages
}

const stretchAll = <Group extends object>(group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, text]: [string, unknown]) => [
      key,
      typeof text === "function"
        ? (...args: ReadonlyArray<unknown>) => stretch(String(text(...args)))
        : stretch(String(text))
    ])
    // The keys stay, and so does whether a word is a text or a function.
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
