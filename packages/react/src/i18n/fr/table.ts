/**
 * Words of a table of items, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

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
    })
}
