/**
 * What filters mean for data at hand: what the provider does with them, done here (protocol §3.6).
 *
 * @since 0.1.0
 */
import { isConditions, fold } from "@portico/contract/data/Query"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import type { Tree } from "./FilterTree.ts"

/** What of a filter is asked. */
interface Conditions {
  readonly tree: Tree
  readonly problems: ReadonlyArray<unknown>
}

type Test<A> = (value: A) => boolean

/**
 * Tells of the data of items whether a filter holds for it, as the provider would.
 *
 * Data is as it is stored, with dates as `Date`: that of a collection whose schema changes values has to be encoded
 * first. A filter with problems holds for nothing.
 *
 * - A value equals another of its own type only, and case counts: `"1"` is not `1`. Lists are equal element by element,
 *   objects field by field in any order, dates by their time; `-0` is `0`.
 * - Equal to `null`, and so `isEmpty`, holds for `null` and for a missing field alike. `exists` tells them apart. No other
 *   condition holds for a missing field, but its opposite does: `ne`, `not`.
 * - For a list a condition holds where it holds for any element, or for the list itself; `ne` therefore where it holds for
 *   none. Equal to `null` is never asked of elements. A path never reaches into lists.
 * - `lt`, `gt`, `lte`, `gte` and `between` hold only within one type: texts by code point, numbers, `false` before `true`,
 *   dates by time. The upper bound of `between` is excluded.
 * - `startsWith`, `endsWith` and `contains` look at texts in any case. The empty text is in every text.
 * - `hasSome` and `in` of no values hold for nothing, `hasAll` of no values for everything.
 *
 * **Example** (The books of a list that are cheap)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 *
 * const books = [{ price: 5 }, { price: 15 }, { price: "5" }, {}]
 * books.filter(Filter.matches(Filter.lt("price", 10))) // => [{ price: 5 }]
 * ```
 */
export const matches = ({ problems, tree }: Conditions): ((data: object) => boolean) => {
  const holds = problems.length === 0 && inTree(tree)
  // Called with more than data by the methods of lists.
  return (data) => holds !== false && holds(data)
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

/** A condition on a field, which is `undefined` where it is missing. */
const inField = (given: unknown): Test<unknown> => {
  // What a condition compares with travels, and arrives as the dates that it holds.
  const value = decodeDates(given)
  // What JSON leaves out is no condition.
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
      return holdsText(value, (text, part) => text.startsWith(part))
    case "$endsWith":
      return holdsText(value, (text, part) => text.endsWith(part))
    case "$contains":
      return holdsText(value, (text, part) => text.includes(part))
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

const compares = (value: unknown, holds: Test<number>): Test<unknown> =>
  anyOf((found) => {
    const order = compare(found, value)
    return order !== undefined && holds(order)
  })

const holdsText = (value: unknown, holds: (text: string, part: string) => boolean): Test<unknown> => {
  const part = fold(String(value))
  return anyOf((found) => typeof found === "string" && holds(fold(found), part))
}

const consistsOf = (value: unknown): Test<unknown> => {
  const { spec } = value as { readonly spec: ReadonlyArray<{ readonly type: string; readonly value: string }> }
  const pieces = spec.map(({ type, value }) => (type === "literal" ? [fold(value)] : Array.from(fold(value))))
  return anyOf((found) => {
    if (typeof found !== "string") return false
    let rest = fold(found)
    for (const choices of pieces) {
      const next = choices.find((choice) => rest.startsWith(choice))
      if (next === undefined) return false
      rest = rest.slice(next.length)
    }
    return rest === ""
  })
}

/** The value at a path, or `undefined` where there is none. */
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

/** Compares two values of the same type that have an order. */
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

// Halves of pairs stand for characters above all others.
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

/** The text of a date, also of one as it is stored. What is no date has none. */
const dateText = (value: unknown): string | undefined => {
  const date = isStoredDate(value) ? decodeDates(value) : value
  if (date instanceof Date) return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  return isStoredDate(value) ? value.$date : undefined
}

// What a provider keeps as a date, be its text one or not. On the wire more may stand beside it.
const isStoredDate = (value: unknown): value is { readonly $date: string } =>
  isPlainObject(value) && typeof value["$date"] === "string" && Object.keys(value).length === 1

// As JSON has it, a number that is not finite is null.
const isNull = (value: unknown): boolean => value == null || (typeof value === "number" && !Number.isFinite(value))

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const treesOf = (value: unknown): ReadonlyArray<Tree> => (Array.isArray(value) ? value : [value as Tree])
