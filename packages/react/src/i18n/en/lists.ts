/**
 * The English messages of lists of items.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, list, number, seconds, time } from "./format.ts"

/** The messages of a table of items. */
export const table: Messages["table"] = {
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

/** The messages of paged lists. */
export const paging: Messages["paging"] = {
  label: "Pages",
  page: (page, pages) => (pages === undefined ? `Page ${number(page)}` : `Page ${number(page)} of ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Items ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} of ${more ? "more than " : ""}${count(total, "item", "items")}`,
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  size: "Items per page",
  loading: "Loading the page…",
  noNext: "This is the last page.",
  noPrevious: "This is the first page.",
  unread: (page) => `Page ${number(page)} could not be read.`,
  beyond: "There is nothing on this page any more.",
  loadingList: (label) => `Loading ${label}…`,
  loadMore: "Load more",
  loadingMore: "Loading more…",
  loaded: (added, shown) => `${count(added, "more item", "more items")}, ${number(shown)} in all.`,
  end: (shown) => `That is all: ${count(shown, "item", "items")}.`,
  empty: "There is nothing here yet.",
  retry: "Try again",
  signIn: "Sign in",
  newItems: (added) => `Show ${count(added, "new item", "new items")}`,
  pastList: "Skip past the list",
  offline: "You are offline. What is here stays, and the rest comes when you are back.",
  ignored: (parts) => `Part of this address could not be understood and was left out: ${list(parts)}.`,
  dismiss: "Dismiss"
}

/** The messages of a search box and its results. */
export const search: Messages["search"] = {
  label: "Search",
  submit: "Search",
  clear: "Clear the search",
  mode: "Find items with",
  allWords: "all words",
  anyWord: "any word",
  fuzzy: "Similar spellings too",
  searching: "Searching…",
  results: (found, more, text) =>
    more ? `“${text}”: the first ${number(found)} results` : `“${text}”: ${count(found, "result", "results")}`,
  noResults: (text) => `Nothing was found for “${text}”.`,
  hint: "Try fewer words, or other ones.",
  tryAny: "Search for any of the words",
  tryFuzzy: "Search similar spellings too",
  retry: "Try again",
  signIn: "Sign in"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascending" : "descending")

/** The messages of a sort menu. */
export const order: Messages["order"] = {
  label: "Sort by",
  none: "No order",
  thenBy: "Then by",
  ascending: "Ascending",
  descending: "Descending",
  turn: (field, order) => `${field}: ${name(order)}. Turn round`,
  sooner: (field) => `Sort by ${field} sooner`,
  later: (field) => `Sort by ${field} later`,
  remove: (field) => `Do not sort by ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sorted by ${parts.join(", then ")}`,
  unsorted: "Not sorted"
}

/** The messages of the filter builder. */
export const filter: Messages["filter"] = {
  title: "Filter",
  match: "Which items are shown",
  all: "All of these hold",
  any: "Any of these holds",
  notAll: "Not all of these hold",
  none: "None of these holds",
  field: "Field",
  operator: "Operator",
  value: "Value",
  lower: "From",
  upper: "Up to, not including",
  type: "Kind of value",
  text: "Text",
  number: "Number",
  date: "Date and time",
  boolean: "Yes or no",
  yes: "Yes",
  no: "No",
  addCondition: "Add a condition",
  addGroup: "Add a group",
  addValue: "Add",
  apply: "Apply the filter",
  clear: "Clear",
  conditionAdded: "Condition added.",
  groupAdded: "Group added.",
  conditionRemoved: "Condition removed.",
  groupRemoved: "Group removed.",
  applied: "Filter applied.",
  cleared: "Filter cleared.",
  fieldMissing: "Choose a field.",
  valueMissing: "Enter a value.",
  valuesMissing: "Add at least one value.",
  numberMalformed: "Enter a number.",
  dateMalformed: "Enter a date and a time.",
  kindsDiffer: "Both values have to be of one kind.",
  broken: "This filter cannot be used. It was left out.",
  fixed: "This condition can only be removed here.",
  everything: "every item",
  nothing: "no item",
  eq: "is",
  ne: "is not",
  lt: "is less than",
  gt: "is greater than",
  lte: "is at most",
  gte: "is at least",
  between: "is between",
  before: "is before",
  after: "is after",
  notAfter: "is not after",
  notBefore: "is not before",
  startsWith: "starts with",
  endsWith: "ends with",
  contains: "contains",
  matches: "reads",
  hasSome: "has any of",
  hasAll: "has all of",
  in: "is one of",
  exists: "is there",
  existsNot: "is not there",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
  condition: (position) => `Condition ${number(position)}`,
  group: (position) => `Group ${number(position)}`,
  removeCondition: (position) => `Remove condition ${number(position)}`,
  removeGroup: (position) => `Remove group ${number(position)}`,
  quoted: (text) => `“${text}”`,
  removeValue: (value) => `Remove ${value}`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} is at least ${lower} but less than ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", and " : " and "),
  or: (parts, grouped) => parts.join(grouped ? ", or " : " or "),
  not: (part) => `not ${part}`,
  more: (values, hidden) => `${values} and ${number(hidden)} more`
}

/** The messages of a list of distinct values to choose from. */
export const distinct: Messages["distinct"] = {
  loading: "Loading values…",
  empty: "There are no values to choose from.",
  more: "Show more values",
  clear: "Clear",
  cleared: "Nothing is chosen any more.",
  uncounted: "How many items have each value could not be counted.",
  items: (items) => `, ${count(items, "item", "items")}`
}

/** The messages of the box that explains why a collection is not shown. */
export const failure: Messages["failure"] = {
  retry: "Try again",
  retryIn: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  signIn: "Sign in",
  reference: (reference) => `Reference: ${reference}`,
  copy: "Copy the reference",
  copied: "Copied.",
  copyFailed: "It could not be copied. Select it and copy it by hand.",
  developers: "For developers",
  code: "Code",
  fix: "What to do",
  meaning: "Meaning",
  place: "Where",
  parameters: "Values",
  mendable: "Something in the call is to be mended.",
  faultless: "Nothing in the call was at fault. Trying again later may help."
}
