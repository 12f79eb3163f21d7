/**
 * Parses filters from the wire format and refuses invalid ones (data.md §5, §8).
 *
 * @since 0.1.0
 */
import { isConditions } from "@portico/contract/data/FilterOperators"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import * as Cost from "../limits/Cost.ts"
import { isObject, type Json, type Path } from "../value/Json.ts"
import * as Normalize from "../value/Normalize.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"
import { and, all, type Filter } from "./Filter.ts"
import { operators } from "./Operators.ts"

type Parsed<A> = Result.Result<A, Refusal.Refusal>

/**
 * Normalizes and parses a filter. `undefined` matches every item. All filters that share a `cost` count toward the same
 * limits. `violationPath` is the path of the filter in violations.
 */
export const parse = (model: unknown, cost?: Cost.Cost, violationPath?: string): Parsed<Filter> =>
  model === undefined
    ? Result.succeed(all)
    : Result.flatMap(normalize(model), (json) => parseTree(json, cost, violationPath))

/** Converts the values of a filter to the form in which they are stored. `undefined` matches every item. */
export const normalize = (model: unknown = {}): Parsed<Json> =>
  Normalize.value(model, "filter", Limits.maximumFilterDepth)

/** Parses a filter that is normalized already, alone or as a part of a pipeline or a cursor. */
export const parseNormalized = (json: Json | undefined, cost?: Cost.Cost, violationPath?: string): Parsed<Filter> =>
  json === undefined
    ? Result.succeed(all)
    : // A pipeline or a cursor may be nested more deeply than a filter.
      Result.flatMap(Normalize.checkDepth(json, "filter", Limits.maximumFilterDepth), () =>
        parseTree(json, cost, violationPath)
      )

// Parses a filter whose depth has been checked.
const parseTree = (json: Json, cost: Cost.Cost = new Cost.Cost(), violationPath = "filter"): Parsed<Filter> =>
  Result.flatMap(Cost.filter(json, cost, violationPath), () => tree(json, "filter"))

const tree = (model: Json, violationPath: string): Parsed<Filter> => {
  if (!isObject(model))
    return Result.fail(Refusal.wde("WDE0056", { path: violationPath, received: Wde.received(model) }))
  return Result.map(
    each(Object.entries(model), ([key, value]) => entry(key, value, violationPath)),
    (filters) => and(...filters)
  )
}

const entry = (key: string, value: Json, violationPath: string): Parsed<Filter> => {
  switch (key) {
    case "$and":
      return Result.map(branches(value, `${violationPath}.$and`, "filters"), (filters) => and(...filters))
    case "$or":
      return Result.map(branches(value, `${violationPath}.$or`, "filters"), (filters) => ({ _tag: "Or", filters }))
    case "$not":
      return Result.map(
        isObject(value)
          ? tree(value, `${violationPath}.$not`)
          : Result.map(branches(value, `${violationPath}.$not`, "exactly one filter"), ([filter = all]) => filter),
        not
      )
    default:
      return key.startsWith("$") ? notAnOperator(key, `${violationPath}.${key}`) : conditions(key, value)
  }
}

const branches = (value: Json, violationPath: string, expected: string): Parsed<ReadonlyArray<Filter>> => {
  if (!Array.isArray(value) || (expected !== "filters" && value.length !== 1)) {
    return Result.fail(Refusal.wde("WDE0057", { path: violationPath, expected, received: Wde.received(value) }))
  }
  return each(value.entries(), ([index, model]) => tree(model, `${violationPath}.${index}`))
}

const conditions = (field: string, value: Json): Parsed<Filter> => {
  const path = fieldPath(field, "A field name in the filter")
  return Result.isFailure(path) ? Result.fail(path.failure) : conditionsAt(path.success, value, field)
}

const conditionsAt = (path: Path, value: Json, violationPath: string): Parsed<Filter> =>
  isObject(value) && isConditions(value)
    ? Result.map(
        each(Object.entries(value), ([key, operand]) => condition(path, key, operand, `${violationPath}.${key}`)),
        (filters) => and(...filters)
      )
    : Result.succeed({ _tag: "Equal", path, value })

const not = (filter: Filter): Filter => ({ _tag: "Not", filter })

const condition = (path: Path, key: string, operand: Json, violationPath: string): Parsed<Filter> => {
  if (key === "$not" && isObject(operand)) return Result.map(conditionsAt(path, operand, violationPath), not)
  const operator = Object.hasOwn(operators, key) ? operators[key] : undefined
  if (operator === undefined) return notAnOperator(key, violationPath)
  return operator(path, operand, violationPath)
}

const notAnOperator = (key: string, violationPath: string): Parsed<never> =>
  Result.fail(
    key === "$regex"
      ? Refusal.wde("WDE0070", { path: violationPath })
      : Refusal.field(violationPath, "is not a filter operator")
  )

const each = <A, B>(values: Iterable<A>, read: (value: A) => Parsed<B>): Parsed<ReadonlyArray<B>> => {
  const found: Array<B> = []
  for (const value of values) {
    const result = read(value)
    if (Result.isFailure(result)) return Result.fail(result.failure)
    found.push(result.success)
  }
  return Result.succeed(found)
}
