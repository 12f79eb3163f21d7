/**
 * What the operators of a filter take (data.md §5). Of one call, the first violation is told.
 *
 * @since 0.1.0
 */
import { type OperatorName, operators } from "@portico/contract/data/Filter"
import { received } from "@portico/contract/Wde"
import { type Problem, problem } from "./Problem.ts"

/** The operators that hold a condition on one field. */
export type LeafOperator = Exclude<OperatorName, "and" | "or" | "not">

/** A value that can be compared. */
export type Comparable = string | number | boolean | Date

/** The values of a set operator's call: one list, or the values one by one. */
export const valuesOf = (args: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  Array.isArray(args[1]) ? args[1] : args.slice(1)

/** Finds the problem of an operator's call. `args` are the field and what follows it. */
export const findProblem = (method: LeafOperator, args: ReadonlyArray<unknown>): Problem | undefined => {
  const [field, value, upper] = args
  const count = args.length
  const at = (...path: ReadonlyArray<string | number>) => [method, ...path]

  const { kind } = operators[method]
  if (kind === "set") {
    if (count < 2) return problem("WDE0042", { method, count }, at())
  } else if (method === "between") {
    if (count !== 3) return problem("WDE0041", { method, count }, at())
  } else if (method === "isEmpty" || method === "isNotEmpty") {
    if (count !== 1) return problem("WDE0039", { method, count }, at())
  } else if (count !== 2) return problem("WDE0040", { method, count }, at())

  if (typeof field !== "string") return problem("WDE0048", { method, received: received(field) }, at("field"))
  if (field === "") {
    return problem("WDE0094", { parameter: `The field of ${method}`, received: received(field) }, at("field"))
  }

  const incomparable = (wrong: unknown, name = "value") =>
    problem("WDE0045", { method, field, received: received(wrong) }, at(name))

  switch (method) {
    case "isEmpty":
    case "isNotEmpty":
      return undefined
    case "exists":
      return typeof value === "boolean"
        ? undefined
        : problem("WDE0062", { path: `${field}.$exists`, received: received(value) }, at("value"))
    case "eq":
    case "ne":
      // As JSON has it, a number that is not finite travels as null.
      return value == null || typeof value === "number" || isComparable(value) ? undefined : incomparable(value)
    case "between":
      if (kindOf(value) !== kindOf(upper)) {
        return problem("WDE0046", { received: received(value), other: received(upper) }, at("value"))
      }
      return isElement(value) ? (isElement(upper) ? undefined : incomparable(upper, "upper")) : incomparable(value)
    default:
  }
  switch (kind) {
    case "text":
      return typeof value === "string"
        ? undefined
        : problem("WDE0044", { method, received: received(value) }, at("value"))
    case "set": {
      const values = valuesOf(args)
      const index = values.findIndex((element) => !isElement(element))
      return index < 0
        ? undefined
        : problem("WDE0047", { method, received: received(values[index]), index }, at("values", index))
    }
    default:
      return isComparable(value) ? undefined : incomparable(value)
  }
}

/** Whether a value can be in a set: a text, a finite number or a valid date. */
export const isElement = (value: unknown): value is string | number | Date =>
  typeof value === "string" || Number.isFinite(value) || (value instanceof Date && !Number.isNaN(value.getTime()))

/** Whether a value can be compared: what can be in a set, and booleans. */
export const isComparable = (value: unknown): value is Comparable => typeof value === "boolean" || isElement(value)

const kindOf = (value: unknown): string => (value instanceof Date ? "date" : typeof value)
