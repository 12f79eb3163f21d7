"use client"
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import { dress } from "@portico/contract/WireDate"
import * as React from "react"
import * as Selection from "./Selection.ts"

export interface ToggleOptions {
  /** Ids in the order shown: everything between the item that was toggled last and this one follows it. */
  readonly through?: ReadonlyArray<string> | undefined
}

/** A selection, and what changes it. */
export interface SelectionController {
  readonly selection: Selection.Selection
  /** How many items are chosen; nothing where all that match are, and nobody counted them. */
  readonly count: number | undefined
  /** Chooses an item, or gives it up. */
  readonly toggle: (id: string, options?: ToggleOptions) => void
  /** Chooses all items of a page, or gives them up where all were chosen. */
  readonly togglePage: (ids: ReadonlyArray<string>) => void
  /** Chooses all items that match the query, on whatever page they are. `total`: how many those are, where known. */
  readonly selectAllMatching: (total?: number) => void
  /** Chooses these items and no others. */
  readonly select: (ids: Iterable<string>) => void
  /** Chooses nothing. */
  readonly clear: () => void
}

/**
 * Lets a person choose items of a query. The choice outlives paging and sorting. It ends where the query comes to mean
 * other items: with another filter or another collection. So nothing is ever done to what nobody sees any more.
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
  const matching = React.useMemo(() => JSON.stringify(dress(Filter.toModel(query.filter))), [query.filter])
  const meant = `${idOf(query.collection)} ${matching}`
  const [kept, keep] = React.useState<Kept>({ meant, selection: Selection.none, last: undefined })
  if (kept.meant !== meant) keep({ meant, selection: Selection.none, last: undefined })
  const { selection } = kept.meant === meant ? kept : { selection: Selection.none }
  const { filter } = query
  const acts = React.useMemo(() => {
    const choose = (next: (before: Kept) => Partial<Kept>) => keep((before) => ({ ...before, ...next(before) }))
    return {
      toggle: (id: string, { through = [] }: ToggleOptions = {}) =>
        choose(({ last, selection }) => ({ selection: Selection.range(selection, through, last, id), last: id })),
      togglePage: (ids: ReadonlyArray<string>) =>
        choose(({ selection }) => ({ selection: Selection.page(selection, ids), last: undefined })),
      selectAllMatching: (total?: number) =>
        choose(() => ({ selection: Selection.allMatching(filter, total), last: undefined })),
      select: (ids: Iterable<string>) => choose(() => ({ selection: Selection.ofIds(ids), last: undefined })),
      clear: () => choose(() => ({ selection: Selection.none, last: undefined }))
    }
    // A filter that means the same is as good.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [meant])
  return React.useMemo(() => ({ ...acts, count: Selection.count(selection), selection }), [acts, selection])
}

interface Kept {
  readonly last: string | undefined
  /** What the query means: a text that is another where other items match. */
  readonly meant: string
  readonly selection: Selection.Selection
}
