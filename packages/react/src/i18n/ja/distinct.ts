/**
 * Words of a list of values to choose from, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "値を読み込んでいます…",
  empty: "選べる値がありません。",
  more: "さらに値を表示",
  clear: "選択を解除",
  cleared: "何も選択されていません。",
  uncounted: "値ごとの件数を数えられませんでした。",
  items: (items) => `、${count(items, { other: "#件" })}`
}
