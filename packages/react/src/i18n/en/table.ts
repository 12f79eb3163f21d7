/**
 * Words of a table of items, in English.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

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
  cut: (characters) => `${count(characters, "more character", "more characters")} not shown`
}
