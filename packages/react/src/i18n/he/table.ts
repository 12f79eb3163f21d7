/**
 * Words of a table of items, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

const items = { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" }

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `טוענים את ${isolate(caption)}…`,
  refetching: "מעדכנים…",
  empty: "עדיין אין כאן כלום.",
  retry: "ניסיון נוסף",
  ready: (shown, total) =>
    total === undefined || total === shown ? count(shown, items) : `${number(shown)} מתוך ${count(total, items)}`,
  sorted: (column, order) => `ממוין לפי ${isolate(column)}, בסדר ${order === "ASC" ? "עולה" : "יורד"}`,
  yes: "כן",
  no: "לא",
  noValue: "אין ערך",
  more: "הצגת עוד",
  less: "הצגת פחות",
  cut: (characters) =>
    count(characters, {
      one: "עוד תו אחד אינו מוצג",
      two: "עוד שני תווים אינם מוצגים",
      other: "עוד # תווים אינם מוצגים"
    })
}
