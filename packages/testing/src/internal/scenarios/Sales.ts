/**
 * The bookshop's sales of one year, one item per sale. Plain JSON with dates in their wire form.
 *
 * @since 0.1.0
 */
import { books } from "./Books.ts"

/** A sale in the shop's seed. */
export interface Sale {
  readonly _id: string
  readonly bookId: string
  readonly title: string
  /** The number of copies. */
  readonly copies: number
  /** The price of all copies, in euros. */
  readonly revenue: number
  /** The year and month, for grouping: `2026-03`. */
  readonly month: string
  readonly soldAt: { readonly $date: string }
}

/** The number of sales in each month from November 2025 to October 2026, with a peak before Christmas. */
const months = [7, 11, 4, 4, 5, 4, 5, 5, 4, 3, 5, 6] as const

/** Every sale, oldest first. */
export const sales: ReadonlyArray<Sale> = months.flatMap((count, month) =>
  Array.from({ length: count }, (_, index): Sale => {
    const place = months.slice(0, month).reduce<number>((sum, one) => sum + one, index)
    // A quadratic index selects some books more often than others, so that their sales differ.
    const book = books[(place * place * 7 + place) % books.length] ?? books[0]
    const copies = place % 9 === 4 ? 3 : place % 4 === 1 ? 2 : 1
    const time = new Date(
      Date.UTC(2025, 10 + month, 1 + Math.floor((index * 28) / count), 8 + (place % 11), (place * 17) % 60)
    )
    return {
      _id: `sale-${String(place + 1).padStart(3, "0")}`,
      bookId: book?._id ?? "",
      title: book?.title ?? "",
      copies,
      revenue: Math.round((book?.price ?? 0) * copies * 100) / 100,
      month: time.toISOString().slice(0, 7),
      soldAt: { $date: time.toISOString() }
    }
  })
)
