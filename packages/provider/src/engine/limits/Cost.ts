/**
 * Estimates the cost of a statement before it runs (data.md §9). Each measure has a limit in `contract/Limits`, chosen
 * so that one item of the largest size takes at most a few seconds in the slowest store. The stores' deadlines bound
 * costs that depend on the number of items.
 *
 * @since 0.1.0
 */
import { isConditions, fold } from "@portico/contract/data/FilterOperators"
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import * as Pattern from "./Pattern.ts"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"
import * as Refusal from "../value/Refusal.ts"

/** The cost of one statement. All filters and expressions of the statement add to it. */
export class Cost {
  readonly #totals = { conditions: 0, values: 0, passes: 0, characters: 0 }
  readonly #parts: { [M in Measure]?: string } = {}

  /** Adds to a measure. `part` is the path of the part that has this cost. */
  add(measure: Measure, amount: number, part: string): void {
    this.#totals[measure] += amount
    if (this.#totals[measure] > limits[measure]) this.#parts[measure] ??= part
  }

  /** Fails if a limit is exceeded, with the path of the part that exceeded it and the total cost. */
  check(): Result.Result<void, Refusal.ValidationError> {
    for (const measure of measures) {
      const part = this.#parts[measure]
      if (part !== undefined) return refuse(part, sentences[measure](this.#totals[measure], limits[measure]))
    }
    return Result.void
  }
}

/** The measures of a statement's cost. */
export type Measure = "conditions" | "values" | "passes" | "characters"

const limits = {
  conditions: Limits.maximumFilterConditions,
  values: Limits.maximumStatementValues,
  passes: Limits.maximumTextPasses,
  characters: Limits.maximumStatementCharacters
} as const satisfies Record<Measure, number>

const measures = ["conditions", "values", "passes", "characters"] as const satisfies ReadonlyArray<Measure>

const sentences: Readonly<Record<Measure, (measured: number, limit: number) => string>> = {
  conditions: (measured, limit) =>
    `exceeds the limit of conditions: the request has ${measured} conditions, and must have at most ${limit} conditions. ` +
    "Use $in for several values of one field, or send several requests",
  values: (measured, limit) =>
    `exceeds the limit of values: the request has ${measured} values in all arrays, and must have at most ${limit} values. ` +
    "Send several requests with fewer values each",
  passes: (measured, limit) =>
    `exceeds the cost limit: the request reads the values of each item ${measured} times, and must read them at most ` +
    `${limit} times. Send several requests with fewer string conditions, comparisons or string expressions each`,
  characters: (measured, limit) =>
    `exceeds the limit of characters: the values of the request have ${measured} characters, and must have at most ${limit} characters. ` +
    "Send several requests with fewer or shorter values each"
}

/** Adds the cost of a normalized filter. Invalid parts cost nothing, because `Parse` refuses them. */
export const filter = (model: Json, cost: Cost, violationPath: string): Result.Result<void, Refusal.ValidationError> =>
  Result.flatMap(tree(model, cost, violationPath), () => cost.check())

/** Adds the cost of an expression's operation that reads or creates a string. */
export const textOperation = (cost: Cost, violationPath: string): Result.Result<void, Refusal.ValidationError> => {
  cost.add("passes", 1, violationPath)
  return cost.check()
}

/** Adds the cost of a string literal in an expression. */
export const text = (
  value: string,
  cost: Cost,
  violationPath: string
): Result.Result<void, Refusal.ValidationError> => {
  cost.add("characters", value.length, violationPath)
  return cost.check()
}

/** Fails if a search expression is too long to be split into words. */
export const search = (expression: string): Result.Result<void, Refusal.ValidationError> =>
  expression.length > Limits.maximumSearchText
    ? refuse(
        "search.expression",
        `has ${expression.length} characters, and must have at most ${Limits.maximumSearchText} characters. Search for fewer words`
      )
    : Result.void

type Checked = Result.Result<void, Refusal.ValidationError>

const tree = (model: Json, cost: Cost, violationPath: string): Checked => {
  if (!isObject(model)) return Result.void
  return all(Object.entries(model), ([key, value]) => {
    const at = `${violationPath}.${key}`
    cost.add("conditions", 1, at)
    if (key === "$and" || key === "$or" || key === "$not") {
      return Array.isArray(value)
        ? all(value.entries(), ([index, one]) => tree(one, cost, `${at}[${index}]`))
        : tree(value, cost, at)
    }
    return isObject(value) && isConditions(value) ? conditions(value, cost, at) : operand("$eq", value, cost, at)
  })
}

// The first operator belongs to the condition that was already counted with its field.
const conditions = (model: JsonObject, cost: Cost, violationPath: string): Checked =>
  all(Object.entries(model).entries(), ([index, [key, value]]) => {
    const at = `${violationPath}.${key}`
    if (index > 0) cost.add("conditions", 1, at)
    return key === "$not" && isObject(value) && isConditions(value)
      ? conditions(value, cost, at)
      : operand(key, value, cost, at)
  })

const operand = (operator: string, value: Json, cost: Cost, violationPath: string): Checked => {
  cost.add("characters", sizeOf(value), violationPath)
  switch (operator) {
    case "$contains":
    case "$startsWith":
    case "$endsWith":
      return typeof value === "string" ? pattern(value, cost, violationPath) : Result.void
    case "$matches":
      return isObject(value) ? pieces(value["spec"] ?? null, cost, `${violationPath}.spec`) : Result.void
    case "$hasSome":
    case "$in":
    case "$nin":
    case "$hasAll":
      return Array.isArray(value) ? values(value, cost, violationPath) : Result.void
    case "$lt":
    case "$lte":
    case "$gt":
    case "$gte":
      cost.add("passes", 1, violationPath)
      return Result.void
    default:
      return Result.void
  }
}

const pattern = (value: string, cost: Cost, violationPath: string): Checked => {
  if (value.length > Limits.maximumFilterText) {
    return refuse(
      violationPath,
      `has ${value.length} characters, and must have at most ${Limits.maximumFilterText} characters. Use a shorter string`
    )
  }
  cost.add("passes", Pattern.isRepetitive(fold(value)) ? repetitive : 1, violationPath)
  return Result.void
}

// A repetitive pattern is matched by an automaton. Measured: that takes four times as long as a search.
const repetitive = 4

const pieces = (spec: Json, cost: Cost, violationPath: string): Checked => {
  if (!Array.isArray(spec)) return Result.void
  if (spec.length > Limits.maximumFilterText) {
    return refuse(violationPath, `has ${spec.length} parts, and must have at most ${Limits.maximumFilterText} parts`)
  }
  let characters = 0
  for (const [index, piece] of spec.entries()) {
    const value = isObject(piece) ? piece["value"] : undefined
    if (typeof value !== "string") continue
    characters += value.length
    if (characters > Limits.maximumFilterText) {
      const description =
        `exceeds the limit of characters: the parts have ${characters} characters, and must have together at most ` +
        `${Limits.maximumFilterText} characters. Use $startsWith or $contains for a part of the string`
      return refuse(`${violationPath}[${index}].value`, description)
    }
  }
  cost.add("passes", 1 + Math.ceil(characters / charactersPerPass), violationPath)
  return Result.void
}

// Measured: preparing a pattern of this many characters takes a database as long as reading a long string once.
const charactersPerPass = 250

const values = (given: ReadonlyArray<Json>, cost: Cost, violationPath: string): Checked => {
  if (given.length > Limits.maximumFilterValues) {
    return refuse(
      violationPath,
      `has ${given.length} values, and must have at most ${Limits.maximumFilterValues} values. Send several requests`
    )
  }
  cost.add("values", given.length, violationPath)
  return Result.void
}

const sizeOf = (value: Json): number => {
  if (typeof value === "string") return value.length
  if (typeof value !== "object" || value === null) return 1
  if (Array.isArray(value)) return value.reduce((sum: number, one: Json) => sum + sizeOf(one), 1)
  let size = 1
  for (const [key, one] of Object.entries(value)) size += key.length + sizeOf(one)
  return size
}

const refuse = (violationPath: string, description: string): Result.Result<never, Refusal.ValidationError> =>
  Result.fail(Refusal.field(violationPath, description))

const all = <A>(given: Iterable<A>, check: (one: A) => Checked): Checked => {
  for (const one of given) {
    const checked = check(one)
    if (Result.isFailure(checked)) return checked
  }
  return Result.void
}
