"use client"
import type * as Query from "@portico/client/data/Query"
import { CollectionTableView, type CollectionTableViewProps } from "./CollectionTable.view.tsx"
import { omitting } from "../listing/Place.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { RowAction, TableState } from "./TableContext.ts"
import { type ItemTableOptions, useItemTable } from "./useItemTable.ts"

export interface CollectionTableProps<Q extends Query.Any>
  extends
    ItemTableOptions<Q>,
    Omit<
      CollectionTableViewProps,
      | "className"
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

/**
 * Renders a table of the items that a query finds. If some of them do not match the schema of their collection, it shows
 * the others and a warning with their number.
 *
 * **Example** (The newest books)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable } from "@portico/react"
 *
 * const newest = Query.from("books").pipe(Query.descending("year"), Query.limit(20))
 *
 * export const table = (
 *   <CollectionTable
 *     caption="New in the shop"
 *     columns={[{ field: "title", header: "Title", sortable: true }, { field: "year", header: "Year" }]}
 *     query={newest}
 *   />
 * )
 * ```
 */
export function CollectionTable<const Q extends Query.Any>(props: CollectionTableProps<Q>) {
  const { columns, itemName, onListing, query, rowActions, selection, showDrafts, sort, ...viewProps } = props
  const state = useItemTable({ columns, itemName, onListing, query: omitting(query), selection, showDrafts, sort })
  // The cast is safe: `rowActions` is called only with items of this query.
  return <CollectionTableView {...viewProps} {...state} rowActions={rowActions as TableState["rowActions"]} />
}
