/**
 * Words of a choice among the items of another collection, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "הקלדה לחיפוש",
  searching: "בחיפוש…",
  results: (shown) => count(shown, { one: "תוצאה אחת", two: "# תוצאות", other: "# תוצאות" }),
  noResults: "לא נמצא דבר.",
  more: "עוד תוצאות",
  chosen: "נבחרו",
  chosenCount: (items) => `נבחרו: ${number(items)}`,
  unread: "נבחרו יותר פריטים ממה שמוצג כאן. מה שאינו מוצג נשאר נבחר.",
  nothingChosen: "לא נבחר דבר.",
  take: (item) => `בחירה ב־${isolate(item)}`,
  taken: (item) => `${isolate(item)} נבחר`,
  remove: (item) => `הסרת ${isolate(item)}`,
  removed: (item) => `${isolate(item)} הוסר`,
  broken: (id) => `כבר לא קיים: ${isolate(id)}`,
  loading: "הבחירה נטענת…",
  moreChosen: "הצגת עוד מהבחירה",
  replace: "שמירת הבחירה",
  replacing: "נשמר…",
  replaced: "הבחירה נשמרה.",
  clear: "ניקוי החיפוש",
  retry: "ניסיון נוסף"
}
