/**
 * Words of a choice among the items of another collection, in English.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "Type to search",
  searching: "Searching…",
  results: (shown) => count(shown, "result", "results"),
  noResults: "Nothing found.",
  more: "Show more results",
  chosen: "Chosen",
  chosenCount: (items) => `Chosen: ${number(items)}`,
  unread: "More is chosen than is shown here. What is not shown stays chosen.",
  nothingChosen: "Nothing is chosen.",
  take: (item) => `Choose ${item}`,
  taken: (item) => `${item} chosen`,
  remove: (item) => `Remove ${item}`,
  removed: (item) => `${item} removed`,
  broken: (id) => `Not there any more: ${id}`,
  loading: "Loading what is chosen…",
  moreChosen: "Show more of what is chosen",
  replace: "Save the selection",
  replacing: "Saving…",
  replaced: "The selection is saved.",
  clear: "Clear the search",
  retry: "Try again"
}
