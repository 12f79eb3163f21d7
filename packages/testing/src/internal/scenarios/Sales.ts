/**
 * What the bookshop sold in a year: one line for each sale. Plain JSON, dates as they travel.
 *
 * @since 0.1.0
 */
import { books } from "./Books.ts"

/** A sale as the shop's seed holds it. */
export interface Sale {
  readonly _id: string
  readonly bookId: string
  readonly title: string
  /** Copies. */
  readonly copies: number
  /** Euros, for all copies. */
  readonly revenue: number
  /** Year and month, to sum by: `2026-03`. */
  readonly month: string
  readonly soldAt: { readonly $date: string }
}

/** Sales in each month from November 2025 to October 2026: Christmas is near the beginning. */
const months = [7, 11, 4, 4, 5, 4, 5, 5, 4, 3, 5, 6] as const

/** Every sale, the oldest first. */
export const sales: ReadonlyArray<Sale> = months.flatMap((count, month) =>
  Array.from({ length: count }, (_, index): Sale => {
    const place = months.slice(0, month).reduce<number>((sum, one) => sum + one, index)
    // Some books sell better than others: squares fall on few of the remainders.
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
