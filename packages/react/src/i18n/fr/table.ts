/**
 * Words of a table of items, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

const items = (total: number): string => count(total, { one: "# élément", many: "# d’éléments", other: "# éléments" })

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `Chargement\u202f: ${caption}…`,
  refetching: "Mise à jour…",
  empty: "Il n’y a encore rien ici.",
  retry: "Réessayer",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} sur ${items(total)}`,
  sorted: (column, order) => `Tri par «\u202f${column}\u202f», ordre ${order === "ASC" ? "croissant" : "décroissant"}`,
  yes: "Oui",
  no: "Non",
  noValue: "aucune valeur",
  more: "Afficher plus",
  less: "Afficher moins",
  cut: (characters) =>
    count(characters, {
      one: "# autre caractère non affiché",
      many: "# d’autres caractères non affichés",
      other: "# autres caractères non affichés"
    }),
  notADate: "pas une date",
  draft: "Brouillon",
  saving: "Enregistrement…",
  notSaved: (reason) => `Non enregistré : ${reason}`,
  stale: (since) => `État à ${time(since)}.`,
  wait: (seconds) => `Réessayer dans ${number(seconds)} s`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  select: (item) => `Sélectionner ${item}`,
  selectPage: "Tout sélectionner sur cette page",
  selected: (selected) => `Sélection : ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Tous les résultats sont sélectionnés" : `Tous les résultats sont sélectionnés : ${number(selected)}`}${except === 0 ? "" : `, exclus : ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Sélectionner tous les résultats" : `Sélectionner tous les résultats (${number(total)})`,
  clearSelection: "Effacer la sélection"
}
