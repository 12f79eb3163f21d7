"use client"
import type * as Query from "@portico/client/data/Query"
import { CollectionTableView, type CollectionTableViewProps } from "./CollectionTable.view.tsx"
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
      | "selection"
      | "sorting"
      | "styled"
      | "wait"
    > {}

/**
 * Renders a table of the items that a query finds.
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
  const { columns, itemName, onListing, query, selection, showDrafts, sort, ...viewProps } = props
  const state = useItemTable({ columns, itemName, onListing, query, selection, showDrafts, sort })
  return <CollectionTableView {...viewProps} {...state} />
}
