"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useCollection } from "../collection/useCollection.ts"
import type { ListedItem, Listing } from "../listing/Listing.ts"
import { hasDrafts, withDrafts } from "../listing/Drafts.ts"
import { pressed } from "../order/SortOrder.ts"
import { type SortController, useSort } from "../order/useSort.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import type { Column, Columns } from "./Column.ts"
import type { TableState } from "./TableContext.ts"
import { useWait } from "./useWait.ts"

export interface ItemTableOptions<Q extends Query.Any> {
  /** The columns, typed by the collection of the query where that has a schema. */
  readonly columns: Columns<Query.Row<Q>>
  /** Names an item: the checkbox that chooses it is called so. Its title by default. */
  readonly itemName?: ((item: ListedItem<Query.Row<Q>>) => string) | undefined
  /** Told what is shown whenever that changes: a pager follows it. */
  readonly onListing?: ((listing: Listing<ListedItem<Query.Row<Q>>>) => void) | undefined
  /** Which items, in which order, and how many. */
  readonly query: Q
  /** Which items are chosen: of `useSelection` with the same query. */
  readonly selection?: SelectionController | undefined
  /** Whether items that nobody published yet are among them. */
  readonly showDrafts?: boolean | undefined
  /**
   * The order, where the page keeps it: what `useSort` gave, say, so that a `SortMenu` above shares it. The query is in
   * that order already. The table keeps its own by default.
   */
  readonly sort?: Pick<SortController<unknown>, "setSorting" | "sorting"> | undefined
}

/**
 * What a table of items shows and does: the props of its view that the client decides.
 *
 * **Example** (A list of one's own)
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
  "columns" | "itemName" | "listing" | "onRetry" | "onSort" | "selection" | "sorting" | "wait"
> => {
  const own = useSort(query)
  const sorted = sort === undefined ? own.query : query
  const { setSorting, sorting } = sort ?? own
  const drafts = showDrafts || hasDrafts(sorted)
  const { listing, refetch } = useCollection(drafts ? withDrafts(sorted) : sorted)
  const told = React.useRef(onListing)
  React.useEffect(() => {
    told.current = onListing
  })
  React.useEffect(() => told.current?.(listing), [listing])
  const total = listing._tag === "Ready" ? listing.total : undefined
  const observe = selection?.observe
  React.useEffect(() => observe?.(total), [observe, total])
  const chosen = React.useMemo(() => selection && withAll(selection, drafts), [drafts, selection])
  return {
    // A cell and a name are only ever asked of items of the query.
    columns: columns as ReadonlyArray<Column>,
    itemName: itemName as TableState["itemName"],
    listing,
    onRetry: refetch,
    onSort: (field) => setSorting(pressed(sorting, field)),
    selection: chosen,
    sorting: sorting[0],
    wait: useWait(listing._tag === "Loading" ? undefined : listing.problem)
  }
}

// All that match are those that the table shows.
const withAll = (selection: SelectionController, drafts: boolean): SelectionController => ({
  ...selection,
  selectAllMatching: (total) => selection.selectAllMatching(total, { drafts })
})
