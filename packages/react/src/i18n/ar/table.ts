/**
 * Words of a table of items, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

const items = {
  zero: "# عنصر",
  one: "عنصر واحد",
  two: "عنصران",
  few: "# عناصر",
  many: "# عنصرًا",
  other: "# عنصر"
}

// After a preposition the dual ends otherwise.
const amongItems = { ...items, two: "عنصرين" }

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `جارٍ تحميل ${isolate(caption)}…`,
  refetching: "جارٍ التحديث…",
  empty: "لا يوجد شيء هنا بعد.",
  retry: "إعادة المحاولة",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, items)
      : `${number(shown)} من أصل ${count(total, amongItems)}`,
  sorted: (column, order) => `مرتب حسب ${isolate(column)}، ${order === "ASC" ? "تصاعديًا" : "تنازليًا"}`,
  yes: "نعم",
  no: "لا",
  noValue: "لا توجد قيمة",
  more: "عرض المزيد",
  less: "عرض أقل",
  cut: (characters) =>
    count(characters, {
      zero: "لا أحرف غير معروضة",
      one: "حرف واحد غير معروض",
      two: "حرفان غير معروضين",
      few: "# أحرف غير معروضة",
      many: "# حرفًا غير معروض",
      other: "# حرف غير معروض"
    }),
  notADate: "ليس تاريخًا",
  draft: "مسودة",
  saving: "جارٍ الحفظ…",
  notSaved: (reason) => `لم يُحفظ: ${isolate(reason)}`,
  stale: (since) => `هكذا كان الوضع عند ${time(since)}.`,
  wait: (seconds) => `إعادة المحاولة بعد ${number(seconds)} ث`,
  waitOver: "يمكنك المحاولة مجددًا الآن.",
  signIn: "تسجيل الدخول",
  select: (item) => `تحديد ${isolate(item)}`,
  selectPage: "تحديد كل ما في هذه الصفحة",
  selected: (selected) => `المحدد: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "تم تحديد كل النتائج" : `تم تحديد كل النتائج: ${number(selected)}`}${except === 0 ? "" : `، المستثنى: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "تحديد كل النتائج" : `تحديد كل النتائج (${number(total)})`),
  clearSelection: "إلغاء التحديد"
}
