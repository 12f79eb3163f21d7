/**
 * Words of a chart, in Japanese.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

const many = (value: number): string => count(value, { other: "#個" })

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `${caption}を読み込んでいます…`,
  refetching: "更新しています…",
  empty: "まだ描くものがありません。",
  groups: (groups) => `グループ${many(groups)}。`,
  only: (group, column, value) => `${column === undefined ? group : `${group}、${column}`}：${value}。`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `最大：${greatest}、${greatestValue}。最小：${least}、${leastValue}。`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}：最大は${greatest}、${greatestValue}。最小は${least}、${leastValue}。`,
  picture: (caption) => `${caption}の図。矢印キーで項目を移動します。`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}、${column}`}：${value}。${number(marks)}個中${number(position)}番目`,
  other: (groups) => `その他（${number(groups)}）`,
  otherNote: (groups) => `小さいグループ${many(groups)}を「その他」にまとめています。`,
  omittedNote: (groups) => `小さいグループ${many(groups)}は図に含まれていません。`,
  cutNote: (groups) => `最初のグループ${many(groups)}だけを読み込みました。ほかにもあります。`,
  showAll: "すべてを表で見る",
  showTable: "表で見る",
  showChart: "グラフで見る",
  share: "割合",
  total: "合計",
  noName: "名前なし"
}
