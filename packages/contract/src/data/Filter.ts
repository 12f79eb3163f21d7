/**
 * Filters on the wire (protocol: a leaf is `{ field: value }` or `{ field: { $operator: value } }`, a tree is built of
 * `$and`, `$or` and `$not`), and the table of their operators (data.md §3).
 *
 * @since 0.1.0
 */
import { ItemData } from "../WireDate.ts"

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
