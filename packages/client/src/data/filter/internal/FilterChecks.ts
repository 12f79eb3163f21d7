/**
 * Checks of the arguments of filter operators (data.md §5). Each check returns all problems of one call.
 *
 * @since 0.1.0
 */
import { type OperatorName, operators } from "@portico/contract/data/FilterOperators"
import { received } from "@portico/contract/Wde"
import { type Problem, problem } from "../../call/internal/Problem.ts"
import type { FilterCode } from "../../call/internal/ProblemCodes.ts"

/** The operators that express a condition on one field. */
export type LeafOperator = Exclude<OperatorName, "and" | "or" | "not">

/** A value that can be compared. */
export type Comparable = string | number | boolean | Date

/** Returns the values of a set operator's call, which takes an array or separate arguments. */
export const valuesOf = (args: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  Array.isArray(args[1]) ? [...args[1]] : args.slice(1)

/** Finds the problems of an operator's call. `args` contains the field and the arguments after it. */
export const findProblems = (
  method: LeafOperator,
  args: ReadonlyArray<unknown>
): ReadonlyArray<Problem<FilterCode>> => {
  const miscounted = findMiscount(method, args.length)
  return miscounted === undefined ? [...inField(method, args[0]), ...inValues(method, args)] : [miscounted]
}

const findMiscount = (method: LeafOperator, count: number): Problem<FilterCode> | undefined => {
  if (operators[method].kind === "set") return count < 2 ? problem("WDE0042", { method, count }, [method]) : undefined
  if (method === "between") return count === 3 ? undefined : problem("WDE0041", { method, count }, [method])
  if (method === "isEmpty" || method === "isNotEmpty") {
    return count === 1 ? undefined : problem("WDE0039", { method, count }, [method])
  }
  return count === 2 ? undefined : problem("WDE0040", { method, count }, [method])
}

const inField = (method: LeafOperator, field: unknown): ReadonlyArray<Problem<FilterCode>> => {
  if (typeof field !== "string") return [problem("WDE0048", { method, received: received(field) }, [method, "field"])]
  if (field !== "") return []
  return [problem("WDE0094", { parameter: `The field of ${method}`, received: received(field) }, [method, "field"])]
}

const inValues = (method: LeafOperator, args: ReadonlyArray<unknown>): ReadonlyArray<Problem<FilterCode>> => {
  const [given, value, upper] = args
  const field = typeof given === "string" ? given : received(given)
  const incomparable = (wrong: unknown, name = "value") => {
    const expected = "a string, number, boolean or valid date"
    return problem("WDE0045", { method, expected, field, received: received(wrong) }, [method, name])
  }

  switch (method) {
    case "isEmpty":
    case "isNotEmpty":
      return []
    case "exists":
      return typeof value === "boolean"
        ? []
        : [problem("WDE0062", { path: `${field}.$exists`, received: received(value) }, [method, "value"])]
    case "eq":
    case "ne":
      return value == null || isComparable(value) ? [] : [incomparable(value)]
    case "between":
      if (kindOf(value) !== kindOf(upper)) {
        return [problem("WDE0046", { received: received(value), other: received(upper) }, [method, "value"])]
      }
      return [
        ...(isComparable(value) ? [] : [incomparable(value)]),
        ...(isComparable(upper) ? [] : [incomparable(upper, "upper")])
      ]
    default:
  }
  switch (operators[method].kind) {
    case "text":
      return typeof value === "string"
        ? []
        : [problem("WDE0044", { method, received: received(value) }, [method, "value"])]
    case "set":
      return valuesOf(args).flatMap((element, index) =>
        isElement(element)
          ? []
          : [problem("WDE0047", { method, received: received(element), index }, [method, "values", index])]
      )
    default:
      return isComparable(value) ? [] : [incomparable(value)]
  }
}

/** Checks whether a value can be in a set: a string, a finite number or a valid date. */
export const isElement = (value: unknown): value is string | number | Date =>
  typeof value === "string" || Number.isFinite(value) || (value instanceof Date && !Number.isNaN(value.getTime()))

/** Checks whether a value can be compared: a string, a finite number, a valid date or a boolean. */
export const isComparable = (value: unknown): value is Comparable => typeof value === "boolean" || isElement(value)

const kindOf = (value: unknown): string => (value instanceof Date ? "date" : typeof value)
