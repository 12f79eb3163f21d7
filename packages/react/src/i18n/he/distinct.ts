/**
 * Words of a list of values to choose from, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "הערכים נטענים…",
  empty: "אין ערכים לבחירה.",
  more: "הצגת ערכים נוספים",
  clear: "ניקוי הבחירה",
  cleared: "לא נבחר עוד דבר.",
  uncounted: "לא ניתן היה לספור כמה פריטים יש לכל ערך.",
  items: (items) => `, ${count(items, { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" })}`
}
