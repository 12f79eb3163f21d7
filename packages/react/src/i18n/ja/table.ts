/**
 * Words of a table of items, in Japanese.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

const items = (value: number): string => count(value, { other: "#件" })

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `${caption}を読み込んでいます…`,
  refetching: "更新しています…",
  empty: "まだ何もありません。",
  retry: "もう一度試す",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${items(total)}中${number(shown)}件`,
  sorted: (column, order) => `${column}の${order === "ASC" ? "昇順" : "降順"}で並べ替え`,
  yes: "はい",
  no: "いいえ",
  noValue: "値なし",
  more: "もっと見る",
  less: "表示を減らす",
  cut: (characters) => `残り${count(characters, { other: "#文字" })}は非表示`
}
