/** The messages of lists in English. */
import { listWords } from "./listWords.ts"

const numbers = new Intl.NumberFormat("en")

const counted = (one: string, many: string) => (amount: number) =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`

const shared = {
  number: (amount: number) => numbers.format(amount),
  selected: (what: string) => `${what} selected`,
  excluded: (what: string) => `, ${what} excluded`,
  remove: (what: string) => `Delete ${what.replace(/^All/, "all")}?`,
  change: (what: string) => `Change ${what.replace(/^All/, "all")}?`,
  among: (part: string, total: string, isMore: boolean) => `${part} of ${isMore ? "more than " : ""}${total}`
}

/** The messages for lists of books. */
export const bookWords = listWords({
  ...shared,
  count: counted("book", "books"),
  allMatching: "All matching books",
  between: (from, to) => `books ${from}–${to}`,
  everything: "all books",
  nothing: "no books",
  perPage: "Books per page",
  empty: "No books yet.",
  none: "No books found."
})

/** The messages for lists of reviews. */
export const reviewWords = listWords({
  ...shared,
  count: counted("review", "reviews"),
  allMatching: "All matching reviews",
  between: (from, to) => `reviews ${from}–${to}`,
  everything: "all reviews",
  nothing: "no reviews",
  perPage: "Reviews per page",
  empty: "No reviews yet.",
  none: "No reviews found."
})
