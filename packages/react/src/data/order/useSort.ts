"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { cursorOf, restart, withoutCursor } from "../listing/Place.ts"
import { inOrder, orderOf, problemOf, type SortFieldOf } from "./QueryOrder.ts"
import type { SortOrder } from "./SortOrder.ts"

export interface SortOptions<Field extends string = string> {
  /** Called with an order that a person chose. */
  readonly onChange?: ((sorting: SortOrder<Field>) => void) | undefined
  /** The order, where the page keeps it: in its address, say. The query's own where it is empty. */
  readonly sorting?: SortOrder | undefined
}

// A field whose name is only known while the page runs is the business of whoever named it.
type Known<Given extends string, Field extends string> = string extends Given
  ? unknown
  : { readonly sorting?: SortOrder<Field> | undefined }

/** A query in the order that a person chose, by one field or by several. */
export interface SortController<Q> {
  /** The query, sorted as chosen. */
  readonly query: Q
  /** The fields it is sorted by, the first one first. */
  readonly sorting: SortOrder
  // A method, so that what sorts one query can be handed to what sorts any.
  /** Sorts by these fields: those of the query's collection, where that has a schema. */
  setSorting(this: void, sorting: SortOrder<SortFieldOf<Q>>): void
  /** What is wrong with the query's own order. Another one that is chosen takes its place. */
  readonly problem: Problem | undefined
}

/**
 * Lets a person choose the order of a query, by one field or by several. It begins with the query's own. A `SortMenu` and
 * a table's headers can share it: each shows what the other one chose. Another order begins at its first page: a pager
 * that the query came from goes there.
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
  options: SortOptions<SortFieldOf<Q>> & { readonly sorting?: SortOrder<Given> | undefined } & Known<
      Given,
      SortFieldOf<Q>
    > = {}
): SortController<Q> => {
  const [held, hold] = React.useState<Held | undefined>(undefined)
  const given = options.sorting
  // An order from without that names nothing is none.
  const chosen = given === undefined ? held?.order : given.length === 0 ? undefined : given
  const own = React.useMemo(() => orderOf(query.sort), [query.sort])
  return {
    query: chosen === undefined ? query : inOrder(begunAnew(query, held), chosen),
    sorting: chosen ?? own,
    setSorting: (sorting) => {
      hold({ order: sorting, cursor: cursorOf(query) })
      restart(query)
      options.onChange?.(sorting)
    },
    problem: chosen === undefined ? problemOf(query.sort) : undefined
  }
}

interface Held {
  readonly order: SortOrder
  /** The page of the query when it was chosen. In another order that is no page. */
  readonly cursor: string | undefined
}

const begunAnew = <Q extends Query.Any>(query: Q, held: Held | undefined): Q =>
  held?.cursor !== undefined && held.cursor === cursorOf(query) ? withoutCursor(query) : query
