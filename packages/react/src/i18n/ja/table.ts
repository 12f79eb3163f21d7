/**
 * Words of a table of items, in Japanese.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

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
  cut: (characters) => `残り${count(characters, { other: "#文字" })}は非表示`,
  notADate: "日付ではありません",
  draft: "下書き",
  saving: "保存しています…",
  notSaved: (reason) => `保存されませんでした：${reason}`,
  stale: (since) => `${time(since)}時点の内容です。`,
  wait: (seconds) => `${number(seconds)}秒後に再試行`,
  waitOver: "今すぐ再試行できます。",
  signIn: "ログイン",
  select: (item) => `${item}を選択`,
  selectPage: "このページをすべて選択",
  selected: (selected) => `${number(selected)}件を選択中`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "一致するすべてを選択中" : `一致するすべてを選択中：${number(selected)}件`}${except === 0 ? "" : `（除外：${number(except)}件）`}`,
  selectAll: (total) => (total === undefined ? "一致するすべてを選択" : `一致する${number(total)}件をすべて選択`),
  clearSelection: "選択を解除"
}
