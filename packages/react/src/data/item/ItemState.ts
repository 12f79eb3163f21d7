/**
 * What is shown of an item: plain data for views.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { Outcome } from "../listing/Outcome.ts"

/** Where an item stands. */
export type ItemState<Data> =
  | { readonly _tag: "Loading" }
  /** `problem`: why the newest attempt failed. The item is that of the last one that did not. */
  | {
      readonly _tag: "Ready"
      readonly item: ListedItem<Data>
      readonly refetching: boolean
      readonly problem?: Problem | undefined
    }
  /** There is no such item. */
  | { readonly _tag: "Absent"; readonly refetching: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** Where an item stands by what its read came to. `known`: what was read of it before. It stays while reading fails. */
export const itemStateOf = <Data>(
  outcome: Outcome<ListedItem<Data> | undefined>,
  known: ListedItem<Data> | undefined
): ItemState<Data> => {
  switch (outcome._tag) {
    case "Awaited":
      return { _tag: "Loading" }
    case "Answered": {
      const { refetching, value } = outcome
      return value === undefined ? { _tag: "Absent", refetching } : { _tag: "Ready", item: value, refetching }
    }
    case "Refused":
      return known === undefined ? { ...outcome, _tag: "Failed" } : { ...outcome, _tag: "Ready", item: known }
  }
}
