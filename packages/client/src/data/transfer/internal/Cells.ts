/**
 * Converts values of items to table cells and back, by the types of the collection's schema. Fields without a schema
 * are strings.
 *
 * @since 0.1.0
 */
import { encodeDates, isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import type { Argument } from "../../collection/Collection.ts"

/** A column of a table. Its name is the field of its cells, with dots for a nested field. */
export interface Column {
  readonly name: string
  readonly path: ReadonlyArray<string>
  /** Parses a cell. Returns `None` if the cell is empty and the field is optional, or a failure with the reason. */
  readonly read: (cell: string) => Result.Result<Option.Option<unknown>, string>
  /** Returns the kind of error of a cell that cannot be parsed. */
  readonly faultOf: (cell: string) => ValueFault
}

/**
 * The kind of error of a value: it is missing, or it is not of the only type that its field allows. `invalid`: any other error.
 */
export type ValueFault = "missing" | "boolean" | "number" | "date" | "list" | "object" | "invalid"

/**
 * Returns the fields that a collection's schema declares, after `_id` and in their order. Nested fields are listed
 * separately, with dots.
 */
export const declared = (collection: Argument): ReadonlyArray<string> =>
  typeof collection === "string" ? [] : [...new Set(["_id", ...namesIn(encoded(collection.schema.ast))])]

/** Returns the paths of the required objects whose fields have columns. */
export const objectsOf = (collection: Argument): ReadonlyArray<ReadonlyArray<string>> =>
  typeof collection === "string" ? [] : objectsIn(encoded(collection.schema.ast))

/** Returns the column name in a header cell, without the apostrophe that guards it against running as a formula. */
export const nameIn = (cell: string): string => bare(cell)

/** Creates the column of a field. */
export const column = (collection: Argument, name: string): Column => {
  const path = name.split(".")
  return { name, path, ...reader(kindsAt(collection, path)) }
}

/**
 * Formats a value as a cell. If `guards` is true, strings that spreadsheet programs would run as formulas are prefixed
 * with an apostrophe.
 */
export const write = (value: unknown, guards: boolean): string => {
  if (value === undefined || value === null) return ""
  if (typeof value === "string") return guards && formula.test(value) ? `'${value}` : value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(ordered(encodeDates(value)))
}

/** Returns the value with the keys of all its objects sorted, `_id` first. Stores may return keys in any order. */
export const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ordered)
    : isPlainObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([left], [right]) => rank(left) - rank(right) || (left < right ? -1 : 1))
            .map(([key, inner]) => [key, ordered(inner)])
        )
      : value

const rank = (key: string): number => (key === "_id" ? 0 : 1)

// The pattern also matches strings that already have apostrophes before such a character. They get another one, because
// reading removes one.
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

interface Kinds {
  readonly isOptional: boolean
  readonly members: ReadonlyArray<SchemaAST.AST>
}

const encoded = (ast: SchemaAST.AST): SchemaAST.AST => Schema.toEncoded(Schema.make(ast)).ast

const text: Kinds = { isOptional: true, members: [] }
const date: Kinds = { isOptional: true, members: [Schema.Date.ast] }

const kindsAt = (collection: Argument, path: ReadonlyArray<string>): Kinds => {
  const [first = ""] = path
  if (first === "_createdDate" || first === "_updatedDate") return date
  if (typeof collection === "string") return text
  let found: Kinds = { isOptional: false, members: [encoded(collection.schema.ast)] }
  for (const name of path) {
    const inner = found.members.flatMap((ast) =>
      ast._tag === "Objects" ? ast.propertySignatures.filter((property) => property.name === name) : []
    )
    if (inner.length === 0) return text
    found = {
      isOptional: found.isOptional || inner.some(({ type }) => type.context?.isOptional === true),
      members: inner.flatMap(({ type }) => membersOf(type))
    }
  }
  return found
}

const membersOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  ast._tag === "Union" ? ast.types.flatMap(membersOf) : ast._tag === "Suspend" ? membersOf(ast.thunk()) : [ast]

const reader = ({ isOptional, members }: Kinds): Pick<Column, "faultOf" | "read"> => {
  const readings = members.map(readingOf).toSorted((left, right) => left.order - right.order)
  const expected = [...new Set(readings.map(({ expected }) => expected))].join(" or ")
  const faults = [...new Set(readings.filter(({ expected }) => expected !== "nothing").map(({ fault }) => fault))]
  const [only = "invalid", ...others] = faults
  const isNull = members.some(({ _tag }) => _tag === "Null")
  const isText = members.length === 0 || readings.some(({ expected }) => expected === "text")
  const read: Column["read"] = (cell) => {
    if (cell === "" && (isOptional || isNull || isText)) {
      return Result.succeed(isOptional ? Option.none() : Option.some(isNull ? null : ""))
    }
    if (members.length === 0) return Result.succeed(Option.some(bare(cell)))
    for (const { read } of readings) {
      const value = read(cell)
      if (value !== undefined) return Result.succeed(Option.some(value))
    }
    return Result.fail(cell === "" ? "The value is missing." : `Expected ${expected}.`)
  }
  return { faultOf: (cell) => (cell === "" ? "missing" : others.length === 0 ? only : "invalid"), read }
}

interface Reading {
  /** The precedence of this reading, lowest first. A string is last, because every cell is a valid string. */
  readonly order: number
  readonly expected: string
  /** The kind of error if this is the only reading and it fails. */
  readonly fault: ValueFault
  readonly read: (cell: string) => unknown
}

const readingOf = (ast: SchemaAST.AST): Reading => {
  switch (ast._tag) {
    case "Boolean":
      return {
        order: 0,
        expected: "true or false",
        fault: "boolean",
        read: (cell) => booleans.get(cell.trim().toLowerCase())
      }
    case "Number":
      return { order: 1, expected: "a number", fault: "number", read: numberOf }
    case "Declaration":
      return { order: 2, expected: "a date", fault: "date", read: dateOf }
    case "Arrays":
      return { order: 3, expected: "an array as JSON", fault: "list", read: (cell) => jsonOf(cell, Array.isArray) }
    case "Objects":
      return { order: 3, expected: "an object as JSON", fault: "object", read: (cell) => jsonOf(cell, isPlainObject) }
    case "Null":
      return { order: 4, expected: "nothing", fault: "invalid", read: () => undefined }
    case "Literal":
      return {
        order: 4,
        expected: JSON.stringify(String(ast.literal)),
        fault: "invalid",
        read: (cell) => (bare(cell) === String(ast.literal) ? ast.literal : undefined)
      }
    default:
      return { order: 5, expected: "text", fault: "invalid", read: bare }
  }
}

const booleans = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false]
])

const bare = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

const numberOf = (cell: string): number | undefined => {
  const number = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(cell) ? Number(cell) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

const dateOf = (cell: string): Date | undefined => {
  const date = new Date(/^\s*[+-]?\d{4,6}-\d\d/.test(cell) ? cell.trim() : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

const jsonOf = (cell: string, accepts: (value: unknown) => boolean): unknown => {
  const value = Option.getOrUndefined(parse(cell))
  return accepts(value) ? decodeDates(value) : undefined
}

const namesIn = (ast: SchemaAST.AST, before = ""): ReadonlyArray<string> =>
  ast._tag === "Objects"
    ? ast.propertySignatures.flatMap(({ name, type }) => {
        const path = `${before}${String(name)}`
        return isFrame(type) ? namesIn(type, `${path}.`) : [path]
      })
    : []

const objectsIn = (ast: SchemaAST.AST, before: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  ast._tag === "Objects"
    ? ast.propertySignatures.flatMap(({ name, type }) => {
        const path = [...before, String(name)]
        return isFrame(type) && type.context?.isOptional !== true ? [path, ...objectsIn(type, path)] : []
      })
    : []

// Checks whether a type is an object of known fields, which have their own columns. This excludes an optional object
// without required fields: in columns, an empty object would be the same as a missing one.
const isFrame = (ast: SchemaAST.AST): boolean =>
  ast._tag === "Objects" &&
  ast.propertySignatures.length > 0 &&
  ast.indexSignatures.length === 0 &&
  (ast.context?.isOptional !== true || ast.propertySignatures.some(({ type }) => type.context?.isOptional !== true))
