/**
 * Words of a choice among the items of another collection, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "Saisissez pour chercher",
  searching: "Recherche…",
  results: (shown) => count(shown, { one: "# résultat", many: "# de résultats", other: "# résultats" }),
  noResults: "Rien trouvé.",
  more: "Afficher plus de résultats",
  chosen: "Choisi",
  chosenCount: (items) => `Choisis : ${number(items)}`,
  unread: "Davantage d’éléments sont choisis que ceux affichés ici. Ceux qui ne sont pas affichés restent choisis.",
  nothingChosen: "Rien n’est choisi.",
  take: (item) => `Choisir ${item}`,
  taken: (item) => `${item} : choisi`,
  remove: (item) => `Retirer ${item}`,
  removed: (item) => `${item} : retiré`,
  broken: (id) => `N’existe plus : ${id}`,
  loading: "Chargement du choix…",
  moreChosen: "Afficher la suite du choix",
  replace: "Enregistrer le choix",
  replacing: "Enregistrement…",
  replaced: "Le choix est enregistré.",
  clear: "Effacer la recherche",
  retry: "Réessayer"
}
