/**
 * Words of the order of a list, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "בסדר עולה" : "בסדר יורד")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "מיון לפי",
  none: "בלי סדר",
  thenBy: "ואחר כך לפי",
  ascending: "סדר עולה",
  descending: "סדר יורד",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. היפוך`,
  sooner: (field) => `הקדמת ${isolate(field)} במיון`,
  later: (field) => `איחור ${isolate(field)} במיון`,
  remove: (field) => `בלי מיון לפי ${isolate(field)}`,
  by: (field, order) => `${isolate(field)}, ${name(order)}`,
  sorted: (parts) => `ממוין לפי ${parts.join(", ואחר כך ")}`,
  unsorted: "לא ממוין"
}
