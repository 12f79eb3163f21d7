/**
 * Conversion of values to their stored form: JSON of limited depth, dates in one format, and only numbers and strings
 * that every store represents without loss. Other values are refused, with the name of their field.
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Limits from "@portico/contract/Limits"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Result from "effect/Result"
import type { Json, JsonObject } from "./Json.ts"
import { ValidationError } from "./Refusal.ts"
import { isStorable } from "./Text.ts"

/** Converts an item's fields to the form in which they are stored. Unchanged parts are shared, not copied. */
export const fields = (data: object): Result.Result<JsonObject, ValidationError> =>
  Result.map(value(data, "", Limits.maximumItemDepth), (json) => json as JsonObject)

/**
 * Converts a value to the form in which it is stored. `name` is its name in violations, `depth` the maximum number of
 * nested levels.
 */
export const value = (input: unknown, name: string, depth: number): Result.Result<Json, ValidationError> => {
  const problems: Array<Problem> = []
  const json = walk(input, depth, problems)
  return problems.length === 0
    ? Result.succeed(json)
    : Result.fail(new ValidationError({ violations: problems.map((problem) => violation(problem, name)) }))
}

/** Fails if a normalized value has more nested levels than `depth`. `name` is its name in violations. */
export const checkDepth = (json: Json, name: string, depth: number): Result.Result<void, ValidationError> =>
  isDeeper(json, depth) ? Result.map(value(json, name, depth), () => undefined) : Result.void

const isDeeper = (json: Json, depth: number): boolean =>
  typeof json === "object" &&
  json !== null &&
  (depth === 0 || Object.values<Json>(json).some((one) => isDeeper(one, depth - 1)))

interface Problem {
  readonly path: Array<string | number>
  readonly description: string
}

const violation = ({ description, path }: Problem, name: string): FieldViolation => ({
  field: readable([...(name === "" ? [] : [name]), ...path].join(".")) || "data",
  description
})

// The field's name itself may contain the invalid characters.
const readable = (name: string): string => name.replaceAll("\0", "\\u0000").toWellFormed()

const walk = (input: unknown, depth: number, problems: Array<Problem>): Json => {
  switch (typeof input) {
    case "string":
      return isStorable(input) ? input : refuse(problems, "must not contain NUL or a lone surrogate", input)
    case "number":
      if (Math.abs(input) <= Number.MAX_SAFE_INTEGER) return input === 0 ? 0 : input
      return refuse(problems, "must be a number between -9007199254740991 and 9007199254740991", 0)
    case "boolean":
      return input
    case "object":
      if (input === null) return null
      if (input instanceof Date) return date(input, problems)
      if (Array.isArray(input)) return inside(input, depth, problems, array)
      if (isPlainObject(input)) return inside(input, depth, problems, object)
  }
  return refuse(problems, "must be a JSON value", null)
}

const refuse = <A>(problems: Array<Problem>, description: string, instead: A): A => {
  problems.push({ path: [], description })
  return instead
}

const date = (input: Date, problems: Array<Problem>): Json => {
  const time = input.getTime()
  if (time >= earliest && time <= latest) return { $date: input.toISOString() }
  return refuse(problems, "must be a date between the years 0 and 9999", null)
}

// The year has four digits, so that the order of the strings is the order of the times.
const earliest = Date.parse("0000-01-01T00:00:00.000Z")
const latest = Date.parse("9999-12-31T23:59:59.999Z")

const inside = <A>(
  input: A,
  depth: number,
  problems: Array<Problem>,
  walkInside: (input: A, depth: number, problems: Array<Problem>) => Json
): Json => (depth === 0 ? refuse(problems, "is nested too deeply", null) : walkInside(input, depth - 1, problems))

const array = (input: ReadonlyArray<unknown>, depth: number, problems: Array<Problem>): Json => {
  let copy: Array<Json> | undefined
  for (let index = 0; index < input.length; index++) {
    const before = problems.length
    const json = walk(input[index] ?? null, depth, problems)
    locate(problems, before, index)
    if (!Object.is(json, input[index]) || copy !== undefined) copy ??= input.slice(0, index) as Array<Json>
    copy?.push(json)
  }
  return copy ?? (input as ReadonlyArray<Json>)
}

const object = (input: Record<string, unknown>, depth: number, problems: Array<Problem>): Json => {
  const keys = Object.keys(input)
  if (keys.length === 1 && keys[0] === "$date") {
    const decoded = decodeDates(input)
    if (decoded instanceof Date) return date(decoded, problems)
  }
  let copy: Record<string, unknown> | undefined
  for (const key of keys) {
    const before = problems.length
    const given = input[key]
    if (!isStorable(key)) refuse(problems, "must not contain NUL or a lone surrogate in its name", null)
    if (given === undefined) {
      copy ??= { ...input }
      delete copy[key]
      continue
    }
    const json = walk(given, depth, problems)
    locate(problems, before, key)
    if (Object.is(json, given)) continue
    copy ??= { ...input }
    // The spread has copied the key as an own property, so assigning even `__proto__` sets data and not the prototype.
    copy[key] = json
  }
  return (copy ?? input) as JsonObject
}

const locate = (problems: Array<Problem>, from: number, key: string | number): void => {
  for (let index = from; index < problems.length; index++) problems[index]?.path.unshift(key)
}
