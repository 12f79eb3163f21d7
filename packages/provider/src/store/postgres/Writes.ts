/**
 * Writes to a collection's table. One statement writes any number of documents.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Deadline } from "../../engine/limits/Deadline.ts"
import type * as Document from "../../engine/collection/Document.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { Saved } from "../ItemStore.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Rows from "./Rows.ts"
import { isScalar, type Table } from "./Table.ts"
import { Parameters, stored } from "./SqlText.ts"

/** Replaces documents that exist and match. */
export const update = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>,
  filter: Filter,
  deadline: Deadline
): Effect.fn.Return<ReadonlyArray<Option.Option<Document.Document>>, SqlError> {
  if (documents.length === 0) return []
  const parameters = within(deadline)
  const rows = yield* sql.unsafe<Rows.Row>(
    `UPDATE ${table.name} AS ${stored} SET data = given.data - '_ownerId' || ${preserved}, own = given.own ` +
      `FROM (${Rows.rowsQuery(documents, parameters, table)}) AS given (id, data, own) WHERE ${stored}.id = given.id ` +
      `AND ${FilterSql.condition(filter, isScalar(table), parameters)} RETURNING ${Rows.columns}`,
    parameters.values
  )
  return Rows.inOrder(
    documents.map(({ id }) => id),
    rows
  )
})

/** Creates the parameters of a statement that must finish within the remaining time. */
const within = (deadline: Deadline): Parameters => new Parameters(Math.max(Math.ceil(deadline.left()), 0))

/**
 * Locks the rows of documents for update. The lock order is that of the ids, so that concurrent calls cannot deadlock.
 */
export const lock = (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>
): Effect.Effect<unknown, SqlError> => {
  const parameters = new Parameters()
  const ids = parameters.textArray(documents.map(({ id }) => id))
  return sql.unsafe(`SELECT FROM ${table.name} WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`, parameters.values)
}

/** Overwrites existing documents, each of which must occur only once. */
export const overwrite = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>
): Effect.fn.Return<void, SqlError> {
  const parameters = new Parameters()
  yield* sql.unsafe(
    `UPDATE ${table.name} AS ${stored} SET data = given.data, own = given.own ` +
      `FROM (${Rows.rowsQuery(documents, parameters, table)}) AS given (id, data, own) WHERE ${stored}.id = given.id`,
    parameters.values
  )
})

/** Inserts new documents, and replaces those that exist and match. */
export const save = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>,
  filter: Filter,
  deadline: Deadline
): Effect.fn.Return<ReadonlyArray<Option.Option<Saved>>, SqlError> {
  if (documents.length === 0) return []
  const parameters = within(deadline)
  const rows = yield* sql.unsafe<Rows.Row & { readonly isNew: boolean }>(
    `INSERT INTO ${table.name} AS ${stored} (id, data, own) ${Rows.rowsQuery(documents, parameters, table)} ` +
      `ON CONFLICT (id) DO UPDATE SET data = excluded.data - '_ownerId' || ${preserved}, own = excluded.own ` +
      `WHERE ${FilterSql.condition(filter, isScalar(table), parameters)} ` +
      `RETURNING ${Rows.columns}, ${stored}.xmax = 0 AS "isNew"`,
    parameters.values
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return documents.map(({ id }) =>
    Option.map(Option.fromUndefinedOr(byId.get(id)), (row) => ({
      action: row.isNew ? "INSERTED" : "UPDATED",
      document: Rows.toDocument(row)
    }))
  )
})

/** Removes the documents with these ids that match. */
export const remove = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  ids: ReadonlyArray<string>,
  filter: Filter,
  deadline: Deadline
) {
  if (ids.length === 0) return []
  const parameters = within(deadline)
  const rows = yield* sql.unsafe<Rows.Row>(
    `DELETE FROM ${table.name} AS ${stored} WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ` +
      `AND ${FilterSql.condition(filter, isScalar(table), parameters)} RETURNING ${Rows.columns}`,
    parameters.values
  )
  // A document can be removed only once.
  return Rows.inOrder(ids, rows).map((found, index) =>
    ids.indexOf(ids[index] ?? "") === index ? found : Option.none()
  )
})

/** Removes all documents that match. Returns their number, or infinity if it removed all documents of the table. */
export const truncate = Effect.fnUntraced(function* (sql: SqlClient, table: Table, filter: Filter, deadline: Deadline) {
  const parameters = within(deadline)
  const where = FilterSql.condition(filter, isScalar(table), parameters)
  if (where === "TRUE") {
    yield* sql.unsafe(`TRUNCATE ${table.name}`)
    return Infinity
  }
  const [removed] = yield* sql.unsafe<{ readonly count: number }>(
    `WITH removed AS (DELETE FROM ${table.name} AS ${stored} WHERE ${where} RETURNING 1) ` +
      "SELECT count(*)::int AS count FROM removed",
    parameters.values
  )
  return removed?.count ?? 0
})

/** Removes all documents of these tables. */
export const empty = Effect.fnUntraced(function* (sql: SqlClient, tables: ReadonlyArray<Table>) {
  if (tables.length === 0) return
  // TRUNCATE creates a new file for a table and each of its indexes, which costs more than deleting a few rows.
  const large = tables.map(
    ({ name, number }) => `SELECT ${number} AS number WHERE EXISTS (SELECT FROM ${name} OFFSET ${many} LIMIT 1)`
  )
  const deleted = tables.map(
    ({ name, number }) =>
      `${name} AS (DELETE FROM ${name} WHERE NOT EXISTS (SELECT FROM large WHERE number = ${number}))`
  )
  const rows = yield* sql.unsafe<{ number: number }>(
    `WITH large AS MATERIALIZED (${large.join(" UNION ALL ")}), ${deleted.join(", ")} SELECT number FROM large`
  )
  const numbers = new Set(rows.map(({ number }) => number))
  const truncated = tables.filter(({ number }) => numbers.has(number)).map(({ name }) => name)
  if (truncated.length > 0) yield* sql.unsafe(`TRUNCATE ${truncated.join(", ")}`)
})

/** The number of documents above which `TRUNCATE` empties a table. */
const many = 5000

/** The fields that a replaced row preserves. */
const preserved =
  `jsonb_build_object('_createdDate', ${stored}.data->'_createdDate') || CASE WHEN ${stored}.data ? '_ownerId' ` +
  `THEN jsonb_build_object('_ownerId', ${stored}.data->'_ownerId') ELSE '{}'::jsonb END`
