/**
 * Words of files that items are moved into and out of, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `ייבוא אל ${isolate(name)}`,
  pick: "בחירת קובץ",
  drop: "או לשחרר אותו כאן",
  accepts: "טבלה (CSV), או אובייקט בכל שורה (JSONL)",
  reading: (file) => `קוראים את ${isolate(file)}…`,
  otherFile: "בחירת קובץ אחר",
  format: "תבנית",
  formatName: (format) => (format === "CSV" ? "CSV, טבלה" : "JSONL, אובייקט בכל שורה"),
  previewCaption: (rows) => `השורות הראשונות: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `אין טעויות בשורות הראשונות (${number(checked)}).`
      : `יש טעויות ב־${number(mistaken)} מתוך ${number(checked)} השורות הראשונות. הן יושמטו ויופיעו ברשימה בסוף.`,
  noRows: "אין שורות בקובץ הזה.",
  columns: "עמודות",
  goesTo: (column) => `העמודה ${isolate(column)} עוברת אל`,
  ownName: (column) => `${isolate(column)} (השם שלה)`,
  leaveOut: "לשום מקום: להשמיט",
  fieldType: (type) =>
    ({
      text: "טקסט",
      number: "מספר",
      boolean: "כן או לא",
      date: "תאריך",
      list: "רשימה",
      object: "אובייקט",
      reference: "הפניה",
      mixed: "כל דבר"
    })[type],
  mode: "פריטים שכבר קיימים",
  modeName: (mode) =>
    ({ OVERWRITE: "להחליף אותם", SKIP_EXISTING: "להשאיר אותם כמו שהם", TRUNCATE_BEFORE: "לרוקן קודם את האוסף" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "שורה עם ה־_id של פריט באה במקומו.",
      SKIP_EXISTING: "נוספות רק שורות עם _id חדש, או בלעדיו.",
      TRUNCATE_BEFORE: "כל הפריטים יוסרו לפני שתתווסף השורה הראשונה. אי אפשר לבטל את זה."
    })[mode],
  start: "ייבוא",
  importing: (file) => `מייבאים את ${isolate(file)}`,
  rows: (rows) => `שורות עד כה: ${number(rows)}`,
  read: (percent) => `הושלמו ${number(percent)}% מהקובץ`,
  stop: "עצירה",
  stopped: (rows) => `נעצר. שורות שטופלו: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "כל השורות נשמרו.",
      FAILED: "אף שורה לא נשמרה.",
      PARTIALLY_SUCCESSFUL: `הסתיים. שורות שלא נשמרו: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `הייבוא של ${isolate(file)} לא הסתיים. שורות שטופלו: ${number(rows)}.`,
  chooseAgain: "יש לבחור שוב את אותו קובץ, והייבוא ימשיך משם.",
  otherThan: (file) => `זה קובץ אחר ולא ${isolate(file)}, או שהוא השתנה מאז.`,
  forget: "לוותר",
  again: "ייבוא קובץ נוסף",
  fileFault: (what, reason) =>
    `${{ unreadable: "אי אפשר היה לקרוא את הקובץ.", header: "השורה הראשונה אינה נותנת שמות לעמודות.", notTruncated: "יש טעויות בשורות הראשונות, או שאין שורות: שום דבר לא הוסר.", notText: "זה אינו קובץ טקסט: בחרו טבלה (CSV) או שורות של אובייקטים (JSONL), שנשמרו כ-UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  exportTitle: (name) => `ייצוא של ${isolate(name)}`,
  scope: "אילו פריטים",
  scopeName: (scope, amount) => {
    const said = { all: "כל הפריטים", filter: "מה שהמסנן מוצא", selection: "מה שנבחר" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "ייצוא",
  exportAgain: "ייצוא שוב",
  written: (done, total) => `בקובץ עד כה: ${number(done)} מתוך ${number(total)}.`,
  collecting: (done, total) => `מחפשים את השדות: ${number(done)} מתוך ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "כל השדות" : `שדות: ${number(chosen)} מתוך ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "סופרים את הפריטים…" : `כותבים ${number(done)} מתוך ${number(total)}…`,
  ready: (amount) => `הקובץ מוכן. פריטים: ${number(amount)}.`,
  download: (file) => `שמירת ${isolate(file)}`,
  empty: "אין מה לייצא.",
  unfit: (id, reason) => `אי אפשר לכתוב את הפריט ${isolate(id)}: ${isolate(reason)}`,
  close: "סגירה"
}
