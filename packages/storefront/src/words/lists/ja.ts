/** The messages of lists in Japanese. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("ja")

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `選択中：${what}`,
  excluded: (what: string) => `（除外：${what}）`,
  remove: (what: string) => `${what}を削除しますか？`,
  change: (what: string) => `${what}を変更しますか？`,
  among: (part: string, total: string, isMore: boolean) => `${total}${isMore ? "以上" : ""}中${part}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: (amount) => `本${numbers.format(amount)}冊`,
  allMatching: "一致するすべての本",
  between: (from, to) => `本 ${from}～${to}冊目`,
  everything: "すべての本",
  nothing: "本なし",
  perPage: "1ページの冊数",
  empty: "まだ本がありません。",
  none: "本が見つかりませんでした。"
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: (amount) => `レビュー${numbers.format(amount)}件`,
  allMatching: "一致するすべてのレビュー",
  between: (from, to) => `レビュー ${from}～${to}件目`,
  everything: "すべてのレビュー",
  nothing: "レビューなし",
  perPage: "1ページのレビュー数",
  empty: "まだレビューがありません。",
  none: "レビューが見つかりませんでした。"
})
