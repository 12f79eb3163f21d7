/**
 * Words of a choice among the items of another collection, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "入力して検索",
  searching: "検索しています…",
  results: (shown) => count(shown, { other: "#件の結果" }),
  noResults: "見つかりませんでした。",
  more: "結果をさらに表示",
  chosen: "選択済み",
  chosenCount: (items) => `選択中：${number(items)}`,
  unread: "ここに表示されているより多くの項目が選択されています。表示されていないものも選択されたままです。",
  nothingChosen: "何も選択されていません。",
  take: (item) => `${item}を選ぶ`,
  taken: (item) => `${item}を選びました`,
  remove: (item) => `${item}を外す`,
  removed: (item) => `${item}を外しました`,
  broken: (id) => `もうありません：${id}`,
  loading: "選択内容を読み込んでいます…",
  moreChosen: "選択内容をさらに表示",
  replace: "選択を保存",
  replacing: "保存しています…",
  replaced: "選択を保存しました。",
  clear: "検索を消去",
  retry: "もう一度試す"
}
