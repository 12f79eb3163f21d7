/**
 * Checks of filters that are written as JSON instead of built (data.md §5). All problems are reported.
 *
 * @since 0.1.0
 */
import { isConditions, type Operator, operators } from "@portico/contract/data/FilterOperators"
import { received } from "@portico/contract/Wde"
import { findFault, isPlainObject, isWireDate } from "@portico/contract/WireDate"
import { isComparable, isElement } from "./FilterChecks.ts"
import { type Path, type Problem, problem } from "../../call/internal/Problem.ts"
import type { FilterCode } from "../../call/internal/ProblemCodes.ts"

/** Finds the problems of a filter model. */
export const findProblems = (model: unknown): ReadonlyArray<Problem<FilterCode>> => {
  const fault = findFault(model)
  if (fault?.message === "nested too deeply") {
    return [problem("WDE0056", { path: "the top", received: `one ${fault.message}` }, [])]
  }
  return inFilter(model, [])
}

const inFilter = (model: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  if (!isPlainObject(model)) return [wrong("WDE0056", model, path)]
  // The builders of the facade are plain objects. Otherwise, each of their methods would be reported.
  if (Object.keys(model).some((key) => key.startsWith("~@portico/")))
    return [wrong("WDE0056", model, path, "a builder")]
  return Object.entries(model).flatMap(([key, value]) => {
    const at = [...path, key]
    switch (key) {
      case "$and":
      case "$or":
        return Array.isArray(value)
          ? value.flatMap((part: unknown, index) => inFilter(part, [...at, index]))
          : [notAList(value, at, "filters")]
      case "$not":
        return Array.isArray(value) && value.length === 1
          ? inFilter(value[0], [...at, 0])
          : [notAList(value, at, "exactly one filter")]
      default:
        return key.startsWith("$") ? [unknownOperator(key, at, "$and, $or, $not")] : inField(value, at)
    }
  })
}

/** Finds the problems of a field's condition: a value that it equals, or an object of operators. */
const inField = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  if (!isPlainObject(value) || isWireDate(value)) return inValue(value, path)
  if (!isConditions(value)) {
    const fault = typeof value["$date"] === "string" ? "with an invalid $date" : "without operators such as $gt"
    return [wrong("WDE0058", value, path, `an object ${fault}`)]
  }
  return Object.keys(value).flatMap((key) => inOperator(key, value[key], [...path, key]))
}

/** Checks a value of `eq` or `ne`: a value that can be compared, or `null` for an empty field. */
const inValue = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> =>
  value == null ? [] : inComparison(value, path)

const inComparison = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> =>
  isComparable(value) || isWireDate(value) ? [] : [wrong("WDE0058", value, path)]

const inOperator = (key: string, value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  switch (key) {
    case "$eq":
    case "$ne":
      return inValue(value, path)
    case "$not":
      return isPlainObject(value) ? inField(value, path) : [wrong("WDE0056", value, path)]
    case "$regex":
      return [problem("WDE0070", { path: path.join(".") }, path)]
    case "$matches":
      return inMatches(value, path)
    default:
  }
  switch (ofField.find(({ wire }) => wire === key)?.kind) {
    case "comparison":
      return inComparison(value, path)
    case "presence":
      return typeof value === "boolean" ? [] : [wrong("WDE0062", value, path)]
    case "text":
      return typeof value === "string" ? [] : [wrong("WDE0059", value, path)]
    case "set":
      if (!Array.isArray(value)) return [wrong("WDE0061", value, path)]
      return value.flatMap((element: unknown, index) =>
        isElement(element) || isWireDate(element) ? [] : [wrong("WDE0060", element, [...path, index])]
      )
    default:
      return [unknownOperator(key, path, ["$eq", "$not", "$matches", ...ofField.map(({ wire }) => wire)].join(", "))]
  }
}

const inMatches = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  const where = path.join(".")
  if (!isPlainObject(value)) return [wrong("WDE0056", value, path)]
  const { ignoreCase, spec } = value
  const caseProblems =
    ignoreCase === true
      ? []
      : [problem("WDE0063", { path: where, received: `ignoreCase: ${received(ignoreCase)}` }, [...path, "ignoreCase"])]
  if (!Array.isArray(spec)) return [...caseProblems, notAList(spec, [...path, "spec"], "literal and anyOf items")]
  return [
    ...caseProblems,
    ...spec.flatMap((part: unknown, index) =>
      isMatchPart(part)
        ? []
        : [problem("WDE0064", { path: `${where}.spec`, received: received(part) }, [...path, "spec", index])]
    )
  ]
}

/** The only value that `anyOf` may have: the characters between words. */
const wordBreaks = " \t\n-"

const isMatchPart = (part: unknown): boolean =>
  isPlainObject(part) &&
  ((part["type"] === "literal" && typeof part["value"] === "string") ||
    (part["type"] === "anyOf" && part["value"] === wordBreaks))

/** The operators of a field that are sent with a key of their own. */
const ofField = Object.values<Operator>(operators).filter(({ kind, wire }) => wire !== undefined && kind !== "logical")

/** Creates the problem of a value at a path. The description is that of the value by default. */
const wrong = (
  code: "WDE0056" | "WDE0058" | "WDE0059" | "WDE0060" | "WDE0061" | "WDE0062",
  value: unknown,
  path: Path,
  description = received(value)
): Problem<FilterCode> => problem(code, { path: path.join(".") || "the top", received: description }, path)

const notAList = (value: unknown, path: Path, expected: string): Problem<FilterCode> =>
  problem("WDE0057", { path: path.join("."), expected, received: received(value) }, path)

const unknownOperator = (key: string, path: Path, known: string): Problem<FilterCode> =>
  wrong("WDE0056", key, path, `the unknown operator ${received(key)}. Known here: ${known}`)
