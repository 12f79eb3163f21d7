/** The messages of lists in French. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("fr")

// In French, zero is singular as well.
const counted = (one: string, many: string) => (amount: number) =>
  `${numbers.format(amount)} ${amount < 2 ? one : many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `Sélection\u202f: ${what}`,
  excluded: (what: string) => `, sauf ${what}`,
  remove: (what: string) => `Supprimer ${what}\u202f?`,
  change: (what: string) => `Modifier ${what}\u202f?`,
  among: (part: string, total: string, isMore: boolean) => `${part} sur ${isMore ? "plus de " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("livre", "livres"),
  allMatching: "tous les livres trouvés",
  between: (from, to) => `Livres ${from} à ${to}`,
  everything: "tous les livres",
  nothing: "aucun livre",
  perPage: "Livres par page",
  empty: "Pas encore de livres.",
  none: "Aucun livre trouvé."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("avis", "avis"),
  allMatching: "tous les avis trouvés",
  between: (from, to) => `Avis ${from} à ${to}`,
  everything: "tous les avis",
  nothing: "aucun avis",
  perPage: "Avis par page",
  empty: "Pas encore d’avis.",
  none: "Aucun avis trouvé."
})
