/** The messages of lists in Hebrew. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("he")

// Hebrew puts the number one after its noun.
const counted = (one: string, many: string) => (amount: number) =>
  amount === 1 ? one : `${numbers.format(amount)} ${many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `נבחרו: ${what}`,
  excluded: (what: string) => `, למעט ${what}`,
  remove: (what: string) => `למחוק ${what}?`,
  change: (what: string) => `לשנות ${what}?`,
  // Isolates a range, so that its numbers keep their order.
  among: (part: string, total: string, isMore: boolean) => `\u2068${part}\u2069 מתוך ${isMore ? "יותר מ־" : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("ספר אחד", "ספרים"),
  allMatching: "כל הספרים שנמצאו",
  between: (from, to) => `ספרים \u2068${from}–${to}\u2069`,
  everything: "כל הספרים",
  nothing: "אף ספר",
  perPage: "ספרים בעמוד",
  empty: "עדיין אין ספרים.",
  none: "לא נמצאו ספרים."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("ביקורת אחת", "ביקורות"),
  allMatching: "כל הביקורות שנמצאו",
  between: (from, to) => `ביקורות \u2068${from}–${to}\u2069`,
  everything: "כל הביקורות",
  nothing: "אף ביקורת",
  perPage: "ביקורות בעמוד",
  empty: "עדיין אין ביקורות.",
  none: "לא נמצאו ביקורות."
})
