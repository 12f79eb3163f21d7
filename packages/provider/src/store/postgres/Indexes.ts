/**
 * Creates and drops the indexes of tables, and stores their status. Slow operations run in the background and continue
 * after a restart.
 *
 * @since 0.1.0
 */
import { json } from "@effect/sql-pg/PgTypes"
import * as Limits from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Collection, Index } from "../../engine/collection/Collection.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import { type Json, path } from "../../engine/value/Json.ts"
import * as Table from "./Table.ts"
import { key, stored } from "./SqlText.ts"
import * as Trigrams from "./Trigrams.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"

interface Row {
  readonly name: string
  readonly source: Indexes.StoredIndex["source"]
  readonly definition: Index
  readonly status: Indexes.StoredIndex["status"]
  readonly failure: string | null
}

interface Unsettled extends Row {
  readonly collection: number
  readonly collectionDefinition: Collection
}

/** Creates and drops indexes. */
export interface TableIndexes {
  /** Returns every index of a table with its status. */
  readonly all: (table: Table.Table) => Effect.Effect<ReadonlyArray<Indexes.StoredIndex>, SqlError>
  /**
   * Creates and drops indexes of a table to match its collection. Small tables are processed immediately, large ones
   * later by `settle`. For use in a transaction.
   */
  readonly align: (table: Table.Table, isLarge?: boolean) => Effect.Effect<void, SqlError>
  /**
   * Drops the declared indexes of a table and deletes their records, so that they are built again for the new items.
   */
  readonly forget: (table: Table.Table) => Effect.Effect<void, SqlError>
  /** The numbers of the tables with indexes that still have to be built or dropped. */
  readonly unsettled: Effect.Effect<ReadonlySet<number>, SqlError>
  /** Builds and drops the remaining indexes in the background. Not for use in a transaction. */
  readonly settle: Effect.Effect<void>
}

/**
 * Creates `TableIndexes` for a database. Background work is interrupted when the scope ends, and continues in the next
 * one.
 */
export const make: Effect.Effect<TableIndexes, never, SqlClient.SqlClient | Scope.Scope> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const scope = yield* Effect.scope
  const trigrams = Effect.provideService(Trigrams.schema, SqlClient.SqlClient, sql)

  const all = Effect.fnUntraced(function* ({ number }: Table.Table) {
    const rows = yield* sql<Row>`
      SELECT name, source, definition, failure,
        CASE WHEN source = 'AUTO' AND EXISTS (SELECT FROM pending_words WHERE collection = ${number})
          THEN 'BUILDING' ELSE status END AS status
      FROM indexes WHERE collection = ${number} ORDER BY place`
    return [
      ...Indexes.system,
      ...rows.map(({ definition, failure, source, status }) =>
        source === "AUTO" ? { ...Indexes.search, status } : Indexes.toStored(definition, status, failure ?? undefined)
      )
    ]
  })

  const align = Effect.fnUntraced(function* (table: Table.Table, isLarge?: boolean) {
    const { collection, number } = table
    const rows = yield* sql<Row>`
      SELECT name, source, definition, status, failure FROM indexes WHERE collection = ${number} AND source = 'USER'`
    const names = new Set(collection.indexes.map(Indexes.nameOf))
    for (const { name, status } of rows) {
      if (names.has(name) || status === "DROPPING" || status === "DROPPED") continue
      yield* sql`UPDATE indexes SET status = 'DROPPING', failure = NULL
        WHERE collection = ${number} AND source = 'USER' AND name = ${name}`
    }
    for (const index of collection.indexes) {
      const name = Indexes.nameOf(index)
      const known = rows.find((row) => row.name === name)
      if (known !== undefined && known.status !== "DROPPING" && known.status !== "DROPPED") continue
      const flaw = Indexes.invalidReason(index) ?? null
      yield* sql`
        INSERT INTO indexes (collection, source, name, definition, status, failure)
        VALUES (${number}, 'USER', ${name}, ${json(index)}, ${flaw === null ? "BUILDING" : "INVALID"}, ${flaw})
        ON CONFLICT (collection, source, name) DO UPDATE SET status = excluded.status, failure = excluded.failure`
    }
    if (isLarge ?? (yield* isLong(table))) return
    for (const { name } of yield* unsettledOf(number)) yield* settleOne(table, name)
  })

  const forget = Effect.fnUntraced(function* ({ collection, name, number }: Table.Table) {
    const rows = yield* sql<Pick<Row, "definition">>`
      DELETE FROM indexes WHERE collection = ${number} AND source = 'USER' RETURNING definition`
    const needed = new Set(Table.indexesOf(Table.newestFirst, collection, name, undefined).map((one) => one.name))
    const dropped = new Set(rows.flatMap(({ definition }) => Table.everyIndexOf(definition, name)))
    for (const one of dropped) if (!needed.has(one)) yield* sql.unsafe(`DROP INDEX IF EXISTS ${one}`)
  })

  /** Whether a table is too large to be changed immediately. */
  const isLong = ({ name }: Table.Table) =>
    Effect.map(sql.unsafe(`SELECT FROM ${name} OFFSET ${many} LIMIT 1`), (rows) => rows.length > 0)

  const unsettled = Effect.map(
    sql<{ collection: number }>`
      SELECT collection FROM indexes WHERE source = 'USER' AND status IN ('BUILDING', 'DROPPING')`,
    (rows): ReadonlySet<number> => new Set(rows.map(({ collection }) => collection))
  )

  const unsettledOf = (number: number) =>
    sql<{ name: string }>`
      SELECT name FROM indexes
      WHERE collection = ${number} AND source = 'USER' AND status IN ('BUILDING', 'DROPPING') ORDER BY place`

  // Another process may be settling the index. `FOR UPDATE` then waits for it, and the query finds no row.
  const settleOne = Effect.fnUntraced(function* (table: Table.Table, name: string) {
    const [row] = yield* sql<Row>`
      SELECT name, source, definition, status, failure FROM indexes
      WHERE collection = ${table.number} AND source = 'USER' AND name = ${name} AND status IN ('BUILDING', 'DROPPING') FOR UPDATE`
    if (row === undefined) return
    const { failure, status } = row.status === "BUILDING" ? yield* build(table, row) : yield* drop(table, row)
    yield* sql`
      UPDATE indexes SET status = ${status}, failure = ${failure}
      WHERE collection = ${table.number} AND source = 'USER' AND name = ${name}`
  })

  /**
   * Returns the database indexes that implement a declared index. Looks up the trigram extension only if the index
   * needs it.
   */
  const attachmentsOf = (index: Index, { collection, name }: Table.Table) =>
    Effect.map(Table.hasText(index, collection) ? trigrams : Effect.undefined, (schema) =>
      Table.indexesOf(index, collection, name, schema)
    )

  /**
   * Whether an item's values are too large for an index. The database's own limit depends on the values, so the size is
   * checked first.
   */
  const isExceeded = Effect.fnUntraced(function* ({ fields }: Index, { name }: Table.Table) {
    const keys = fields.map(({ fieldName }) => key(path(fieldName)))
    const rows = yield* sql.unsafe<{ id: string; values: ReadonlyArray<Json> }>(
      `SELECT id, jsonb_build_array(${keys.join(", ")}) AS values FROM ${name} AS ${stored} ` +
        `WHERE octet_length(id) + ${keys.map(sizeAtMost).join(" + ")} > ${Limits.maximumIndexBytes}`
    )
    return rows.some(({ id, values }) => Indexes.sizeOfValues(id, values) > Limits.maximumIndexBytes)
  })

  const build = Effect.fnUntraced(function* (table: Table.Table, { definition }: Row) {
    if (yield* isExceeded(definition, table)) return failed(Indexes.tooLarge)
    const attachments = yield* attachmentsOf(definition, table)
    return yield* sql
      .withTransaction(Effect.forEach(attachments, ({ make }) => sql.unsafe(make), { discard: true }))
      .pipe(
        Effect.as<Settled>({ status: "ACTIVE", failure: null }),
        Effect.catch((error) =>
          Effect.as(
            Effect.logWarning(`An index of the collection ${table.collection.id} could not be created.`, error),
            failed(error.reason._tag === "UniqueViolation" ? Indexes.repeated : refused(error))
          )
        )
      )
  })

  const drop = Effect.fnUntraced(function* (table: Table.Table, { definition }: Row) {
    const { name, number } = table
    const rest = yield* sql<Row>`
      SELECT name, source, definition, status, failure FROM indexes
      WHERE collection = ${number} AND source = 'USER' AND status IN ('ACTIVE', 'BUILDING')`
    const needed = yield* Effect.forEach([...rest.map((row) => row.definition), Table.newestFirst], (index) =>
      attachmentsOf(index, table)
    )
    for (const one of Table.everyIndexOf(definition, name)) {
      if (!needed.flat().some(({ name }) => name === one)) yield* sql.unsafe(`DROP INDEX IF EXISTS ${one}`)
    }
    return { status: "DROPPED", failure: null } satisfies Settled
  })

  const settleAll = Effect.gen(function* () {
    const rows = yield* sql<Unsettled>`
      SELECT indexes.collection, name, collections.definition AS "collectionDefinition" FROM indexes
      JOIN collections ON number = collection WHERE source = 'USER' AND status IN ('BUILDING', 'DROPPING')
      ORDER BY place`
    for (const { collection, collectionDefinition, name } of rows) {
      const table = Table.make(collection, collectionDefinition, [])
      yield* UntimedTransaction.transaction(sql, settleOne(table, name))
      yield* UntimedTransaction.transaction(sql, sql.unsafe(`ANALYZE ${table.name}`))
    }
  })

  const settle = settleAll.pipe(
    // The embedded database may have been busy or reopened.
    Effect.retry({ times: 30, schedule: Schedule.spaced("1 second"), while: isConnectionError }),
    Effect.catch((error) => Effect.logWarning("The indexes of a collection could not be updated.", error)),
    Effect.forkIn(scope),
    Effect.asVoid
  )

  return { all, align, forget, unsettled, settle }
})

const isConnectionError = ({ reason }: SqlError): boolean => reason._tag === "ConnectionError"

interface Settled {
  readonly status: Indexes.StoredIndex["status"]
  readonly failure: string | null
}

const refused = ({ reason: { cause } }: SqlError): string =>
  `The database could not create the index: ${cause instanceof Error ? cause.message : String(cause)}.`

// Returns the size of a value in an index in bytes, or an upper bound. Nested values take up to eleven times the size
// of their JSON.
const sizeAtMost = (value: string): string =>
  `CASE jsonb_typeof(${value}) WHEN 'string' THEN 8 + octet_length(${value} #>> '{}') WHEN 'number' THEN 32 ` +
  `WHEN 'array' THEN 8 + 11 * octet_length(${value}::text) WHEN 'object' THEN 8 + 11 * octet_length(${value}::text) ` +
  `ELSE 8 END`

const failed = (failure: string): Settled => ({ status: "FAILED", failure })

const many = 5000
