/**
 * The English messages of lists of items.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, number, seconds, list } from "./format.ts"

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
  unread: (page) => `We couldn't load page ${number(page)}.`,
  beyond: "There are no more items on this page.",
  loadingList: (label) => `Loading ${label}…`,
  loadMore: "Load more",
  loadingMore: "Loading more…",
  loaded: (added, shown) => `${count(added, "more item", "more items")} loaded, ${number(shown)} in total.`,
  end: (shown) => `End of list: ${count(shown, "item", "items")}.`,
  empty: "No items to show.",
  retry: "Try again",
  signIn: "Sign in",
  newItems: (added) => `Show ${count(added, "new item", "new items")}`,
  pastList: "Skip the list",
  offline: "You're offline. The rest of the list loads when you're back online.",
  ignored: (parts) => `Parts of this page's address aren't valid and were ignored: ${list(parts)}.`,
  dismiss: "Dismiss"
}

/** The messages of a search box and its results. */
export const search: Messages["search"] = {
  label: "Search",
  submit: "Search",
  clear: "Clear search",
  mode: "Find items with",
  allWords: "all words",
  anyWord: "any word",
  fuzzy: "Include similar spellings",
  searching: "Searching…",
  results: (found, more, text) =>
    more ? `“${text}”: the first ${number(found)} results` : `“${text}”: ${count(found, "result", "results")}`,
  noResults: (text) => `No results for “${text}”.`,
  preparing: "Some items are still being prepared for search. More results may appear.",
  hint: "Try fewer or different words.",
  tryAny: "Search for any of these words",
  tryFuzzy: "Search similar spellings",
  retry: "Try again",
  signIn: "Sign in"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascending" : "descending")

/** The messages of a sort menu. */
export const order: Messages["order"] = {
  label: "Sort by",
  none: "None",
  thenBy: "Then by",
  ascending: "Ascending",
  descending: "Descending",
  turn: (field, order) => `${field}: ${name(order)}. Reverse order`,
  sooner: (field) => `Move ${field} up in the sort order`,
  later: (field) => `Move ${field} down in the sort order`,
  remove: (field) => `Remove ${field} from the sort order`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sorted by ${parts.join(", then ")}`,
  unsorted: "Not sorted"
}

/** The messages of the filter builder. */
export const filter: Messages["filter"] = {
  title: "Filter",
  match: "Show items that match",
  all: "All conditions",
  any: "Any condition",
  notAll: "Not all conditions",
  none: "None of the conditions",
  field: "Field",
  operator: "Operator",
  value: "Value",
  lower: "From",
  upper: "Up to (not included)",
  type: "Value type",
  text: "Text",
  number: "Number",
  date: "Date and time",
  boolean: "Yes or no",
  yes: "Yes",
  no: "No",
  addCondition: "Add condition",
  addGroup: "Add group",
  addValue: "Add",
  apply: "Apply filter",
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
  dateMalformed: "Enter a date and time.",
  kindsDiffer: "Both values must have the same type.",
  broken: "This filter can't be used and was ignored.",
  fixed: "This condition can't be edited here. You can only remove it.",
  everything: "all items",
  nothing: "no items",
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
  matches: "matches",
  hasSome: "any of",
  hasAll: "all of",
  in: "is one of",
  exists: "is set",
  existsNot: "is not set",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
  condition: (position) => `Condition ${number(position)}`,
  group: (position) => `Group ${number(position)}`,
  removeCondition: (position) => `Remove condition ${number(position)}`,
  removeGroup: (position) => `Remove group ${number(position)}`,
  quoted: (text) => `“${text}”`,
  removeValue: (value) => `Remove ${value}`,
  comparison: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  listComparison: (field, operator, value) => `${field}: ${operator} ${value}`,
  rangeComparison: (field, lower, upper) => `${field} is at least ${lower} but less than ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", and " : " and "),
  or: (parts, grouped) => parts.join(grouped ? ", or " : " or "),
  not: (part) => `not ${part}`,
  more: (values, hidden) => `${values} and ${number(hidden)} more`
}

/** The messages of a list of distinct values to choose from. */
export const distinct: Messages["distinct"] = {
  loading: "Loading values…",
  empty: "No values to choose from.",
  more: "Show more values",
  clear: "Clear",
  cleared: "Selection cleared.",
  uncounted: "We couldn't count the items for each value.",
  items: (items) => `, ${count(items, "item", "items")}`
}

/** The messages of the box that explains why a collection is not shown. */
export const failure: Messages["failure"] = {
  retry: "Try again",
  retrying: "Trying again…",
  retryIn: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  signIn: "Sign in",
  reference: (reference) => `Reference: ${reference}`,
  copy: "Copy reference",
  copied: "Copied.",
  copyFailed: "We couldn't copy it. Select the reference and copy it yourself.",
  developers: "For developers",
  code: "Code",
  fix: "How to fix it",
  meaning: "Meaning",
  place: "Path",
  parameters: "Parameters",
  mendable: "Change the call before you try again.",
  faultless: "The call is correct. Try again later."
}
