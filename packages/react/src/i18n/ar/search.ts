/**
 * Words of a search, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "البحث",
  submit: "ابحث",
  clear: "مسح البحث",
  mode: "العثور على عناصر فيها",
  allWords: "كل الكلمات",
  anyWord: "أي كلمة",
  fuzzy: "والكتابات المشابهة أيضًا",
  searching: "جارٍ البحث…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: أول النتائج (${number(found)})`
      : `${isolate(text)}: ${count(found, { zero: "# نتيجة", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" })}`,
  noResults: (text) => `لم يُعثر على شيء عن ${isolate(text)}.`,
  hint: "جرّب كلمات أقل أو كلمات أخرى.",
  tryAny: "البحث عن أي من الكلمات",
  tryFuzzy: "البحث في الكتابات المشابهة أيضًا",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول"
}
