/**
 * Reads from a collection's table. `milliseconds` is the time limit of a read.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { From } from "../../engine/order/Cursor.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import * as Sort from "../../engine/order/Sort.ts"
import type { Find, Found } from "../ItemStore.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Keyset from "./Keyset.ts"
import * as Rows from "./Rows.ts"
import { isScalar, type Table } from "./Table.ts"
import * as Totals from "./Totals.ts"
import { Parameters, stored } from "./SqlText.ts"
import * as WordTables from "./WordTables.ts"

/** Reads the documents with these ids that match. */
export const get = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  ids: ReadonlyArray<string>,
  filter: Filter,
  milliseconds: number
) {
  if (ids.length === 0) return []
  const parameters = new Parameters(milliseconds)
  const rows = yield* sql.unsafe<Rows.Row>(
    `SELECT ${Rows.columns} FROM ${table.name} AS ${stored} WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ` +
      `AND ${FilterSql.condition(filter, isScalar(table), parameters)}`,
    parameters.values
  )
  return Rows.inOrder(ids, rows)
})

/**
 * Compiles the rows that a filter applies to. A search also reads the words of the items. The items are first, because a
 * statement locks tables in this order, and TRUNCATE of the items locks those of the words last.
 */
const sourceOf = ({ name, number }: Table, filter: Filter): string =>
  searchIn(filter) === undefined
    ? name
    : `(SELECT item.*, words FROM ${name} AS item JOIN ${WordTables.nameOf(number)} AS searched ON searched.id = item.id)`

/** Finds a page of documents. `additional` is a further condition. */
export const find = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  { filter, from, limit, offset, sort, total }: Find,
  milliseconds: number,
  additional?: string
): Effect.fn.Return<Found<Document>, SqlError> {
  const parameters = new Parameters(milliseconds)
  const condition = FilterSql.condition(filter, isScalar(table), parameters)
  const where = additional === undefined ? condition : `${condition} AND ${additional}`
  const isBackward = from?.direction === "before"
  const columns = Keyset.columnsOf(isBackward ? Sort.reverse(sort) : sort, from, parameters)
  const rows = yield* sql.unsafe<Rows.Row>(
    from === undefined
      ? `SELECT ${Rows.columns} FROM ${sourceOf(table, filter)} AS ${stored} WHERE ${where} ` +
          `ORDER BY ${Keyset.orderBy(columns)} LIMIT ${limit + 1} OFFSET ${offset}`
      : selectBeyond(sourceOf(table, filter), where, columns, from, limit + 1),
    parameters.values
  )
  const page = pageOf(rows, limit, isBackward)
  return {
    found: page.found.map(Rows.toDocument),
    hasNext: page.hasNext,
    ...(total
      ? yield* Totals.of(
          page,
          from === undefined ? offset : undefined,
          countOf(sql, table, filter, milliseconds, additional)
        )
      : TotalLimit.uncounted)
  }
})

/** Compiles a query of the rows beyond an item. It has several parts if the sort direction changes between columns. */
const selectBeyond = (
  source: string,
  where: string,
  columns: ReadonlyArray<Keyset.Column>,
  from: From,
  limit: number
): string => {
  const conditions = Keyset.beyond(columns, from)
  const order = Keyset.orderBy(columns)
  const select = (condition: string, more: string) =>
    `SELECT ${Rows.columns}${more} FROM ${source} AS ${stored} WHERE ${where} AND (${condition}) ` +
    `ORDER BY ${order} LIMIT ${limit}`
  if (conditions.length === 1) return select(conditions.join(), "")
  const places = columns.map((_, index) => `place_${index}`)
  const parts = conditions.map((condition) =>
    select(condition, columns.map(({ expression }, index) => `, ${expression} AS ${places[index]}`).join(""))
  )
  return (
    `SELECT id, own, created, updated, owner FROM (${parts.map((part) => `(${part})`).join(" UNION ALL ")}) AS part ` +
    `ORDER BY ${Keyset.orderBy(columns.map((column, index) => ({ ...column, expression: places[index] ?? "" })))} ` +
    `LIMIT ${limit}`
  )
}

/** Counts the documents that match, up to the limit of totals. `additional` is a further condition. */
const countOf = (sql: SqlClient, table: Table, filter: Filter, milliseconds: number, additional?: string) => {
  const parameters = new Parameters(milliseconds)
  const condition = FilterSql.condition(filter, isScalar(table), parameters)
  const where = additional === undefined ? condition : `${condition} AND ${additional}`
  return Totals.count(sql, `SELECT FROM ${sourceOf(table, filter)} AS ${stored} WHERE ${where}`, parameters.values)
}

/** Counts all documents that match. */
export const count = Effect.fnUntraced(function* (sql: SqlClient, table: Table, filter: Filter, milliseconds: number) {
  const parameters = new Parameters(milliseconds)
  const condition = FilterSql.condition(filter, isScalar(table), parameters)
  const [row] = yield* sql.unsafe<{ count: bigint }>(
    `SELECT count(*) AS count FROM ${sourceOf(table, filter)} AS ${stored} WHERE ${condition}`,
    parameters.values
  )
  return Number(row?.count ?? 0)
})

/**
 * Returns a page of the rows. The query reads one row more than the limit, which shows whether there is a further page.
 */
export const pageOf = <A>(rows: ReadonlyArray<A>, limit: number, isBackward: boolean) => {
  const found = rows.slice(0, limit)
  return { found: isBackward ? found.toReversed() : found, hasNext: rows.length > limit }
}
