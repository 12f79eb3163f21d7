/**
 * What filters mean: the memory store runs this, and the Postgres store is held to it.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/Fold"
import { at, isDate, isObject, type Json, type JsonObject, type Path } from "../Json.ts"
import * as Order from "../Order.ts"
import * as Search from "../search/Search.ts"
import * as Pattern from "./Pattern.ts"
import type { Comparison, Filter, Piece, TextPlace } from "./Filter.ts"

export { isDate }

/** Tells of a document's data whether the filter holds for it. */
export type Predicate = (data: JsonObject) => boolean

/** Prepares a filter for many documents. */
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
    case "Some": {
      const wanted = new Set(filter.values.map(keyOf))
      return anyOf(filter.path, (value) => wanted.has(keyOf(value)))
    }
    case "All": {
      const wanted = [...new Set(filter.values.map(keyOf))]
      return (data) => {
        const value = at(data, filter.path)
        if (value === undefined) return wanted.length === 0
        // A set of them, because both may be many.
        const held = new Set([value, ...(Array.isArray(value) ? value : [])].map(keyOf))
        return wanted.every((key) => held.has(key))
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

// Values of sets are texts, numbers and dates, and equal when their keys are.
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
