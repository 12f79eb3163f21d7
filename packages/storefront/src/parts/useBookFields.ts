import { fieldsOf } from "@portico/react"
import * as React from "react"
import { type Book, Books } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

/** The fields of a book that a user can enter. */
export type BookField = Exclude<keyof Book, `_${string}`>

/** Returns the labels of the fields of a book in the language of the shop. */
export const useBookLabels = (): Readonly<Record<BookField, string>> => {
  const { words } = useShop()
  return React.useMemo(
    () => ({
      title: words.staff.bookTitle,
      author: words.staff.author,
      year: words.book.year,
      price: words.staff.priceEuros,
      language: words.book.language,
      pages: words.book.pages,
      stock: words.staff.stock,
      tags: words.shelf.tags,
      description: words.staff.description,
      addedAt: words.staff.added
    }),
    [words]
  )
}

/** Returns the fields of a book for a filter, with labels in the language of the shop. */
export const useBookFields = () => {
  const labels = useBookLabels()
  return React.useMemo(
    () =>
      fieldsOf(Books).map((field) => {
        const name = field.name as BookField
        return { ...field, name, label: labels[name] }
      }),
    [labels]
  )
}
