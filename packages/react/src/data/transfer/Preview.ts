/**
 * Reads the first rows of a file in the way an import would read them.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Import from "@portico/client/data/Import"
import { isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import type { Format } from "../bulk/failuresFile.ts"
import { type FieldInfo, fieldsOf } from "../value/FieldType.ts"
import { type FileMark, formatOf, markOf, readFile } from "./ImportFile.ts"

/**
 * The target field of each column of a CSV file, or of each property of the objects in a JSONL file. `null` skips the
 * column. A column without an entry is stored under its own name.
 */
export type Mapping = Readonly<Record<string, string | null>>

/** A row of the file, with its fault if it has one. */
export interface PreviewRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
  readonly fault: Pick<Import.RowError, "fault" | "field" | "reason" | "rowFault"> | undefined
}

/** A preview of the beginning of a file. */
export interface Preview {
  readonly file: FileMark
  readonly format: Format
  readonly columns: ReadonlyArray<string>
  readonly mapping: Mapping
  readonly rows: ReadonlyArray<PreviewRow>
  /** The number of rows that were read. `mistaken` counts those with faults. */
  readonly checked: number
  readonly mistaken: number
  /** The reason why the header cannot be used. */
  readonly fault: Import.HeaderFault | undefined
  readonly fields: ReadonlyArray<FieldInfo>
}

const shown = 6
const checked = 1000

/** The format and mapping that the user chose. Without a choice, both are detected. */
export interface Reading {
  readonly format?: Format | undefined
  readonly mapping?: Mapping | undefined
}

/** Reads the beginning of a file. Fails if the file is unreadable. */
export const previewOf = (collection: Argument, file: File, reading: Reading): Effect.Effect<Preview, unknown> =>
  Effect.gen(function* () {
    const start = yield* readFile(() => file.slice(0, 4096).text())
    // Binary data can be valid UTF-8, and UTF-16 contains null characters. Neither can be imported.
    if (start.includes("\0"))
      return yield* new Import.SourceFailed({ cause: new TypeError("The file is not a text file.") })
    const format = reading.format ?? formatOf(file.name, start.replace(/^\uFEFF/, ""))
    const mark = yield* markOf(file)
    const fields = fieldsOf(collection)
    const text = Import.readText<never, never>(file, () => undefined)
    const raw = yield* rawOf(text, format)
    const mapping = reading.mapping ?? mapColumns(raw.names, fields)
    const columns = columnsOf(collection, format, mapping)
    const found = yield* Effect.result(
      Import.readItems(collection, text, { format, columns }).pipe(Stream.take(checked), Stream.runCollect)
    )
    if (Result.isFailure(found) && found.failure._tag !== "HeaderInvalid") return yield* Effect.fail(found.failure)
    const entries = Result.isSuccess(found) ? found.success : []
    const faults = new Map(
      entries.flatMap(({ item, line }) => (Result.isFailure(item) ? [[line, item.failure] as const] : []))
    )
    return {
      file: mark,
      format,
      columns: raw.columns,
      mapping,
      rows: raw.rows.map((row) => ({ ...row, fault: faults.get(row.line) })),
      checked: entries.length,
      mistaken: faults.size,
      fault: Result.isFailure(found) && found.failure._tag === "HeaderInvalid" ? found.failure.fault : undefined,
      fields
    }
  })

/**
 * Returns the target of each column for an import. A JSONL file can have properties that its beginning does not have; one
 * that is no field of the schema is left out, like an unknown column.
 */
export const columnsOf = (collection: Argument, format: Format, mapping: Mapping): Import.Columns => {
  if (format === "CSV") return mapping
  const fields = fieldsOf(collection)
  return (name) => (Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : isKept(name, fields) ? name : null)
}

interface Raw {
  /** The columns of the shown rows, and the names of all columns in the beginning of the file. */
  readonly columns: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
  readonly rows: ReadonlyArray<Omit<PreviewRow, "fault">>
}

const rawOf = (
  text: Stream.Stream<string, Import.SourceFailed>,
  format: Format
): Effect.Effect<Raw, Import.SourceFailed> =>
  format === "CSV"
    ? Effect.map(Stream.runCollect(Stream.take(Import.readCsv(text), shown + 1)), ([header, ...rows]) => ({
        columns: header?.cells ?? [],
        names: header?.cells ?? [],
        rows: rows.map(({ cells, line }) => ({ line, cells }))
      }))
    : Effect.map(Stream.runCollect(Stream.take(Stream.splitLines(text), checked)), (lines) => {
        const objects = lines.map((line) => Option.getOrUndefined(parse(line)))
        const columns = namesIn(objects.slice(0, shown))
        return {
          columns,
          names: namesIn(objects),
          rows: lines.slice(0, shown).flatMap((line, index) => {
            const object = objects[index]
            if (line.trim() === "") return []
            const cells = isPlainObject(object) ? columns.map((name) => textOf(object[name])) : [line]
            return [{ line: index + 1, cells }]
          })
        }
      })

const namesIn = (objects: ReadonlyArray<unknown>): ReadonlyArray<string> => [
  ...new Set(objects.flatMap((object) => (isPlainObject(object) ? Object.keys(object) : [])))
]

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

const textOf = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : (JSON.stringify(value) ?? "")

// Maps a column to the field whose name or label differs only in case, whitespace or punctuation. A column "ID" is the id
// of the item, unless a field has this name. Leaves out the columns that the schema does not have, except system fields.
const mapColumns = (columns: ReadonlyArray<string>, fields: ReadonlyArray<FieldInfo>): Mapping => {
  const known = new Map([
    ["id", "_id"],
    ...fields.flatMap(({ label, name }) => [name, label ?? name].map((title) => [plain(title), name] as const))
  ])
  const pairs = columns.flatMap((column): ReadonlyArray<readonly [string, string | null]> => {
    if (column.trim() === "") return [[column, null]]
    if (isKept(column, fields)) return []
    const name = known.get(plain(column))
    return [[column, name === undefined || columns.includes(name) ? null : name]]
  })
  const taken = new Set<string>()
  return Object.fromEntries(
    pairs.map(([column, name]) => {
      if (name === null || taken.has(name)) return [column, null]
      taken.add(name)
      return [column, name]
    })
  )
}

// Whether a column is stored under its own name: it is a field, a part of one, or a system field, or the collection has
// no schema.
const isKept = (column: string, fields: ReadonlyArray<FieldInfo>): boolean =>
  fields.length === 0 ||
  systemFields.includes(column) ||
  fields.some(({ name }) => column === name || column.startsWith(`${name}.`))

const systemFields = ["_id", "_createdDate", "_updatedDate", "_ownerId"]

const plain = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "")
