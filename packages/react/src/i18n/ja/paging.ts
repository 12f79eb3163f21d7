/**
 * Words of lists that come page by page, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string => count(value, { other: "#件" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "ページ",
  page: (page, pages) =>
    pages === undefined ? `${number(page)}ページ` : `${number(pages)}ページ中${number(page)}ページ`,
  range: (from, to, total, more) =>
    total === undefined
      ? `${number(from)}～${number(to)}件目`
      : `${items(total)}${more ? "以上" : ""}中${number(from)}～${number(to)}件目`,
  first: "最初のページ",
  previous: "前のページ",
  next: "次のページ",
  last: "最後のページ",
  size: "1ページの件数",
  loading: "ページを読み込んでいます…",
  noNext: "これが最後のページです。",
  noPrevious: "これが最初のページです。",
  unread: (page) => `${number(page)}ページを読み込めませんでした。`,
  beyond: "このページにはもう何もありません。",
  loadingList: (label) => `${label}を読み込んでいます…`,
  loadMore: "さらに読み込む",
  loadingMore: "さらに読み込んでいます…",
  loaded: (added, shown) => `さらに${items(added)}、全部で${items(shown)}。`,
  end: (shown) => `これで全部です（${items(shown)}）。`,
  empty: "まだ何もありません。",
  retry: "もう一度試す",
  signIn: "ログイン",
  newItems: (added) => `新しい${items(added)}を表示`,
  pastList: "一覧を飛ばす",
  offline: "オフラインです。ここにあるものは残り、続きは接続が戻ると届きます。",
  ignored: (parts) => `このアドレスの一部は理解できなかったため、無視しました：${list(parts)}。`,
  dismiss: "閉じる"
}
