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
import { notSent } from "../../../transport/internal/Codec.ts"
import * as Cells from "./Cells.ts"
import type { ValueFault } from "./Cells.ts"
import { type Argument, decoder } from "../../collection/Collection.ts"
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
  /** The error code, if the row could be read but its item was rejected. */
  readonly code?: string
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
   * The field for each column of a CSV file, by the name of the column. `null` ignores a column. By default the name of
   * a column is its field.
   */
  readonly columns?: { readonly [column: string]: string | null } | undefined
}

/** The error of a CSV file whose first row is not a valid header. */
export class HeaderInvalid extends Errors.TaggedError("HeaderInvalid")<{
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
  options.format === "CSV" ? readCsv(collection, text, options) : readLines(collection, text)

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
      const item = row.fault === undefined ? build(header, objects, row, decode) : refuse(row, row.fault)
      return Effect.succeed([header, [{ line: row.line, bytes: row.bytes, item }]] as const)
    }
    const named = row.cells.map((name) => (Object.hasOwn(columns, name) ? columns[name] : Cells.nameIn(name)))
    const reason = row.fault ?? faultIn(row.cells, named, Object.keys(columns))
    return reason === undefined
      ? Effect.succeed([named.map((name) => (name == null ? undefined : Cells.column(collection, name))), []] as const)
      : Effect.fail(new HeaderInvalid({ reason }))
  })
}

const faultIn = (
  cells: ReadonlyArray<string>,
  named: ReadonlyArray<string | null | undefined>,
  mapped: ReadonlyArray<string>
): string | undefined => {
  const fields = named.filter((name) => typeof name === "string")
  const twice = fields.find((name, index) => fields.indexOf(name) !== index)
  const inside = fields.find((name) => fields.some((other) => other.startsWith(`${name}.`)))
  const missing = mapped.find((name) => !cells.includes(name))
  if (fields.some((name) => name.split(".").includes(""))) return "A column has no field name."
  if (fields.some((name) => name.split(".").includes("__proto__"))) return "A column cannot be named __proto__."
  if (fields.length === 0) return "No column has a field."
  if (twice !== undefined) return `Two columns have the same field: ${cut(twice)}.`
  if (inside !== undefined) return `${cut(inside)} cannot be both a value and an object.`
  return missing === undefined ? undefined : `The file has no column ${cut(missing)}.`
}

const build = (
  header: ReadonlyArray<Cells.Column | undefined>,
  objects: ReadonlyArray<ReadonlyArray<string>>,
  { cells, line }: Csv.Row,
  decode: Judge
): Entry["item"] => {
  const place = header.findIndex((column) => column?.name === "_id")
  const at = { line, id: place < 0 || cells[place] === "" ? undefined : Cells.nameIn(cells[place] ?? "") }
  if (cells.length > header.length)
    return refuse(at, `The row has ${cells.length} cells, but the file has ${header.length} columns.`)
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

const readLines = <E, R>(collection: Argument, text: Stream.Stream<string, E, R>): Stream.Stream<Entry, E, R> => {
  const decode = judge(collection)
  return Stream.mapAccum(
    Stream.splitLines(text),
    () => 1,
    (line, json: string) => {
      if (json.trim() === "") return [line + 1, []] as const
      const value = Option.getOrUndefined(parse(json))
      const item = isPlainObject(value)
        ? decode(decodeDates(value) as Data, line)
        : refuse({ line }, "Expected a JSON object.", undefined, json)
      return [line + 1, [{ line, bytes: bytesOf(json) + 1, item }]] as const
    }
  )
}

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

type Judge = (data: Data, line: number) => Entry["item"]

const judge = (collection: Argument): Judge => {
  const decode = decoder(collection)
  return (data, line) => {
    const exit = decode(data)
    if (Exit.isSuccess(exit)) return Result.succeed(exit.value)
    const error = Option.getOrUndefined(Exit.findErrorOption(exit))
    const [violation] = error === undefined ? [] : notSent(error).violations
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

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
