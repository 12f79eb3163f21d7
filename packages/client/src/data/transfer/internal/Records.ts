/**
 * Reads the rows of a file as items, decoded by the collection's schema. An invalid row is an error.
 *
 * @since 0.1.0
 */
import type { FileFormat } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Errors from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Stream from "effect/Stream"
import * as Cells from "./Cells.ts"
import type { ValueFault } from "./Cells.ts"
import type { Argument } from "../../collection/Collection.ts"
import { decoder, isTyped } from "../../collection/internal/Argument.ts"
import * as Csv from "./Csv.ts"
import { bytesOf } from "./Source.ts"

type Data = Readonly<Record<string, unknown>>

/** The error of a row in a file. */
export interface RowError {
  /** The line on which the row starts, counted from 1. */
  readonly line: number
  /** The item's id: the row's own or the generated one. Undefined if the row has no readable id. */
  readonly id: string | undefined
  /** The invalid field, if the error concerns a single field. */
  readonly field: string | undefined
  /** The invalid value, cut to 60 characters. */
  readonly value: string | undefined
  readonly reason: string
  /** The kind of error, if the error concerns the value of a field. */
  readonly fault?: ValueFault
  /** The kind of error, if the row as a whole cannot be read. */
  readonly rowFault?: RowFault
  /** The error code, if the row could be read but its item was rejected. */
  readonly code?: string
}

/** The error of a row that cannot be read as a whole. */
export interface RowFault {
  /**
   * `cells`: the row has more cells than the file has columns. `quotes`: a quote of the CSV row is not closed or not valid.
   * `tooLong`: the CSV row has more than two million characters. `notObject`: the JSONL line is not an object.
   */
  readonly kind: "cells" | "quotes" | "tooLong" | "notObject"
  /** The number of cells of the row, if `kind` is `cells`. */
  readonly cells?: number
  /** The number of columns of the file, if `kind` is `cells`. */
  readonly columns?: number
}

/** The error of the header of a CSV file. */
export interface HeaderFault {
  /**
   * `unnamed`: a column has no field name. `reserved`: a column is named `__proto__`. `noFields`: all columns are ignored.
   * `fieldTwice`: two columns have the same field. `fieldNested`: a field is both a value and an object.
   * `columnMissing`: the option `columns` names a column that the file does not have. `quotes` and `tooLong`: the row
   * cannot be read.
   */
  readonly kind:
    | "unnamed"
    | "reserved"
    | "noFields"
    | "fieldTwice"
    | "fieldNested"
    | "columnMissing"
    | "quotes"
    | "tooLong"
  /** The field or column, cut to 60 characters, if the error concerns one. */
  readonly name?: string
}

/** A row of a file: an item, or the error of the row. */
export interface Entry {
  readonly line: number
  /** The approximate size of the row in the file, in bytes. */
  readonly bytes: number
  readonly item: Result.Result<Data, RowError>
}

/** Options of reading a file. */
export interface Options extends Csv.Options {
  /** The file format. `CSV` is a table with a header, `JSONL` has one object per line. */
  readonly format: Member<typeof FileFormat>
  /**
   * The field for each column of a CSV file or each property of the objects in a JSONL file, by the name of the column.
   * `null` ignores a column. By default the name of a column is its field. A property of an object that has the name of
   * a field takes precedence over a property that maps to the field. A function returns the field for a name.
   */
  readonly columns?: Columns | undefined
}

/** The field for each column, or a function that returns it. `null` ignores a column. */
export type Columns = { readonly [column: string]: string | null } | ((column: string) => string | null)

/** The error of a CSV file whose first row is not a valid header. */
export class HeaderInvalid extends Errors.TaggedError("HeaderInvalid")<{
  readonly fault: HeaderFault
  readonly reason: string
}> {
  override get message(): string {
    return `The header of the file is invalid: ${this.reason}`
  }
}

/** Reads the rows of a file as items or errors. */
export const read = <E, R>(
  collection: Argument,
  text: Stream.Stream<string, E, R>,
  options: Options
): Stream.Stream<Entry, E | HeaderInvalid, R> =>
  options.format === "CSV" ? readCsv(collection, text, options) : readLines(collection, text, options)

const readCsv = <E, R>(
  collection: Argument,
  text: Stream.Stream<string, E, R>,
  { columns = {}, delimiter }: Options
): Stream.Stream<Entry, E | HeaderInvalid, R> => {
  const decode = judge(collection)
  const objects = Cells.objectsOf(collection)
  const initial = (): ReadonlyArray<Cells.Column | undefined> | undefined => undefined
  return Stream.mapAccumEffect(Csv.rows(text, { delimiter }), initial, (header, row: Csv.Row) => {
    if (header !== undefined) {
      const item =
        row.fault === undefined
          ? build(header, objects, row, decode)
          : refuseRow(row, { kind: row.faultKind ?? "quotes" }, row.fault)
      return Effect.succeed([header, [{ line: row.line, bytes: row.bytes, item }]] as const)
    }
    const named = row.cells.map(
      (name) => fieldOf(columns, name) ?? (isMapped(columns, name) ? null : Cells.nameIn(name))
    )
    const fault = row.fault === undefined ? faultIn(row.cells, named, columns) : { kind: row.faultKind ?? "quotes" }
    return fault === undefined
      ? Effect.succeed([named.map((name) => (name === null ? undefined : Cells.column(collection, name))), []] as const)
      : Effect.fail(new HeaderInvalid({ fault, reason: row.fault ?? headerReason(fault) }))
  })
}

const isMapped = (columns: Columns, name: string): boolean =>
  typeof columns === "function" || Object.hasOwn(columns, name)

const fieldOf = (columns: Columns, name: string): string | null | undefined =>
  typeof columns === "function" ? columns(name) : Object.hasOwn(columns, name) ? columns[name] : undefined

const faultIn = (
  cells: ReadonlyArray<string>,
  named: ReadonlyArray<string | null>,
  columns: Columns
): HeaderFault | undefined => {
  const fields = named.filter((name) => name !== null)
  const twice = fields.find((name, index) => fields.indexOf(name) !== index)
  const inside = fields.find((name) => fields.some((other) => other.startsWith(`${name}.`)))
  const missing = (typeof columns === "function" ? [] : Object.keys(columns)).find((name) => !cells.includes(name))
  if (fields.some((name) => name.split(".").includes(""))) return { kind: "unnamed" }
  if (fields.some((name) => name.split(".").includes("__proto__"))) return { kind: "reserved", name: "__proto__" }
  if (fields.length === 0) return { kind: "noFields" }
  if (twice !== undefined) return { kind: "fieldTwice", name: cut(twice) }
  if (inside !== undefined) return { kind: "fieldNested", name: cut(inside) }
  return missing === undefined ? undefined : { kind: "columnMissing", name: cut(missing) }
}

const headerReason = ({ kind, name = "" }: HeaderFault): string =>
  ({
    unnamed: "A column has no field name.",
    reserved: `A column cannot be named ${name}.`,
    noFields: "No column has a field.",
    fieldTwice: `Two columns have the same field: ${name}.`,
    fieldNested: `${name} cannot be both a value and an object.`,
    columnMissing: `The file has no column ${name}.`,
    quotes: "A quote is not valid.",
    tooLong: "The row is too long."
  })[kind]

const build = (
  header: ReadonlyArray<Cells.Column | undefined>,
  objects: ReadonlyArray<ReadonlyArray<string>>,
  { cells, line }: Csv.Row,
  decode: Judge
): Entry["item"] => {
  const place = header.findIndex((column) => column?.name === "_id")
  const at = { line, id: place < 0 || cells[place] === "" ? undefined : Cells.nameIn(cells[place] ?? "") }
  if (cells.length > header.length)
    return refuseRow(
      at,
      { kind: "cells", cells: cells.length, columns: header.length },
      `The row has ${cells.length} cells, but the file has ${header.length} columns.`
    )
  const data: { [key: string]: unknown } = {}
  for (const [index, column] of header.entries()) {
    const cell = cells[index] ?? ""
    if (column === undefined) continue
    const value = column.read(cell)
    if (Result.isFailure(value)) return refuse(at, value.failure, column.name, cell, column.faultOf(cell))
    if (Option.isSome(value.success)) put(data, column.path, value.success.value)
  }
  for (const path of objects) put(data, path)
  return decode(data, line)
}

/** Sets the value at a path. Without a value, creates an empty object if the path has no value. */
const put = (data: { [key: string]: unknown }, path: ReadonlyArray<string>, ...value: ReadonlyArray<unknown>): void => {
  const [name = "", ...rest] = path
  const isLast = rest.length === 0
  if (isLast && value.length > 0) data[name] = value[0]
  else {
    const inner = Object.hasOwn(data, name) ? data[name] : (data[name] = {})
    if (!isLast && isPlainObject(inner)) put(inner, rest, ...value)
  }
}

const readLines = <E, R>(
  collection: Argument,
  text: Stream.Stream<string, E, R>,
  { columns = {} }: Options
): Stream.Stream<Entry, E, R> => {
  const decode = judge(collection)
  return Stream.mapAccum(
    Stream.splitLines(text),
    () => 1,
    (line, json: string) => {
      if (json.trim() === "") return [line + 1, []] as const
      const value = Option.getOrUndefined(parse(json))
      const item = isPlainObject(value)
        ? decode(decodeDates(renamed(value, columns)) as Data, line)
        : refuseRow({ line }, { kind: "notObject" }, "Expected a JSON object.", json)
      return [line + 1, [{ line, bytes: bytesOf(json) + 1, item }]] as const
    }
  )
}

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

// A property that has the name of a field takes precedence, because two properties of a row can map to one field.
const renamed = (value: Data, columns: Columns): Data => {
  const names = Object.keys(value)
  const mapped = new Map(
    names.flatMap((name) => {
      const field = isMapped(columns, name) ? fieldOf(columns, name) : name
      return field == null ? [] : [[name, field] as const]
    })
  )
  if (names.every((name) => mapped.get(name) === name)) return value
  const own = new Set([...mapped].flatMap(([name, field]) => (name === field ? [name] : [])))
  return Object.fromEntries(
    [...mapped].flatMap(([name, field]) => (name === field || !own.has(field) ? [[field, value[name]] as const] : []))
  )
}

type Judge = (data: Data, line: number) => Entry["item"]

const judge = (collection: Argument): Judge => {
  const decode = decoder(collection)
  return (data, line) => {
    const exit = decode(data)
    if (Exit.isSuccess(exit)) return Result.succeed(exit.value)
    const error = Option.getOrUndefined(Exit.findErrorOption(exit))
    const [violation] = error === undefined || !isTyped(collection) ? [] : collection.codec.violations(error)
    const { description = "The item does not match the schema.", field = "" } = violation ?? {}
    const value = field.split(".").reduce<unknown>((value, name) => (value as Data | undefined)?.[name], data)
    return refuse(
      { line, id: typeof data["_id"] === "string" ? data["_id"] : undefined },
      description,
      field === "" ? undefined : field,
      typeof value === "string" ? value : JSON.stringify(value),
      field === "" ? undefined : value === undefined ? "missing" : "invalid"
    )
  }
}

const refuse = (
  { id, line }: { readonly id?: string | undefined; readonly line: number },
  reason: string,
  field?: string,
  value?: string,
  fault?: ValueFault
): Result.Result<never, RowError> =>
  Result.fail({
    line,
    id,
    field,
    value: value === undefined ? undefined : cut(value),
    reason,
    ...(fault === undefined ? {} : { fault })
  })

const refuseRow = (
  row: { readonly id?: string | undefined; readonly line: number },
  rowFault: RowFault,
  reason: string,
  value?: string
): Result.Result<never, RowError> =>
  Result.mapError(refuse(row, reason, undefined, value), (error) => ({ ...error, rowFault }))

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
