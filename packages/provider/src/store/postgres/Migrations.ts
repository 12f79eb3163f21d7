/**
 * The migrations of the Postgres store's tables. A released migration never changes; new ones are added below it.
 *
 * @since 0.1.0
 */
import { json } from "@effect/sql-pg/PgTypes"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Collection } from "../../engine/collection/Collection.ts"
import { nameOf } from "../../engine/collection/Indexes.ts"
import { attemptTables, identityTables, mailTables, signingKeyTables } from "./IdentityTables.ts"
import { referenceTable, triggers } from "./ReferenceTable.ts"
import * as WordTables from "./WordTables.ts"

/** A migration from one version of the tables to the next. All pending migrations run in one transaction. */
export type Migration = Effect.Effect<void, SqlError, SqlClient.SqlClient>

/** Creates a migration that runs statements in sequence. */
export const statements = (...texts: ReadonlyArray<string>): Migration =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const text of texts) yield* sql.unsafe(text)
  })

const collections = statements(
  `CREATE TABLE collections (
    id text PRIMARY KEY,
    number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
    definition json NOT NULL,
    arrays text[] NOT NULL DEFAULT '{}'
  )`
)

const references = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const text of referenceTable) yield* sql.unsafe(text)
  const tables = yield* sql<{ number: number }>`SELECT number FROM collections ORDER BY number`
  for (const { number } of tables) {
    for (const text of triggers(`items_${number}`, number)) yield* sql.unsafe(text)
  }
})

const words = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    CREATE TABLE words (collection integer, word text COLLATE "C", PRIMARY KEY (collection, word))`
  const tables = yield* sql<{ number: number }>`SELECT number FROM collections`
  for (const { number } of tables) {
    yield* sql.unsafe(`ALTER TABLE items_${number} ADD COLUMN IF NOT EXISTS words text[] COLLATE "C"`)
  }
})

const indexes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`
    CREATE TABLE indexes (
      collection integer,
      source text,
      name text,
      definition json NOT NULL,
      status text NOT NULL,
      failure text,
      place integer GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (collection, source, name)
    )`
  const collections = yield* sql<{ number: number; definition: Collection }>`SELECT number, definition FROM collections`
  for (const { definition, number } of collections) {
    for (const index of definition.indexes) {
      yield* sql`
        INSERT INTO indexes (collection, source, name, definition, status)
        VALUES (${number}, 'USER', ${nameOf(index)}, ${json(index)}, 'BUILDING') ON CONFLICT DO NOTHING`
    }
  }
})

// Words were in a column of the items. They are extracted again in the background.
const pendingWords = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const text of WordTables.pendingTable) yield* sql.unsafe(text)
  const tables = yield* sql<{ number: number; searched: boolean }>`
    SELECT number, EXISTS (SELECT FROM indexes WHERE collection = number AND source = 'AUTO') AS searched
    FROM collections ORDER BY number`
  for (const { number, searched } of tables) {
    const items = `items_${number}`
    yield* sql.unsafe(`ALTER TABLE ${items} DROP COLUMN IF EXISTS words`)
    if (!searched) continue
    for (const text of WordTables.create(items, number)) yield* sql.unsafe(text)
    yield* sql.unsafe(WordTables.addAll(items, number))
  }
  yield* sql`UPDATE indexes SET status = 'ACTIVE' WHERE source = 'AUTO'`
})

/** Every migration by its number and name, `0001_name`, oldest first. Tables are in the schema of the search path. */
export const migrations: Readonly<Record<`${number}_${string}`, Migration>> = {
  "0001_collections": collections,
  "0002_identities": statements(...identityTables),
  "0003_attempts": statements(...attemptTables),
  "0004_mails": statements(...mailTables),
  "0005_references": references,
  "0006_words": words,
  "0007_indexes": indexes,
  "0008_signing_keys": statements(...signingKeyTables),
  "0009_pending_words": pendingWords
}
