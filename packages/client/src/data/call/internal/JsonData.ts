/**
 * Encodes values as JSON and checks that nothing is lost. One walk finds the problems, the field names that filters
 * cannot contain, and the dates.
 *
 * @since 0.1.0
 */
import { received } from "@portico/contract/Wde"
import { type Data, encodeDate, isPlainObject, mapParts, maximumDepth } from "@portico/contract/WireDate"
import { type Code, type Path, type Problem, problem } from "./Problem.ts"

/** A walk through one or more values: its findings, and its place. */
export interface Walk<C extends Code = never> {
  readonly problems: Array<Problem<C | "WDE0004">>
  /** The paths of field names that start with `$` or contain a dot. */
  readonly oddNames: Array<Path>
  /** The path of the current value. */
  readonly path: Array<string | number>
  /** The objects and arrays that contain the current value, without the item itself. */
  readonly around: Array<object>
}

/** Begins a walk at a path. */
export const walkFrom = <C extends Code = never>(...path: Array<string | number>): Walk<C> => ({
  problems: [],
  oddNames: [],
  path,
  around: []
})

/**
 * Returns the data of an item as JSON, with encoded dates. Parts without dates are shared with the data, not copied.
 * Adds problems and names to the walk, but does not check `_id`.
 */
export const encodeData = <C extends Code>(data: Data, walk: Walk<C>): Data =>
  // The copy of an object is an object.
  encodeParts(data, walk) as Data

/**
 * Finds values that JSON would drop or change silently: anything other than strings, finite numbers, booleans, `null`,
 * valid dates, and arrays and plain objects of these. Also finds cycles and excessive nesting.
 */
export const checkValue = (value: unknown, path: Path): ReadonlyArray<Problem<"WDE0004">> => {
  const walk = walkFrom(...path)
  encode(value, walk)
  return walk.problems
}

/**
 * Returns the paths of an item's field names that start with `$` or contain a dot. These are stored unchanged, but a
 * filter cannot name them.
 */
export const findOddNames = (data: Data): ReadonlyArray<Path> => {
  const walk = walkFrom()
  encodeData(data, walk)
  return walk.oddNames
}

/** Returns the problem of a value that JSON does not represent. */
export const notJsonProblem = (value: unknown, path: Path, why = ""): Problem<"WDE0004"> =>
  problem("WDE0004", { received: `${received(value)}${why}${path.length > 1 ? ` at ${path.join(".")}` : ""}` }, path)

// Changes the place of the walk, and restores it before it returns.
const encode = (value: unknown, walk: Walk<Code>): unknown => {
  const { around, path } = walk
  if (isJson(value, path)) return value
  const date = encodeDate(value)
  if (date !== undefined) return date
  const why = notJsonReason(value, around)
  if (why === undefined) {
    around.push(value as object)
    const json = encodeParts(value as object, walk)
    around.pop()
    return json
  }
  walk.problems.push(notJsonProblem(value, path.slice(0, why === tooDeep ? 3 : undefined), why))
  return value
}

const isJson = (value: unknown, path: Path): boolean =>
  value === null ||
  typeof value === "boolean" ||
  typeof value === "string" ||
  Number.isFinite(value) ||
  // JSON omits a key whose value is undefined, but turns an undefined array element into null.
  (value === undefined && typeof path.at(-1) !== "number")

const tooDeep = " nested too deeply"

/** Returns the reason for the message, which can be empty. Returns `undefined` for an array or object to walk through. */
const notJsonReason = (value: unknown, around: ReadonlyArray<object>): string | undefined => {
  if (typeof value !== "object" || value === null || value instanceof Date) return ""
  if (around.includes(value)) return " with a circular reference"
  if (around.length >= maximumDepth) return tooDeep
  return Array.isArray(value) || isPlainObject(value) ? undefined : ""
}

const encodeParts = (whole: object, walk: Walk<Code>): object =>
  mapParts(whole, (part, key) => {
    const { around, oddNames, path } = walk
    if (typeof key === "string") {
      if (key.startsWith("$") || key.includes(".")) oddNames.push([...path, key])
      // The `_id` of an item has its own check.
      if (key === "_id" && around.length === 0) return part
    }
    if (typeof part === "string") return part
    path.push(key)
    const json = encode(part, walk)
    path.pop()
    return json
  })
