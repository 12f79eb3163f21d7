import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import * as Processes from "./processes.ts"

const minute = 60_000

const megabyte = 1024 * 1024

/** The size of the files of a log. */
const megabytesOf = (folder: string): number => {
  const segments = readdirSync(join(folder, "pg_wal"), { withFileTypes: true }).filter((entry) => entry.isFile())
  return segments.reduce((sum, { name }) => sum + statSync(join(folder, "pg_wal", name)).size, 0) / megabyte
}

/** Writes about this number of megabytes to the log. */
const write = (sql: SqlClient.SqlClient, megabytes: number) =>
  sql`INSERT INTO filler SELECT repeat('x', ${megabyte}) FROM generate_series(1, ${megabytes})`

const createFiller = (sql: SqlClient.SqlClient) =>
  Effect.andThen(
    sql`CREATE TABLE filler (content text)`,
    // Without compression.
    sql`ALTER TABLE filler ALTER content SET STORAGE EXTERNAL`
  )

/** Waits until the log since the last checkpoint is small. */
const settled = (sql: SqlClient.SqlClient) =>
  Effect.gen(function* () {
    for (;;) {
      const [log] = yield* sql<{ isSmall: boolean }>`
        SELECT pg_current_wal_lsn() - redo_lsn < ${40 * megabyte} AS "isSmall" FROM pg_control_checkpoint()`
      if (log?.isSmall === true) return
      yield* Effect.sleep(100)
    }
  })

describe("the write-ahead logs of the embedded databases", () => {
  it.live(
    "stay small while many items and identities are written",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        const logged = yield* Effect.gen(function* () {
          const items = yield* SqlClient.SqlClient
          const { identity } = yield* Connection.Database
          yield* createFiller(identity)
          yield* write(identity, 140)
          yield* settled(identity)

          yield* createFiller(items)
          for (let round = 0; round < 4; round++) {
            yield* write(items, 140)
            yield* settled(items)
            yield* items`TRUNCATE filler`
          }
          return megabytesOf(join(dataDir, "postgres"))
        }).pipe(Effect.provide(Connection.layer({ dataDir, readTimeout: minute, writeTimeout: minute })))

        assert.isBelow(logged, 450)
      }),
    2 * minute
  )

  it.live(
    "are measured without the cancellation of a slow statement",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        // Reads the clock, as all statements do that can be canceled.
        yield* sql`DO $$ BEGIN
          WHILE clock_timestamp() < statement_timestamp() + interval '2.5 seconds' LOOP END LOOP;
        END $$`
        const [row] = yield* sql<{ one: number }>`SELECT 1 AS one`

        assert.strictEqual(row?.one, 1)
      }).pipe(Effect.provide(Connection.layer({}))),
    2 * minute
  )
})
