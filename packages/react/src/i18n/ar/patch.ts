/**
 * Words of a form that changes single fields, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "تغيير الحقول",
  submit: "تطبيق التغييرات",
  submitting: "جارٍ التطبيق…",
  change: (position) => `التغيير ${number(position)}`,
  field: "الحقل",
  action: "ما العمل",
  value: "القيمة",
  set: "تعيين إلى",
  remove: "إزالة الحقل",
  increment: "إضافة إلى الرقم",
  append: "إضافة إلى القائمة",
  pull: "إخراج من القائمة",
  add: "إضافة تغيير آخر",
  drop: (position) => `تجاهل التغيير ${number(position)}`,
  preview: "معاينة",
  before: "قبل",
  after: "بعد",
  absent: "غير موجود",
  same: "هذه التغييرات تترك العنصر كما هو.",
  saved: "أُجريت التغييرات."
}
