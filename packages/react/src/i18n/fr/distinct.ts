/**
 * Words of a list of values to choose from, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "Chargement des valeurs…",
  empty: "Il n’y a aucune valeur à choisir.",
  more: "Afficher plus de valeurs",
  clear: "Tout décocher",
  cleared: "Plus rien n’est coché.",
  uncounted: "Le nombre d’éléments par valeur n’a pas pu être compté.",
  items: (items) => `, ${count(items, { one: "# élément", many: "# d’éléments", other: "# éléments" })}`
}
