/**
 * Words of the order of a list, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "crescente" : "decrescente")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "Ordenar por",
  none: "Sem ordem",
  thenBy: "Depois por",
  ascending: "Crescente",
  descending: "Decrescente",
  turn: (field, order) => `${field}: ${name(order)}. Inverter`,
  sooner: (field) => `Ordenar antes por ${field}`,
  later: (field) => `Ordenar depois por ${field}`,
  remove: (field) => `Não ordenar por ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", depois ")}`,
  unsorted: "Sem ordenação"
}
