/**
 * A filter while the user edits it: a tree of conditions and groups. It stores entries exactly as they were typed, so
 * that incomplete or invalid input is not lost.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"
import type { OperatorName } from "@portico/contract/data/FilterOperators"
import type { FieldType } from "../value/FieldType.ts"

/** An operator as the user selects it. `existsNot` is `exists` with the value false. */
export type DraftOperator = Exclude<OperatorName, "and" | "or" | "not"> | "existsNot"

/** The type of an entry's value. */
export type EntryType = "text" | "number" | "boolean" | "date"

/**
 * A value as the user entered it. Numbers are stored as typed, dates in ISO 8601 (`2026-02-03T09:00:00.000Z`), and
 * booleans as `true` or `false`. An empty string means no value, except for the type `text`.
 */
export interface Entry {
  readonly type: EntryType
  readonly text: string
}

/** A condition on one field. */
export interface Condition {
  readonly _tag: "Condition"
  readonly id: string
  /** The field's name. Empty if none is selected yet. */
  readonly field: string
  readonly operator: DraftOperator
  readonly values: ReadonlyArray<Entry>
}

/**
 * A filter part that cannot be edited, such as a comparison with an object. It is shown in words and can be removed.
 */
export interface Fixed {
  readonly _tag: "Fixed"
  readonly id: string
  readonly model: FilterModel
}

/** The logical operator of a group: all parts match, any part, not all parts, or no part. */
export type Match = "all" | "any" | "notAll" | "none"

/** A group of parts with a logical operator. */
export interface Group {
  readonly _tag: "Group"
  readonly id: string
  readonly match: Match
  readonly parts: ReadonlyArray<Part>
}

/** A part of a group. */
export type Part = Condition | Fixed | Group

/** A whole filter while it is edited. */
export type FilterDraft = Group

/** A field that a filter can use. */
export interface FilterField<Name extends string = string> {
  readonly name: Name
  /** The label for users. Default: the field's name. */
  readonly label?: string | undefined
  readonly type: FieldType
  /** The type of a list's elements. `text` by default. */
  readonly element?: FieldType | undefined
  /** The only allowed values, to choose from. */
  readonly options?: ReadonlyArray<string | number> | undefined
}

/** The draft without conditions, which matches every item. */
export const nothing: FilterDraft = { _tag: "Group", id: "root", match: "all", parts: [] }

const ordered = ["eq", "ne", "lt", "lte", "gt", "gte", "between", "in"] as const
const texts = ["contains", "startsWith", "endsWith"] as const
const presence = ["isEmpty", "isNotEmpty", "exists", "existsNot"] as const
const every = [...ordered, ...texts, "hasSome", "hasAll", ...presence] as const

const operators: Readonly<Record<FieldType, ReadonlyArray<DraftOperator>>> = {
  text: ["eq", "ne", ...texts, "in", "lt", "lte", "gt", "gte", "between", ...presence],
  number: [...ordered, ...presence],
  date: [...ordered, ...presence],
  boolean: ["eq", "ne", ...presence],
  list: ["hasSome", "hasAll", ...presence],
  object: presence,
  reference: ["eq", "ne", "in", "hasSome", "hasAll", ...presence],
  mixed: every
}

/**
 * Returns the operators that a field supports, most common first. The operators for arrays of values do not accept
 * booleans.
 */
export const operatorsOf = (field: FilterField | undefined): ReadonlyArray<DraftOperator> =>
  operators[field?.type === "list" && field.element === "boolean" ? "boolean" : (field?.type ?? "mixed")]

/**
 * Returns the types in which a value of a field can be entered. There are several only for a field of mixed type. An
 * operator with any number of values does not accept booleans.
 */
export const entryTypesOf = (
  field: FilterField | undefined,
  operator: DraftOperator
): readonly [EntryType, ...ReadonlyArray<EntryType>] => {
  const isMany = arityOf(operator) === "many"
  const type = field?.type === "list" ? (field.element ?? "text") : (field?.type ?? "mixed")
  switch (type) {
    case "boolean":
      return [isMany ? "text" : type]
    case "number":
    case "date":
    case "text":
      return [type]
    case "mixed":
      return isMany ? ["text", "number", "date"] : ["text", "number", "date", "boolean"]
    default:
      return ["text"]
  }
}

/** Returns the count of values that an operator takes: 0, 1, 2 or any number. */
export const arityOf = (operator: DraftOperator): 0 | 1 | 2 | "many" => {
  switch (operator) {
    case "isEmpty":
    case "isNotEmpty":
    case "exists":
    case "existsNot":
      return 0
    case "between":
      return 2
    case "in":
    case "hasSome":
    case "hasAll":
      return "many"
    default:
      return 1
  }
}

/** Returns the initial entry of a type. A checkbox always has a value, so a boolean starts as true. */
export const blank = (type: EntryType): Entry => ({ type, text: type === "boolean" ? "true" : "" })

/** Returns the values of a condition that are still valid after its field or operator changed. */
export const fitValues = (
  field: FilterField | undefined,
  operator: DraftOperator,
  values: ReadonlyArray<Entry>
): ReadonlyArray<Entry> => {
  const types = entryTypesOf(field, operator)
  const arity = arityOf(operator)
  const fitting = values.filter(({ text, type }) => types.includes(type) && (arity !== "many" || text !== ""))
  if (arity === "many") return fitting
  return Array.from({ length: arity }, (_, index) => fitting[index] ?? blank(types[0]))
}

/** Returns every part of a draft in depth-first order, parents before children. */
export const partsIn = (group: Group): ReadonlyArray<Part> =>
  group.parts.flatMap((part) => (part._tag === "Group" ? [part, ...partsIn(part)] : [part]))
