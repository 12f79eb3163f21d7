/**
 * Migrates the tables of a database to this version, and refuses databases that would return wrong results.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Migrator from "effect/sql/Migrator"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as Functions from "./Functions.ts"
import { migrations } from "./Migrations.ts"

const oldestMajor = 15

/**
 * Creates the schema and its tables if they are missing, and runs pending migrations. `forItems` adds the functions that
 * queries of items use.
 */
export const prepare = Effect.fnUntraced(function* (
  schema: string,
  forItems = true
): Effect.fn.Return<void, StoreNotOpened | SqlError, SqlClient.SqlClient> {
  const sql = yield* SqlClient.SqlClient
  yield* checkServer
  const functions = forItems ? Functions.define : Effect.void
  if (yield* isUpToDate) return yield* functions
  // Two providers that start at once may both try to create the schema. The one that fails finds the schema when it
  // retries.
  yield* sql`CREATE SCHEMA IF NOT EXISTS ${sql(schema)}`.pipe(Effect.retry({ times: 1 }))
  yield* Migrator.make({})({ loader: Migrator.fromRecord(migrations), table }).pipe(
    Effect.retry({ times: 5, schedule: Schedule.spaced("200 millis"), while: isRace }),
    Effect.catchTag("MigrationError", (cause) =>
      Effect.fail(
        new StoreNotOpened({
          reason: "Unusable",
          description: `The tables of the database could not be migrated: ${cause.message}.`,
          cause
        })
      )
    )
  )
  yield* functions
})

const table = "migrations"

const isRace = (error: Migrator.MigrationError | SqlError): boolean =>
  error._tag === "MigrationError" && error.kind === "Locked"

// Sorting relies on strings being ordered by code points, as in the memory store.
const checkServer = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ version: number; encoding: string; ordered: boolean; name: string }>`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      current_database()::text AS name,
      (SELECT bool_and(low < high) FROM (VALUES ('B', 'a'), ('a', 'ä'), ('z', 'ä'), ('a b', 'ab'), ('-b', 'a'))
        AS pairs (low, high)) AS ordered`
  const { encoding = "", name = "", ordered = false, version = 0 } = rows[0] ?? {}
  if (version < oldestMajor) {
    return yield* new StoreNotOpened({
      reason: "Version",
      description: `The server runs Postgres ${version}, but the provider needs Postgres ${oldestMajor} or later. Use a newer server.`
    })
  }
  if (encoding !== "UTF8" || !ordered) {
    return yield* new StoreNotOpened({
      reason: "Unusable",
      description:
        `The database ${name} does not compare strings by code point. Create a database with ` +
        `CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'.`
    })
  }
})

const isUpToDate = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const known = Object.keys(migrations).length
  const exists = yield* sql<{ found: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS found`
  if (exists[0]?.found !== true) return false
  const rows = yield* sql<{ latest: number | null }>`SELECT max(migration_id)::int AS latest FROM ${sql(table)}`
  const latest = rows[0]?.latest ?? 0
  if (latest > known) {
    return yield* new StoreNotOpened({
      reason: "Version",
      description:
        `The data was written by a newer version of the provider (schema version ${latest}, this version supports ${known}). ` +
        `Update the provider, or use another database.`
    })
  }
  return latest === known
})
