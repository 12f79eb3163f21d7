/**
 * A filter while a person edits it: a tree of conditions and groups that keeps what was entered as it was entered, so
 * that nothing is lost on the way to something valid.
 *
 * @since 0.1.0
 */
import type { FilterModel, OperatorName } from "@portico/contract/data/Query"
import type { FieldType } from "../value/FieldType.ts"

/** An operator as a person chooses it. `existsNot` is `exists` with a no. */
export type DraftOperator = Exclude<OperatorName, "and" | "or" | "not"> | "existsNot"

/** What kind of value an entry stands for. */
export type EntryType = "text" | "number" | "boolean" | "date"

/**
 * A value as it was entered. Numbers stand as they were typed, dates in ISO 8601 (`2026-02-03T09:00:00.000Z`), booleans
 * as `true` or `false`; nothing was entered where the text is empty, but for a text.
 */
export interface Entry {
  readonly type: EntryType
  readonly text: string
}

/** One condition on one field. */
export interface Condition {
  readonly _tag: "Condition"
  readonly id: string
  /** Empty where none was chosen yet. */
  readonly field: string
  readonly operator: DraftOperator
  readonly values: ReadonlyArray<Entry>
}

/** A part that no control can edit, such as a comparison with a whole object: it is shown in words and can be removed. */
export interface Fixed {
  readonly _tag: "Fixed"
  readonly id: string
  readonly model: FilterModel
}

/** How the parts of a group are joined: all must hold, any, not all, none. */
export type Match = "all" | "any" | "notAll" | "none"

/** Parts that are joined. */
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

/** A field that a filter can speak of. */
export interface FilterField<Name extends string = string> {
  readonly name: Name
  /** What people call it. Its name where nobody says otherwise. */
  readonly label?: string | undefined
  readonly type: FieldType
  /** What the elements of a list are: texts where nobody says otherwise. */
  readonly element?: FieldType | undefined
  /** The only values that it may have, to choose from. */
  readonly options?: ReadonlyArray<string | number> | undefined
}

/** The draft without a condition: every item meets it. */
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

/** The operators that a field can be asked by, the likeliest first. No list of values takes a boolean. */
export const operatorsOf = (field: FilterField | undefined): ReadonlyArray<DraftOperator> =>
  operators[field?.type === "list" && field.element === "boolean" ? "boolean" : (field?.type ?? "mixed")]

/**
 * The types that a value of a field can be entered in: one but where a field holds anything. An operator of many values
 * takes no boolean.
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

/** How many values an operator takes: none, one, two, or any number of them. */
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

/** The entry of a type before anything is entered. A checkbox has a value from the start. */
export const blank = (type: EntryType): Entry => ({ type, text: type === "boolean" ? "true" : "" })

/** The values of a condition after its field or operator changed: what fits stays. */
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

/** Every part of a draft, from the outside in, each before what it holds. */
export const partsIn = (group: Group): ReadonlyArray<Part> =>
  group.parts.flatMap((part) => (part._tag === "Group" ? [part, ...partsIn(part)] : [part]))
