import * as React from "react"
import { BookEntries, Reviews, Sales } from "../Catalog.ts"
import { labeled } from "../parts/labeled.ts"
import { useBookLabels } from "../parts/useBookFields.ts"
import { useShop } from "../words/useShop.ts"

/** Returns the collections that editors import and export, with labels in the language of the shop. */
export const useLabeledCollections = () => {
  const { words } = useShop()
  const books = useBookLabels()
  return React.useMemo(() => {
    const { fields, reviews, staff } = words
    return {
      books: labeled(BookEntries, books),
      reviews: labeled(Reviews, {
        bookId: fields.bookId,
        rating: reviews.stars,
        title: reviews.heading,
        text: fields.review,
        reviewer: fields.reviewer,
        writtenAt: reviews.date
      }),
      sales: labeled(Sales, {
        bookId: fields.bookId,
        title: staff.book,
        copies: staff.copies,
        revenue: staff.revenue,
        month: staff.month,
        soldAt: fields.soldAt
      })
    }
  }, [books, words])
}
