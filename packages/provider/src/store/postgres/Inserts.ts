/**
 * Inserts documents into a collection's table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { hasUniqueIndex } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import type { Deadline } from "../../engine/limits/Deadline.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import * as Rows from "./Rows.ts"
import { Parameters } from "./SqlText.ts"
import type { Table } from "./Table.ts"

/** Adds documents with a new id and without repeated unique values. Returns for each whether it was added. */
export type Insert = (
  table: Table,
  documents: ReadonlyArray<Document>,
  deadline: Deadline
) => Effect.Effect<ReadonlyArray<boolean>, SqlError | ApplicationError>

/**
 * Creates `Insert` for a database. Many documents are first inserted with a plain `INSERT`, which takes a tenth less of
 * the server's time. If one of them exists, that statement adds nothing, and another one adds the others.
 */
export const make = (sql: SqlClient): Insert => {
  // The number of inserts, per table, that will still skip the plain INSERT. Failed statements leave dead rows behind.
  const checkedInserts = new Map<number, number>()

  return Effect.fnUntraced(function* (table, documents, deadline) {
    if (documents.length === 0) return []
    const checked = checkedInserts.get(table.number) ?? 0
    if (checked > 0) checkedInserts.set(table.number, checked - 1)
    // A failed statement would abort the transaction of the caller.
    const isInTransaction = Option.isSome(yield* Effect.serviceOption(sql.transactionService))
    // The server logs a failed statement with the value that exists, which may be an email address.
    const showsValues = hasUniqueIndex(table.collection)
    if (checked === 0 && documents.length >= minimumForPlain && !isInTransaction && !showsValues) {
      if (yield* insertAll(sql, table, documents)) return documents.map(() => true)
      checkedInserts.set(table.number, checkedAfterConflict)
      // The failed statement may have waited for the transaction of another caller.
      if (deadline.left() <= 0) return yield* Effect.fail(deadline.late)
    }
    return yield* insertNew(sql, table, documents)
  })
}

/** Inserts all documents, or none if there is a conflict. Returns whether it inserted them. */
const insertAll = (sql: SqlClient, table: Table, documents: ReadonlyArray<Document>) => {
  const parameters = new Parameters()
  const rows = Rows.rowsQuery(documents, parameters, table)
  return sql.unsafe(`INSERT INTO ${table.name} (id, data, own) ${rows}`, parameters.values).pipe(
    Effect.as(true),
    Effect.catchIf(isConflict, () => Effect.succeed(false))
  )
}

const isConflict = ({ reason }: SqlError): boolean => reason._tag === "UniqueViolation"

/** Inserts those documents that have no conflict. For use in any transaction. */
export const insertNew = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  documents: ReadonlyArray<Document>
): Effect.fn.Return<ReadonlyArray<boolean>, SqlError> {
  if (documents.length === 0) return []
  const parameters = new Parameters()
  const rows = Rows.rowsQuery(documents, parameters, table)
  // Usually all ids are new, and the statement then returns no ids at all. Its text is the same for any number of
  // documents, so that the driver prepares it once.
  const [row] = yield* sql.unsafe<{ ids: ReadonlyArray<string> | null }>(
    `WITH fresh AS (INSERT INTO ${table.name} (id, data, own) ${rows} ON CONFLICT DO NOTHING RETURNING id) ` +
      `SELECT CASE WHEN count(*) < cardinality($1) THEN coalesce(array_agg(id), '{}') END AS ids FROM fresh`,
    parameters.values
  )
  if (row?.ids === null) return documents.map(() => true)
  const fresh = new Set(row?.ids)
  // The first of several documents with the same id is stored.
  return documents.map(({ id }) => fresh.delete(id))
})

/** Documents of a table. */
export interface TableDocuments {
  readonly table: Table
  readonly documents: ReadonlyArray<Document>
}

/** Inserts documents into several different tables with one statement, except those that have a conflict. */
export const insertInto = (
  sql: SqlClient,
  inserts: ReadonlyArray<TableDocuments>
): Effect.Effect<unknown, SqlError> => {
  const parameters = new Parameters()
  const each = inserts.map(
    ({ documents, table }) =>
      `${table.name} AS (INSERT INTO ${table.name} (id, data, own) ` +
      `${Rows.rowsQuery(documents, parameters, table)} ON CONFLICT DO NOTHING)`
  )
  return sql.unsafe(`WITH ${each.join(", ")} SELECT`, parameters.values)
}

/** The minimum number of documents for which the plain `INSERT` is attempted. */
const minimumForPlain = 100

const checkedAfterConflict = 20
