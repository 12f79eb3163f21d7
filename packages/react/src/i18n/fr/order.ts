/**
 * Words of the order of a list, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ordre croissant" : "ordre décroissant")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "Trier par",
  none: "Aucun ordre",
  thenBy: "Puis par",
  ascending: "Croissant",
  descending: "Décroissant",
  turn: (field, order) => `${field}, ${name(order)}. Inverser`,
  sooner: (field) => `«\u202f${field}\u202f»\u202f: trier plus tôt`,
  later: (field) => `«\u202f${field}\u202f»\u202f: trier plus tard`,
  remove: (field) => `«\u202f${field}\u202f»\u202f: ne plus trier`,
  by: (field, order) => `«\u202f${field}\u202f», ${name(order)}`,
  sorted: (parts) => `Tri par ${parts.join(", puis ")}`,
  unsorted: "Sans tri"
}
