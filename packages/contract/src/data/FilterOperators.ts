/**
 * The operators of filters, and the case folding of the strings that they compare (data.md §3).
 *
 * @since 0.1.0
 */

/** The operand of an operator: a comparable value, a string, an array of values, a presence, or other filters. */
export type OperandKind = "comparison" | "text" | "set" | "presence" | "logical"

/** An operator of filters. */
export interface Operator {
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

/**
 * Checks whether the object of a field contains operators. Any other object is a value that the field must equal. This
 * includes every object with a `$date` string, even if it has other keys.
 */
export const isConditions = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).some((key) => key.startsWith("$")) &&
  !(Object.hasOwn(value, "$date") && typeof value["$date"] === "string")

/**
 * Folds a string for a case-insensitive comparison: replaces each character by its simple lower case (Unicode §3.13).
 * The result does not depend on neighboring characters.
 */
export const fold = (text: string): string =>
  // `toLowerCase` turns İ into two characters and Σ into σ or ς, depending on its neighbors.
  text.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase()
