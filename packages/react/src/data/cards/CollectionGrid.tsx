"use client"
import type * as Query from "@portico/client/data/Query"
import type * as React from "react"
import { omitting } from "../listing/Place.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { type ItemTableOptions, useItemTable } from "../table/useItemTable.ts"
import { type DrawCard, CollectionGridView, type CollectionGridViewProps } from "./CollectionGrid.view.tsx"

export interface CollectionGridProps<Q extends Query.Any>
  extends
    Omit<ItemTableOptions<Q>, "sort">,
    Omit<
      CollectionGridViewProps,
      "card" | "className" | "columns" | "itemName" | "listing" | "onRetry" | "selection" | "styled" | "wait"
    > {
  /**
   * Renders the content of a card. By default, the first column is the title of the card, and the others are listed
   * below it.
   */
  readonly card?: ((item: ListedItem<Query.Row<Q>>) => React.ReactNode) | undefined
}

/**
 * Renders the items that a query finds as cards. If some of them do not match the schema of their collection, it shows
 * the others and a warning with their number.
 *
 * **Example** (A bookshelf)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionGrid } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(12))
 *
 * export const shelf = (
 *   <CollectionGrid
 *     caption="Books"
 *     columns={[{ field: "title", header: "Title" }, { field: "author", header: "Author" }]}
 *     query={books}
 *   />
 * )
 * ```
 */
export function CollectionGrid<const Q extends Query.Any>(props: CollectionGridProps<Q>) {
  const { card, columns, itemName, onListing, query, selection, showDrafts, ...viewProps } = props
  const {
    onSort: _,
    sorting: __,
    ...state
  } = useItemTable({
    columns,
    itemName,
    onListing,
    query: omitting(query),
    selection,
    showDrafts
  })
  // The cast is safe: `card` is called only with items of this query.
  return <CollectionGridView {...viewProps} {...state} card={card as DrawCard | undefined} />
}
