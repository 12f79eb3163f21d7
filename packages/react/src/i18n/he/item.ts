/**
 * Words of an item, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "פריט חדש",
  editTitle: "עריכת הפריט",
  create: "יצירה",
  creating: "נוצר…",
  save: "שמירת השינויים",
  saving: "נשמר…",
  loading: "בטעינה…",
  notFound: "אין פריט כזה. ייתכן שהוא הוסר.",
  retry: "ניסיון נוסף",
  created: "הפריט נוצר.",
  saved: "השינויים נשמרו.",
  unchanged: "לא שינית דבר, ולכן לא היה מה לשמור.",
  removed: "הפריט נמחק.",
  reset: "ביטול השינויים",
  unsaved: (fields) =>
    count(fields, { one: "שדה אחד עדיין לא נשמר.", two: "# שדות עדיין לא נשמרו.", other: "# שדות עדיין לא נשמרו." }),
  changed: "שונה",
  optional: "לא חובה",
  linesHint: "ערך אחד בכל שורה.",
  jsonHint: "כתוב כמו נתונים, טקסטים במירכאות.",
  referencesLater: "אפשר יהיה לבחור אחרי שהפריט ייווצר.",
  notChosen: "ללא",
  oddNames: (names) => `מסננים אינם מוצאים שדות אלה בגלל נקודה או סימן דולר בשמם: ${isolate(names)}.`,
  conflict: "שניכם שיניתם את השדות האלה. יש לבחור איזה ערך יישאר:",
  mine: "שלך",
  theirs: "שלהם",
  saveChosen: "שמירה עם ערכים אלה",
  remove: "מחיקה",
  removeTitle: "למחוק את הפריט?",
  removeText: "אי אפשר לשחזר אותו.",
  removing: "נמחק…",
  cancel: "ביטול",
  leaveTitle: "לעזוב בלי לשמור?",
  leaveText: "מה שהזנת כאן עדיין לא נשמר ויאבד.",
  leave: "עזיבה",
  stay: "הישארות",
  signIn: "כניסה"
}
