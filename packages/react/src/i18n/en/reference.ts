/**
 * The English messages of references.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, number } from "./format.ts"

/** The messages of a selection among the items of another collection. */
export const reference: Messages["reference"] = {
  search: "Type to search",
  searching: "Searching…",
  results: (shown) => count(shown, "result", "results"),
  noResults: "No results.",
  more: "Show more results",
  selected: "Selected",
  selectedCount: (items) => `Selected: ${number(items)}`,
  unread: "Not all selected items are shown here. The others stay selected.",
  nothingSelected: "Nothing selected.",
  itemSelected: (item) => `${item} selected`,
  remove: (item) => `Remove ${item}`,
  removed: (item) => `${item} removed`,
  broken: (id) => `No longer exists: ${id}`,
  loading: "Loading selected items…",
  moreSelected: "Show more selected items",
  replace: "Save selection",
  replacing: "Saving…",
  replaced: "Selection saved.",
  clear: "Clear search",
  retry: "Try again"
}
