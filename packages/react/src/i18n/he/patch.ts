/**
 * Words of a form that changes single fields, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "שינוי שדות",
  submit: "החלת השינויים",
  submitting: "השינויים מוחלים…",
  change: (position) => `שינוי ${number(position)}`,
  field: "שדה",
  action: "מה לעשות",
  value: "ערך",
  set: "קביעה ל",
  remove: "הסרת השדה",
  increment: "הוספה למספר",
  append: "הוספה לרשימה",
  pull: "הוצאה מהרשימה",
  add: "הוספת שינוי",
  drop: (position) => `ביטול שינוי ${number(position)}`,
  preview: "תצוגה מקדימה",
  before: "לפני",
  after: "אחרי",
  absent: "לא קיים",
  same: "השינויים האלה משאירים את הפריט כפי שהוא.",
  saved: "השינויים נעשו."
}
