"use client"
import type * as Query from "@portico/client/data/Query"
import { SortMenuView, type SortMenuViewProps } from "./SortMenu.view.tsx"
import type { SortFieldOf } from "./QueryOrder.ts"
import type { SortField, SortOrder } from "./SortOrder.ts"
import type { SortController } from "./useSort.ts"

/** A menu that sorts a query. */
export interface SortMenuProps<Q extends Query.Any> extends Omit<
  SortMenuViewProps,
  "fields" | "onSort" | "problem" | "sorting"
> {
  /** The fields to choose from: those of the query's collection, where that has a schema. */
  readonly fields: ReadonlyArray<SortField<SortFieldOf<Q>>>
  /** The order: what `useSort` gave. */
  readonly sort: SortController<Q>
}

/**
 * Sorts a list by one field or by several: native controls, a direction and a place for each. Alt with the arrow up and
 * down changes places.
 *
 * **Example** (Above a table)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable, SortMenu, useSort } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Books() {
 *   const sort = useSort(books)
 *   return (
 *     <>
 *       <SortMenu fields={[{ field: "title", label: "Title" }, { field: "year", label: "Year" }]} multiple sort={sort} />
 *       <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={sort.query} />
 *     </>
 *   )
 * }
 * ```
 */
export function SortMenu<const Q extends Query.Any>({ sort, ...look }: SortMenuProps<Q>) {
  return <SortMenuView {...look} {...sortActions(sort)} />
}

/** What a menu shows of an order, and whom it tells. */
export const sortActions = <Q extends Query.Any>({ problem, setSorting, sorting }: SortController<Q>) => ({
  // The menu offers fields of the query, and no others.
  onSort: (chosen: SortOrder) => setSorting(chosen as SortOrder<SortFieldOf<Q>>),
  problem,
  sorting
})
