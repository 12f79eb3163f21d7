"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { cursorOf, restart, withoutCursor } from "../listing/Place.ts"
import type { Known } from "../value/FieldType.ts"
import { inOrder, orderOf, problemOf, type SortFieldOf, type SortOrder } from "./SortOrder.ts"

export interface SortOptions<Field extends string = string> {
  /** Called with the order that the user selected. */
  readonly onChange?: ((sorting: SortOrder<Field>) => void) | undefined
  /** The order, if the page stores it, for example in its address. The query's own order if it is empty. */
  readonly sorting?: SortOrder | undefined
}

/** A query in the order that the user selected, and the functions to change it. */
export interface SortController<Q> {
  /** The query in the selected order. */
  readonly query: Q
  /** The fields that it is sorted by, most significant first. */
  readonly sorting: SortOrder
  // Declared as a method to make it bivariant: a controller of one query is assignable to a controller of any query.
  /** Sorts by these fields, which belong to the query's collection if it has a schema. */
  setSorting(this: void, sorting: SortOrder<SortFieldOf<Q>>): void
  /** The problem with the query's own order, if it is invalid. It is cleared when another order is selected. */
  readonly problem: Problem | undefined
}

/**
 * Lets the user sort a query by one or several fields, starting with the query's own order. A `SortMenu` and a table's
 * headers can share one controller. Changing the order returns to the first page, also in a pager that the query came
 * from.
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
export const useSort = <Q extends Query.Any, const Given extends string = never>(
  query: Q,
  options: Omit<SortOptions<SortFieldOf<Q>>, "sorting"> & {
    readonly sorting?: SortOrder<Known<Given, SortFieldOf<Q>>> | undefined
  } = {}
): SortController<Q> => {
  const [stored, store] = React.useState<Stored | undefined>(undefined)
  const given = options.sorting
  // An empty external order means that no order is selected.
  const order = given === undefined ? stored?.order : given.length === 0 ? undefined : given
  const own = React.useMemo(() => orderOf(query.sort), [query.sort])
  return {
    query: order === undefined ? query : inOrder(withoutOldCursor(query, stored), order),
    sorting: order ?? own,
    setSorting: (sorting) => {
      store({ order: sorting, cursor: cursorOf(query) })
      restart(query)
      options.onChange?.(sorting)
    },
    problem: order === undefined ? problemOf(query.sort) : undefined
  }
}

interface Stored {
  readonly order: SortOrder
  /** The query's page cursor when the order was selected. The cursor is invalid in another order. */
  readonly cursor: string | undefined
}

const withoutOldCursor = <Q extends Query.Any>(query: Q, stored: Stored | undefined): Q =>
  stored?.cursor !== undefined && stored.cursor === cursorOf(query) ? withoutCursor(query) : query
