/**
 * Words of a list of values to choose from, in English.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "Loading values…",
  empty: "There are no values to choose from.",
  more: "Show more values",
  clear: "Clear",
  cleared: "Nothing is chosen any more.",
  uncounted: "How many items have each value could not be counted.",
  items: (items) => `, ${count(items, "item", "items")}`
}
