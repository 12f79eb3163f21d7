/** The sort orders of the books. */
import type { SortField, Sorting, SortOrder } from "@portico/react/data"
import type { Book } from "../Catalog.ts"
import type { ShopWords } from "../words/en.ts"

/** Returns the fields that books can be sorted by. */
export const ordersIn = ({ book, staff }: ShopWords): ReadonlyArray<SortField<Exclude<keyof Book, "tags">>> => [
  { field: "title", label: staff.bookTitle },
  { field: "author", label: staff.author },
  { field: "year", label: book.year },
  { field: "price", label: staff.price },
  { field: "addedAt", label: staff.added }
]

/** The default order of the books. */
export const byTitle: SortOrder = [{ field: "title", order: "ASC" }]

/**
 * Returns the effective order: the chosen one, otherwise the order by title. A search has no default order, because its
 * results are sorted by relevance.
 */
export const sortOf = (chosen: SortOrder, isSearch: boolean): SortOrder =>
  chosen.length > 0 || isSearch ? chosen : byTitle

/** Whether two orders are the same. */
export const sameOrder = (one: SortOrder, other: SortOrder): boolean =>
  one.length === other.length &&
  one.every(({ field, order }, place) => other[place]?.field === field && other[place]?.order === order)

/** Returns the order after a click on a column header: ascending first, then descending. */
export const ordered = (current: Sorting | undefined, field: string): Sorting => ({
  field,
  order: current?.field === field && current.order === "ASC" ? "DESC" : "ASC"
})
