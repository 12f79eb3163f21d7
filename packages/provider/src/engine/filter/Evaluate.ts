/**
 * Evaluates filters. The memory store uses this evaluator, and the Postgres store must return the same results.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/FilterOperators"
import { at, isDate, isObject, type Json, type JsonObject, type Path } from "../value/Json.ts"
import * as Order from "../value/Order.ts"
import * as Search from "../search/Search.ts"
import type { Steps } from "../limits/Slices.ts"
import * as Pattern from "../limits/Pattern.ts"
import type { Comparison, Filter, Piece, TextPlace } from "./Filter.ts"

export { isDate }

/** Returns whether a filter matches a document's data. */
export type Predicate = (data: JsonObject) => boolean

/** Compiles a filter to a predicate. */
export const compile = (filter: Filter): Predicate => {
  switch (filter._tag) {
    case "And": {
      const all = filter.filters.map(compile)
      return (data) => all.every((holds) => holds(data))
    }
    case "Or": {
      const any = filter.filters.map(compile)
      return (data) => any.some((holds) => holds(data))
    }
    case "Not": {
      const holds = compile(filter.filter)
      return (data) => !holds(data)
    }
    case "Words":
      return Search.matches(filter.search)
    case "Exists":
      return (data) => at(data, filter.path) !== undefined
    case "Equal": {
      const { path, value } = filter
      return value === null ? (data) => (at(data, path) ?? null) === null : anyOf(path, is(value))
    }
    case "Compare":
      return anyOf(filter.path, compares(filter.operator, filter.value))
    case "HasSome": {
      const wanted = new Set(filter.values.map(keyOf))
      return anyOf(filter.path, (value) => wanted.has(keyOf(value)))
    }
    case "HasAll": {
      const wanted = [...new Set(filter.values.map(keyOf))]
      return (data) => {
        const value = at(data, filter.path)
        if (value === undefined) return wanted.length === 0
        // A set, because both the stored array and the wanted values can be long.
        const present = new Set([value, ...(Array.isArray(value) ? value : [])].map(keyOf))
        return wanted.every((key) => present.has(key))
      }
    }
    case "Text": {
      const text = fold(filter.text)
      const holds = textTest(filter.where, text)
      return anyOf(filter.path, (value) => typeof value === "string" && holds(fold(value)))
    }
    case "Matches":
      return anyOf(filter.path, (value) => typeof value === "string" && consistsOf(fold(value), filter.pieces))
  }
}

/**
 * Compiles a filter to a function that returns whether a document's data matches. It can pause after each condition of
 * a document.
 */
export const inSteps = (filter: Filter): ((data: JsonObject) => Steps<boolean>) => {
  if (isCheap(filter)) {
    const holds = compile(filter)
    // oxlint-disable-next-line require-yield
    return function* (data) {
      return holds(data)
    }
  }
  switch (filter._tag) {
    case "And":
    case "Or": {
      const decisive = filter._tag === "Or"
      const tests = filter.filters.map(inSteps)
      return function* (data) {
        for (const test of tests) {
          if ((yield* test(data)) === decisive) return decisive
          yield
        }
        return !decisive
      }
    }
    case "Not": {
      const test = inSteps(filter.filter)
      return function* (data) {
        return !(yield* test(data))
      }
    }
    case "Words":
      return Search.matchesInSteps(filter.search)
    default: {
      const holds = compile(filter)
      return function* (data) {
        yield
        return holds(data)
      }
    }
  }
}

/** Returns a filter as a predicate if it is cheap enough to test this number of items without a pause. */
export const atOnce = (filter: Filter, count: number): Predicate | undefined =>
  weightOf(filter) * count <= cheap ? compile(filter) : undefined

/** Returns the items whose data matches a filter. */
export function* select<A>(items: Iterable<A>, dataOf: (item: A) => JsonObject, filter: Filter): Steps<Array<A>> {
  const selected: Array<A> = []
  const holds = isCheap(filter) ? compile(filter) : undefined
  const test = inSteps(filter)
  for (const item of items) {
    if (holds === undefined ? yield* test(dataOf(item)) : holds(dataOf(item))) selected.push(item)
    yield
  }
  return selected
}

// Measured: a few comparisons and one string condition take a few milliseconds for the largest item.
const isCheap = (filter: Filter): boolean => weightOf(filter) <= cheap

const cheap = 16

const weightOf = (filter: Filter): number => {
  switch (filter._tag) {
    case "And":
    case "Or":
      return filter.filters.reduce((sum, one) => sum + weightOf(one), 0)
    case "Not":
      return weightOf(filter.filter)
    case "Words":
      return Infinity
    case "Exists":
    case "Equal":
      return 1
    default:
      return cheap / 2
  }
}

const anyOf =
  (path: Path, test: (value: Json) => boolean): Predicate =>
  (data) => {
    const value = at(data, path)
    return value !== undefined && (test(value) || (Array.isArray(value) && value.some(test)))
  }

const is = (value: Json) => (other: Json) => Order.equal(other, value)

const compares = (operator: Comparison, value: Json) => {
  const kind = kindOf(value)
  return (other: Json): boolean => {
    if (kindOf(other) !== kind) return false
    const order = Order.compare(other, value)
    switch (operator) {
      case "<":
        return order < 0
      case "<=":
        return order <= 0
      case ">":
        return order > 0
      case ">=":
        return order >= 0
    }
  }
}

const kindOf = (value: Json): string =>
  isObject(value) ? (isDate(value) ? "date" : "object") : Array.isArray(value) ? "array" : typeof value

// Sets contain only scalars and dates, which are equal exactly when their keys are.
const keyOf = (value: Json): Json =>
  isObject(value) && isDate(value)
    ? `date ${JSON.stringify(value["$date"])}`
    : typeof value === "string"
      ? `text ${value}`
      : value

const textTest = (where: TextPlace, text: string): ((value: string) => boolean) =>
  where === "start"
    ? (value) => value.startsWith(text)
    : where === "end"
      ? (value) => value.endsWith(text)
      : Pattern.finder(text)

const consistsOf = (value: string, pieces: ReadonlyArray<Piece>): boolean => {
  let rest = value
  for (const piece of pieces) {
    const text = fold(piece.value)
    const found =
      piece.type === "literal" ? text : (Array.from(text).find((character) => rest.startsWith(character)) ?? "\0")
    if (!rest.startsWith(found)) return false
    rest = rest.slice(found.length)
  }
  return rest === ""
}
