/**
 * Words of what is done to many items at a time, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "כל התוצאות נבחרו" : `נבחרו: ${number(selected)}`}${excepted === 0 ? "" : `, למעט ${number(excepted)}`}`,
  clear: "ניקוי הבחירה",
  act: (verb) => ({ add: "הוספה", change: "שינוי", remove: "הסרה", truncate: "ריקון" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `לרוקן את ${isolate(name)}?`
      : `${{ add: "להוסיף ", change: "לשנות ", remove: "להסיר ", truncate: "לרוקן " }[verb]}${amount === undefined ? "את כל התוצאות?" : `פריטים (${number(amount)})?`}`,
  confirmText: (verb) =>
    ({
      add: "הם יתווספו לאוסף.",
      change: "אי אפשר לבטל את זה.",
      remove: "אי אפשר לבטל את זה.",
      truncate: "כל הפריטים יוסרו. אי אפשר לבטל את זה."
    })[verb],
  typeName: (name) => `כדי להמשיך, יש להקליד ${isolate(name)}`,
  cancel: "ביטול",
  gathering: (found) => `מחפשים את הפריטים… עד כה ${number(found)}`,
  running: (verb) => ({ add: "מוסיפים…", change: "משנים…", remove: "מסירים…", truncate: "מרוקנים…" })[verb],
  progress: (done, total) => `${number(done)} מתוך ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `נותרו ${number(left)}`,
  stop: "עצירה",
  stopping: "עוצרים: מה שכבר בדרך יסתיים קודם…",
  stopWaiting: "לא לחכות",
  finished: (failed, total) =>
    failed === 0 ? "הכול בוצע." : failed >= total ? "שום דבר לא הצליח." : `בוצע. נכשלו: ${number(failed)}.`,
  emptied: (name) => `${isolate(name)} ריק עכשיו.`,
  cancelled: (done, total) => `נעצר אחרי ${number(done)} מתוך ${number(total)}.`,
  cancelledEarly: "נעצר. לא נגענו בדבר.",
  untouched: "בשאר לא נגענו.",
  uncertain: "ייתכן שמה שהיה בדרך בוצע, וייתכן שלא.",
  tally: (status, amount) =>
    `${{ inserted: "נוספו", updated: "שונו", removed: "הוסרו", skipped: "דולגו", failed: "נכשלו", unknown: "לא ידוע" }[status]}: ${number(amount)}`,
  goOn: "המשך",
  goesOn: "זה ימשיך מעצמו כשיהיה חיבור.",
  retryFailed: (failed) => `ניסיון נוסף לאלה שנכשלו (${number(failed)})`,
  saveAs: (format) => `שמירה כ־${isolate(format)}`,
  done: "סגירה",
  reportCaption: (rows) => `נכשלו: ${number(rows)}`,
  place: "מס׳",
  line: "שורה",
  item: "פריט",
  field: "שדה",
  reason: "סיבה",
  showMore: (rows) => `הצגת עוד ${number(rows)}`,
  reasonUnknown: "לא ידוע אם זה בוצע.",
  reasonGone: "זה כבר לא שם.",
  reasonForbidden: "אין לך רשות לשנות את הפריט הזה.",
  reasonTooLarge: "זה גדול מכדי לשלוח.",
  denied: "אין לך הרשאה לעשות את זה.",
  signIn: "יש להיכנס כדי לעשות את זה. הבחירה נשמרת.",
  signInNow: "התחברות",
  leaveTitle: "לעזוב בזמן שזה מתבצע?",
  leaveText: "מה שעוד לא התחיל לא יתבצע.",
  leave: "עזיבה",
  stay: "הישארות"
}
