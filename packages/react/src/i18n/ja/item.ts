/**
 * Words of an item, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "新しい項目",
  editTitle: "項目を編集",
  create: "作成",
  creating: "作成しています…",
  save: "変更を保存",
  saving: "保存しています…",
  loading: "読み込んでいます…",
  notFound: "この項目はありません。削除された可能性があります。",
  retry: "もう一度試す",
  created: "作成しました。",
  saved: "変更を保存しました。",
  unchanged: "変更がないため、保存するものはありません。",
  removed: "削除しました。",
  reset: "変更を破棄",
  unsaved: (fields) => count(fields, { other: "まだ保存されていない欄が#個あります。" }),
  changed: "変更あり",
  optional: "任意",
  linesHint: "1行に1つずつ入力します。",
  jsonHint: "データの書式で書きます。文字列は引用符で囲みます。",
  referencesLater: "項目を作成すると選択できます。",
  notChosen: "なし",
  oddNames: (names) => `名前にドットまたはドル記号があるため、次の欄はフィルターで見つけられません：${names}。`,
  conflict: "双方が次の欄を変更しました。残す値を選んでください：",
  mine: "あなたの値",
  theirs: "相手の値",
  saveChosen: "選んだ値で保存",
  remove: "削除",
  removeTitle: "この項目を削除しますか？",
  removeText: "元に戻すことはできません。",
  removing: "削除しています…",
  cancel: "キャンセル",
  leaveTitle: "保存せずに移動しますか？",
  leaveText: "ここに入力した内容はまだ保存されておらず、失われます。",
  leave: "移動する",
  stay: "とどまる",
  signIn: "サインイン"
}
