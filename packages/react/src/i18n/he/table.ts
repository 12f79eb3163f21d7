/**
 * Words of a table of items, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

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
    }),
  notADate: "לא תאריך",
  draft: "טיוטה",
  saving: "נשמר…",
  notSaved: (reason) => `לא נשמר: ${isolate(reason)}`,
  stale: (since) => `כך זה היה בשעה ${time(since)}.`,
  wait: (seconds) => `לנסות שוב בעוד ${number(seconds)} שנ׳`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "כניסה",
  select: (item) => `בחירת ${isolate(item)}`,
  selectPage: "בחירת הכול בעמוד זה",
  selected: (selected) => `נבחרו: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "נבחרו כל התוצאות" : `נבחרו כל התוצאות: ${number(selected)}`}${except === 0 ? "" : `, למעט: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "בחירת כל התוצאות" : `בחירת כל התוצאות (${number(total)})`),
  clearSelection: "ביטול הבחירה"
}
