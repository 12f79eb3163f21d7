/**
 * Words of a chart, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `جارٍ تحميل ${isolate(caption)}…`,
  refetching: "جارٍ التحديث…",
  empty: "لا يوجد ما يُرسم بعد.",
  groups: (groups) =>
    `${count(groups, {
      zero: "# مجموعة",
      one: "مجموعة واحدة",
      two: "مجموعتان",
      few: "# مجموعات",
      many: "# مجموعة",
      other: "# مجموعة"
    })}.`,
  only: (group, column, value) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}، ${isolate(column)}`}: ${isolate(value)}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `الأكبر: ${isolate(greatest)}، ${isolate(greatestValue)}. الأصغر: ${isolate(least)}، ${isolate(leastValue)}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${isolate(column)}: الأكبر ${isolate(greatest)}، ${isolate(greatestValue)}؛ الأصغر ${isolate(least)}، ${isolate(leastValue)}.`,
  picture: (caption) => `${isolate(caption)}، كصورة. تنقلك مفاتيح الأسهم من علامة إلى أخرى.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}، ${isolate(column)}`}: ${isolate(value)}. ${number(position)} من ${number(marks)}`,
  other: (groups) => `أخرى (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      zero: "لا مجموعات أصغر تحت «أخرى».",
      one: "مجموعة أصغر واحدة مدرجة تحت «أخرى».",
      two: "مجموعتان أصغر مدرجتان معًا تحت «أخرى».",
      few: "# مجموعات أصغر مدرجة معًا تحت «أخرى».",
      many: "# مجموعة أصغر مدرجة معًا تحت «أخرى».",
      other: "# مجموعة أصغر مدرجة معًا تحت «أخرى»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      zero: "كل المجموعات في الصورة.",
      one: "مجموعة أصغر واحدة ليست في الصورة.",
      two: "مجموعتان أصغر ليستا في الصورة.",
      few: "# مجموعات أصغر ليست في الصورة.",
      many: "# مجموعة أصغر ليست في الصورة.",
      other: "# مجموعة أصغر ليست في الصورة."
    }),
  cutNote: (groups) =>
    count(groups, {
      zero: "لم تُقرأ أي مجموعة. هناك المزيد.",
      one: "قُرئت مجموعة واحدة فقط. هناك المزيد.",
      two: "قُرئت مجموعتان فقط. هناك المزيد.",
      few: "قُرئت # مجموعات فقط. هناك المزيد.",
      many: "قُرئت # مجموعة فقط. هناك المزيد.",
      other: "قُرئت # مجموعة فقط. هناك المزيد."
    }),
  showAll: "عرض الكل في الجدول",
  showTable: "عرض كجدول",
  showChart: "عرض كمخطط",
  share: "النسبة",
  total: "المجموع",
  noName: "بلا اسم"
}
