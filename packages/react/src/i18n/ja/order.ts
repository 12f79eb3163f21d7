/**
 * Words of the order of a list, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OrderMessages } from "../groups/Order.ts"

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "昇順" : "降順")

/** Words of the order of a list. */
export const order: OrderMessages = {
  label: "並べ替え",
  none: "並べ替えなし",
  thenBy: "次に",
  ascending: "昇順",
  descending: "降順",
  turn: (field, order) => `${field}：${name(order)}。逆にする`,
  sooner: (field) => `${field}の優先順位を上げる`,
  later: (field) => `${field}の優先順位を下げる`,
  remove: (field) => `${field}で並べ替えない`,
  by: (field, order) => `${field}の${name(order)}`,
  sorted: (parts) => `${parts.join("、次に")}で並べ替え`,
  unsorted: "並べ替えなし"
}
