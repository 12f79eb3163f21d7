/**
 * Words of what is done to many items at a time, in Arabic.
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
    `${selected === undefined ? "كل النتائج محددة" : `المحدد: ${number(selected)}`}${excepted === 0 ? "" : `، ما عدا ${number(excepted)}`}`,
  clear: "مسح التحديد",
  act: (verb) => ({ add: "إضافة", change: "تغيير", remove: "إزالة", truncate: "تفريغ" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `تفريغ ${isolate(name)}؟`
      : `${{ add: "إضافة ", change: "تغيير ", remove: "إزالة ", truncate: "تفريغ " }[verb]}${amount === undefined ? "كل النتائج؟" : `العناصر (${number(amount)})؟`}`,
  confirmText: (verb) =>
    ({
      add: "تضاف إلى المجموعة.",
      change: "لا يمكن التراجع عن هذا.",
      remove: "لا يمكن التراجع عن هذا.",
      truncate: "تُزال كل العناصر. لا يمكن التراجع عن هذا."
    })[verb],
  typeName: (name) => `للمتابعة، اكتب ${isolate(name)}`,
  cancel: "إلغاء",
  gathering: (found) => `جارٍ البحث عن العناصر… حتى الآن ${number(found)}`,
  running: (verb) =>
    ({ add: "جارٍ الإضافة…", change: "جارٍ التغيير…", remove: "جارٍ الإزالة…", truncate: "جارٍ التفريغ…" })[verb],
  progress: (done, total) => `${number(done)} من ${number(total)}`,
  percent: (percent) => `${number(percent)}٪`,
  left: (left) => `بقي ${number(left)}`,
  stop: "إيقاف",
  stopping: "جارٍ الإيقاف: ينتهي أولًا ما هو قيد التنفيذ…",
  stopWaiting: "عدم الانتظار",
  finished: (failed, total) =>
    failed === 0 ? "تم كل شيء." : failed >= total ? "لم ينجح شيء." : `تم. لم ينجح: ${number(failed)}.`,
  emptied: (name) => `${isolate(name)} فارغة الآن.`,
  cancelled: (done, total) => `توقف بعد ${number(done)} من ${number(total)}.`,
  cancelledEarly: "توقف. لم يُمس شيء.",
  untouched: "لم يُمس الباقي.",
  uncertain: "ربما نُفذ ما كان قيد التنفيذ، وربما لا.",
  tally: (status, amount) =>
    `${{ inserted: "أُضيف", updated: "تغيّر", removed: "أُزيل", skipped: "تُرك", failed: "فشل", unknown: "غير معروف" }[status]}: ${number(amount)}`,
  goOn: "متابعة",
  goesOn: "يتابع من تلقاء نفسه عند عودة الاتصال.",
  retryFailed: (failed) => `إعادة محاولة ما فشل (${number(failed)})`,
  saveAs: (format) => `حفظ بصيغة ${isolate(format)}`,
  done: "إغلاق",
  reportCaption: (rows) => `لم ينجح: ${number(rows)}`,
  place: "رقم",
  line: "السطر",
  item: "العنصر",
  field: "الحقل",
  reason: "السبب",
  showMore: (rows) => `عرض ${number(rows)} أخرى`,
  reasonUnknown: "لا يُعرف هل نُفذ هذا.",
  reasonGone: "لم يعد موجودًا.",
  reasonForbidden: "لا يحق لك تغيير هذا العنصر.",
  reasonTooLarge: "حجمه أكبر من أن يُرسل.",
  denied: "ليس لديك إذن لفعل هذا.",
  signIn: "سجّل الدخول لفعل هذا. يبقى ما اخترته.",
  signInNow: "تسجيل الدخول",
  leaveTitle: "هل تريد المغادرة أثناء التنفيذ؟",
  leaveText: "ما لم يبدأ بعد لن يُنفذ.",
  leave: "مغادرة",
  stay: "بقاء"
}
