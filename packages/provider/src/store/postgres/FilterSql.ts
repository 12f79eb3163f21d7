/**
 * Compiles filters to SQL conditions with the semantics of `engine/filter/Evaluate`. No condition is ever NULL, so NOT
 * is always the exact negation.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/FilterOperators"
import type { Comparison, Filter, Leaf, Piece, TextPlace } from "../../engine/filter/Filter.ts"
import * as Pattern from "../../engine/limits/Pattern.ts"
import { isObject, type Json, type Path } from "../../engine/value/Json.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as SearchSql from "./SearchSql.ts"
import * as ReadOnceSql from "./ReadOnceSql.ts"
import { type Parameters, stored } from "./SqlText.ts"

/** Checks whether no document has an array at a path. Conditions on such paths can use more indexes. */
export type IsScalar = (path: Path) => boolean

/**
 * Compiles a filter to a condition on the stored row. An expensive filter also checks the deadline once per row. The
 * check is a separate condition, so the filter's own conditions can still use indexes.
 */
export const condition = (filter: Filter, isScalar: IsScalar, parameters: Parameters): string => {
  const written = ReadOnceSql.isWorthwhile(filter)
    ? ReadOnceSql.once(parameters, () => write(filter, isScalar, parameters))
    : write(filter, isScalar, parameters)
  return Deadline.isWorthChecking(filter) ? Deadline.withRowCheck(written, parameters) : written
}

const write = (filter: Filter, isScalar: IsScalar, parameters: Parameters): string => {
  switch (filter._tag) {
    case "And":
      return join(filter.filters, " AND ", "TRUE", isScalar, parameters)
    case "Or":
      return join(filter.filters, " OR ", "FALSE", isScalar, parameters)
    case "Not":
      return `NOT ${write(filter.filter, isScalar, parameters)}`
    case "Words":
      return SearchSql.condition(filter.search, parameters)
    default:
      return `(${
        isId(filter.path) && isScalar(filter.path)
          ? byId(filter, parameters)
          : Deadline.withCheck(
              leaf(filter, isScalar(filter.path), parameters),
              workOf(filter, isScalar(filter.path)),
              parameters
            )
      })`
  }
}

// Indexed strings are short, but any other string may be as long as an item. A deadline check costs almost nothing
// compared with folding such a string.
const workOf = (filter: Leaf, isScalar: boolean): number => {
  if (filter._tag === "Text") return isScalar || filter.where !== "anywhere" ? 4 : Deadline.workPerCheck
  if (filter._tag === "Matches") return Deadline.workPerCheck
  return 1
}

const join = (
  filters: ReadonlyArray<Filter>,
  operator: string,
  empty: string,
  isScalar: IsScalar,
  parameters: Parameters
): string =>
  filters.length === 0 ? empty : `(${filters.map((filter) => write(filter, isScalar, parameters)).join(operator)})`

const isId = (path: Path): boolean => path.length === 1 && path[0] === "_id"

// Conditions on the id column can use the primary key.
const byId = (filter: Leaf, parameters: Parameters): string => {
  if (filter._tag === "Equal" && typeof filter.value === "string")
    return `${stored}.id = ${parameters.text(filter.value)}`
  if (filter._tag === "HasSome") {
    return `${stored}.id = ANY(${parameters.textArray(filter.values.filter((value) => typeof value === "string"))})`
  }
  return leaf(filter, true, parameters)
}

const leaf = (filter: Leaf, isScalar: boolean, parameters: Parameters): string => {
  const { path } = filter
  const anyOf = (test: (value: string) => string) =>
    isScalar ? test(ReadOnceSql.key(path, parameters)) : orElement(path, test, parameters)
  switch (filter._tag) {
    case "Exists":
      return ReadOnceSql.exists(path, parameters)
    case "Equal":
      return filter.value === null
        ? `${ReadOnceSql.key(path, parameters)} = 'null'::jsonb`
        : equal(path, filter.value, isScalar, parameters)
    case "Compare": {
      const value = parameters.jsonb(filter.value)
      return anyOf((tested) => compares(tested, filter.operator, value, bracketOf(filter.value)))
    }
    case "HasSome": {
      if (isPlain(filter.values, parameters)) return hasSome(path, filter.values, isScalar, parameters)
      const values = parameters.jsonbArray(filter.values)
      return anyOf((tested) => `${tested} = ANY(${values})`)
    }
    case "HasAll": {
      if (isPlain(filter.values, parameters)) return hasAll(path, filter.values, isScalar, parameters)
      const values = parameters.jsonbArray(filter.values)
      if (isScalar)
        return `NOT EXISTS (SELECT FROM unnest(${values}) AS wanted (value) WHERE wanted.value <> ${ReadOnceSql.key(path, parameters)})`
      // Set operations. Searching all elements for each value would take the product of both counts.
      const present = `SELECT ${ReadOnceSql.key(path, parameters)} UNION ALL SELECT value FROM jsonb_array_elements(${elements(path, parameters)}) AS element (value)`
      return `NOT EXISTS (SELECT unnest(${values}) EXCEPT (${present}))`
    }
    case "Text":
      return anyOf(textTest(filter, isScalar, parameters))
    case "Matches": {
      const pattern = parameters.text(patternOf(filter.pieces))
      // A pattern has a fixed number of characters of at most four bytes each, so a longer string cannot match and is
      // not folded.
      const longest = 4 * filter.pieces.reduce((sum, { type, value }) => sum + (type === "anyOf" ? 1 : value.length), 0)
      return anyOf((tested) =>
        isText(
          tested,
          `CASE WHEN octet_length(${tested} #>> '{}') <= ${longest} THEN ${ReadOnceSql.folded(tested, parameters)} ~ ${pattern} ELSE FALSE END`
        )
      )
    }
  }
}

const equal = (path: Path, value: Json, isScalar: boolean, parameters: Parameters): string => {
  const given = parameters.jsonb(value)
  if (isScalar) return `${ReadOnceSql.key(path, parameters)} = ${given}`
  if (typeof value === "object") return orElement(path, (tested) => `${tested} = ${given}`, parameters)
  // For plain values, `@>` is true exactly if an element of the array is equal.
  return `${ReadOnceSql.key(path, parameters)} = ${given} OR (${isArray(path, parameters)} AND ${ReadOnceSql.key(path, parameters)} @> ${parameters.jsonb([value])})`
}

// An index on array elements supports only `@>` with plain values. Many values would make the statement too long.
const isPlain = (values: ReadonlyArray<Json>, parameters: Parameters): boolean =>
  values.length > 0 &&
  values.length <= fewValues &&
  parameters.values.length < manyParameters &&
  parameters.readOnceColumns === undefined &&
  values.every((value) => typeof value !== "object")

const fewValues = 16

// A statement accepts at most 32 767 parameters.
const manyParameters = 8000

/** Compiles `hasSome` and `in` for values that an index supports. */
const hasSome = (path: Path, values: ReadonlyArray<Json>, isScalar: boolean, parameters: Parameters): string => {
  const same = `${ReadOnceSql.key(path, parameters)} = ANY(${parameters.jsonbArray(values)})`
  if (isScalar) return same
  const contained = values.map((value) => `${ReadOnceSql.key(path, parameters)} @> ${parameters.jsonb([value])}`)
  return `${same} OR (${isArray(path, parameters)} AND (${contained.join(" OR ")}))`
}

/** Compiles `hasAll` for values that an index supports. */
const hasAll = (path: Path, values: ReadonlyArray<Json>, isScalar: boolean, parameters: Parameters): string => {
  const same = values.map((value) => `${ReadOnceSql.key(path, parameters)} = ${parameters.jsonb(value)}`).join(" AND ")
  return isScalar
    ? same
    : `(${same}) OR (${isArray(path, parameters)} AND ${ReadOnceSql.key(path, parameters)} @> ${parameters.jsonb(values)})`
}

const orElement = (path: Path, test: (value: string) => string, parameters: Parameters): string => {
  const found =
    `EXISTS (SELECT FROM jsonb_array_elements(${elements(path, parameters)}) AS element (value) ` +
    `WHERE ${test("element.value")})`
  return `(${test(ReadOnceSql.key(path, parameters))}) OR (${isArray(path, parameters)} AND ${Deadline.withCheck(found, Deadline.workPerCheck, parameters)})`
}

const isArray = (path: Path, parameters: Parameters): string =>
  `jsonb_typeof(${ReadOnceSql.key(path, parameters)}) = 'array'`

// The planner may evaluate this before the array check, and `jsonb_array_elements` fails on other values.
const elements = (path: Path, parameters: Parameters): string =>
  `CASE WHEN ${isArray(path, parameters)} THEN ${ReadOnceSql.key(path, parameters)} ELSE '[]'::jsonb END`

interface Bracket {
  readonly lowest: string
  readonly above: string
}

const brackets = {
  string: { lowest: `>= '""'::jsonb`, above: `< '-1e309'::jsonb` },
  number: { lowest: `>= '-1e309'::jsonb`, above: `< 'false'::jsonb` },
  boolean: { lowest: `>= 'false'::jsonb`, above: `<= 'true'::jsonb` },
  date: { lowest: `>= '{"$date":""}'::jsonb`, above: `< '{"$date":-1e309}'::jsonb` }
} as const satisfies Record<string, Bracket>

const bracketOf = (value: Json): Bracket =>
  typeof value === "string"
    ? brackets.string
    : typeof value === "number"
      ? brackets.number
      : isObject(value)
        ? brackets.date
        : brackets.boolean

// Each type has a contiguous range in the order of jsonb. The other bound excludes values of other types.
const compares = (tested: string, operator: Comparison, value: string, { above, lowest }: Bracket): string =>
  `${tested} ${operator} ${value} AND ${tested} ${operator.startsWith("<") ? lowest : above}`

const isText = (tested: string, test: string): string => `jsonb_typeof(${tested}) = 'string' AND ${test}`

const textTest = (
  { text, where }: Extract<Leaf, { readonly _tag: "Text" }>,
  isScalar: boolean,
  parameters: Parameters
): ((tested: string) => string) => {
  const pattern = fold(text)
  if (where === "anywhere" && Pattern.isRepetitive(pattern)) {
    // LIKE would take the product of both lengths here. A regular expression takes time proportional to the string.
    const literal = parameters.text(Array.from(pattern, escape).join(""))
    return (tested) => isText(tested, `${ReadOnceSql.folded(tested, parameters)} ~ ${literal}`)
  }
  const like = parameters.text(likeOf(where, pattern))
  if (isScalar || where === "anywhere")
    return (tested) => isText(tested, `${ReadOnceSql.folded(tested, parameters)} LIKE ${like}`)
  // No index supports this condition, so only the compared characters are folded.
  const part = where === "start" ? "left" : "right"
  const length = Array.from(pattern).length
  return (tested) => isText(tested, `fold(${part}(${tested} #>> '{}', ${length})) LIKE ${like}`)
}

// Trigram indexes support LIKE patterns.
const likeOf = (where: TextPlace, text: string): string => {
  const literal = text.replace(/[\\%_]/g, "\\$&")
  return `${where === "start" ? "" : "%"}${literal}${where === "end" ? "" : "%"}`
}

const patternOf = (pieces: ReadonlyArray<Piece>): string => `^${pieces.map(pieceOf).join("")}$`

const pieceOf = ({ type, value }: Piece): string => {
  const characters = Array.from(fold(value), escape)
  if (type === "literal") return characters.join("")
  // An empty set of alternatives matches nothing.
  return characters.length === 0 ? "(?!)" : `(?:${characters.join("|")})`
}

const escape = (character: string): string => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`
