/**
 * Conversion of values to their stored form: JSON of limited depth, dates in one format, and only numbers and strings
 * that every store represents without loss. Other values are refused, with the name of their field.
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Limits from "@portico/contract/Limits"
import { isPlainObject, decodeDates, isUsualDate } from "@portico/contract/WireDate"
import * as Result from "effect/Result"
import type { Json, JsonObject } from "./Json.ts"
import { ValidationError } from "./Refusal.ts"
import { isStorable } from "./Text.ts"

/** Converts an item's fields to the form in which they are stored. Unchanged parts are shared, not copied. */
export const fields = (data: object): Result.Result<JsonObject, ValidationError> =>
  Result.map(value(data, "", Limits.maximumItemDepth), (json) => json as JsonObject)

/**
 * Converts an item's fields from their wire format, as `fields` does after `WireDate.takeData`. Most dates have their stored
 * form already, so they are not decoded.
 */
export const wireFields = (data: object): Result.Result<JsonObject, ValidationError> => {
  const problems: Array<Problem> = []
  const state = { problems, isWire: true }
  const json = inside(data as Record<string, unknown>, Limits.maximumItemDepth, state, object)
  return resultOf(json as JsonObject, problems, "")
}

/**
 * Converts a value to the form in which it is stored. `name` is its name in violations, `depth` the maximum number of
 * nested levels.
 */
export const value = (input: unknown, name: string, depth: number): Result.Result<Json, ValidationError> => {
  const problems: Array<Problem> = []
  return resultOf(walk(input, depth, { problems, isWire: false }), problems, name)
}

const resultOf = <A>(json: A, problems: ReadonlyArray<Problem>, name: string): Result.Result<A, ValidationError> =>
  problems.length === 0
    ? Result.succeed(json)
    : Result.fail(new ValidationError({ violations: problems.map((problem) => violation(problem, name)) }))

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

/** The state of a conversion. In the wire format, an object with a date in `$date` is that date, whatever else it has. */
interface State {
  readonly problems: Array<Problem>
  readonly isWire: boolean
}

const walk = (input: unknown, depth: number, state: State): Json => {
  switch (typeof input) {
    case "string":
      return isStorable(input) ? input : refuse(state, "must not contain NUL or a lone surrogate", input)
    case "number":
      if (Math.abs(input) <= Number.MAX_SAFE_INTEGER) return input === 0 ? 0 : input
      return refuse(state, "must be a number between -9007199254740991 and 9007199254740991", 0)
    case "boolean":
      return input
    case "object":
      if (input === null) return null
      if (input instanceof Date) return date(input, state)
      if (Array.isArray(input)) return inside(input, depth, state, array)
      if (isPlainObject(input))
        return state.isWire ? wireValue(input, depth, state) : inside(input, depth, state, object)
  }
  return refuse(state, "must be a JSON value", null)
}

const refuse = <A>({ problems }: State, description: string, instead: A): A => {
  problems.push({ path: [], description })
  return instead
}

const date = (input: Date, state: State): Json => {
  const time = input.getTime()
  if (time >= earliest && time <= latest) return { $date: input.toISOString() }
  return refuse(state, "must be a date between the years 0 and 9999", null)
}

// The year has four digits, so that the order of the strings is the order of the times.
const earliest = Date.parse("0000-01-01T00:00:00.000Z")
const latest = Date.parse("9999-12-31T23:59:59.999Z")

const inside = <A>(
  input: A,
  depth: number,
  state: State,
  walkInside: (input: A, depth: number, state: State) => Json
): Json => (depth === 0 ? refuse(state, "is nested too deeply", null) : walkInside(input, depth - 1, state))

const array = (input: ReadonlyArray<unknown>, depth: number, state: State): Json => {
  const { problems } = state
  let copy: Array<Json> | undefined
  for (let index = 0; index < input.length; index++) {
    const before = problems.length
    const json = walk(input[index] ?? null, depth, state)
    if (problems.length > before) locate(problems, before, index)
    if (!Object.is(json, input[index]) || copy !== undefined) copy ??= input.slice(0, index) as Array<Json>
    copy?.push(json)
  }
  return copy ?? (input as ReadonlyArray<Json>)
}

// Only an object without other keys is a date here, because `$date` may be a field of an item that is read from the store.
const object = (input: Record<string, unknown>, depth: number, state: State): Json => {
  if (Object.hasOwn(input, "$date") && Object.keys(input).length === 1) {
    const decoded = decodeDates(input)
    if (decoded instanceof Date) return date(decoded, state)
  }
  return members(input, depth, state)
}

const wireValue = (input: Record<string, unknown>, depth: number, state: State): Json => {
  if (Object.hasOwn(input, "$date")) {
    if (isUsualDate(input["$date"]) && Object.keys(input).length === 1) return input as JsonObject
    const decoded = decodeDates(input)
    if (decoded instanceof Date) return date(decoded, state)
  }
  return inside(input, depth, state, members)
}

const members = (input: Record<string, unknown>, depth: number, state: State): Json => {
  const { problems } = state
  let copy: Record<string, unknown> | undefined
  // A bulk insert runs this for each item, and `Object.keys` would create an array for each object.
  for (const key in input) {
    if (!Object.hasOwn(input, key)) continue
    const before = problems.length
    const given = input[key]
    if (!isStorable(key)) refuse(state, "must not contain NUL or a lone surrogate in its name", null)
    if (given === undefined) {
      copy ??= { ...input }
      delete copy[key]
      continue
    }
    const json = walk(given, depth, state)
    if (problems.length > before) locate(problems, before, key)
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
