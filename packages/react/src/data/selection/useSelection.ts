"use client"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { hasDrafts } from "../listing/Drafts.ts"
import { useOwnedState } from "../listing/useOwnedState.ts"
import * as Choosing from "./Choosing.ts"
import * as Selection from "./Selection.ts"

export interface ToggleOptions {
  /** Ids in the order shown: everything between the item that was toggled last and this one follows it. */
  readonly through?: ReadonlyArray<string> | undefined
}

/** A selection, and what changes it. */
export interface SelectionController {
  /** Its filter is the query's own. */
  readonly selection: Selection.Selection<never>
  /** How many items are chosen; nothing where all that match are, and nobody counted them. */
  readonly count: number | undefined
  /** Chooses an item, or gives it up. */
  readonly toggle: (id: string, options?: ToggleOptions) => void
  /** Chooses all items of a page, or gives them up where all were chosen. */
  readonly togglePage: (ids: ReadonlyArray<string>) => void
  /**
   * Chooses all items that match the query, on whatever page they are. `total`: how many those are, where known. With
   * `drafts` those that nobody published yet are among them: by default where the query finds them.
   */
  readonly selectAllMatching: (total?: number, options?: { readonly drafts?: boolean | undefined }) => void
  /** Tells how many items match by now. It matters while all of them are chosen. A table does so by itself. */
  readonly observe: (total: number | undefined) => void
  /** Chooses these items and no others. */
  readonly select: (ids: Iterable<string>) => void
  /** Chooses nothing. */
  readonly clear: () => void
}

/**
 * Lets a person choose items of a query. The choice outlives paging and sorting. It ends where the query comes to mean
 * other items: with another filter or another collection. So nothing is ever done to what nobody sees any more. What one
 * member chose, the next one who signs in has not.
 *
 * **Example** (Books to remove)
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
export const useSelection = (query: Query.Any): SelectionController => {
  const { collection, filter } = query
  const drafts = hasDrafts(query)
  // Its order and its page have no part in what it means.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const meant = React.useMemo(() => Choosing.meaningOf(query), [collection, drafts, filter])
  const [kept, keep] = useOwnedState(() => Choosing.begin(meant))
  const current = Choosing.of(kept, meant)
  if (current !== kept) keep(() => current)
  const acts = React.useMemo(() => {
    const choose = (choice: Choosing.Choice) => keep((before) => Choosing.chosen(before, choice))
    return {
      toggle: (id: string, { through = [] }: ToggleOptions = {}) => choose({ _tag: "Toggle", id, through }),
      togglePage: (ids: ReadonlyArray<string>) => choose({ _tag: "Page", ids }),
      selectAllMatching: (total?: number, options: { readonly drafts?: boolean | undefined } = {}) =>
        choose({
          _tag: "AllMatching",
          drafts: options.drafts ?? drafts,
          filter,
          total
        }),
      observe: (total: number | undefined) => {
        if (total !== undefined) choose({ _tag: "Counted", total })
      },
      select: (ids: Iterable<string>) => choose({ _tag: "Only", ids }),
      clear: () => choose({ _tag: "Clear" })
    }
    // A filter that means the same is as good.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, keep, meant])
  const { selection } = current
  return React.useMemo(() => ({ ...acts, count: Selection.count(selection), selection }), [acts, selection])
}
