/**
 * Words of a form that changes single fields, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "欄を変更",
  submit: "変更を適用",
  submitting: "適用しています…",
  change: (position) => `変更${number(position)}`,
  field: "欄",
  action: "操作",
  value: "値",
  set: "値を設定",
  remove: "欄を削除",
  increment: "数に加える",
  append: "リストに追加",
  pull: "リストから取り除く",
  add: "変更を追加",
  drop: (position) => `変更${number(position)}を取り消す`,
  preview: "プレビュー",
  before: "変更前",
  after: "変更後",
  absent: "なし",
  same: "これらの変更では項目は変わりません。",
  saved: "変更しました。"
}
