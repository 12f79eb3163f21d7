/**
 * Items of a collection as files: CSV and JSONL of any length, as pieces of text.
 *
 * @since 0.1.0
 */
import { FileFormat } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import { systemFields } from "@portico/contract/data/Item"
import type { Wde } from "@portico/contract/Wde"
import { encodeDates, isPlainObject } from "@portico/contract/WireDate"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Stream from "effect/Stream"
import * as Cells from "./internal/Cells.ts"
import { checkOneOf } from "../call/internal/Checks.ts"
import { encode } from "../collection/Collection.ts"
import * as Csv from "./internal/Csv.ts"
import * as Pages from "../query/Pages.ts"
import { refuse } from "../call/internal/Problem.ts"
import type { Queries } from "../query/Queries.ts"
import type * as Query from "../query/Query.ts"

/** Options of an export. */
export interface Options extends Pages.Options {
  /** A table with a header, or an object on each line. */
  readonly format: Member<typeof FileFormat>
  /**
   * The fields that a CSV file has columns of, dots for nested ones. By default those that the collection's schema
   * declares, or without a schema all that the items have: they are then read twice, the first time by `columns`.
   */
  readonly columns?: ReadonlyArray<string>
  /** Comma by default. */
  readonly delimiter?: string
  /**
   * Writes an apostrophe before texts that start with `=`, `+`, `-` or `@`, also as wide letters, a tab or the end of a
   * line, so that programs for tables do not run them as formulas. `Import` takes it away again. The default.
   */
  readonly guardsFormulas?: boolean
  /** Also writes the fields that the provider keeps besides `_id`: who owns an item and when it was stored. */
  readonly systemFields?: boolean
}

/** An item cannot be written: it has a field without a column, or it does not fit the collection's schema. */
export class ExportFailed extends Data.TaggedError("ExportFailed")<{
  readonly id: string
  readonly reason: string
  /** The field that has no column, where it is that. */
  readonly field?: string
}> {
  override get message(): string {
    return `Item ${this.id} cannot be exported: ${this.reason}`
  }
}

/**
 * How an export can fail: reading a page (`resume` goes on after the last whole one), or writing an item; WDE0018 where
 * the format is none.
 */
export type ExportError = Pages.StreamError | ExportFailed | Wde<"WDE0018">

/**
 * The items of a query as a file, a piece of text for each page. Items stand in it as they are stored, their `_id`
 * first and the keys of objects in order, so that the same items give the same bytes. Of a collection with a schema,
 * what `Import` reads from the file is exported to the same file again.
 *
 * An export that goes on by `resume` writes no header, so one of a CSV file has to be told its columns where no schema
 * does. Whoever wants to go on asks for `columns` first, and gives them to each part.
 *
 * **Example** (All books into a file)
 *
 * ```ts
 * import * as Export from "@portico/client/data/Export"
 * import * as Query from "@portico/client/data/Query"
 * import * as Stream from "effect/Stream"
 *
 * const file = Export.run(Query.from("books").pipe(Query.ascending("_id")), { format: "CSV" }).pipe(
 *   Stream.runFold(() => "", (file, piece) => file + piece)
 * )
 * ```
 */
export const run = (
  query: Query.Any,
  { columns: given, delimiter, format, guardsFormulas = true, systemFields: keepsSystem = false, ...options }: Options
): Stream.Stream<string, ExportError, Queries> =>
  Stream.suspend(() => {
    const toData = storedFormOf(query, keepsSystem)
    const isWhole = given === undefined
    const named = given ?? namesOf(query, keepsSystem)
    let header = named.length > 0 ? named : undefined
    // What failed before its first item has written no header.
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
            reason: `there is no column for its field ${first.field}. Name the columns, or declare it in the schema.`
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

    const pieces = Pages.pages(query, options).pipe(
      Stream.mapEffect(({ items }) => Effect.flatMap(Effect.forEach(items, toData), format === "CSV" ? toCsv : toLines))
    )
    // A file without items has its header all the same.
    const ending = Stream.suspend(() =>
      format === "CSV" && isFirst && header !== undefined ? Stream.succeed(write(header)) : Stream.empty
    )
    const isLost = format === "CSV" && header === undefined && !isFirst
    const checked = refuse([
      ...checkOneOf("format", FileFormat.members, format),
      ...(isLost ? checkOneOf("columns", ["those of the file so far"], given) : [])
    ]) as Effect.Effect<void, Wde<"WDE0018">>
    const collected = columns(query, { ...options, systemFields: keepsSystem, resume: undefined }).pipe(
      Stream.runForEach((names) => Effect.sync(() => (header = names))),
      // Nothing was written yet: whoever goes on begins.
      Effect.mapError((error) => ("resume" in error ? fromStart(error, query.skip) : error))
    )
    const isUnknown = format === "CSV" && header === undefined
    return Stream.unwrap(
      Effect.gen(function* () {
        yield* checked
        if (isUnknown) yield* collected
        return Stream.concat(pieces, ending)
      })
    )
  })

/** Options of the reading of columns. */
export interface ColumnsOptions extends Pages.Options, Pick<Options, "columns" | "systemFields"> {}

/**
 * The columns that a CSV file of a query has to have so that no field is lost: those that are known before, and whatever
 * the items have besides, in order. It reads all items, and tells for each page the columns so far; the last are all of
 * them. One that goes on by `resume` is given the `columns` so far.
 *
 * **Example** (Of a collection without a schema)
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
    return Pages.pages(query, options).pipe(
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
    // Selected fields are no whole item, which the schema could write.
    const stored = fields.length === 0 ? encode(collection, all) : Exit.succeed(all)
    return Effect.mapBoth(stored, {
      onSuccess: (data) => ({
        id,
        data: Object.fromEntries(Object.entries(data).filter(([name]) => keepsSystem || !kept.has(name)))
      }),
      onFailure: ({ message }) => new ExportFailed({ id, reason: message })
    })
  }

const kept = new Set<string>(systemFields.filter((name) => name !== "_id"))

const namesOf = ({ collection, fields }: Query.Any, keepsSystem: boolean): ReadonlyArray<string> => {
  const names = fields.length > 0 ? [...new Set(["_id", ...fields])] : Cells.declared(collection)
  return names.length > 0 && keepsSystem ? [...new Set([...names, ...kept])] : names
}

const at = (data: unknown, name: string): unknown => {
  if (isPlainObject(data) && Object.hasOwn(data, name)) return data[name]
  const [first = "", ...rest] = name.split(".")
  return rest.length > 0 && isPlainObject(data) && Object.hasOwn(data, first)
    ? at(data[first], rest.join("."))
    : undefined
}
