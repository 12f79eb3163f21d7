/**
 * Words of files that items are moved into and out of, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `استيراد إلى ${isolate(name)}`,
  pick: "اختيار ملف",
  drop: "أو أفلته هنا",
  accepts: "جدول (CSV)، أو كائن في كل سطر (JSONL)",
  reading: (file) => `جارٍ قراءة ${isolate(file)}…`,
  otherFile: "اختيار ملف آخر",
  format: "الصيغة",
  formatName: (format) => (format === "CSV" ? "CSV، جدول" : "JSONL، كائن في كل سطر"),
  previewCaption: (rows) => `الصفوف الأولى: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `لا أخطاء في الصفوف الأولى (${number(checked)}).`
      : `أخطاء في ${number(mistaken)} من أول ${number(checked)} من الصفوف. تُترك وتُذكر في النهاية.`,
  noRows: "لا صفوف في هذا الملف.",
  columns: "الأعمدة",
  goesTo: (column) => `العمود ${isolate(column)} يذهب إلى`,
  ownName: (column) => `${isolate(column)} (اسمه)`,
  leaveOut: "لا مكان: اتركه",
  fieldType: (type) =>
    ({
      text: "نص",
      number: "رقم",
      boolean: "نعم أو لا",
      date: "تاريخ",
      list: "قائمة",
      object: "كائن",
      reference: "مرجع",
      mixed: "أي شيء"
    })[type],
  mode: "العناصر الموجودة من قبل",
  modeName: (mode) =>
    ({ OVERWRITE: "استبدالها", SKIP_EXISTING: "تركها كما هي", TRUNCATE_BEFORE: "تفريغ المجموعة أولًا" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "يحل الصف الذي له ‎_id‎ عنصرٍ محله.",
      SKIP_EXISTING: "تضاف فقط الصفوف التي لها ‎_id‎ جديد أو ليس لها واحد.",
      TRUNCATE_BEFORE: "تُزال كل العناصر قبل إضافة الصف الأول. لا يمكن التراجع عن هذا."
    })[mode],
  start: "استيراد",
  importing: (file) => `جارٍ استيراد ${isolate(file)}`,
  rows: (rows) => `الصفوف حتى الآن: ${number(rows)}`,
  read: (percent) => `أُنجز ${number(percent)}٪ من الملف`,
  stop: "إيقاف",
  stopped: (rows) => `توقف. الصفوف المنجزة: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "حُفظت كل الصفوف.",
      FAILED: "لم يُحفظ أي صف.",
      PARTIALLY_SUCCESSFUL: `تم. الصفوف التي لم تُحفظ: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `لم يكتمل استيراد ${isolate(file)}. الصفوف المنجزة: ${number(rows)}.`,
  chooseAgain: "اختر الملف نفسه مرة أخرى ليتابع من هناك.",
  otherThan: (file) => `هذا ملف غير ${isolate(file)}، أو تغيّر منذ ذلك الحين.`,
  forget: "تركه",
  again: "استيراد ملف آخر",
  fileFault: (what, reason) =>
    `${{ unreadable: "تعذرت قراءة الملف.", header: "الصف الأول لا يسمي الأعمدة.", notTruncated: "في الصفوف الأولى أخطاء، أو لا صفوف: لم يُزل شيء.", notText: "هذا ليس ملفًا نصيًا: اختر جدولًا (CSV) أو أسطرًا من الكائنات (JSONL) محفوظًا بترميز UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  exportTitle: (name) => `تصدير ${isolate(name)}`,
  scope: "أي العناصر",
  scopeName: (scope, amount) => {
    const said = { all: "كل العناصر", filter: "ما يجده المرشح", selection: "ما هو محدد" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "تصدير",
  exportAgain: "تصدير مرة أخرى",
  written: (done, total) => `في الملف حتى الآن: ${number(done)} من ${number(total)}.`,
  collecting: (done, total) => `جارٍ البحث عن الحقول: ${number(done)} من ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "كل الحقول" : `الحقول: ${number(chosen)} من ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "جارٍ عدّ العناصر…" : `جارٍ كتابة ${number(done)} من ${number(total)}…`,
  ready: (amount) => `الملف جاهز. العناصر: ${number(amount)}.`,
  download: (file) => `حفظ ${isolate(file)}`,
  empty: "لا شيء للتصدير.",
  unfit: (id, reason) => `تعذرت كتابة العنصر ${isolate(id)}: ${isolate(reason)}`,
  close: "إغلاق"
}
