/**
 * Words of the order of a list, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "تصاعديًا" : "تنازليًا")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "الترتيب حسب",
  none: "بلا ترتيب",
  thenBy: "ثم حسب",
  ascending: "تصاعدي",
  descending: "تنازلي",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. عكس الترتيب`,
  sooner: (field) => `تقديم ${isolate(field)} في الترتيب`,
  later: (field) => `تأخير ${isolate(field)} في الترتيب`,
  remove: (field) => `إلغاء الترتيب حسب ${isolate(field)}`,
  by: (field, order) => `${isolate(field)}، ${name(order)}`,
  sorted: (parts) => `مرتب حسب ${parts.join("، ثم ")}`,
  unsorted: "غير مرتب"
}
