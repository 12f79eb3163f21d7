/**
 * The English messages that every table shows.
 *
 * @since 0.1.0
 */
import type { TableFrameMessages } from "../../messages/ListMessages.ts"
import { count, number } from "../format.ts"
import { itemWords } from "./item.ts"

/** The messages that every table shows. */
export const tableWords: TableFrameMessages = {
  ...itemWords,
  loading: (caption) => `Loading ${caption}…`,
  refetching: "Updating…",
  empty: "No items to show.",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, "item", "items")
      : `${number(shown)} of ${count(total, "item", "items")}`,
  sorted: (column, order) => `Sorted by ${column}, ${order === "ASC" ? "ascending" : "descending"}`,
  select: (item) => `Select ${item}`,
  selectPage: "Select all on this page",
  selected: (selected) => `${number(selected)} selected`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "All matching items selected" : `All matching items selected: ${number(selected)}`}${except === 0 ? "" : `, ${number(except)} excluded`}`,
  selectAll: (total) =>
    total === undefined ? "Select all matching items" : `Select all ${number(total)} matching items`,
  clearSelection: "Clear selection",
  toActions: "Go to the actions",
  actions: "Actions"
}
