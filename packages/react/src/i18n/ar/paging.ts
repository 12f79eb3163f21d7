/**
 * Words of lists that come page by page, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string =>
  count(value, {
    zero: "# عنصر",
    one: "عنصر واحد",
    two: "عنصران",
    few: "# عناصر",
    many: "# عنصرًا",
    other: "# عنصر"
  })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "الصفحات",
  page: (page, pages) =>
    pages === undefined ? `الصفحة ${number(page)}` : `الصفحة ${number(page)} من ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `العناصر ${isolate(`${number(from)}–${number(to)}`)}`
      : `${isolate(`${number(from)}–${number(to)}`)} من أصل ${more ? "أكثر من " : ""}${count(total, { zero: "# عنصر", one: "عنصر واحد", two: "عنصرين", few: "# عناصر", many: "# عنصرًا", other: "# عنصر" })}`,
  first: "الصفحة الأولى",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
  last: "الصفحة الأخيرة",
  size: "العناصر في الصفحة",
  loading: "جارٍ تحميل الصفحة…",
  noNext: "هذه هي الصفحة الأخيرة.",
  noPrevious: "هذه هي الصفحة الأولى.",
  unread: (page) => `تعذّرت قراءة الصفحة ${number(page)}.`,
  beyond: "لم يعد في هذه الصفحة شيء.",
  loadingList: (label) => `جارٍ تحميل ${isolate(label)}…`,
  loadMore: "تحميل المزيد",
  loadingMore: "جارٍ تحميل المزيد…",
  loaded: (added, shown) => `أُضيف ${items(added)}، والمجموع ${number(shown)}.`,
  end: (shown) => `هذا كل شيء: ${items(shown)}.`,
  empty: "لا يوجد شيء هنا بعد.",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول",
  newItems: (added) => `عرض الجديد: ${items(added)}`,
  pastList: "تخطي القائمة",
  offline: "أنت غير متصل. ما هنا باقٍ، والبقية تأتي عند عودتك.",
  ignored: (parts) => `تعذر فهم جزء من هذا العنوان فتُرك: ${list(parts.map(isolate))}.`,
  dismiss: "إغلاق"
}
