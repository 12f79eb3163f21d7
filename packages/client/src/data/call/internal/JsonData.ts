/**
 * Encodes values as JSON and checks that nothing is lost. One walk finds the problems, the field names that filters
 * cannot contain, and the dates.
 *
 * @since 0.1.0
 */
import { received } from "@portico/contract/Wde"
import { type Data, encodeDate, isPlainObject, mapParts, maximumDepth } from "@portico/contract/WireDate"
import { type Code, type Path, type Problem, problem } from "./Problem.ts"

/** The findings of a walk through one or more values. */
export interface Findings<C extends Code = never> {
  readonly problems: Array<Problem<C | "WDE0004">>
  /** The paths of field names that start with `$` or contain a dot. */
  readonly oddNames: Array<Path>
}

/** Returns empty findings. */
export const emptyFindings = <C extends Code = never>(): Findings<C> => ({ problems: [], oddNames: [] })

/**
 * Returns the data of an item as JSON, with encoded dates. Parts without dates are shared with the data, not copied.
 * Adds problems and names to `found`, but does not check `_id`. Changes `path` during the walk.
 */
export const encodeData = <C extends Code>(data: Data, path: Array<string | number>, found: Findings<C>): Data =>
  // The copy of an object is an object.
  encodeParts(data, path, [], found) as Data

/**
 * Finds values that JSON would drop or change silently: anything other than strings, finite numbers, booleans, `null`,
 * valid dates, and arrays and plain objects of these. Also finds cycles and excessive nesting.
 */
export const checkValue = (value: unknown, path: Path): ReadonlyArray<Problem<"WDE0004">> => {
  const found = emptyFindings()
  encode(value, [...path], [], found)
  return found.problems
}

/**
 * Returns the paths of an item's field names that start with `$` or contain a dot. These are stored unchanged, but a
 * filter cannot name them.
 */
export const findOddNames = (data: Data): ReadonlyArray<Path> => {
  const found = emptyFindings()
  encodeData(data, [], found)
  return found.oddNames
}

/** Returns the problem of a value that JSON does not represent. */
export const notJsonProblem = (value: unknown, path: Path, why = ""): Problem<"WDE0004"> =>
  problem("WDE0004", { received: `${received(value)}${why}${path.length > 1 ? ` at ${path.join(".")}` : ""}` }, path)

// Mutates `path` and `around` during the walk and restores them before it returns.
const encode = (
  value: unknown,
  path: Array<string | number>,
  around: Array<object>,
  found: Findings<Code>
): unknown => {
  if (isJson(value, path)) return value
  const date = encodeDate(value)
  if (date !== undefined) return date
  const why = notJsonReason(value, around)
  if (why === undefined) {
    around.push(value as object)
    const json = encodeParts(value as object, path, around, found)
    around.pop()
    return json
  }
  found.problems.push(notJsonProblem(value, path.slice(0, why === tooDeep ? 3 : undefined), why))
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

const encodeParts = (
  whole: object,
  path: Array<string | number>,
  around: Array<object>,
  found: Findings<Code>
): object =>
  mapParts(whole, (part, key) => {
    if (typeof key === "string") {
      if (key.startsWith("$") || key.includes(".")) found.oddNames.push([...path, key])
      // The `_id` of an item has its own check.
      if (key === "_id" && around.length === 0) return part
    }
    if (typeof part === "string") return part
    path.push(key)
    const json = encode(part, path, around, found)
    path.pop()
    return json
  })
