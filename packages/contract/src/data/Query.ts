/**
 * The wire format of queries: filters and the table of their operators, sorting, paging and search, and the case
 * folding of strings (data.md §3).
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../internal/Lenient.ts"
import { ItemData } from "../WireDate.ts"
import { SearchMode, SortOrder } from "./Enums.ts"
import * as Schema from "effect/Schema"

/** A filter as JSON. Its dates are `Date` in a program and `$date` objects on the wire. */
export const FilterModel = ItemData
export type FilterModel = typeof FilterModel.Type

/**
 * Checks whether the object of a field contains operators. Any other object is a value that the field must equal. This
 * includes every object with a `$date` string, even if it has other keys.
 */
export const isConditions = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).some((key) => key.startsWith("$")) &&
  !(Object.hasOwn(value, "$date") && typeof value["$date"] === "string")

/** The operand of an operator: a comparable value, a string, an array of values, a presence, or other filters. */
export type OperandKind = "comparison" | "text" | "set" | "presence" | "logical"

interface Operator {
  readonly kind: OperandKind
  /** The operator's key on the wire. An operator without one is encoded with other operators. */
  readonly wire?: `$${string}`
}

/** Every filter operator of the specification, by name. */
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
  /** Encoded as `$gte` of the first value and `$lt` of the second. The upper bound is excluded. */
  between: { kind: "comparison" },
  /** Encoded as equality with `null`. */
  isEmpty: { kind: "presence" },
  /** Encoded as inequality with `null`. */
  isNotEmpty: { kind: "presence" }
} as const satisfies Record<string, Operator>

/** The name of a filter operator. */
export type OperatorName = keyof typeof operators

/** One field to sort by. The default order is ascending. */
export const Sorting = Schema.Struct({
  fieldName: Schema.String,
  order: Schema.optionalKey(Enumeration.request(SortOrder))
})
export interface Sorting extends Schema.Schema.Type<typeof Sorting> {}

const optional = Schema.optionalKey

/** A page by offset. Both values count items. */
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

/** The metadata of a page: its position, totals and cursors. All counts are of items. */
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

/** The words of a search and the way to match them. */
export const SearchDetails = Schema.Struct({
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Enumeration.request(SearchMode))
})
export interface SearchDetails extends Schema.Schema.Type<typeof SearchDetails> {}

/**
 * A search: words, filter, order and page.
 *
 * Not in the specification: `expression`, `fuzzy` and `mode` are also accepted next to `filter`, outside of
 * `search` (data.md §7).
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
 * Folds a string for a case-insensitive comparison: replaces each character by its simple lower case (Unicode §3.13).
 * The result does not depend on neighboring characters.
 */
export const fold = (text: string): string =>
  // `toLowerCase` turns İ into two characters and Σ into σ or ς, depending on its neighbors.
  text.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase()
