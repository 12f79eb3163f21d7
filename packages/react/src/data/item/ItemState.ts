/**
 * The state of an item as plain data for views.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { Outcome } from "../listing/Listing.ts"

/** The state of an item. */
export type ItemState<Data> =
  | { readonly _tag: "Loading" }
  /**
   * The item was read. If the latest read failed, `problem` is the reason, and the item is from the last successful
   * read.
   */
  | {
      readonly _tag: "Ready"
      readonly item: ListedItem<Data>
      readonly refetching: boolean
      readonly problem?: Problem | undefined
    }
  /** The item does not exist. */
  | { readonly _tag: "Absent"; readonly refetching: boolean }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/**
 * Returns the state of an item after a read. `known` is the result of an earlier read, which remains if this read
 * failed.
 */
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
