/**
 * Words of a table of items, in English.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `Loading ${caption}…`,
  refetching: "Updating…",
  empty: "There is nothing here yet.",
  retry: "Try again",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, "item", "items")
      : `${number(shown)} of ${count(total, "item", "items")}`,
  sorted: (column, order) => `Sorted by ${column}, ${order === "ASC" ? "ascending" : "descending"}`,
  yes: "Yes",
  no: "No",
  noValue: "no value",
  more: "Show more",
  less: "Show less",
  cut: (characters) => `${count(characters, "more character", "more characters")} not shown`,
  notADate: "not a date",
  draft: "Draft",
  saving: "Saving…",
  notSaved: (reason) => `Not saved: ${reason}`,
  stale: (since) => `This is as it was at ${time(since)}.`,
  wait: (seconds) => `Try again in ${number(seconds)} s`,
  waitOver: "You can try again now.",
  signIn: "Sign in",
  select: (item) => `Select ${item}`,
  selectPage: "Select all on this page",
  selected: (selected) => `${number(selected)} selected`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "All that match are selected" : `All that match are selected: ${number(selected)}`}${except === 0 ? "" : `, ${number(except)} left out`}`,
  selectAll: (total) => (total === undefined ? "Select all that match" : `Select all ${number(total)} that match`),
  clearSelection: "Clear selection"
}
