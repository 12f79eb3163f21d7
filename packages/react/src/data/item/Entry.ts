/**
 * What stands in the input of a field, and the value that it means.
 *
 * @since 0.1.0
 */
import { dress, revive } from "@portico/contract/WireDate"
import * as Result from "effect/Result"
import type { ProblemKey } from "../../problem/Problem.ts"
import type { FieldInfo } from "../value/FieldType.ts"

/** What stands in an input: a text, or whether a box is ticked. */
export type Entry = string | boolean

/** What stands in the inputs of a form, by the names of their fields. */
export type Entries = Readonly<Record<string, Entry>>

/** How a field is edited. `lines`: one element of a list a line. `json`: whatever it holds, as it travels. */
export type EditorKind = "text" | "number" | "boolean" | "date" | "choice" | "lines" | "reference" | "json"

type Shape = Pick<FieldInfo, "element" | "many" | "nullable" | "optional" | "options" | "type">

/** How the value of a field is edited. What no simpler input can hold without loss is edited as JSON. */
export const editorOf = (field: Shape, value?: unknown): EditorKind => {
  if (field.options !== undefined) return "choice"
  switch (field.type) {
    case "list":
      return canBeLines(field, value) ? "lines" : "json"
    case "reference":
      return field.many === true
        ? "lines"
        : value === undefined || value === null || typeof value === "string"
          ? "reference"
          : "json"
    case "date":
      return value === undefined || value === null || isDate(value) ? "date" : "json"
    case "text":
    case "number":
    case "boolean":
      return value === undefined || value === null || typeof value === nativeTypes[field.type] ? field.type : "json"
    default:
      return "json"
  }
}

const nativeTypes = { text: "string", number: "number", boolean: "boolean" } as const

const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime())

const canBeLines = ({ element }: Shape, value: unknown): boolean =>
  (element === "text" || element === "number") &&
  (value === undefined ||
    value === null ||
    (Array.isArray(value) &&
      value.every((one) => typeof one === (element === "text" ? "string" : "number") && !/^\s*$|\n/.test(String(one)))))

/** The entry that shows a value. */
export const entryOf = (field: Shape, value: unknown): Entry => {
  if (editorOf(field, value) === "boolean") return value === true
  if (value === undefined || value === null) return ""
  switch (editorOf(field, value)) {
    case "date":
      return value instanceof Date ? localText(value) : ""
    case "lines":
      return Array.isArray(value) ? value.join("\n") : ""
    case "json":
      return JSON.stringify(dress(value), undefined, 2) ?? ""
    default:
      return typeof value === "string" || typeof value === "number" ? String(value) : ""
  }
}

/** The value that an entry means, or what is wrong with it. `undefined`: the field is left out. */
export type Meaning =
  | { readonly _tag: "Value"; readonly value: unknown }
  | { readonly _tag: "Wrong"; readonly problem: ProblemKey }

/** Reads an entry. One that was not touched means what was there before, to the last digit. */
export const meaningOf = (field: Shape, entry: Entry, before: unknown): Meaning => {
  if (before !== undefined && entry === entryOf(field, before)) return value(before)
  if (typeof entry === "boolean") return value(before === undefined && field.optional && !entry ? undefined : entry)
  const kind = editorOf(field, before)
  const text = kind === "text" ? entry : entry.trim()
  if (text === "") return nothing(field, kind)
  switch (kind) {
    case "number":
      return numberOf(text)
    case "date": {
      const date = new Date(text)
      return isDate(date) ? value(date) : wrong("dateMalformed")
    }
    case "lines":
      return linesOf(field, text)
    case "choice":
      return value(field.options?.find((option) => String(option) === text) ?? text)
    case "json":
      return jsonOf(text)
    default:
      return value(text)
  }
}

const value = (value: unknown): Meaning => ({ _tag: "Value", value })
const wrong = (problem: ProblemKey): Meaning => ({ _tag: "Wrong", problem })

// An empty list is one. Nothing else can be empty and be there, but for a text that has to.
const nothing = (field: Shape, kind: EditorKind): Meaning => {
  if (field.optional) return value(undefined)
  if (field.nullable === true) return value(null)
  if (kind === "lines") return value([])
  return kind === "text" ? value("") : wrong("valueMissing")
}

const numberOf = (text: string): Meaning => {
  const number = Number(text.replace(",", "."))
  return Number.isFinite(number) ? value(number) : wrong("numberMalformed")
}

const linesOf = ({ element, type }: Shape, text: string): Meaning => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  if (type === "reference" || element !== "number") return value(lines)
  const numbers = lines.map(numberOf)
  return numbers.find(({ _tag }) => _tag === "Wrong") ?? value(numbers.map((one) => ("value" in one ? one.value : one)))
}

const jsonOf = (text: string): Meaning => {
  const parsed = Result.try((): unknown => JSON.parse(text))
  return Result.isSuccess(parsed) ? value(revive(parsed.success)) : wrong("jsonMalformed")
}

// As the input of a date and a time takes it: in the reader's own time zone.
const localText = (date: Date): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const seconds = date.getSeconds() === 0 ? "" : `:${two(date.getSeconds())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}${seconds}`
}
