/**
 * Checks of filters that are written as JSON instead of built (data.md §5). All problems are reported.
 *
 * @since 0.1.0
 */
import { isConditions, operators } from "@portico/contract/data/FilterOperators"
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
  if (!isPlainObject(model)) return [notAnObject(model, path)]
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
        return key.startsWith("$") ? [unknownOperator(key, at)] : inField(value, at)
    }
  })
}

/** Finds the problems of a field's condition: a value that it equals, or an object of operators. */
const inField = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  if (!isPlainObject(value) || !isConditions(value)) return inValue(value, path)
  return Object.keys(value).flatMap((key) => inOperator(key, value[key], [...path, key]))
}

/** Checks a value of `eq` or `ne`: a value that can be compared, or `null` for an empty field. */
const inValue = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> =>
  value == null || isComparable(value) || isWireDate(value) ? [] : [badComparison(value, path)]

const inOperator = (key: string, value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  const where = path.join(".")
  switch (key) {
    case "$eq":
    case "$ne":
      return inValue(value, path)
    case "$not":
      return isPlainObject(value) ? inField(value, path) : [notAnObject(value, path)]
    case "$regex":
      return [problem("WDE0070", { path: where }, path)]
    case "$matches":
      return inMatches(value, path)
    case "$exists":
      return typeof value === "boolean" ? [] : [problem("WDE0062", { path: where, received: received(value) }, path)]
    default:
  }
  switch (kindByKey.get(key)) {
    case "comparison":
      return isComparable(value) || isWireDate(value) ? [] : [badComparison(value, path)]
    case "text":
      return typeof value === "string" ? [] : [problem("WDE0059", { path: where, received: received(value) }, path)]
    case "set":
      if (!Array.isArray(value)) return [problem("WDE0061", { path: where, received: received(value) }, path)]
      return value.flatMap((element: unknown, index) =>
        isElement(element) || isWireDate(element)
          ? []
          : [problem("WDE0060", { path: `${where}.${index}`, received: received(element) }, [...path, index])]
      )
    default:
      return [unknownOperator(key, path)]
  }
}

const inMatches = (value: unknown, path: Path): ReadonlyArray<Problem<FilterCode>> => {
  const where = path.join(".")
  if (!isPlainObject(value)) return [notAnObject(value, path)]
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

const kindByKey = new Map(
  Object.values(operators).map(({ kind, ...operator }) => ["wire" in operator ? operator.wire : "", kind])
)

const badComparison = (value: unknown, path: Path): Problem<FilterCode> =>
  problem("WDE0058", { path: path.join("."), received: received(value) }, path)

const notAnObject = (value: unknown, path: Path): Problem<FilterCode> =>
  problem("WDE0056", { path: path.join(".") || "the top", received: received(value) }, path)

const notAList = (value: unknown, path: Path, expected: string): Problem<FilterCode> =>
  problem("WDE0057", { path: path.join("."), expected, received: received(value) }, path)

const unknownOperator = (key: string, path: Path): Problem<FilterCode> =>
  problem("WDE0056", { path: path.join("."), received: `the unknown operator ${received(key)}` }, path)
