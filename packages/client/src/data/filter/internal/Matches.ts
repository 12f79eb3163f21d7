/**
 * Evaluates filters on local data, with the same semantics as the provider (protocol §3.6).
 *
 * @since 0.1.0
 */
import { isConditions, fold } from "@portico/contract/data/FilterOperators"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import type { Tree } from "./FilterTree.ts"

/** The parts of a filter that `matches` uses. */
interface Conditions {
  readonly tree: Tree
  readonly problems: ReadonlyArray<unknown>
}

type Test<A> = (value: A) => boolean

/**
 * Returns a predicate that checks whether a filter matches an item's data, as the provider would.
 *
 * The data has its stored form, with dates as `Date`. If the schema of its collection transforms values, encode the
 * data first. A filter with problems matches nothing.
 *
 * - A value equals only values of its own type, and strings are case-sensitive: `"1"` is not `1`. Arrays are compared
 *   element by element, objects field by field in any order, and dates by their time. `-0` equals `0`.
 * - `eq` with `null`, and therefore `isEmpty`, matches both `null` and a missing field; `exists` distinguishes them.
 *   All other conditions do not match a missing field, but their negations (`ne`, `not`) do.
 * - A condition matches an array if it matches any element or the array itself. `ne` therefore matches if no element is
 *   equal. `eq` with `null` does not look at elements. A path never reaches into arrays.
 * - `lt`, `gt`, `lte`, `gte` and `between` compare only values of the same type: strings by code point, numbers,
 *   `false` before `true`, and dates by time. The upper bound of `between` is excluded.
 * - `startsWith`, `endsWith` and `contains` compare strings case-insensitively. Every string contains the empty string.
 * - `hasSome` and `in` without values match nothing; `hasAll` without values matches everything.
 *
 * **Example** (Filtering an array)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 *
 * const books = [{ price: 5 }, { price: 15 }, { price: "5" }, {}]
 * books.filter(Filter.matches(Filter.lt("price", 10))) // => [{ price: 5 }]
 * ```
 */
export const matches = ({ problems, tree }: Conditions): ((data: object) => boolean) => {
  const test = problems.length === 0 && inTree(tree)
  // Array methods such as `filter` pass further arguments, which the predicate ignores.
  return (data) => test !== false && test(data)
}

const inTree = (tree: Tree): Test<object> => every(Object.entries(tree).map(([key, value]) => inEntry(key, value)))

const inEntry = (key: string, value: unknown): Test<object> => {
  switch (key) {
    case "$and":
      return every(treesOf(value).map(inTree))
    case "$or": {
      const tests = treesOf(value).map(inTree)
      return (data) => tests.some((test) => test(data))
    }
    case "$not":
      return not(every(treesOf(value).map(inTree)))
    default: {
      const path = key.split(".")
      const test = inField(value)
      return (data) => test(at(data, path))
    }
  }
}

/** Returns the predicate of a condition on a field. The value of a missing field is `undefined`. */
const inField = (given: unknown): Test<unknown> => {
  // The provider receives the value as JSON and decodes the dates in it.
  const value = decodeDates(given)
  // JSON omits an undefined value, so the provider receives no condition.
  if (value === undefined) return () => true
  if (!isPlainObject(value) || !isConditions(value)) return equal(value)
  return every(Object.keys(value).map((key) => inOperator(key, value[key])))
}

const inOperator = (key: string, value: unknown): Test<unknown> => {
  switch (key) {
    case "$eq":
      return equal(value)
    case "$ne":
      return not(equal(value))
    case "$not":
      return not(inField(value))
    case "$exists":
      return (found) => (found !== undefined) === value
    case "$lt":
      return compares(value, (order) => order < 0)
    case "$lte":
      return compares(value, (order) => order <= 0)
    case "$gt":
      return compares(value, (order) => order > 0)
    case "$gte":
      return compares(value, (order) => order >= 0)
    case "$startsWith":
      return testText(value, (text, part) => text.startsWith(part))
    case "$endsWith":
      return testText(value, (text, part) => text.endsWith(part))
    case "$contains":
      return testText(value, (text, part) => text.includes(part))
    case "$hasAll":
      return every(listOf(value).map((one) => anyOf((found) => isEqual(found, one))))
    case "$hasSome":
    case "$in": {
      const values = listOf(value)
      return anyOf((found) => values.some((one) => isEqual(found, one)))
    }
    case "$matches":
      return consistsOf(value)
    default:
      return () => false
  }
}

const every =
  <A>(tests: ReadonlyArray<Test<A>>): Test<A> =>
  (value) =>
    tests.every((test) => test(value))

const not =
  <A>(test: Test<A>): Test<A> =>
  (value) =>
    !test(value)

const anyOf =
  (test: Test<unknown>): Test<unknown> =>
  (found) =>
    found !== undefined && (test(found) || (Array.isArray(found) && found.some(test)))

const equal = (value: unknown): Test<unknown> => (isNull(value) ? isNull : anyOf((found) => isEqual(found, value)))

const compares = (value: unknown, test: Test<number>): Test<unknown> =>
  anyOf((found) => {
    const order = compare(found, value)
    return order !== undefined && test(order)
  })

const testText = (value: unknown, test: (text: string, part: string) => boolean): Test<unknown> => {
  const part = fold(String(value))
  return anyOf((found) => typeof found === "string" && test(fold(found), part))
}

const consistsOf = (value: unknown): Test<unknown> => {
  const { spec } = value as { readonly spec: ReadonlyArray<{ readonly type: string; readonly value: string }> }
  const parts = spec.map(({ type, value }) => (type === "literal" ? [fold(value)] : Array.from(fold(value))))
  return anyOf((found) => {
    if (typeof found !== "string") return false
    let rest = fold(found)
    for (const choices of parts) {
      const next = choices.find((choice) => rest.startsWith(choice))
      if (next === undefined) return false
      rest = rest.slice(next.length)
    }
    return rest === ""
  })
}

/** Returns the value at a path, or `undefined` if it is missing. */
const at = (data: unknown, path: ReadonlyArray<string>): unknown => {
  let current = data
  for (const key of path) {
    const object = current instanceof Date ? { $date: dateText(current) } : current
    if (typeof object !== "object" || object === null || Array.isArray(object) || !Object.hasOwn(object, key)) {
      return undefined
    }
    current = (object as Record<string, unknown>)[key]
  }
  return current
}

/** Compares two values of the same type. Returns `undefined` if the values have no order. */
const compare = (left: unknown, right: unknown): number | undefined => {
  if (typeof left === "string" && typeof right === "string") return compareTexts(left, right)
  if (typeof left === typeof right && typeof left !== "object") return Number(left) - Number(right)
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime()
  const [one, other] = [dateText(left), dateText(right)]
  return one === undefined || other === undefined ? undefined : compareTexts(one, other)
}

const compareTexts = (left: string, right: string): number => {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const [one, other] = [left.charCodeAt(index), right.charCodeAt(index)]
    if (one !== other) return byCodePoint(one) - byCodePoint(other)
  }
  return left.length - right.length
}

// Surrogates encode the code points above U+FFFF, so they sort after all other code units.
const byCodePoint = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

const isEqual = (left: unknown, right: unknown): boolean => {
  if (left === right || (isNull(left) && isNull(right))) return true
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      [...left].every((value, index) => isEqual(value, right[index]))
    )
  }
  const date = dateText(left)
  if (date !== undefined) return date === dateText(right)
  return dateText(right) === undefined && isEqualObject(left as Fields, right as Fields)
}

interface Fields {
  readonly [key: string]: unknown
}

const isEqualObject = (left: Fields, right: Fields): boolean => {
  const keys = keysOf(left)
  return (
    keys.length === keysOf(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && right[key] !== undefined && isEqual(left[key], right[key]))
  )
}

const keysOf = (object: Fields): ReadonlyArray<string> => Object.keys(object).filter((key) => object[key] !== undefined)

/**
 * Returns the ISO string of a `Date` or of a date in its stored form; a stored date that cannot be parsed keeps its
 * string. Returns `undefined` for an invalid `Date` and for other values.
 */
const dateText = (value: unknown): string | undefined => {
  const date = isStoredDate(value) ? decodeDates(value) : value
  if (date instanceof Date) return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  return isStoredDate(value) ? value.$date : undefined
}

// A provider stores such an object as a date, even if its string is not valid. On the wire it may have further keys.
const isStoredDate = (value: unknown): value is { readonly $date: string } =>
  isPlainObject(value) && typeof value["$date"] === "string" && Object.keys(value).length === 1

// JSON represents a number that is not finite as null.
const isNull = (value: unknown): boolean => value == null || (typeof value === "number" && !Number.isFinite(value))

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const treesOf = (value: unknown): ReadonlyArray<Tree> => (Array.isArray(value) ? value : [value as Tree])
