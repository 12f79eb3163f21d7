/**
 * Serializes failed items to a CSV or JSONL file.
 *
 * @since 0.1.0
 */
import type { ReportRow } from "./Bulk.ts"
import type { Member } from "@portico/contract/Enumeration"
import { encodeDates } from "@portico/contract/WireDate"
import type { FileFormat } from "@portico/contract/data/Enums"

/** A file format for items. */
export type Format = Member<typeof FileFormat>

/** Returns the media type of a format. */
export const mediaTypeOf = (format: Format): string => (format === "CSV" ? "text/csv" : "application/jsonl")

/** Returns a file name with the extension of a format. */
export const fileNameOf = (name: string, format: Format): string => `${name}.${format.toLowerCase()}`

/** Serializes the rows in a format. The `place` column counts from 1, as in the report on the page. */
export const failuresText = (rows: ReadonlyArray<ReportRow>, format: Format): string => {
  const records = rows.map(({ code, field, id, index, item, line, reason, status, value }) => ({
    ...(line === undefined ? { place: index + 1 } : { line }),
    id,
    status,
    code,
    field,
    value,
    reason,
    item: typeof item === "object" ? encodeDates(item) : undefined
  }))
  if (format === "JSONL") return records.map((row) => `${JSON.stringify(row)}\n`).join("")
  const names = columns.filter((name) =>
    records.some((row) => name in row && row[name as keyof typeof row] !== undefined)
  )
  const lines = records.map((row) => names.map((name) => cellOf(row[name as keyof typeof row])))
  return [names, ...lines].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("")
}

const columns = ["place", "line", "id", "status", "code", "field", "value", "reason", "item"] as const

const cellOf = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? guard(value) : JSON.stringify(value)

// Spreadsheet programs would run a cell that starts with one of these characters as a formula.
const guard = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Returns a cell of a CSV file, in quotation marks if necessary. */
export const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Downloads a file under a name. The object URL is revoked as soon as the browser has started the download. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
