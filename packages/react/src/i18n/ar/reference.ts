/**
 * Words of a choice among the items of another collection, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "اكتب للبحث",
  searching: "جارٍ البحث…",
  results: (shown) =>
    count(shown, {
      zero: "لا نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "# نتائج",
      many: "# نتيجة",
      other: "# نتيجة"
    }),
  noResults: "لم يُعثر على شيء.",
  more: "عرض المزيد من النتائج",
  chosen: "المختار",
  chosenCount: (items) => `المختار: ${number(items)}`,
  unread: "اختير أكثر مما يظهر هنا. ما لا يظهر يبقى مختارًا.",
  nothingChosen: "لم يُختر شيء.",
  take: (item) => `اختيار ${isolate(item)}`,
  taken: (item) => `اختير ${isolate(item)}`,
  remove: (item) => `إزالة ${isolate(item)}`,
  removed: (item) => `أزيل ${isolate(item)}`,
  broken: (id) => `لم يعد موجودًا: ${isolate(id)}`,
  loading: "جارٍ تحميل المختار…",
  moreChosen: "عرض المزيد من المختار",
  replace: "حفظ الاختيار",
  replacing: "جارٍ الحفظ…",
  replaced: "حُفظ الاختيار.",
  clear: "مسح البحث",
  retry: "إعادة المحاولة"
}
