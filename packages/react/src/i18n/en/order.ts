/**
 * Words of the order of a list, in English.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascending" : "descending")

/** Words of a menu that sorts. */
export const order: OrderMessages = {
  label: "Sort by",
  none: "No order",
  thenBy: "Then by",
  ascending: "Ascending",
  descending: "Descending",
  turn: (field, order) => `${field}: ${name(order)}. Turn round`,
  sooner: (field) => `Sort by ${field} sooner`,
  later: (field) => `Sort by ${field} later`,
  remove: (field) => `Do not sort by ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sorted by ${parts.join(", then ")}`,
  unsorted: "Not sorted"
}
