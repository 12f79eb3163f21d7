/**
 * Distinct values of a field. If an index sorts the field and no condition excludes items, the statement moves through
 * the index from each value to the next one (a loose index scan), so its time depends on the number of values and not
 * on the number of items. Otherwise it reads all items, and the value of each one once.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import type { From } from "../../engine/order/Cursor.ts"
import type { Json } from "../../engine/value/Json.ts"
import type { FindDistinct, Found } from "../ItemStore.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Keyset from "./Keyset.ts"
import { pageOf } from "./Reads.ts"
import { key, Parameters, quote, stored } from "./SqlText.ts"
import { isScalar, orderedBy, type Table } from "./Table.ts"
import * as Totals from "./Totals.ts"

/** Finds a page of the distinct values of a field. `milliseconds` is the time limit. */
export const find = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  wanted: FindDistinct,
  milliseconds: number
): Effect.fn.Return<Found<Json>, SqlError> {
  const { from, limit, offset, order, total } = wanted
  const isBackward = from?.direction === "before"
  const place = { descending: (order === "DESC") !== isBackward, from }
  const read = (compile: Compile) => {
    const parameters = new Parameters(milliseconds)
    const values = compile(table, wanted, place, parameters)
    return sql.unsafe<{ value: Json }>(`${values} LIMIT ${limit + 1} OFFSET ${offset}`, parameters.values)
  }
  const isIndexed = yield* hasIndex(sql, table, wanted, milliseconds)
  const steps = isIndexed && offset + limit < mostSteps ? yield* read(fromIndex) : undefined
  // Another caller may have stored an array since the table was looked up.
  const rows = steps?.every(({ value }) => !Array.isArray(value)) === true ? steps : yield* read(sortedFromItems)
  const page = pageOf(rows, limit, isBackward)
  return {
    found: page.found.map(({ value }) => value),
    hasNext: page.hasNext,
    ...(total
      ? yield* Totals.of(
          page,
          from === undefined ? offset : undefined,
          countOf(sql, table, wanted, milliseconds, isIndexed && rows === steps)
        )
      : TotalLimit.uncounted)
  }
})

/**
 * The number of steps from which reading all items is preferred. A step from one value to the next takes as long as
 * reading several items.
 */
const mostSteps = 10_000

type Compile = (table: Table, wanted: FindDistinct, place: Place, parameters: Parameters) => string

/** The order of the values, and the value at which the page starts or ends. */
interface Place {
  readonly descending: boolean
  readonly from?: From | undefined
}

/** Whether a built index sorts the field and the filter matches all items. */
const hasIndex = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  { filter, path }: FindDistinct,
  milliseconds: number
) {
  const names = orderedBy(path, table)
  // The values of an array are its elements, which are not in the order of the index.
  if (names.length === 0 || !isScalar(table)(path)) return false
  if (FilterSql.condition(filter, isScalar(table), new Parameters(milliseconds)) !== "TRUE") return false
  const [row] = yield* sql.unsafe<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_index WHERE indisvalid AND indexrelid IN ` +
      `(${names.map((name) => `to_regclass(${quote(name)})`).join(", ")})) AS found`
  )
  return row?.found === true
})

/** Counts the distinct values. After too many steps through the index, it reads all items instead. */
const countOf = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  wanted: FindDistinct,
  milliseconds: number,
  isIndexed: boolean
) {
  const place = { descending: false }
  if (isIndexed) {
    const parameters = new Parameters(milliseconds)
    const steps = `${fromIndex(table, wanted, place, parameters)} LIMIT ${mostSteps}`
    const count = yield* Totals.count(sql, `SELECT FROM (${steps}) AS step`, parameters.values)
    if (count < mostSteps) return count
  }
  const parameters = new Parameters(milliseconds)
  return yield* Totals.count(sql, fromItems(table, wanted, place, parameters), parameters.values)
})

/**
 * Compiles a statement that returns the values of a field in order, by steps through an index. No item may have an array
 * in the field. The database computes only as many as the limit of the statement needs. The rows of a recursion are returned in the order in which they are computed.
 */
const fromIndex: Compile = ({ name }, { path }, { descending, from }, parameters) => {
  const value = key(path)
  const next = (condition: string) =>
    `(SELECT ${value} AS value FROM ${name} AS ${stored} WHERE ${value} > 'null'::jsonb${condition} ` +
    `ORDER BY ${value}${descending ? " DESC" : ""} LIMIT 1)`
  const first = from === undefined ? "" : ` AND ${beyond(value, { descending, from }, parameters)}`
  const { milliseconds } = parameters
  const inTime = milliseconds === undefined ? "" : ` AND ${Deadline.isBeforeDeadline(milliseconds)}`
  return (
    `WITH RECURSIVE step AS (${next(first)} UNION ALL ` +
    `SELECT ${next(` AND ${value} ${descending ? "<" : ">"} step.value`)} FROM step ` +
    `WHERE step.value IS NOT NULL${inTime}) SELECT value FROM step WHERE value IS NOT NULL`
  )
}

/** Compiles a statement that returns the values of a field in all items that match, in order. */
const sortedFromItems: Compile = (table, wanted, place, parameters) =>
  `${fromItems(table, wanted, place, parameters)} ORDER BY value${place.descending ? " DESC" : ""}`

/** Compiles a statement that returns the values of a field in all items that match. */
const fromItems: Compile = (table, { filter, path }, { descending, from }, parameters) => {
  const { milliseconds } = parameters
  const inTime = milliseconds === undefined ? "" : ` AND ${Deadline.isBeforeDeadline(milliseconds)}`
  // Repeated values are removed before arrays are unwound, so that each item costs one comparison.
  const values =
    `SELECT DISTINCT ${key(path)} AS value FROM ${table.name} AS ${stored} ` +
    `WHERE ${FilterSql.condition(filter, isScalar(table), parameters)}${inTime}`
  const elements =
    `SELECT DISTINCT one.value FROM (${values}) AS whole, jsonb_array_elements(` +
    `CASE WHEN jsonb_typeof(whole.value) = 'array' THEN whole.value ELSE jsonb_build_array(whole.value) END) ` +
    `AS one (value) WHERE one.value <> 'null'::jsonb`
  return from === undefined ? elements : `${elements} AND ${beyond("one.value", { descending, from }, parameters)}`
}

const beyond = (expression: string, { descending, from }: Required<Place>, parameters: Parameters): string =>
  from === undefined
    ? "TRUE"
    : Keyset.beyond([{ expression, descending, edge: Keyset.valueAt(from.values[0] ?? null, parameters) }], from).join()
