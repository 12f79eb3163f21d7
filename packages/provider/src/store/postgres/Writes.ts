/**
 * What is written to a collection's table. However many documents there are, one statement writes them.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { systemFields } from "@portico/contract/data/Item"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Deadline } from "../../engine/limits/Deadline.ts"
import * as Document from "../../engine/collection/Document.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import type { Saved } from "../ItemStore.ts"
import * as FilterSql from "./FilterSql.ts"
import * as Rows from "./Rows.ts"
import { isScalar, type Table } from "./Table.ts"
import { Parameters, stored } from "./Text.ts"

/** Adds documents whose id is new and that repeat no unique value, and tells of each whether it was added. */
export const insert = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>
) {
  if (documents.length === 0) return []
  const parameters = new Parameters()
  // Most often all of them are new, and then nothing more needs to be read.
  const [row] = yield* sql.unsafe<{ ids: ReadonlyArray<string> | null }>(
    `WITH fresh AS (INSERT INTO ${table.name} (id, data, own) ${given(documents, parameters, table)} ` +
      `ON CONFLICT DO NOTHING RETURNING id) ` +
      `SELECT CASE WHEN count(*) < ${documents.length} THEN coalesce(array_agg(id), '{}') END AS ids FROM fresh`,
    parameters.values
  )
  if (row?.ids === null) return documents.map(() => true)
  const fresh = new Set(row?.ids)
  // Of documents with the same id the first one is stored.
  return documents.map(({ id }) => fresh.delete(id))
})

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
    `UPDATE ${table.name} AS ${stored} SET data = given.data - '_ownerId' || ${kept}, own = given.own, words = NULL ` +
      `FROM (${given(documents, parameters, table)}) AS given (id, data, own) WHERE ${stored}.id = given.id ` +
      `AND ${FilterSql.condition(filter, isScalar(table), parameters)} RETURNING ${Rows.columns}`,
    parameters.values
  )
  return Rows.inOrder(
    documents.map(({ id }) => id),
    rows
  )
})

/** The parameters of a statement that takes no longer than the time that is left. */
const within = (deadline: Deadline): Parameters => new Parameters(Math.max(Math.ceil(deadline.left()), 0))

/** Waits for whoever writes these documents now, and keeps others from it. In the order of their ids: not in a circle. */
export const lock = (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>
): Effect.Effect<unknown, SqlError> => {
  const parameters = new Parameters()
  const ids = parameters.textArray(documents.map(({ id }) => id))
  return sql.unsafe(`SELECT FROM ${table.name} WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`, parameters.values)
}

/** Puts documents that exist, each once, in their own places, as they are. */
export const overwrite = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document.Document>
): Effect.fn.Return<void, SqlError> {
  const parameters = new Parameters()
  yield* sql.unsafe(
    `UPDATE ${table.name} AS ${stored} SET data = given.data, own = given.own, words = NULL ` +
      `FROM (${given(documents, parameters, table)}) AS given (id, data, own) WHERE ${stored}.id = given.id`,
    parameters.values
  )
})

/** Adds documents, and replaces those that exist and match. */
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
    `INSERT INTO ${table.name} AS ${stored} (id, data, own) ${given(documents, parameters, table)} ` +
      `ON CONFLICT (id) DO UPDATE SET data = excluded.data - '_ownerId' || ${kept}, own = excluded.own, words = NULL ` +
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

/** Removes the documents of these ids that match. */
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

/** Removes every document that matches. */
export const truncate = Effect.fnUntraced(function* (sql: SqlClient, table: Table, filter: Filter, deadline: Deadline) {
  const parameters = within(deadline)
  const where = FilterSql.condition(filter, isScalar(table), parameters)
  yield* where === "TRUE"
    ? sql.unsafe(`TRUNCATE ${table.name}`)
    : sql.unsafe(`DELETE FROM ${table.name} AS ${stored} WHERE ${where}`, parameters.values)
})

/** Removes every document of these tables, of which some are long. */
export const empty = Effect.fnUntraced(function* (
  sql: SqlClient,
  tables: ReadonlyArray<Table>,
  long: ReadonlySet<number>
) {
  const truncated = tables.filter(({ number }) => long.has(number)).map(({ name }) => name)
  // A new file for a table and each of its indexes costs more than to remove a little.
  const swept = tables.filter(({ number }) => !long.has(number)).map(({ name }) => `${name} AS (DELETE FROM ${name})`)
  if (truncated.length > 0) yield* sql.unsafe(`TRUNCATE ${truncated.join(", ")}`)
  if (swept.length > 0) yield* sql.unsafe(`WITH ${swept.join(", ")} SELECT`)
})

/**
 * The rows of documents. JSON travels as text, which costs both sides least: that of the fields that the provider keeps,
 * up to where an item's own begin, and that of its own without the brace before them.
 */
const given = (given: ReadonlyArray<Document.Document>, parameters: Parameters, { collection }: Table): string => {
  // In the order of the ids: whoever else writes the same ones waits, and not in a circle. Of two with the same value in
  // a unique index the first one given is stored, whatever its id.
  const documents = collection.indexes.some(({ unique }) => unique === true) ? given : given.toSorted(byId)
  const ids = parameters.textArray(documents.map(({ id }) => id))
  const texts = documents.map(({ data }) => textsOf(data))
  const heads = parameters.textArray(texts.map(({ head }) => head))
  const owns = parameters.textArray(texts.map(({ own }) => own))
  return (
    `SELECT id, (head || own)::jsonb, ('{' || own)::json ` +
    `FROM unnest(${ids}, ${heads}, ${owns}) AS document (id, head, own)`
  )
}

const byId = (left: Document.Document, right: Document.Document): number =>
  left.id < right.id ? -1 : left.id > right.id ? 1 : 0

const textsOf = (data: JsonObject): { readonly head: string; readonly own: string } => {
  const own = JSON.stringify(Document.ownFields(data)).slice(1)
  const kept = systemFields.flatMap((name) =>
    data[name] === undefined ? [] : `"${name}":${JSON.stringify(data[name])}`
  )
  return { head: `{${kept.join(",")}${own === "}" ? "" : ","}`, own }
}

/** What stays of a row that is replaced. */
const kept =
  `jsonb_build_object('_createdDate', ${stored}.data->'_createdDate') || CASE WHEN ${stored}.data ? '_ownerId' ` +
  `THEN jsonb_build_object('_ownerId', ${stored}.data->'_ownerId') ELSE '{}'::jsonb END`
