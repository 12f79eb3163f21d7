import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Processes from "./processes.ts"
import * as SingleDatabase from "./SingleDatabase.ts"

const minute = 120_000
const members = 4000

const insert = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO members (id, email, revision, status, record)
    SELECT 'm' || n, 'm' || n || '@shop.test', 1, 'ACTIVE', '{"name":"Zoë \\"' || repeat('é', 300) || n || '"}'
    FROM generate_series(1, ${members}) AS n`
  yield* sql`INSERT INTO sessions (id, current, expires_at, record) VALUES ('s1', 'c', 1800000000123.5, '{}')`
  yield* sql`INSERT INTO settings VALUES ('secret', 'kept')`
  yield* sql`INSERT INTO mails (record) SELECT 'mail ' || n FROM generate_series(1, 7) AS n`
})

const original = mkdtempSync(join(tmpdir(), "portico-single-"))

const singleDatabase = (dataDir: string) => Effect.sync(() => cpSync(original, dataDir, { recursive: true }))

const found = Effect.gen(function* () {
  const { identity } = yield* Connection.Database
  const items = yield* SqlClient.SqlClient
  const [left] = yield* items`SELECT count(*)::int AS members FROM members`
  const [counted] = yield* identity`
    SELECT (SELECT count(*)::int FROM members) AS members, (SELECT count(DISTINCT record)::int FROM members) AS records,
      (SELECT expires_at FROM sessions) AS expiry, (SELECT value FROM settings) AS secret,
      (SELECT count(*)::int FROM mails) AS mails`
  const [next] = yield* identity`INSERT INTO mails (record) VALUES ('next') RETURNING number::int`
  return { left, counted, next }
})

const everything = {
  left: { members: 0 },
  counted: { members, records: members, expiry: 1_800_000_000_123.5, secret: "kept", mails: 7 },
  next: { number: 8 }
}

describe("a data folder of a version with one database", { timeout: minute }, () => {
  beforeAll(() => Effect.runPromise(SingleDatabase.create(original, insert)), minute)
  afterAll(() => rmSync(original, { recursive: true, force: true }))

  it.live("is migrated without loss", () =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      yield* singleDatabase(dataDir)

      const result = yield* Effect.provide(found, Connection.layer({ dataDir }), { local: true })
      const secondStart = yield* Connection.Database.use(
        ({ identity }) => identity`SELECT count(*)::int AS members FROM members`
      ).pipe(Effect.provide(Connection.layer({ dataDir }), { local: true }))

      assert.deepStrictEqual(result, everything)
      assert.deepStrictEqual(secondStart, [{ members }])
      assert.strictEqual(
        readFileSync(join(dataDir, "portico.json"), "utf8"),
        '{"postgres":18,"state":"ready","databases":2}\n'
      )
    })
  )

  const steps: ReadonlyArray<readonly [name: string, isReached: (dataDir: string) => boolean]> = [
    ["while the new database is created", (dataDir) => existsSync(join(dataDir, "identity", "PG_VERSION"))],
    ["after the new database has opened", (dataDir) => existsSync(join(dataDir, "identity", "postmaster.pid"))],
    ["after the copy", (dataDir) => readFileSync(join(dataDir, "portico.json"), "utf8").includes("databases")]
  ]

  it.live.each(steps)("is migrated without loss if the process is killed %s", ([, isReached]) =>
    Effect.gen(function* () {
      const dataDir = yield* Processes.folder
      yield* singleDatabase(dataDir)
      const interrupted = yield* Processes.start(dataDir, "hold")
      yield* Effect.suspend(() => (isReached(dataDir) ? Effect.void : Effect.fail("not yet"))).pipe(
        Effect.tapError(() => Effect.sleep(1)),
        Effect.eventually
      )
      yield* interrupted.kill

      const result = yield* Effect.provide(found, Connection.layer({ dataDir }), { local: true })

      assert.deepStrictEqual(result, everything)
    })
  )
})
