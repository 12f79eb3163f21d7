/**
 * Words of a chart, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `טוענים את ${isolate(caption)}…`,
  refetching: "מעדכנים…",
  empty: "עדיין אין מה לצייר.",
  groups: (groups) => `${count(groups, { one: "קבוצה אחת", two: "שתי קבוצות", other: "# קבוצות" })}.`,
  only: (group, column, value) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}, ${isolate(column)}`}: ${isolate(value)}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `הגדולה ביותר: ${isolate(greatest)}, ${isolate(greatestValue)}. הקטנה ביותר: ${isolate(least)}, ${isolate(leastValue)}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${isolate(column)}: הגדולה ביותר ${isolate(greatest)}, ${isolate(greatestValue)}; הקטנה ביותר ${isolate(least)}, ${isolate(leastValue)}.`,
  picture: (caption) => `${isolate(caption)}, כתמונה. מקשי החצים עוברים מסימן לסימן.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}, ${isolate(column)}`}: ${isolate(value)}. ${number(position)} מתוך ${number(marks)}`,
  other: (groups) => `אחרות (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "קבוצה קטנה אחת נכללת תחת „אחרות”.",
      two: "שתי קבוצות קטנות נכללות יחד תחת „אחרות”.",
      other: "# קבוצות קטנות נכללות יחד תחת „אחרות”."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "קבוצה קטנה אחת אינה בתמונה.",
      two: "שתי קבוצות קטנות אינן בתמונה.",
      other: "# קבוצות קטנות אינן בתמונה."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "נקראה רק קבוצה אחת. יש עוד.",
      two: "נקראו רק שתי קבוצות. יש עוד.",
      other: "נקראו רק # קבוצות. יש עוד."
    }),
  showAll: "הצגת הכול בטבלה",
  showTable: "הצגה כטבלה",
  showChart: "הצגה כתרשים",
  share: "חלק",
  total: "סך הכול",
  noName: "ללא שם"
}
