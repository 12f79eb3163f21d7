import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as Embedded from "../../../../packages/provider/src/store/postgres/Embedded.ts"
import { PgliteDatabase } from "../../../../packages/provider/src/store/postgres/PgliteDatabase.ts"
import * as PgliteLimits from "../../../../packages/provider/src/store/postgres/PgliteLimits.ts"
import { maintenanceMark } from "../../../../packages/provider/src/store/postgres/PgliteWire.ts"
import * as Template from "../../../../packages/provider/src/store/postgres/Template.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schedule from "effect/Schedule"
import * as SqlClient from "effect/sql/SqlClient"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Processes from "./processes.ts"

const minute = 120_000

/** A loop that never reads the clock, so only ending the thread stops it. */
const endless = "DO $$ BEGIN LOOP END LOOP; END $$"

/** A query that reads the clock for every row, as the conditions of queries do. */
const slow =
  "SELECT count(*) FROM generate_series(1, 30000) AS a, generate_series(1, 30000) AS b WHERE CASE " +
  "WHEN clock_timestamp() < statement_timestamp() + interval '1 hour' THEN a + b = 0 END"

const opened = Effect.fnUntraced(function* (settings: { readonly writeTimeout?: number }) {
  const folder = yield* Processes.folder
  // A copy takes a second less than a new database, if this machine has opened one before.
  const template = yield* Template.find(() => Effect.fail("There is none."))
  let lost: Error | undefined
  const database = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const database = new PgliteDatabase({
        folder: join(folder, "postgres"),
        template,
        session: ["SET search_path = public"],
        readTimeout: 2000,
        onLost: (cause) => (lost = cause),
        ...settings
      })
      await database.open()
      database.serve()
      return database
    }),
    (database) => Effect.promise(() => database.close())
  )
  return { database, folder: join(folder, "postgres"), lost: () => lost }
})

const client = (database: PgliteDatabase) => Embedded.clientOf(database)

const until = (condition: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => (condition() ? Effect.void : Effect.andThen(Effect.sleep(20), until(condition))))

const timed = <A, E, R>(run: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const start = performance.now()
    const result = yield* Effect.result(run)
    return { result, milliseconds: performance.now() - start }
  })

describe("an embedded database", { timeout: minute }, () => {
  it.live("is stopped and opened again when a statement exceeds its deadline", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({ writeTimeout: 1500 })
      const sql = yield* client(database)
      yield* sql`CREATE TABLE kept (id integer)`
      yield* sql`INSERT INTO kept VALUES (1)`

      const endlessly = yield* Effect.forkChild(Effect.result(sql.unsafe(endless)), { startImmediately: true })
      yield* Effect.sleep(200)
      const other = yield* timed(sql`SELECT id FROM kept`)
      const wasRejectedFirst = endlessly.pollUnsafe() === undefined
      const ended = yield* Fiber.join(endlessly)
      yield* until(() => database.state === "ready")
      const found = yield* sql`SELECT id FROM kept`

      assert.strictEqual(other.result._tag, "Failure")
      assert.isTrue(wasRejectedFirst)
      assert.strictEqual(ended._tag, "Failure")
      assert.deepStrictEqual(found, [{ id: 1 }])
    })
  )

  it.live("refuses new statements soon while a read cannot be canceled", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* Embedded.clientOf(database, "reads")
      const other = yield* client(database)

      const endlessly = yield* Effect.forkChild(Effect.result(sql.unsafe(endless)), { startImmediately: true })
      yield* Effect.sleep(1000)
      const refused = yield* timed(other`SELECT 1`)
      yield* Fiber.interrupt(endlessly)

      assert.strictEqual(refused.result._tag, "Failure")
      assert.isBelow(refused.milliseconds, 500)
    })
  )

  it.live("lets no statement wait for several slow ones", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({ writeTimeout: 4000 })
      const clients = yield* Effect.all(Array.from({ length: 4 }, () => client(database)))
      const other = yield* client(database)
      yield* Effect.forEach([...clients, other], (sql) => sql`SELECT 1`)

      const slowly = yield* Effect.forEach(clients, (sql) =>
        Effect.forkChild(Effect.result(sql.unsafe(slow)), { startImmediately: true })
      )
      yield* Effect.sleep(50)
      const short = yield* timed(other`SELECT 1`)
      const results = yield* Effect.forEach(slowly, Fiber.join)

      assert.strictEqual(short.result._tag, "Success")
      assert.isBelow(short.milliseconds, 1600)
      assert.isTrue(results.every(Result.isFailure))
    })
  )

  it.live("preserves committed writes after a crash and rolls back the open transaction", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      yield* sql`CREATE TABLE kept (id integer)`
      yield* sql`INSERT INTO kept VALUES (1)`

      const transaction = yield* sql
        .withTransaction(
          Effect.gen(function* () {
            yield* sql`INSERT INTO kept VALUES (2)`
            yield* Effect.promise(() => database.crash())
            yield* sql`INSERT INTO kept VALUES (3)`
          })
        )
        .pipe(Effect.result)
      const meanwhile = yield* timed(sql`SELECT id FROM kept`)
      yield* until(() => database.state === "ready")
      const found = yield* sql`SELECT id FROM kept`
      const settings = yield* sql<{ path: string }>`SELECT current_setting('search_path') AS path`

      assert.strictEqual(transaction._tag, "Failure")
      assert.isBelow(meanwhile.milliseconds, 1500)
      assert.deepStrictEqual(found, [{ id: 1 }])
      assert.deepStrictEqual(settings, [{ path: "public" }])
    })
  )

  it.live("reserves the session for each transaction until it ends", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      yield* sql`CREATE TABLE counted (n integer)`
      yield* sql`INSERT INTO counted VALUES (0)`

      const increment = sql.withTransaction(
        Effect.gen(function* () {
          const [row] = yield* sql<{ n: number }>`SELECT n FROM counted`
          yield* Effect.sleep(2)
          yield* sql`UPDATE counted SET n = ${(row?.n ?? 0) + 1}`
        })
      )
      yield* Effect.all(
        Array.from({ length: 20 }, () => increment),
        { concurrency: "unbounded" }
      )

      assert.deepStrictEqual(yield* sql`SELECT n FROM counted`, [{ n: 20 }])
    })
  )

  it.live("completes all statements that wait behind many short ones", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      const short = sql.unsafe("SELECT count(*) AS n FROM (SELECT generate_series(1, 200000)) AS numbers")
      yield* short

      const all = yield* timed(
        Effect.all(
          Array.from({ length: 150 }, () => Effect.result(short)),
          { concurrency: "unbounded" }
        )
      )

      assert.isAbove(all.milliseconds, PgliteLimits.patience)
      assert.deepStrictEqual(Result.getOrThrow(all.result).filter(Result.isFailure), [])
    })
  )

  it.live("rejects statements that wait too long for a transaction, while it goes on", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      yield* sql`CREATE TABLE kept (id integer)`
      const pause = Effect.sleep(50)
      const insert = sql.unsafe("INSERT INTO kept SELECT * FROM generate_series(1, 1000)")

      const long = sql.withTransaction(Effect.repeat(Effect.andThen(insert, pause), { times: 60 }))
      const transaction = yield* Effect.forkChild(Effect.result(long), { startImmediately: true })
      yield* Effect.sleep(200)
      const other = yield* timed(sql`SELECT 1`)

      assert.strictEqual(other.result._tag, "Failure")
      assert.isAtLeast(other.milliseconds, PgliteLimits.patience)
      assert.isUndefined(transaction.pollUnsafe())
      assert.strictEqual((yield* Fiber.join(transaction))._tag, "Success")
    })
  )

  it.live("neither cancels a statement for maintenance nor rejects the statements that wait for it", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      const read = sql.unsafe("SELECT 1 AS one")
      yield* read

      const run = (statement: string) =>
        Effect.gen(function* () {
          const long = yield* Effect.forkChild(timed(sql.unsafe(statement)), { startImmediately: true })
          yield* Effect.sleep(50)
          const other = yield* Effect.result(read)
          return { long: yield* Fiber.join(long), other }
        })
      const usual = yield* run(slow)
      const marked = yield* run(`${maintenanceMark} ${slow.replaceAll("30000", "3000")}`)

      assert.strictEqual(usual.long.result._tag, "Failure")
      assert.strictEqual(marked.long.result._tag, "Success")
      assert.isAbove(marked.long.milliseconds, PgliteLimits.patience)
      assert.strictEqual(marked.other._tag, "Success")
    })
  )

  it.live("does not count the time of maintenance in a transaction for the statements that wait for it", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      const read = sql.unsafe("SELECT 1 AS one")
      yield* read

      const maintenance = sql.unsafe(`${maintenanceMark} ${slow.replaceAll("30000", "3000")}`)
      const transaction = yield* Effect.forkChild(
        timed(sql.withTransaction(Effect.andThen(maintenance, Effect.sleep(200)))),
        { startImmediately: true }
      )
      yield* Effect.sleep(50)
      const other = yield* Effect.result(read)

      assert.isAbove((yield* Fiber.join(transaction)).milliseconds, PgliteLimits.patience + 200)
      assert.strictEqual(other._tag, "Success")
    })
  )

  it.live("recovers from a statement that runs out of memory", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const sql = yield* client(database)
      yield* sql`CREATE TABLE kept (id integer)`
      yield* sql`INSERT INTO kept VALUES (1)`
      const before = process.memoryUsage().rss

      const large = yield* Effect.result(sql`SELECT length(repeat(repeat('x', 10000), 90000) || 'y')`)
      const found = yield* Effect.retry(sql`SELECT id FROM kept`, { times: 20, schedule: Schedule.spaced(100) })

      assert.strictEqual(large._tag, "Failure")
      assert.deepStrictEqual(found, [{ id: 1 }])
      yield* until(() => (process.memoryUsage().rss - before) / 1e6 < 500)
    })
  )

  it.live("drops the reads of interrupted callers, so the next read does not wait", () =>
    Effect.gen(function* () {
      const { database } = yield* opened({})
      const reads = yield* Embedded.clientOf(database, "reads")
      yield* reads`SELECT 1`
      const left = yield* Effect.forEach(Array.from({ length: 8 }), () => Effect.forkChild(reads.unsafe(slow)))
      yield* Effect.sleep(100)
      yield* Effect.forEach(left, (fiber) => Effect.forkChild(Fiber.interrupt(fiber)))

      const next = yield* timed(reads`SELECT 1`)

      assert.strictEqual(next.result._tag, "Success")
      // Less than the time limit of one of the reads.
      assert.isBelow(next.milliseconds, 1900)
    })
  )

  it.live("reports that it is lost if its folder cannot be opened again", () =>
    Effect.gen(function* () {
      const { database, folder, lost } = yield* opened({})
      const sql = yield* client(database)
      rmSync(join(folder, "global"), { recursive: true })

      yield* Effect.promise(() => database.crash())
      yield* until(() => lost() !== undefined)
      const refused = yield* timed(sql`SELECT 1`)

      assert.strictEqual(database.state, "lost")
      assert.strictEqual(refused.result._tag, "Failure")
      assert.isBelow(refused.milliseconds, 1000)
    })
  )
})

describe("the embedded store", { timeout: minute }, () => {
  it.live("cancels a read that blocks other statements and serves identities in the meantime", () =>
    Effect.gen(function* () {
      const { identity, reads } = yield* Connection.Database
      const sql = yield* SqlClient.SqlClient
      yield* reads`SELECT 1`
      yield* identity`SELECT count(*) FROM members`

      const read = yield* Effect.forkChild(Effect.result(reads.unsafe(slow)), { startImmediately: true })
      yield* Effect.sleep(100)
      const [member, item] = yield* Effect.all(
        [timed(identity`SELECT count(*) FROM members`), timed(sql`SELECT count(*) FROM collections`)],
        { concurrency: 2 }
      )
      const canceled = yield* Fiber.join(read)

      assert.strictEqual(member.result._tag, "Success")
      assert.isBelow(member.milliseconds, item.milliseconds)
      assert.strictEqual(item.result._tag, "Success")
      // Far below the deadline of the read, 5 s. The gate of expensive requests measures the time on a quiet machine.
      assert.isBelow(item.milliseconds, 4000)
      assert.strictEqual(Option.getOrUndefined(Result.getFailure(canceled))?.reason._tag, "StatementTimeoutError")
    }).pipe(Effect.provide(Connection.layer({})))
  )

  it.live("removes its temporary folder when it closes, and those of killed processes when it starts", () =>
    Effect.gen(function* () {
      yield* ownTemporaryFolder
      const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("portico-memory-"))
      const killed = yield* Processes.start("", "hold")
      assert.strictEqual(yield* killed.line, "ready")
      const left = folders()
      yield* killed.kill

      const during = yield* Effect.sync(folders).pipe(Effect.provide(Connection.layer({})))

      assert.lengthOf(left, 1)
      assert.lengthOf(during, 1)
      assert.notDeepEqual(during, left)
      assert.deepStrictEqual(folders(), [])
    }).pipe(Effect.scoped)
  )
})

/** Sets a temporary folder for this test and its processes that no other process uses. */
const ownTemporaryFolder = Effect.acquireRelease(
  Effect.sync(() => {
    const before = process.env["TMPDIR"]
    process.env["TMPDIR"] = mkdtempSync(join(tmpdir(), "portico-test-"))
    return before
  }),
  (before) =>
    Effect.sync(() => {
      rmSync(tmpdir(), { recursive: true, force: true })
      if (before === undefined) delete process.env["TMPDIR"]
      else process.env["TMPDIR"] = before
    })
)
