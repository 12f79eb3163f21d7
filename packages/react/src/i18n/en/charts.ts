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
  empty: "No data to show.",
  groups: (groups) => `${count(groups, "group", "groups")}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Largest: ${greatest}, ${greatestValue}. Smallest: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: largest ${greatest}, ${greatestValue}; smallest ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, chart. Use the arrow keys to move between data points.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} of ${number(marks)}`,
  other: (groups) => `Other (${number(groups)})`,
  otherNote: (groups) => `${count(groups, "smaller group is", "smaller groups are")} combined in “Other”.`,
  omittedNote: (groups) => `${count(groups, "smaller group isn't", "smaller groups aren't")} shown in the chart.`,
  cutNote: (groups) => `Only the first ${count(groups, "group was", "groups were")} loaded. There are more.`,
  showAll: "Show all in table",
  showTable: "Show as table",
  showChart: "Show as chart",
  share: "Share",
  total: "Total",
  noName: "No value"
}
