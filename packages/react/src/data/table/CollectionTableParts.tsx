"use client"
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
 *
 * @since 0.1.0
 */
import type * as Query from "@portico/client/data/Query"
import { ColumnMenu } from "./ColumnMenu.view.tsx"
import { RowMenu } from "./RowMenu.view.tsx"
import { SelectionBar } from "./SelectionBar.view.tsx"
import { TableProblem } from "./TableAlert.view.tsx"
import { TableFrame } from "./TableFrame.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "./CollectionTable.view.tsx"
import { omitting } from "../listing/Place.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { RowAction, TableState } from "./TableContext.ts"
import { type ItemTableOptions, useItemTable } from "./useItemTable.ts"

export interface CollectionTableRootProps<Q extends Query.Any>
  extends
    ItemTableOptions<Q>,
    Omit<
      TableRootViewProps,
      | "columns"
      | "itemName"
      | "listing"
      | "onRetry"
      | "onSort"
      | "rowActions"
      | "selection"
      | "sorting"
      | "styled"
      | "wait"
    > {
  /** Returns the actions in the menu of an item's row. Without any, the row has no menu. */
  readonly rowActions?: ((item: ListedItem<Query.Row<Q>>) => ReadonlyArray<RowAction>) | undefined
}

function Root<const Q extends Query.Any>(props: CollectionTableRootProps<Q>) {
  const { columns, itemName, onListing, query, rowActions, selection, showDrafts, sort, ...viewProps } = props
  const state = useItemTable({ columns, itemName, onListing, query: omitting(query), selection, showDrafts, sort })
  // The cast is safe: `rowActions` is called only with items of this query.
  return <TableRootView {...viewProps} {...state} rowActions={rowActions as TableState["rowActions"]} styled={false} />
}

export {
  TableProblem as Alert,
  ColumnMenu,
  TableFooter as Footer,
  Root,
  RowMenu,
  SelectionBar,
  TableStatus as Status,
  TableFrame as Table,
  TableToolbar as Toolbar
}
