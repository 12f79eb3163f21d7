/**
 * What did not work, as a file: a table, or an object on each line.
 *
 * @since 0.1.0
 */
import type { FileFormat } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { encodeDates } from "@portico/contract/WireDate"
import type { ReportRow } from "./Bulk.ts"

/** The format of a file of items. */
export type Format = Member<typeof FileFormat>

/** The media type of a format. */
export const mediaTypeOf = (format: Format): string => (format === "CSV" ? "text/csv" : "application/jsonl")

/** The name of a file of a format. */
export const fileNameOf = (name: string, format: Format): string => `${name}.${format.toLowerCase()}`

/** The rows as a file. Places are counted from 1, as they are shown. */
export const failuresText = (rows: ReadonlyArray<ReportRow>, format: Format): string => {
  const told = rows.map(({ code, field, id, index, item, line, reason, status, value }) => ({
    ...(line === undefined ? { place: index + 1 } : { line }),
    id,
    status,
    code,
    field,
    value,
    reason,
    item: typeof item === "object" ? encodeDates(item) : undefined
  }))
  if (format === "JSONL") return told.map((row) => `${JSON.stringify(row)}\n`).join("")
  const names = columns.filter((name) => told.some((row) => name in row && row[name as keyof typeof row] !== undefined))
  const lines = told.map((row) => names.map((name) => cellOf(row[name as keyof typeof row])))
  return [names, ...lines].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("")
}

const columns = ["place", "line", "id", "status", "code", "field", "value", "reason", "item"] as const

const cellOf = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? guard(value) : JSON.stringify(value)

// Programs for tables would run such a text as a formula.
const guard = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
