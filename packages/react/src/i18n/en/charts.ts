/**
 * The English messages of charts.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, number } from "./format.ts"

/** The messages of a chart. */
export const chart: Messages["chart"] = {
  loading: (caption) => `Loading ${caption}…`,
  refetching: "Updating…",
  empty: "There is nothing to draw yet.",
  groups: (groups) => `${count(groups, "group", "groups")}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Largest: ${greatest}, ${greatestValue}. Smallest: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: largest ${greatest}, ${greatestValue}; smallest ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, as a picture. The arrow keys go from mark to mark.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} of ${number(marks)}`,
  other: (groups) => `Other (${number(groups)})`,
  otherNote: (groups) => `${count(groups, "smaller group stands", "smaller groups stand")} together under “Other”.`,
  omittedNote: (groups) => `${count(groups, "smaller group is", "smaller groups are")} not in the picture.`,
  cutNote: (groups) => `Only the first ${count(groups, "group was", "groups were")} read. There are more.`,
  showAll: "Show all in the table",
  showTable: "Show as table",
  showChart: "Show as chart",
  share: "Share",
  total: "In total",
  noName: "Without a name"
}
