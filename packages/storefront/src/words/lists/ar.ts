/** The messages of lists in Arabic. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("ar")

const plural = new Intl.PluralRules("ar")

interface Forms {
  readonly one: string
  readonly two: string
  /** The form for three to ten. */
  readonly few: string
  /** The form for eleven to ninety-nine. */
  readonly many: string
  /** The form for zero and for hundreds. */
  readonly other: string
}

const counted = (forms: Forms) => (amount: number) => {
  const form = plural.select(amount)
  if (form === "one" || form === "two") return forms[form]
  return `${numbers.format(amount)} ${forms[form === "zero" ? "other" : form]}`
}

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `المحدد: ${what}`,
  excluded: (what: string) => `، ما عدا ${what}`,
  remove: (what: string) => `حذف ${what}؟`,
  change: (what: string) => `تغيير ${what}؟`,
  // Isolates a range, so that its numbers keep their order.
  among: (part: string, total: string, isMore: boolean) =>
    `\u2068${part}\u2069 من أصل ${isMore ? "أكثر من " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted({ one: "كتاب واحد", two: "كتابان", few: "كتب", many: "كتابًا", other: "كتاب" }),
  total: counted({ one: "كتاب واحد", two: "كتابين", few: "كتب", many: "كتابًا", other: "كتاب" }),
  allMatching: "كل الكتب المطابقة",
  between: (from, to) => `الكتب \u2068${from}–${to}\u2069`,
  everything: "كل الكتب",
  nothing: "لا كتب",
  perPage: "الكتب في الصفحة",
  empty: "لا توجد كتب بعد.",
  none: "لم نجد كتبًا."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted({ one: "مراجعة واحدة", two: "مراجعتان", few: "مراجعات", many: "مراجعة", other: "مراجعة" }),
  total: counted({ one: "مراجعة واحدة", two: "مراجعتين", few: "مراجعات", many: "مراجعة", other: "مراجعة" }),
  allMatching: "كل المراجعات المطابقة",
  between: (from, to) => `المراجعات \u2068${from}–${to}\u2069`,
  everything: "كل المراجعات",
  nothing: "لا مراجعات",
  perPage: "المراجعات في الصفحة",
  empty: "لا توجد مراجعات بعد.",
  none: "لم نجد مراجعات."
})
