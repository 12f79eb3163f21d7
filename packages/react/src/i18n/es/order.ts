/**
 * Words of the order of a list, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascendente" : "descendente")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "Ordenar por",
  none: "Sin orden",
  thenBy: "Después por",
  ascending: "Ascendente",
  descending: "Descendente",
  turn: (field, order) => `${field}: ${name(order)}. Invertir`,
  sooner: (field) => `Ordenar antes por ${field}`,
  later: (field) => `Ordenar después por ${field}`,
  remove: (field) => `No ordenar por ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", después ")}`,
  unsorted: "Sin ordenar"
}
