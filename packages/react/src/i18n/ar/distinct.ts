/**
 * Words of a list of values to choose from, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "جارٍ تحميل القيم…",
  empty: "لا توجد قيم للاختيار منها.",
  more: "عرض المزيد من القيم",
  clear: "مسح الاختيار",
  cleared: "لم يعد هناك شيء محدد.",
  uncounted: "تعذّر حساب عدد العناصر لكل قيمة.",
  items: (items) =>
    `، ${count(items, {
      zero: "# عناصر",
      one: "عنصر واحد",
      two: "عنصران",
      few: "# عناصر",
      many: "# عنصرًا",
      other: "# عنصر"
    })}`
}
