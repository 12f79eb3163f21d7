/**
 * The content of a field's input, and its conversion from and to the field's value.
 *
 * @since 0.1.0
 */
import { encodeDates, decodeDates } from "@portico/contract/WireDate"
import { type FieldInfo, typeOf } from "./FieldType.ts"
import type { ProblemKey } from "../../problem/Problem.ts"
import { localText, momentOf } from "./localTime.ts"
import { isTooLarge, readNumber, writeNumber } from "./numbers.ts"

/** The value of an entry, or the problem with it. A value of `undefined` means that the field is omitted. */
export type Meaning =
  | { readonly _tag: "Value"; readonly value: unknown }
  | { readonly _tag: "Wrong"; readonly problem: ProblemKey }

/** The content of an input: a string, or whether a checkbox is checked. */
export type Entry = string | boolean

/** The contents of a form's inputs, by field name. */
export type Entries = Readonly<Record<string, Entry>>

/**
 * The kind of editor of a field. `answer`: yes, no or unset. `lines`: one array element per line. `references`: edited
 * apart from the item's other fields, because the provider stores them separately. `json`: any value, in its wire
 * format.
 */
export type EditorKind =
  | "text"
  | "number"
  | "boolean"
  | "optionalBoolean"
  | "date"
  | "choice"
  | "lines"
  | "reference"
  | "references"
  | "json"

type Shape = Pick<FieldInfo, "element" | "many" | "nullable" | "optional" | "options" | "type"> & Localized

/** The language and the time zone of a field's entries. */
export interface Localized {
  /** The BCP 47 tag of the language whose notation numbers have. Default: English. */
  readonly locale?: string | undefined
  /** IANA name of the time zone in which dates are shown. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

/**
 * Returns the kind of editor for a field and its value. A value that no simpler editor can represent without loss is
 * edited as JSON.
 */
export const editorOf = (field: Shape, value?: unknown): EditorKind => {
  if (field.options !== undefined) return "choice"
  switch (field.type) {
    case "list":
      return canBeLines(field, value) ? "lines" : "json"
    case "reference":
      return field.many === true
        ? "references"
        : value === undefined || value === null || typeof value === "string"
          ? "reference"
          : "json"
    case "date":
      return value === undefined || value === null || isDate(value) ? "date" : "json"
    case "boolean":
      if (value !== undefined && value !== null && typeof value !== "boolean") return "json"
      return field.optional || field.nullable === true ? "optionalBoolean" : "boolean"
    case "text":
    case "number":
      return value === undefined || value === null || typeof value === nativeTypes[field.type] ? field.type : "json"
    default:
      return "json"
  }
}

const nativeTypes = { text: "string", number: "number" } as const

// An `<input type="datetime-local">` accepts only these years here.
const isDate = (value: unknown): value is Date =>
  value instanceof Date && value.getFullYear() >= 1 && value.getFullYear() <= 9999

const canBeLines = ({ element }: Shape, value: unknown): boolean =>
  (element === "text" || element === "number") &&
  (value === undefined ||
    value === null ||
    (Array.isArray(value) &&
      value.every(
        (one) => typeof one === (element === "text" ? "string" : "number") && !/^$|^\s|\s$|[\n\r]/.test(String(one))
      )))

/** Returns the entry that represents a value. */
export const entryOf = (field: Shape, value: unknown): Entry => {
  if (editorOf(field, value) === "boolean") return value === true
  if (value === undefined || value === null) return ""
  switch (editorOf(field, value)) {
    case "date":
      return value instanceof Date ? localText(value, field.timeZone) : ""
    case "optionalBoolean":
      return value === true ? "true" : "false"
    case "lines":
      return Array.isArray(value) ? value.map((one) => lineOf(field, one)).join("\n") : ""
    case "number":
      return lineOf(field, value)
    case "references":
      return ""
    case "json":
      return JSON.stringify(encodeDates(value), undefined, 2) ?? ""
    default:
      return typeof value === "string" || typeof value === "number" ? String(value) : ""
  }
}

const lineOf = ({ locale = "en" }: Shape, value: unknown): string =>
  typeof value === "number" ? writeNumber(value, locale) : String(value)

/** Parses an entry. An untouched entry returns the previous value itself, so no precision is lost. */
export const meaningOf = (field: Shape, entry: Entry, before: unknown): Meaning => {
  if (before !== undefined && entry === entryOf(field, before)) return value(before)
  if (typeof entry === "boolean") return value(before === undefined && field.optional && !entry ? undefined : entry)
  const kind = editorOf(field, before)
  const text = kind === "text" ? entry : entry.trim()
  if (text === "") return nothing(field, kind)
  switch (kind) {
    case "number":
      return numberOf(field, text)
    case "date": {
      const date = momentOf(text, field.timeZone)
      return isDate(date) ? value(date) : wrong("dateMalformed")
    }
    case "optionalBoolean":
      return value(text === "true")
    case "references":
      return value(before)
    case "lines":
      return linesOf(field, text)
    case "choice":
      return value(field.options?.find((option) => String(option) === text) ?? text)
    case "json":
      return jsonOf(field, text)
    default:
      return value(text)
  }
}

const value = (value: unknown): Meaning => ({ _tag: "Value", value })

const wrong = (problem: ProblemKey): Meaning => ({ _tag: "Wrong", problem })

const numberOf = ({ locale = "en" }: Shape, text: string): Meaning => {
  if (isTooLarge(text, locale)) return wrong("numberTooLarge")
  const number = readNumber(text, locale)
  // JSON has no negative zero.
  return number === undefined ? wrong("numberMalformed") : value(number === 0 ? 0 : number)
}

// An empty array and an empty required string are values. Any other empty required field is a missing value.
const nothing = (field: Shape, kind: EditorKind): Meaning => {
  if (field.optional) return value(undefined)
  if (field.nullable === true) return value(null)
  if (kind === "lines") return value([])
  return kind === "text" ? value("") : wrong("valueMissing")
}

const linesOf = (field: Shape, text: string): Meaning => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  if (field.type === "reference" || field.element !== "number") return value(lines)
  const numbers = lines.map((line) => numberOf(field, line))
  return numbers.find(({ _tag }) => _tag === "Wrong") ?? value(numbers.map((one) => ("value" in one ? one.value : one)))
}

const jsonOf = ({ nullable, type }: Shape, text: string): Meaning => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return wrong("jsonMalformed")
  }
  const isNull = parsed === null && nullable === true
  const isShaped = type === "object" || type === "list"
  return isShaped && typeOf(parsed) !== type && !isNull ? wrong("valueInvalid") : value(decodeDates(parsed))
}
