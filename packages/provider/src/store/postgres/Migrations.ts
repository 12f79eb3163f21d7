/**
 * The tables of the Postgres store, version by version. A released entry never changes; a new one is added below it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { attemptTables, identityTables, mailTables } from "./IdentityTables.ts"

/** One step from a version of the tables to the next. It runs in the transaction of all pending steps. */
export type Migration = Effect.Effect<void, SqlError, SqlClient.SqlClient>

/** Runs statements one after the other. */
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

/** Every step by its number and name, `0001_name`, oldest first. Tables live in the schema of the search path. */
export const migrations: Readonly<Record<`${number}_${string}`, Migration>> = {
  "0001_collections": collections,
  "0002_identities": statements(...identityTables),
  "0003_attempts": statements(...attemptTables),
  "0004_mails": statements(...mailTables)
}
