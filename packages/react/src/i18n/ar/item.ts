/**
 * Words of an item, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "عنصر جديد",
  editTitle: "تعديل العنصر",
  create: "إنشاء",
  creating: "جارٍ الإنشاء…",
  save: "حفظ التغييرات",
  saving: "جارٍ الحفظ…",
  loading: "جارٍ التحميل…",
  notFound: "لا يوجد عنصر كهذا. ربما أزيل.",
  retry: "إعادة المحاولة",
  created: "أُنشئ العنصر.",
  saved: "حُفظت تغييراتك.",
  unchanged: "لم تغيّر شيئًا، فلم يكن هناك ما يُحفظ.",
  removed: "حُذف العنصر.",
  reset: "تجاهل التغييرات",
  unsaved: (fields) =>
    count(fields, {
      zero: "لا حقول غير محفوظة.",
      one: "حقل واحد لم يُحفظ بعد.",
      two: "حقلان لم يُحفظا بعد.",
      few: "# حقول لم تُحفظ بعد.",
      many: "# حقلًا لم تُحفظ بعد.",
      other: "# حقل لم يُحفظ بعد."
    }),
  changed: "تغيّر",
  optional: "اختياري",
  linesHint: "قيمة واحدة في كل سطر.",
  jsonHint: "مكتوب كما تُكتب البيانات، والنصوص بين علامتي اقتباس.",
  referencesLater: "يمكن الاختيار بعد إنشاء العنصر.",
  notChosen: "لا شيء",
  oddNames: (names) => `لا تجد المرشحات هذه الحقول بسبب نقطة أو علامة دولار في أسمائها: ${isolate(names)}.`,
  conflict: "غيّر كلاكما هذه الحقول. اختر القيمة التي تبقى:",
  mine: "قيمتك",
  theirs: "القيمة الأخرى",
  saveChosen: "الحفظ بهذه القيم",
  remove: "حذف",
  removeTitle: "هل تريد حذف هذا العنصر؟",
  removeText: "لا يمكن استعادته.",
  removing: "جارٍ الحذف…",
  cancel: "إلغاء",
  leaveTitle: "هل تريد المغادرة دون حفظ؟",
  leaveText: "ما أدخلته هنا لم يُحفظ بعد وسيضيع.",
  leave: "مغادرة",
  stay: "بقاء",
  signIn: "تسجيل الدخول"
}
