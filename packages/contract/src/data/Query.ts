/**
 * The wire format of queries: filters and the table of their operators, sorting, paging and search, and how strings are
 * folded for a comparison that ignores case (data.md §3).
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../internal/Lenient.ts"
import { ItemData } from "../WireDate.ts"
import { SearchMode, SortOrder } from "./Enums.ts"
import * as Schema from "effect/Schema"

/** A filter as JSON. Dates stand in it as `Date` in a program and as `$date` on the wire. */
export const FilterModel = ItemData
export type FilterModel = typeof FilterModel.Type

/**
 * Whether an object below a field holds operators. Any other is a value to be equal to: a date on the wire above all,
 * whatever stands beside its text.
 */
export const isConditions = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).some((key) => key.startsWith("$")) &&
  !(Object.hasOwn(value, "$date") && typeof value["$date"] === "string")

/** What an operator takes: two comparable values, texts, a list of values, a yes or no, or other filters. */
export type OperandKind = "comparison" | "text" | "set" | "presence" | "logical"

interface Operator {
  readonly kind: OperandKind
  /** Its key on the wire. Operators without one are written with others. */
  readonly wire?: `$${string}`
}

/** Every filter operator of the specification, by its name. */
export const operators = {
  eq: { kind: "comparison" },
  ne: { kind: "comparison", wire: "$ne" },
  lt: { kind: "comparison", wire: "$lt" },
  gt: { kind: "comparison", wire: "$gt" },
  lte: { kind: "comparison", wire: "$lte" },
  gte: { kind: "comparison", wire: "$gte" },
  startsWith: { kind: "text", wire: "$startsWith" },
  endsWith: { kind: "text", wire: "$endsWith" },
  contains: { kind: "text", wire: "$contains" },
  hasSome: { kind: "set", wire: "$hasSome" },
  hasAll: { kind: "set", wire: "$hasAll" },
  in: { kind: "set", wire: "$in" },
  exists: { kind: "presence", wire: "$exists" },
  not: { kind: "logical", wire: "$not" },
  and: { kind: "logical", wire: "$and" },
  or: { kind: "logical", wire: "$or" },
  /** Written as `$gte` the first value and `$lt` the second: the upper bound is excluded. */
  between: { kind: "comparison" },
  /** Written as equal to `null`. */
  isEmpty: { kind: "presence" },
  /** Written as not equal to `null`. */
  isNotEmpty: { kind: "presence" }
} as const satisfies Record<string, Operator>

/** The name of a filter operator. */
export type OperatorName = keyof typeof operators

/** One field to sort by. Without an order it is ascending. */
export const Sorting = Schema.Struct({
  fieldName: Schema.String,
  order: Schema.optionalKey(Enumeration.request(SortOrder))
})
export interface Sorting extends Schema.Schema.Type<typeof Sorting> {}

const optional = Schema.optionalKey

/** A page by offset. Both count items. */
export const Paging = Schema.Struct({
  limit: optional(Schema.Finite),
  offset: optional(Schema.Finite)
})
export interface Paging extends Schema.Schema.Type<typeof Paging> {}

/** A page by cursor. The limit counts items. */
export const CursorPaging = Schema.Struct({
  limit: optional(Schema.Finite),
  cursor: optional(Schema.String)
})
export interface CursorPaging extends Schema.Schema.Type<typeof CursorPaging> {}

/** What a page says of itself and its neighbours. All counts are of items. */
export const PagingMetadata = Schema.Struct({
  count: Lenient.optional(Schema.Finite),
  offset: Lenient.optional(Schema.Finite),
  total: Lenient.optional(Schema.Finite),
  tooManyToCount: Lenient.optional(Schema.Boolean),
  cursors: Lenient.optional(
    Schema.Struct({ next: Lenient.optional(Schema.String), prev: Lenient.optional(Schema.String) })
  ),
  hasNext: Lenient.optional(Schema.Boolean)
})
export interface PagingMetadata extends Schema.Schema.Type<typeof PagingMetadata> {}

/** The words to find and how. */
export const SearchDetails = Schema.Struct({
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Enumeration.request(SearchMode))
})
export interface SearchDetails extends Schema.Schema.Type<typeof SearchDetails> {}

/**
 * A search: words, filter, order and page.
 *
 * Ours: the words are also taken beside the filter, as data.md §7 names them.
 */
export const SearchModel = Schema.Struct({
  search: optional(SearchDetails),
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Enumeration.request(SearchMode)),
  filter: optional(FilterModel),
  sort: optional(Schema.Array(Sorting)),
  fields: optional(Schema.Array(Schema.String)),
  paging: optional(Paging),
  cursorPaging: optional(CursorPaging)
})
export interface SearchModel extends Schema.Schema.Type<typeof SearchModel> {}

/**
 * Folds a text to the form in which texts are compared in either case: each character's simple lower case (Unicode
 * §3.13), so that a text folds as its characters do.
 */
export const fold = (text: string): string =>
  // The two whose full lower case is longer, or depends on what stands beside them.
  text.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase()
