/**
 * Exports the items of a collection as CSV or JSONL files of any length, as a stream of strings.
 *
 * @since 0.1.0
 */
import { FileFormat, systemFields } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import type { Wde } from "@portico/contract/Wde"
import { encodeDates, isPlainObject } from "@portico/contract/WireDate"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Stream from "effect/Stream"
import * as Cells from "./internal/Cells.ts"
import { checkOneOf } from "../call/internal/Checks.ts"
import { encode } from "../collection/internal/Argument.ts"
import * as Csv from "./internal/Csv.ts"
import * as Pages from "../query/Pages.ts"
import { refuse } from "../call/internal/Problem.ts"
import type { Queries } from "../query/Queries.ts"
import * as Query from "../query/Query.ts"

/** Options of an export. */
export interface Options extends Pages.Options {
  /** The file format. `CSV` is a table with a header, `JSONL` has one object per line. */
  readonly format: Member<typeof FileFormat>
  /**
   * The fields that a CSV file has columns for, with dots for nested fields. By default the fields that the query
   * selects, or else those that the collection's schema declares. Without either, all fields that the items have: the
   * items are then read twice, first by `columns`.
   */
  readonly columns?: ReadonlyArray<string>
  /** The delimiter of a CSV file. Default: `,`. */
  readonly delimiter?: string
  /**
   * Whether strings that start with `=`, `+`, `-` or `@` (also as full-width characters), a tab or a line break are
   * prefixed with an apostrophe, so that spreadsheet programs do not run them as formulas. `Import` removes the
   * apostrophe. Default: `true`.
   */
  readonly guardsFormulas?: boolean
  /** Whether system fields other than `_id` are written: an item's owner and when it was created and updated. */
  readonly systemFields?: boolean
}

/**
 * The error of an item that cannot be written. It has a field without a column, or it does not match the collection's
 * schema.
 */
export class ExportFailed extends Data.TaggedError("ExportFailed")<{
  readonly id: string
  readonly reason: string
  /** The field that has no column, if that is the reason. */
  readonly field?: string
}> {
  override get message(): string {
    return `The item ${this.id} cannot be exported: ${this.reason}`
  }
}

/**
 * An error of an export: a page that could not be read (`resume` continues after the last complete page), an item that
 * could not be written, or WDE0018 for an invalid format or missing columns.
 */
export type ExportError = Pages.StreamError | ExportFailed | Wde<"WDE0018">

/**
 * Exports the items of a query, as one string per page. Items are written in their stored form, with `_id` first and
 * the keys of objects sorted, so that the same items produce the same bytes. For a collection with a schema, importing
 * the file with `Import` and exporting it again produces the same file.
 *
 * An item that does not match the schema makes the export fail, even if the query has `omitInvalid`: a file without it
 * would not be complete.
 *
 * A resumed export writes no header. To resume a CSV export of a collection without a schema, call `columns` first and
 * pass its result to every part of the export.
 *
 * **Example** (Exporting all books to a file)
 *
 * ```ts
 * import * as Export from "@portico/client/data/Export"
 * import * as Query from "@portico/client/data/Query"
 * import * as Stream from "effect/Stream"
 *
 * const file = Export.run(Query.from("books").pipe(Query.ascending("_id")), { format: "CSV" }).pipe(
 *   Stream.runFold(() => "", (file, chunk) => file + chunk)
 * )
 * ```
 */
export const run = (
  query: Query.Any,
  {
    columns: given,
    delimiter,
    format,
    guardsFormulas = true,
    systemFields: includesSystemFields = false,
    ...options
  }: Options
): Stream.Stream<string, ExportError, Queries> =>
  Stream.suspend(() => {
    const toData = storedFormOf(query, includesSystemFields)
    const isWhole = given === undefined
    const named = given ?? namesOf(query, includesSystemFields)
    let header = named.length > 0 ? named : undefined
    // An export that failed before its first item has not written the header yet.
    let isFirst = (options.resume?.seen ?? 0) === 0

    const write = (cells: ReadonlyArray<unknown>) =>
      Csv.write(
        cells.map((cell) => Cells.write(cell, guardsFormulas)),
        delimiter
      )

    const toCsv = (items: ReadonlyArray<Stored>): Effect.Effect<string, ExportFailed> => {
      const names = header ?? []
      const known = new Set(names.flatMap((name) => [name, name.split(".")[0]]))
      const lost = isWhole
        ? items.flatMap(({ data, id }) =>
            Object.keys(data).flatMap((field) => (known.has(field) ? [] : [{ id, field }]))
          )
        : []
      const [first] = lost
      if (first !== undefined) {
        return Effect.fail(
          new ExportFailed({
            ...first,
            reason: `there is no column for its field ${first.field}. List the field in the option columns, or declare it in the schema.`
          })
        )
      }
      const rows = items.map(({ data }) => write(names.map((name) => at(data, name))))
      const before = isFirst ? write(names) : ""
      isFirst = false
      return Effect.succeed(before + rows.join(""))
    }

    const toLines = (items: ReadonlyArray<Stored>): Effect.Effect<string> =>
      Effect.succeed(items.map(({ data }) => `${JSON.stringify(Cells.ordered(encodeDates(data)))}\n`).join(""))

    const chunks = Pages.pages(Query.omitInvalid(false)(query), options).pipe(
      Stream.mapEffect(({ items }) => Effect.flatMap(Effect.forEach(items, toData), format === "CSV" ? toCsv : toLines))
    )
    // An empty file still needs a header.
    const ending = Stream.suspend(() =>
      format === "CSV" && isFirst && header !== undefined ? Stream.succeed(write(header)) : Stream.empty
    )
    const isLost = format === "CSV" && header === undefined && !isFirst
    const checked = refuse([
      ...checkOneOf("format", FileFormat.members, format),
      ...(isLost ? checkOneOf("columns", ["the columns of the file so far"], given) : [])
    ]) as Effect.Effect<void, Wde<"WDE0018">>
    const collected = columns(query, { ...options, systemFields: includesSystemFields, resume: undefined }).pipe(
      Stream.runForEach((names) => Effect.sync(() => (header = names))),
      // No part of the file has been written yet, so a retry must start at the first item.
      Effect.mapError((error) => ("resume" in error ? fromStart(error, query.skip) : error))
    )
    const isUnknown = format === "CSV" && header === undefined
    return Stream.unwrap(
      Effect.gen(function* () {
        yield* checked
        if (isUnknown) yield* collected
        return Stream.concat(chunks, ending)
      })
    )
  })

/** Options of `columns`. */
export interface ColumnsOptions extends Pages.Options, Pick<Options, "columns" | "systemFields"> {}

/**
 * Emits the columns that a CSV file of a query needs so that no field is lost: the selected fields or those of the
 * schema, followed by all other fields of the items in sorted order. It reads all items and emits the columns found so
 * far after each page; the last value is complete. To resume, pass `resume` and the `columns` found so far.
 *
 * **Example** (Finding the columns of a collection without a schema)
 *
 * ```ts
 * import * as Export from "@portico/client/data/Export"
 * import * as Query from "@portico/client/data/Query"
 * import * as Stream from "effect/Stream"
 *
 * const columns = Stream.runLast(Export.columns(Query.from("books")))
 * ```
 */
export const columns = (
  query: Query.Any,
  { columns: before = [], systemFields: keepsSystem = false, ...options }: ColumnsOptions = {}
): Stream.Stream<ReadonlyArray<string>, Pages.StreamError | ExportFailed, Queries> =>
  Stream.suspend(() => {
    const toData = storedFormOf(query, keepsSystem)
    const named = namesOf(query, keepsSystem)
    const fixed = new Set(named.flatMap((name) => [name, name.split(".")[0]]))
    const found = new Set(before)
    const all = () => [
      ...(named.length > 0 ? named : ["_id"]),
      ...[...found].filter((name) => name !== "_id" && !fixed.has(name)).toSorted()
    ]
    return Pages.pages(Query.omitInvalid(false)(query), options).pipe(
      Stream.mapEffect(({ items }) => Effect.forEach(items, toData)),
      Stream.map((items) => {
        for (const { data } of items) for (const name of Object.keys(data)) found.add(name)
        return all()
      })
    )
  })

const fromStart = (error: Pages.StreamError, offset: number): Pages.StreamError => {
  const resume = { offset, seen: 0 }
  return error._tag === "PageFailed"
    ? new Pages.PageFailed({ cause: error.cause, resume })
    : new Pages.Truncated({ reason: error.reason, resume })
}

interface Stored {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

const storedFormOf =
  ({ collection, fields }: Query.Any, keepsSystem: boolean) =>
  ({ data, id }: { readonly id: string; readonly data: unknown }): Effect.Effect<Stored, ExportFailed> => {
    const all = isPlainObject(data) ? data : {}
    // With selected fields the item is incomplete, so the schema cannot encode it.
    const stored = fields.length === 0 ? encode(collection, all) : Exit.succeed(all)
    return Effect.mapBoth(stored, {
      onSuccess: (data) => ({
        id,
        data: Object.fromEntries(Object.entries(data).filter(([name]) => keepsSystem || !hiddenFields.has(name)))
      }),
      onFailure: ({ message }) => new ExportFailed({ id, reason: message })
    })
  }

const hiddenFields = new Set<string>(systemFields.filter((name) => name !== "_id"))

const namesOf = ({ collection, fields }: Query.Any, keepsSystem: boolean): ReadonlyArray<string> => {
  const names = fields.length > 0 ? [...new Set(["_id", ...fields])] : Cells.declared(collection)
  return names.length > 0 && keepsSystem ? [...new Set([...names, ...hiddenFields])] : names
}

const at = (data: unknown, name: string): unknown => {
  if (isPlainObject(data) && Object.hasOwn(data, name)) return data[name]
  const [first = "", ...rest] = name.split(".")
  return rest.length > 0 && isPlainObject(data) && Object.hasOwn(data, first)
    ? at(data[first], rest.join("."))
    : undefined
}
