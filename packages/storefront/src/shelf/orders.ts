/**
 * Orders of the books.
 */
import type { SortField, Sorting, SortOrder } from "@portico/react/data"
import type { Book } from "../Catalogue.ts"

/** By what the books can be sorted. */
export const orders: ReadonlyArray<SortField<Exclude<keyof Book, "tags">>> = [
  { field: "title", label: "Title" },
  { field: "author", label: "Author" },
  { field: "year", label: "First edition" },
  { field: "price", label: "Price" },
  { field: "addedAt", label: "New in the shop" }
]

/** The order of the shelves where nobody chose one. */
export const byTitle: SortOrder = [{ field: "title", order: "ASC" }]

/** The order in force: the chosen one, or else titles; of a search the best matches, which is no order of a field. */
export const sortOf = (chosen: SortOrder, isSearch: boolean): SortOrder =>
  chosen.length > 0 || isSearch ? chosen : byTitle

/** Whether two orders are the same. */
export const sameOrder = (one: SortOrder, other: SortOrder): boolean =>
  one.length === other.length &&
  one.every(({ field, order }, place) => other[place]?.field === field && other[place]?.order === order)

/** The order after a press on a header: ascending first, then the other way round. */
export const ordered = (current: Sorting | undefined, field: string): Sorting => ({
  field,
  order: current?.field === field && current.order === "ASC" ? "DESC" : "ASC"
})
