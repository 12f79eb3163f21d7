"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useCollection } from "../collection/useCollection.ts"
import { exactTotal, type ListedItem, type Listing, type DraftsOption } from "../listing/Listing.ts"
import { useWait } from "../../form/countDown.ts"
import { pressed, sameOrder, type SortOrder } from "../order/SortOrder.ts"
import { type SortController, useSort } from "../order/useSort.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import type { Column, Columns } from "./Column.ts"
import type { TableState } from "./TableContext.ts"

export interface ItemTableOptions<Q extends Query.Any> extends DraftsOption {
  /** The columns, typed by the schema of the query's collection if it has one. */
  readonly columns: Columns<Query.Row<Q>>
  /** Returns the name of an item, which labels its checkbox. Default: the item's title. */
  readonly itemName?: ((item: ListedItem<Query.Row<Q>>) => string) | undefined
  /** Called with the listing whenever it changes, for example to update a pager. */
  readonly onListing?: ((listing: Listing<ListedItem<Query.Row<Q>>>) => void) | undefined
  /** The query that selects the items, their order and their number. */
  readonly query: Q
  /** The selection, from `useSelection` with the same query. */
  readonly selection?: SelectionController | undefined
  /**
   * The sort order, if the page controls it, for example with `useSort` to share it with a `SortMenu`. The query must
   * already be in that order. By default, the table controls its own order.
   */
  readonly sort?: Pick<SortController<unknown>, "setSorting" | "sorting"> | undefined
}

/**
 * Returns the props of a table of items: its listing, sorting and selection, and the callbacks that change them.
 *
 * **Example** (A custom list)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useItemTable } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 * const columns = [{ field: "title", header: "Title" }]
 *
 * export function Titles() {
 *   const { listing, onRetry, wait = 0 } = useItemTable({ columns, query: books })
 *   if (listing._tag === "Failed") return <button disabled={wait > 0} onClick={onRetry}>Again</button>
 *   if (listing._tag === "Loading") return <p>…</p>
 *   return <ul>{listing.items.map(({ data, id }) => <li key={id}>{String(data["title"])}</li>)}</ul>
 * }
 * ```
 */
export const useItemTable = <Q extends Query.Any>({
  columns,
  itemName,
  onListing,
  query,
  selection,
  showDrafts = false,
  sort
}: ItemTableOptions<Q>): Pick<
  TableState,
  "announceSort" | "columns" | "itemName" | "listing" | "onRetry" | "onSort" | "selection" | "sorting" | "wait"
> => {
  const own = useSort(query)
  const sorted = sort === undefined ? own.query : query
  const { setSorting, sorting } = sort ?? own
  const [last, setLast] = React.useState<SortOrder>()
  const { listing, refetch } = useCollection(sorted, { showDrafts })
  const latest = React.useRef(onListing)
  React.useEffect(() => {
    latest.current = onListing
  })
  React.useEffect(() => latest.current?.(listing), [listing])
  const total = listing._tag === "Ready" ? exactTotal(listing) : undefined
  const observe = selection?.observe
  React.useEffect(() => observe?.(total), [observe, total])
  const selected = React.useMemo(() => selection && withAll(selection, showDrafts), [selection, showDrafts])
  return {
    // A component that shares the order announces the changes that it makes.
    announceSort: sort === undefined || (last !== undefined && sameOrder(last, sorting)),
    // The casts are safe: `cell` and `itemName` are called only with items of this query.
    columns: columns as unknown as ReadonlyArray<Column>,
    itemName: itemName as TableState["itemName"],
    listing,
    onRetry: refetch,
    onSort: (field) => {
      const next = pressed(sorting, field)
      setLast(next)
      setSorting(next)
    },
    selection: selected,
    sorting: sorting[0],
    wait: useWait(listing._tag === "Loading" ? undefined : listing.problem)
  }
}

// Selecting all matching items must include drafts exactly when the table shows them.
const withAll = (selection: SelectionController, drafts: boolean): SelectionController => ({
  ...selection,
  selectAllMatching: (total) => selection.selectAllMatching(total, { drafts })
})
