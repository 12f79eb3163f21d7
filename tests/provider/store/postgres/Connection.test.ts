import * as PostgresStore from "@portico/provider/PostgresStore"
import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { postgresMajor } from "../../../../packages/provider/src/store/postgres/DataFolder.ts"
import { StoreNotOpened } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as Processes from "./processes.ts"

const minute = 60_000

const using = <A, E>(options: Connection.Options, run: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.provide(run, Connection.layer(options), { local: true })

const refusal = (options: Connection.Options) =>
  Effect.map(Effect.flip(using(options, Effect.void)), (error) => {
    assert.instanceOf(error, StoreNotOpened)
    return error
  })

describe("a data folder", () => {
  it.live("is rejected without touching files that are not the provider's", () =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      mkdirSync(join(dataDir, "postgres"))
      writeFileSync(join(dataDir, "postgres", "letter.txt"), "dear diary")

      const { message, reason } = yield* refusal({ dataDir })

      assert.strictEqual(reason, "Unusable")
      assert.include(message, "Use another folder")
      assert.strictEqual(readFileSync(join(dataDir, "postgres", "letter.txt"), "utf8"), "dear diary")
    })
  )

  it.live.each(["", "{", "[]", '{"postgres":"x","state":"ready"}'])(
    "is rejected as damaged if its state is %o",
    (text) =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        writeFileSync(join(dataDir, "portico.json"), text)

        const { message, reason } = yield* refusal({ dataDir })

        assert.strictEqual(reason, "Unusable")
        assert.include(message, "portico.json is damaged")
      })
  )

  it.live(
    "opens if the process was killed while Postgres created its lock file, which is empty then",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        yield* using({ dataDir }, Effect.void)
        for (const database of ["postgres", "identity"]) writeFileSync(join(dataDir, database, "postmaster.pid"), "")

        const rows = yield* using(
          { dataDir },
          SqlClient.SqlClient.use((sql) => sql`SELECT 1 AS one`)
        )

        assert.deepStrictEqual(rows, [{ one: 1 }])
      }),
    minute
  )

  it.live(
    "preserves every acknowledged write when the process is killed, repeatedly",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        const answered: Array<string> = []
        for (const lines of [30, 80]) {
          const writer = yield* Processes.start(dataDir, "write")
          assert.strictEqual(yield* writer.line, "ready")
          for (let line = 0; line < lines; line++) answered.push(yield* writer.line)
          answered.push(...(yield* writer.kill))
        }

        const found = yield* ItemStore.use((store) => store.get(open("books"), answered, Filter.all)).pipe(
          Effect.provide(PostgresStore.make({ dataDir }).layer)
        )

        assert.isAtLeast(answered.length, 110)
        assert.deepStrictEqual(
          answered.filter((_, index) => Option.isNone(found[index] ?? Option.none())),
          []
        )
      }),
    minute
  )

  it.live(
    "is locked by one process and released when that process is killed",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        const holder = yield* Processes.start(dataDir, "hold")
        yield* holder.line

        const { message, reason } = yield* refusal({ dataDir })
        yield* holder.kill
        const version = yield* using({ dataDir }, serverMajor)

        assert.strictEqual(reason, "InUse")
        assert.strictEqual(
          message,
          `The data folder ${dataDir} is in use by process ${holder.pid}. Stop that process, or use another folder.`
        )
        assert.strictEqual(version, postgresMajor)
        assert.isFalse(existsSync(join(dataDir, "portico.lock")))
      }),
    minute
  )

  it.live("is rejected if it is a file or was written by another Postgres version", () =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      const state = join(dataDir, "portico.json")
      writeFileSync(state, JSON.stringify({ postgres: 17, state: "ready" }))

      const isFile = yield* refusal({ dataDir: state })
      const isOlder = yield* refusal({ dataDir })

      assert.strictEqual(isFile.reason, "Unusable")
      assert.strictEqual(isOlder.reason, "Version")
      assert.include(isOlder.message, "was written by Postgres 17, but this version needs Postgres 18")
    })
  )

  it.live(
    "is created again if its creation was not finished, and rejected with tables of a newer provider",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* Processes.folder
        const state = join(dataDir, "portico.json")
        yield* using(
          { dataDir },
          SqlClient.SqlClient.use((sql) => sql`INSERT INTO migrations (migration_id, name) VALUES (9999, 'newer')`)
        )
        const afterwards = readFileSync(state, "utf8")
        const newer = yield* refusal({ dataDir })
        const leftover = join(dataDir, "postgres", "leftover")
        writeFileSync(leftover, "")
        writeFileSync(state, afterwards.replace("ready", "creating"))

        const latest = yield* using(
          { dataDir },
          SqlClient.SqlClient.use((sql) => sql<{ id: number }>`SELECT max(migration_id) AS id FROM migrations`)
        )

        assert.strictEqual(newer.reason, "Version")
        assert.include(newer.message, "newer version of the provider (schema version 9999,")
        assert.isBelow(latest[0]?.id ?? 9999, 9999)
        assert.isFalse(existsSync(leftover))
      }),
    minute
  )
})

describe("a Postgres server", () => {
  it.live("is named in the error without its password if it is unreachable", () =>
    Effect.gen(function* () {
      const { message, reason } = yield* refusal({ url: Redacted.make("postgres://anna:secret@127.0.0.1:1/shop") })

      assert.strictEqual(reason, "Unreachable")
      assert.strictEqual(
        message,
        "No Postgres server responds at 127.0.0.1:1. Start the server, or correct DATABASE_URL."
      )
    })
  )
})

const serverMajor = SqlClient.SqlClient.use(
  (sql) => sql<{ major: number }>`SELECT current_setting('server_version_num')::int / 10000 AS major`
).pipe(Effect.map(([row]) => row?.major))
