"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useOwnedState } from "../listing/ownedState.ts"
import type { DraftsOption } from "../listing/Listing.ts"
import * as SelectionState from "./SelectionState.ts"
import * as Selection from "./Selection.ts"

/** The options of a change of the selection. */
export interface ToggleOptions {
  /** The ids in display order. All items between the last toggled item and this one are set to the same state. */
  readonly through?: ReadonlyArray<string> | undefined
}

/** A selection and the functions that change it. */
export interface SelectionController {
  /** The current selection. If it selects all matching items, its filter is the query's. */
  readonly selection: Selection.Selection<never>
  /** The count of selected items. `undefined` if all matching items are selected and their count is unknown. */
  readonly count: number | undefined
  /** Selects an item, or deselects it if it is selected. */
  readonly toggle: (id: string, options?: ToggleOptions) => void
  /** Selects all items of a page, or deselects them if all are selected. */
  readonly togglePage: (ids: ReadonlyArray<string>) => void
  /**
   * Selects all items that match the query, on every page. `total` is their count, if known. `drafts` includes
   * unpublished items; by default it is the option `showDrafts` of the selection.
   */
  readonly selectAllMatching: (total?: number, options?: { readonly drafts?: boolean | undefined }) => void
  /** Updates the count of matching items. It is used while all of them are selected. A table calls this itself. */
  readonly observe: (total: number | undefined) => void
  /** Selects exactly these items. */
  readonly select: (ids: Iterable<string>) => void
  /** Clears the selection. */
  readonly clear: () => void
}

/**
 * Lets the user select items of a query. The selection persists across paging and sorting. It is cleared when the
 * query's filter or collection changes, so that no action applies to items that are no longer shown. It is also cleared
 * when another member signs in.
 *
 * **Example** (Select books to remove)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable, useSelection } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.limit(20), Query.returnTotalCount())
 *
 * export function Books() {
 *   const selection = useSelection(books)
 *   return (
 *     <CollectionTable
 *       caption="Books"
 *       columns={[{ field: "title", header: "Title" }]}
 *       query={books}
 *       selection={selection}
 *       toolbar={<button type="button">Remove {selection.count}</button>}
 *     />
 *   )
 * }
 * ```
 */
export const useSelection = (
  query: Query.Any,
  { showDrafts: drafts = false }: DraftsOption = {}
): SelectionController => {
  const { collection, filter } = query
  // The order and the page of the query do not affect which items match.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const matchKey = React.useMemo(() => SelectionState.matchKeyOf(query, drafts), [collection, drafts, filter])
  const [stored, setStored] = useOwnedState(() => SelectionState.begin(matchKey))
  const current = SelectionState.forKey(stored, matchKey)
  if (current !== stored) setStored(() => current)
  const acts = React.useMemo(() => {
    const dispatch = (event: SelectionState.SelectionEvent) =>
      setStored((before) => SelectionState.reduce(before, event))
    return {
      toggle: (id: string, { through = [] }: ToggleOptions = {}) => dispatch({ _tag: "Toggle", id, through }),
      togglePage: (ids: ReadonlyArray<string>) => dispatch({ _tag: "Page", ids }),
      selectAllMatching: (total?: number, options: { readonly drafts?: boolean | undefined } = {}) =>
        dispatch({
          _tag: "AllMatching",
          drafts: options.drafts ?? drafts,
          filter,
          total
        }),
      observe: (total: number | undefined) => {
        if (total !== undefined) dispatch({ _tag: "Counted", total })
      },
      select: (ids: Iterable<string>) => dispatch({ _tag: "Only", ids }),
      clear: () => dispatch({ _tag: "Clear" })
    }
    // A new filter object with the same meaning is interchangeable.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, setStored, matchKey])
  const { selection } = current
  return React.useMemo(() => ({ ...acts, count: Selection.count(selection), selection }), [acts, selection])
}
