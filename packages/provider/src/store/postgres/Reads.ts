/**
 * What is read of a collection's table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Document } from "../../engine/Document.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { Json } from "../../engine/Json.ts"
import type { SortKey } from "../../engine/Sort.ts"
import type { Find, FindDistinct, Found } from "../ItemStore.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Rows from "./Rows.ts"
import { isScalar, type Table } from "./Table.ts"
import { key, Parameters, stored } from "./Text.ts"

/** Reads the documents of these ids that match. */
export const get = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  ids: ReadonlyArray<string>,
  filter: Filter
) {
  if (ids.length === 0) return []
  const parameters = new Parameters()
  const rows = yield* sql.unsafe<Rows.Row>(
    `SELECT ${Rows.columns} FROM ${table.name} AS ${stored} WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ` +
      `AND ${FilterSql.condition(filter, isScalar(table), parameters)}`,
    parameters.values
  )
  return Rows.inOrder(ids, rows)
})

/** Finds a page of documents. */
export const find = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  { filter, limit, offset, sort, total }: Find
): Effect.fn.Return<Found<Document>, SqlError> {
  const parameters = new Parameters()
  const where = FilterSql.condition(filter, isScalar(table), parameters)
  const rows = yield* sql.unsafe<Rows.Row>(
    `SELECT ${Rows.columns} FROM ${table.name} AS ${stored} WHERE ${where} ` +
      `ORDER BY ${sort.map(orderBy).join(", ")} LIMIT ${limit + 1} OFFSET ${offset}`,
    parameters.values
  )
  const page = pageOf(rows, limit)
  return {
    found: page.found.map(Rows.toDocument),
    hasNext: page.hasNext,
    total: total ? Option.some(totalOf(page, offset) ?? (yield* count(sql, table, filter))) : Option.none()
  }
})

/** Counts the documents that match. */
export const count = Effect.fnUntraced(function* (sql: SqlClient, table: Table, filter: Filter) {
  const parameters = new Parameters()
  const [row] = yield* sql.unsafe<{ count: bigint }>(
    `SELECT count(*) AS count FROM ${table.name} AS ${stored} ` +
      `WHERE ${FilterSql.condition(filter, isScalar(table), parameters)}`,
    parameters.values
  )
  return Number(row?.count ?? 0)
})

/** Finds a page of the distinct values of a field. */
export const distinct = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  { filter, limit, offset, order, path, total }: FindDistinct
): Effect.fn.Return<Found<Json>, SqlError> {
  const parameters = new Parameters()
  const value = key(path)
  const values =
    `SELECT DISTINCT one.value FROM ${table.name} AS ${stored}, jsonb_array_elements(` +
    `CASE WHEN jsonb_typeof(${value}) = 'array' THEN ${value} ELSE jsonb_build_array(${value}) END) AS one (value) ` +
    `WHERE one.value <> 'null'::jsonb AND ${FilterSql.condition(filter, isScalar(table), parameters)}`
  const rows = yield* sql.unsafe<{ value: Json }>(
    `${values} ORDER BY one.value ${order} LIMIT ${limit + 1} OFFSET ${offset}`,
    parameters.values
  )
  const page = pageOf(rows, limit)
  const counted = Effect.map(
    sql.unsafe<{ count: bigint }>(`SELECT count(*) AS count FROM (${values}) AS value`, parameters.values),
    ([row]) => Number(row?.count ?? 0)
  )
  return {
    found: page.found.map(({ value }) => value),
    hasNext: page.hasNext,
    total: total ? Option.some(totalOf(page, offset) ?? (yield* counted)) : Option.none()
  }
})

const orderBy = ({ descending, path }: SortKey): string =>
  `${path.length === 1 && path[0] === "_id" ? `${stored}.id` : key(path)}${descending ? " DESC" : ""}`

// One row more than asked for tells that there is a next page.
const pageOf = <A>(rows: ReadonlyArray<A>, limit: number) => ({
  found: rows.slice(0, limit),
  hasNext: rows.length > limit
})

/** How many there are in all, where the last page tells it. */
const totalOf = (
  { found, hasNext }: { readonly found: ReadonlyArray<unknown>; readonly hasNext: boolean },
  offset: number
) => (hasNext || (found.length === 0 && offset > 0) ? undefined : offset + found.length)
