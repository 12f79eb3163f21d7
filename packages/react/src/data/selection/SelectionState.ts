/**
 * The transitions of a selection while the user selects items of a query.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import { encodeDates } from "@portico/contract/WireDate"
import * as Selection from "./Selection.ts"

/** The state of a selection in progress. */
export interface SelectionState {
  /** The id of the last toggled item. A range selection starts there. */
  readonly last: string | undefined
  /** The key of the query's matching items. It differs if other items match. */
  readonly matchKey: string
  readonly selection: Selection.Selection<never>
}

/** An event that changes the selection. */
export type SelectionEvent =
  /** `through`: the ids in display order, to toggle the whole range since the last item. */
  | { readonly _tag: "Toggle"; readonly id: string; readonly through: ReadonlyArray<string> }
  | { readonly _tag: "Page"; readonly ids: ReadonlyArray<string> }
  | {
      readonly _tag: "AllMatching"
      readonly drafts: boolean
      readonly filter: Filter.Filter
      readonly total: number | undefined
    }
  /** The count of matching items was updated. */
  | { readonly _tag: "Counted"; readonly total: number }
  | { readonly _tag: "Only"; readonly ids: Iterable<string> }
  | { readonly _tag: "Clear" }

/** Returns a key of the items that a query matches, with or without drafts, independent of order and page. */
export const matchKeyOf = (query: Query.Any, drafts = false): string =>
  `${idOf(query.collection)} ${JSON.stringify([encodeDates(Filter.toModel(query.filter)), drafts])}`

/** Returns an empty selection for a query's key. */
export const begin = (matchKey: string): SelectionState => ({ matchKey, last: undefined, selection: Selection.none })

/** Returns the same state if the query still matches the same items, otherwise an empty selection. */
export const forKey = (self: SelectionState, matchKey: string): SelectionState =>
  self.matchKey === matchKey ? self : begin(matchKey)

/** Returns the state after an event. */
export const reduce = (self: SelectionState, event: SelectionEvent): SelectionState => {
  const { selection } = self
  switch (event._tag) {
    case "Toggle":
      return { ...self, last: event.id, selection: Selection.range(selection, event.through, self.last, event.id) }
    case "Page":
      return { ...self, last: undefined, selection: Selection.page(selection, event.ids) }
    case "AllMatching": {
      // Every consumer of the selection also receives the filter's collection.
      const filter = event.filter as Filter.Filter<never>
      return { ...self, last: undefined, selection: Selection.allMatching(filter, event.total, event) }
    }
    case "Counted": {
      const counted = Selection.counted(selection, event.total)
      return counted === selection ? self : { ...self, selection: counted }
    }
    case "Only":
      return { ...self, last: undefined, selection: Selection.ofIds(event.ids) }
    case "Clear":
      return begin(self.matchKey)
  }
}
