"use client"
import type * as Query from "@portico/client/data/Query"
import { SortMenuView, type SortMenuViewProps } from "./SortMenu.view.tsx"
import type { SortFieldOf, SortField, SortOrder } from "./SortOrder.ts"
import type { SortController } from "./useSort.ts"

/** The props of `SortMenu`. */
export interface SortMenuProps<Q extends Query.Any> extends Omit<
  SortMenuViewProps,
  "fields" | "onSort" | "problem" | "sorting"
> {
  /** The fields that the user can sort by: fields of the query's collection, if it has a schema. */
  readonly fields: ReadonlyArray<SortField<SortFieldOf<Q>>>
  /** The controller that `useSort` returns. */
  readonly sort: SortController<Q>
}

/**
 * Lets the user sort a list by one or several fields. It uses native controls, with a direction and a position for each
 * field. Alt+Arrow Up and Alt+Arrow Down move a field.
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
export function SortMenu<const Q extends Query.Any>({ sort, ...viewProps }: SortMenuProps<Q>) {
  return <SortMenuView {...viewProps} {...sortActions(sort)} />
}

/** Returns the props of a sort menu for a controller. */
export const sortActions = <Q extends Query.Any>({ problem, setSorting, sorting }: SortController<Q>) => ({
  // The menu offers only fields of the query.
  onSort: (chosen: SortOrder) => setSorting(chosen as SortOrder<SortFieldOf<Q>>),
  problem,
  sorting
})
