/**
 * Words of a search, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "Recherche",
  submit: "Rechercher",
  clear: "Effacer la recherche",
  mode: "Trouver les éléments avec",
  allWords: "tous les mots",
  anyWord: "un des mots",
  fuzzy: "Aussi les graphies proches",
  searching: "Recherche en cours…",
  results: (found, more, text) =>
    more
      ? `«\u202f${text}\u202f»\u202f: les ${number(found)} premiers résultats`
      : `«\u202f${text}\u202f»\u202f: ${count(found, { one: "# résultat", many: "# de résultats", other: "# résultats" })}`,
  noResults: (text) => `Rien n’a été trouvé pour «\u202f${text}\u202f».`,
  hint: "Essayez moins de mots, ou d’autres.",
  tryAny: "Rechercher l’un des mots",
  tryFuzzy: "Rechercher aussi les graphies proches",
  retry: "Réessayer",
  signIn: "Se connecter"
}
