"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { inOrder, orderOf, problemOf } from "./QueryOrder.ts"
import type { SortOrder } from "./SortOrder.ts"

export interface SortOptions {
  /** Called with an order that a person chose. */
  readonly onChange?: ((sorting: SortOrder) => void) | undefined
  /** The order, where the page keeps it: in its address, say. */
  readonly sorting?: SortOrder | undefined
}

/** A query in the order that a person chose, by one field or by several. */
export interface SortController<Q> {
  /** The query, sorted as chosen. */
  readonly query: Q
  /** The fields it is sorted by, the first one first. */
  readonly sorting: SortOrder
  readonly setSorting: (sorting: SortOrder) => void
  /** What is wrong with the query's own order. Another one that is chosen takes its place. */
  readonly problem: Problem | undefined
}

/**
 * Lets a person choose the order of a query, by one field or by several. It begins with the query's own. A `SortMenu` and
 * a table's headers can share it: each shows what the other one chose.
 *
 * **Example** (By author, then by year)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection, useSort } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Books() {
 *   const { query, setSorting } = useSort(books)
 *   const { listing } = useCollection(query)
 *   const byAuthor = () => setSorting([{ field: "author", order: "ASC" }, { field: "year", order: "DESC" }])
 *   return <button onClick={byAuthor}>{listing._tag === "Ready" ? `${listing.items.length} by author` : "…"}</button>
 * }
 * ```
 */
export const useSort = <Q extends Query.Any>(query: Q, options: SortOptions = {}): SortController<Q> => {
  const [held, hold] = React.useState<SortOrder | undefined>(undefined)
  const chosen = options.sorting ?? held
  const own = React.useMemo(() => orderOf(query.sort), [query.sort])
  return {
    query: chosen === undefined ? query : inOrder(query, chosen),
    sorting: chosen ?? own,
    setSorting: (sorting) => {
      hold(sorting)
      options.onChange?.(sorting)
    },
    problem: chosen === undefined ? problemOf(query.sort) : undefined
  }
}
