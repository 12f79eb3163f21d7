/**
 * Reads filters from the wire, and refuses what is none (data.md §5, §8).
 *
 * @since 0.1.0
 */
import { isConditions } from "@portico/contract/data/Filter"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import { isObject, type Json, type Path } from "../Json.ts"
import * as Normalise from "../Normalise.ts"
import { fieldPath } from "../Query.ts"
import * as Refusal from "../Refusal.ts"
import { and, everything, type Filter } from "./Filter.ts"
import { operators } from "./Operators.ts"

type Parsed<A> = Result.Result<A, Refusal.Refusal>

/**
 * Reads a filter. Nothing at all holds for every item. Filters that share a count may have only so many conditions in all.
 */
export const parse = (model: unknown, count: Count = counter()): Parsed<Filter> =>
  model === undefined
    ? Result.succeed(everything)
    : Result.flatMap(Normalise.value(model, "filter", Limits.maximumFilterDepth), (json) => tree(json, "filter", count))

/** Counts a condition, and tells whether there are too many. */
export type Count = () => boolean

/** Begins to count. */
export const counter = (): Count => {
  let counted = 0
  return () => ++counted > Limits.maximumFilterConditions
}

const tree = (model: Json, name: string, count: Count): Parsed<Filter> => {
  if (!isObject(model)) return Result.fail(Refusal.wde("WDE0056", { path: name, received: Wde.received(model) }))
  return Result.map(
    each(Object.entries(model), ([key, value]) => entry(key, value, name, count)),
    (filters) => and(...filters)
  )
}

const entry = (key: string, value: Json, name: string, count: Count): Parsed<Filter> => {
  if (count()) return tooMany
  switch (key) {
    case "$and":
      return Result.map(branches(value, `${name}.$and`, "filters", count), (filters) => and(...filters))
    case "$or":
      return Result.map(branches(value, `${name}.$or`, "filters", count), (filters) => ({ _tag: "Or", filters }))
    case "$not":
      return Result.map(
        isObject(value)
          ? tree(value, `${name}.$not`, count)
          : Result.map(branches(value, `${name}.$not`, "exactly one filter", count), ([filter = everything]) => filter),
        not
      )
    default:
      return key.startsWith("$") ? notAnOperator(key, `${name}.${key}`) : conditions(key, value, count)
  }
}

const branches = (value: Json, name: string, expected: string, count: Count): Parsed<ReadonlyArray<Filter>> => {
  if (!Array.isArray(value) || (expected !== "filters" && value.length !== 1)) {
    return Result.fail(Refusal.wde("WDE0057", { path: name, expected, received: Wde.received(value) }))
  }
  return each(value.entries(), ([index, model]) => tree(model, `${name}.${index}`, count))
}

const conditions = (field: string, value: Json, count: Count): Parsed<Filter> => {
  const path = fieldPath(field, "A field name in the filter")
  return Result.isFailure(path) ? Result.fail(path.failure) : conditionsAt(path.success, value, field, count)
}

// The first operator is the condition that was counted with its field.
const conditionsAt = (path: Path, value: Json, name: string, count: Count): Parsed<Filter> =>
  isObject(value) && isConditions(value)
    ? Result.map(
        each(Object.entries(value).entries(), ([index, [key, operand]]) =>
          index > 0 && count() ? tooMany : condition(path, key, operand, `${name}.${key}`, count)
        ),
        (filters) => and(...filters)
      )
    : Result.succeed({ _tag: "Equal", path, value })

const not = (filter: Filter): Filter => ({ _tag: "Not", filter })

const condition = (path: Path, key: string, operand: Json, name: string, count: Count): Parsed<Filter> => {
  if (key === "$not" && isObject(operand)) return Result.map(conditionsAt(path, operand, name, count), not)
  const operator = Object.hasOwn(operators, key) ? operators[key] : undefined
  if (operator === undefined) return notAnOperator(key, name)
  return operator(path, operand, name)
}

const notAnOperator = (key: string, name: string): Parsed<never> =>
  Result.fail(
    key === "$regex" ? Refusal.wde("WDE0070", { path: name }) : Refusal.field(name, "is not an operator of filters")
  )

const tooMany: Parsed<never> = Result.fail(
  Refusal.field("filter", `must have at most ${Limits.maximumFilterConditions} conditions`)
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
