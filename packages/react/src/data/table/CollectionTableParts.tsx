"use client"
import type * as Query from "@portico/client/data/Query"
import { SelectionBar } from "./SelectionBar.view.tsx"
import { TableProblem } from "./TableAlert.view.tsx"
import { TableFrame } from "./TableFrame.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "./CollectionTable.view.tsx"
import { type ItemTableOptions, useItemTable } from "./useItemTable.ts"

export interface CollectionTableRootProps<Q extends Query.Any>
  extends
    ItemTableOptions<Q>,
    Omit<
      TableRootViewProps,
      "columns" | "itemName" | "listing" | "onRetry" | "onSort" | "selection" | "sorting" | "styled" | "wait"
    > {}

function Root<const Q extends Query.Any>(props: CollectionTableRootProps<Q>) {
  const { columns, itemName, onListing, query, selection, showDrafts, sort, ...viewProps } = props
  const state = useItemTable({ columns, itemName, onListing, query, selection, showDrafts, sort })
  return <TableRootView {...viewProps} {...state} styled={false} />
}

/**
 * The unstyled parts of a table of items, to compose in any order inside `CollectionTableParts.Root`. Each part renders only in
 * the states that it applies to.
 *
 * **Example** (The alert below the rows)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTableParts } from "@portico/react/data"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 *
 * export const table = (
 *   <CollectionTableParts.Root caption="Books" columns={[{ field: "title", header: "Title" }]} query={books}>
 *     <CollectionTableParts.Table>No books today.</CollectionTableParts.Table>
 *     <CollectionTableParts.Alert className="warning" />
 *     <CollectionTableParts.Footer />
 *     <CollectionTableParts.Status />
 *   </CollectionTableParts.Root>
 * )
 * ```
 */
export const CollectionTableParts = {
  Alert: TableProblem,
  Footer: TableFooter,
  Root,
  SelectionBar,
  Status: TableStatus,
  Table: TableFrame,
  Toolbar: TableToolbar
} as const
