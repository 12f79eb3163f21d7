/**
 * Words of the order of a list, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "aufsteigend" : "absteigend")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "Sortieren nach",
  none: "Keine Reihenfolge",
  thenBy: "Dann nach",
  ascending: "Aufsteigend",
  descending: "Absteigend",
  turn: (field, order) => `${field}: ${name(order)}. Umkehren`,
  sooner: (field) => `Früher nach ${field} sortieren`,
  later: (field) => `Später nach ${field} sortieren`,
  remove: (field) => `Nicht nach ${field} sortieren`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sortiert nach ${parts.join(", dann ")}`,
  unsorted: "Nicht sortiert"
}
