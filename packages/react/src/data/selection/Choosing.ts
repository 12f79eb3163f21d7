/**
 * How a person chooses items of a query: what each press does to the selection.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import { encodeDates } from "@portico/contract/WireDate"
import { hasDrafts } from "../listing/Drafts.ts"
import * as Selection from "./Selection.ts"

/** A selection while it is being made. */
export interface Choosing {
  /** The item that was toggled last: from there a range begins. */
  readonly last: string | undefined
  /** What the query means: another text where other items match. */
  readonly meant: string
  readonly selection: Selection.Selection<never>
}

/** What a person can do. */
export type Choice =
  /** `through`: the ids in the order shown, where everything since the last one follows. */
  | { readonly _tag: "Toggle"; readonly id: string; readonly through: ReadonlyArray<string> }
  | { readonly _tag: "Page"; readonly ids: ReadonlyArray<string> }
  | {
      readonly _tag: "AllMatching"
      readonly drafts: boolean
      readonly filter: Filter.Filter
      readonly total: number | undefined
    }
  /** All that match were counted again: others came or went. */
  | { readonly _tag: "Counted"; readonly total: number }
  | { readonly _tag: "Only"; readonly ids: Iterable<string> }
  | { readonly _tag: "Clear" }

/** What a query means: which items match, in whatever order and on whatever page. */
export const meaningOf = (query: Query.Any): string =>
  `${idOf(query.collection)} ${JSON.stringify([encodeDates(Filter.toModel(query.filter)), hasDrafts(query)])}`

/** Nothing chosen yet of what a query means. */
export const begin = (meant: string): Choosing => ({ meant, last: undefined, selection: Selection.none })

/** The same as long as the query means the same items; nothing chosen of what another one means. */
export const of = (self: Choosing, meant: string): Choosing => (self.meant === meant ? self : begin(meant))

/** What is chosen after a choice. */
export const chosen = (self: Choosing, choice: Choice): Choosing => {
  const { selection } = self
  switch (choice._tag) {
    case "Toggle":
      return { ...self, last: choice.id, selection: Selection.range(selection, choice.through, self.last, choice.id) }
    case "Page":
      return { ...self, last: undefined, selection: Selection.page(selection, choice.ids) }
    case "AllMatching": {
      // Whatever uses it is given the collection of the filter with it.
      const filter = choice.filter as Filter.Filter<never>
      return { ...self, last: undefined, selection: Selection.allMatching(filter, choice.total, choice) }
    }
    case "Counted": {
      const counted = Selection.counted(selection, choice.total)
      return counted === selection ? self : { ...self, selection: counted }
    }
    case "Only":
      return { ...self, last: undefined, selection: Selection.ofIds(choice.ids) }
    case "Clear":
      return begin(self.meant)
  }
}
