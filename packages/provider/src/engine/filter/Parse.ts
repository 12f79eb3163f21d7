/**
 * Parses filters from the wire format and refuses invalid ones (data.md §5, §8).
 *
 * @since 0.1.0
 */
import { isConditions } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import * as Cost from "../limits/Cost.ts"
import { isObject, type Json, type Path } from "../value/Json.ts"
import * as Normalize from "../value/Normalize.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"
import { and, everything, type Filter } from "./Filter.ts"
import { operators } from "./Operators.ts"

type Parsed<A> = Result.Result<A, Refusal.Refusal>

/**
 * Normalizes and parses a filter. `undefined` matches every item. All filters that share a `cost` count toward the same
 * limits. `name` is the path of the filter in violations.
 */
export const parse = (model: unknown, cost?: Cost.Cost, name?: string): Parsed<Filter> =>
  model === undefined
    ? Result.succeed(everything)
    : Result.flatMap(normalize(model), (json) => parseChecked(json, cost, name))

/** Converts the values of a filter to the form in which they are stored. `undefined` matches every item. */
export const normalize = (model: unknown = {}): Parsed<Json> =>
  Normalize.value(model, "filter", Limits.maximumFilterDepth)

/** Parses a filter that is normalized already, alone or as a part of a pipeline or a cursor. */
export const parseNormalized = (json: Json | undefined, cost?: Cost.Cost, name?: string): Parsed<Filter> =>
  json === undefined
    ? Result.succeed(everything)
    : // A pipeline or a cursor may be nested more deeply than a filter.
      Result.flatMap(Normalize.checkDepth(json, "filter", Limits.maximumFilterDepth), () =>
        parseChecked(json, cost, name)
      )

const parseChecked = (json: Json, cost: Cost.Cost = new Cost.Cost(), name = "filter"): Parsed<Filter> =>
  Result.flatMap(Cost.filter(json, cost, name), () => tree(json, "filter"))

const tree = (model: Json, name: string): Parsed<Filter> => {
  if (!isObject(model)) return Result.fail(Refusal.wde("WDE0056", { path: name, received: Wde.received(model) }))
  return Result.map(
    each(Object.entries(model), ([key, value]) => entry(key, value, name)),
    (filters) => and(...filters)
  )
}

const entry = (key: string, value: Json, name: string): Parsed<Filter> => {
  switch (key) {
    case "$and":
      return Result.map(branches(value, `${name}.$and`, "filters"), (filters) => and(...filters))
    case "$or":
      return Result.map(branches(value, `${name}.$or`, "filters"), (filters) => ({ _tag: "Or", filters }))
    case "$not":
      return Result.map(
        isObject(value)
          ? tree(value, `${name}.$not`)
          : Result.map(branches(value, `${name}.$not`, "exactly one filter"), ([filter = everything]) => filter),
        not
      )
    default:
      return key.startsWith("$") ? notAnOperator(key, `${name}.${key}`) : conditions(key, value)
  }
}

const branches = (value: Json, name: string, expected: string): Parsed<ReadonlyArray<Filter>> => {
  if (!Array.isArray(value) || (expected !== "filters" && value.length !== 1)) {
    return Result.fail(Refusal.wde("WDE0057", { path: name, expected, received: Wde.received(value) }))
  }
  return each(value.entries(), ([index, model]) => tree(model, `${name}.${index}`))
}

const conditions = (field: string, value: Json): Parsed<Filter> => {
  const path = fieldPath(field, "A field name in the filter")
  return Result.isFailure(path) ? Result.fail(path.failure) : conditionsAt(path.success, value, field)
}

const conditionsAt = (path: Path, value: Json, name: string): Parsed<Filter> =>
  isObject(value) && isConditions(value)
    ? Result.map(
        each(Object.entries(value), ([key, operand]) => condition(path, key, operand, `${name}.${key}`)),
        (filters) => and(...filters)
      )
    : Result.succeed({ _tag: "Equal", path, value })

const not = (filter: Filter): Filter => ({ _tag: "Not", filter })

const condition = (path: Path, key: string, operand: Json, name: string): Parsed<Filter> => {
  if (key === "$not" && isObject(operand)) return Result.map(conditionsAt(path, operand, name), not)
  const operator = Object.hasOwn(operators, key) ? operators[key] : undefined
  if (operator === undefined) return notAnOperator(key, name)
  return operator(path, operand, name)
}

const notAnOperator = (key: string, name: string): Parsed<never> =>
  Result.fail(
    key === "$regex" ? Refusal.wde("WDE0070", { path: name }) : Refusal.field(name, "is not a filter operator")
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
