/**
 * The collections of a database and their tables.
 *
 * @since 0.1.0
 */
import { json } from "@effect/sql-pg/PgTypes"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Collection } from "../../engine/collection/Collection.ts"
import { path } from "../../engine/value/Json.ts"
import * as Search from "../../engine/search/Search.ts"
import { Database } from "./Connection.ts"
import { triggers } from "./ReferenceTable.ts"
import type { TableIndexes } from "./Indexes.ts"
import * as Table from "./Table.ts"
import * as WordTables from "./WordTables.ts"
import { key, stored } from "./SqlText.ts"

interface Row {
  readonly number: number
  readonly definition: Collection
  readonly arrays: ReadonlyArray<string>
}

/** A table, and whether `define` just created it or changed its definition. */
export interface Defined {
  readonly table: Table.Table
  readonly isNew: boolean
  readonly isChanged: boolean
}

/** Finds and creates tables. */
export interface Collections {
  readonly all: Effect.Effect<ReadonlyArray<Collection>, SqlError>
  readonly find: (id: string) => Effect.Effect<Option.Option<Table.Table>, SqlError>
  /** Loads several tables into the cache of `find` with one query, if no other process can change them. */
  readonly recall: (ids: ReadonlyArray<string>) => Effect.Effect<void, SqlError>
  /** Returns the table of a collection, and creates it if it does not exist. */
  readonly tableOf: (collection: Collection) => Effect.Effect<Table.Table, SqlError>
  /**
   * Creates a collection's table, or updates an existing one to a new definition. The indexes of a large table are
   * created later. For use in a transaction.
   */
  readonly define: (collection: Collection, isLarge?: boolean) => Effect.Effect<Defined, SqlError>
  /**
   * Drops all other collections and their tables. Also deletes the records of dropped indexes, and of failed ones, because
   * the items are about to change. Returns the numbers of their tables, whose indexes must be aligned. For use in a
   * transaction.
   */
  readonly keepOnly: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<number>, SqlError>
  /** Records that documents have arrays at these paths. */
  readonly addArrays: (table: Table.Table, paths: ReadonlyArray<string>) => Effect.Effect<Table.Table, SqlError>
  /** Clears the cache after a transaction, whether it was committed or rolled back. */
  readonly forget: Effect.Effect<void>
}

/** Creates `Collections` for a database. */
export const make = Effect.fnUntraced(function* (
  indexes: TableIndexes
): Effect.fn.Return<Collections, never, SqlClient.SqlClient | Database> {
  const sql = yield* SqlClient.SqlClient
  const { exclusive, lookups } = yield* Database
  const tablesById = new Map<string, Table.Table>()
  let tablesByCollection = new WeakMap<Collection, Table.Table>()

  const forget = Effect.sync(() => tablesById.clear())

  const remember = ({ arrays, definition, number }: Row): Table.Table => {
    const table = Table.make(number, definition, arrays)
    tablesByCollection.set(definition, table)
    // On a server another process may change a definition at any time, so the cache would become stale.
    if (exclusive) tablesById.set(definition.id, table)
    return table
  }

  const find = Effect.fnUntraced(function* (id: string) {
    const known = tablesById.get(id)
    if (known !== undefined) return Option.some(known)
    // Inside a transaction only its own connection sees its changes.
    const isInTransaction = Option.isSome(yield* Effect.serviceOption(sql.transactionService))
    const client = isInTransaction ? sql : lookups
    const [row] = yield* client<Row>`SELECT number, definition, arrays FROM collections WHERE id = ${id}`
    return row === undefined ? Option.none() : Option.some(remember(row))
  })

  const recall = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
    const unknown = ids.filter((id) => !tablesById.has(id))
    if (!exclusive || unknown.length === 0) return
    const rows = yield* sql<Row>`SELECT number, definition, arrays FROM collections WHERE id = ANY(${unknown}::text[])`
    for (const row of rows) remember(row)
  })

  const tableOf = Effect.fnUntraced(function* (collection: Collection) {
    const known = tablesByCollection.get(collection)
    if (known !== undefined) return known
    const found = yield* find(collection.id)
    return Option.isSome(found)
      ? found.value
      : (yield* sql.withTransaction(define(collection)).pipe(Effect.onError(() => forget))).table
  })

  const define = Effect.fnUntraced(function* (collection: Collection, isLarge = false) {
    const found = yield* find(collection.id)
    if (Option.isSome(found)) return yield* redefine(found.value, collection, isLarge)
    const [row] = yield* sql<Row>`
      INSERT INTO collections (id, definition) VALUES (${collection.id}, ${json(collection)})
      ON CONFLICT (id) DO NOTHING RETURNING number, arrays`
    if (row === undefined) {
      // Another process created the collection first, so its table exists now.
      const theirs = yield* find(collection.id)
      return yield* redefine(Option.getOrThrow(theirs), collection, isLarge)
    }
    const table = remember({ ...row, definition: collection })
    for (const text of Table.create(table.name)) yield* sql.unsafe(text)
    for (const text of triggers(table.name, table.number)) yield* sql.unsafe(text)
    yield* align(table, isLarge)
    return { table, isNew: true, isChanged: false }
  })

  const redefine = Effect.fnUntraced(function* (found: Table.Table, collection: Collection, isLarge: boolean) {
    const table = remember({ number: found.number, definition: collection, arrays: [...found.arrays] })
    if (JSON.stringify(found.collection) === JSON.stringify(collection))
      return { table, isNew: false, isChanged: false }
    yield* sql`UPDATE collections SET definition = ${json(collection)} WHERE id = ${collection.id}`
    yield* align(table, isLarge || undefined)
    const checked = yield* addArrays(table, yield* findArrays(table))
    if (Search.skippedIn(collection).join("\0") !== Search.skippedIn(found.collection).join("\0")) {
      yield* WordTables.renew(sql, table.name, table.number)
    }
    return { table: checked, isNew: false, isChanged: true }
  })

  /** Updates the extended statistics and the indexes of a table to match its collection. */
  const align = Effect.fnUntraced(function* (table: Table.Table, isLarge?: boolean) {
    const { collection, name } = table
    const present = yield* sql<{ name: string }>`
      SELECT stxname::text AS name FROM pg_statistic_ext WHERE stxrelid = ${name}::text::regclass`
    const wanted = Table.statisticsOf(collection, name)
    for (const { name } of present) {
      if (!wanted.some((one) => one.name === name)) yield* sql.unsafe(`DROP STATISTICS ${name}`)
    }
    for (const { make, name } of wanted) {
      if (!present.some((one) => one.name === name)) yield* sql.unsafe(make)
    }
    yield* indexes.align(table, isLarge)
  })

  // Documents that were written before a field had an index were not checked for arrays.
  const findArrays = Effect.fnUntraced(function* ({ arrays, collection, name }: Table.Table) {
    const paths = [...Table.indexedPaths(collection)].filter((one) => !arrays.has(one))
    const found: Array<string> = []
    // Waits for current writers. Later writers see the new definition and check for arrays themselves.
    if (paths.length > 0) yield* sql.unsafe(`LOCK TABLE ${name} IN SHARE MODE`)
    for (const one of paths) {
      const [row] = yield* sql.unsafe(
        `SELECT FROM ${name} AS ${stored} WHERE jsonb_typeof(${key(path(one))}) = 'array' LIMIT 1`
      )
      if (row !== undefined) found.push(one)
    }
    return found
  })

  const addArrays = Effect.fnUntraced(function* (table: Table.Table, paths: ReadonlyArray<string>) {
    const added = paths.filter((one) => !table.arrays.has(one))
    if (added.length === 0) return table
    const [row] = yield* sql<Row>`
      UPDATE collections
      SET arrays = ARRAY(SELECT DISTINCT unnest(arrays || ${added}::text[])) WHERE id = ${table.collection.id}
      RETURNING arrays`
    return remember({ number: table.number, definition: table.collection, arrays: row?.arrays ?? added })
  })

  const keepOnly = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
    const [row] = yield* sql<{ dropped: ReadonlyArray<number>; renewed: ReadonlyArray<number> }>`
      WITH dropped AS (DELETE FROM collections WHERE id <> ALL(${[...ids]}::text[]) RETURNING number),
        renewed AS (
          DELETE FROM indexes WHERE source = 'USER' AND status IN ('DROPPED', 'FAILED') RETURNING collection
        )
      SELECT ARRAY(SELECT number FROM dropped) AS dropped, ARRAY(SELECT collection FROM renewed) AS renewed`
    const { dropped = [], renewed = [] } = row ?? {}
    if (dropped.length === 0) return new Set(renewed)
    for (const number of dropped) {
      yield* sql.unsafe(`DROP TABLE ${Table.nameOf(number)}`)
      yield* WordTables.drop(sql, number)
      yield* sql`DELETE FROM indexes WHERE collection = ${number}`
    }
    tablesById.clear()
    // A caller may still use the definition of a dropped collection. `tableOf` then finds or creates a table by its id.
    tablesByCollection = new WeakMap()
    return new Set(renewed)
  })

  return {
    all: Effect.map(sql<Row>`SELECT number, definition, arrays FROM collections ORDER BY id COLLATE "C"`, (rows) =>
      rows.map((row) => remember(row).collection)
    ),
    find,
    recall,
    tableOf,
    define,
    keepOnly,
    addArrays,
    forget
  }
})
