/** The messages of lists in German. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("de")

const counted = (one: string, many: string) => (amount: number) =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `${what} ausgewählt`,
  excluded: (what: string) => `, ${what} ausgenommen`,
  remove: (what: string) => `${what} löschen?`,
  change: (what: string) => `${what} ändern?`,
  among: (part: string, total: string, isMore: boolean) => `${part} von ${isMore ? "mehr als " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("Buch", "Bücher"),
  total: counted("Buch", "Büchern"),
  allMatching: "Alle passenden Bücher",
  between: (from, to) => `Bücher ${from}–${to}`,
  everything: "alle Bücher",
  nothing: "keine Bücher",
  perPage: "Bücher pro Seite",
  empty: "Noch keine Bücher.",
  none: "Keine Bücher gefunden."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("Rezension", "Rezensionen"),
  allMatching: "Alle passenden Rezensionen",
  between: (from, to) => `Rezensionen ${from}–${to}`,
  everything: "alle Rezensionen",
  nothing: "keine Rezensionen",
  perPage: "Rezensionen pro Seite",
  empty: "Noch keine Rezensionen.",
  none: "Keine Rezensionen gefunden."
})
