import { assert, describe, it } from "@effect/vitest"
import * as PostgresStore from "@portico/provider/PostgresStore"
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { findPostgres } from "../../scripts/postgres.mjs"
import * as Stores from "../differential/stores.ts"
import * as KeyRotationSuite from "./KeyRotationSuite.ts"
import * as RestartSuite from "./RestartSuite.ts"
import { codeOf, open, seed } from "./Shop.ts"
import * as Processes from "./store/postgres/processes.ts"

const settings: Seed = { ...seed, registration: "emailVerification", lockout: { perEmail: 2, window: 600 } }

const survives = (name: string, store: Effect.Effect<PostgresStore.Options, never, Scope.Scope>) =>
  describe(`a provider on ${name} after a restart`, () => {
    const opening = Effect.map(store, (options) => () => PostgresStore.make(options))
    RestartSuite.suite(opening)
    KeyRotationSuite.suite(opening)
    // An embedded database belongs to one process.
    if (name === "Postgres") KeyRotationSuite.together(opening)

    it.live("restores sessions, codes, attempts and settings, and rejects used tokens and codes", () =>
      Effect.gen(function* () {
        const options = yield* store
        const before = open({ seed: settings, store: PostgresStore.make(options) })
        const asked = yield* Effect.promise(async () => {
          const tokens = await before.member()
          const spent = await before.member()
          await before.refresh(spent.refresh_token)
          const code = await before.code()
          const newcomer = { loginId: { email: "grace@shop.test" }, password: "debugging" }
          const { stateToken } = (await before.post("/v2/register", newcomer, await before.visitor())).body
          await before.post("/v1/send-email", { email: "ada@shop.test" }, await before.visitor())
          const [verification, recovery] = await before.outbox()
          for (let count = 0; count < 2; count++) await before.login("bob@shop.test", "wrong")
          const mailed = verification?.code ?? ""
          const wrong = mailed === "000000" ? "000001" : "000000"
          await before.post("/v1/auth/verify", { code: wrong, stateToken }, await before.visitor())
          await before.dispose()
          return { tokens, spent, code, stateToken, mailed, wrong, recoveryToken: recovery?.code ?? "" }
        })

        const after = open({ store: PostgresStore.make(options), seed: {} })
        yield* Effect.promise(async () => {
          const { code, mailed, recoveryToken, spent, stateToken, tokens, wrong } = asked
          const verify = async (typed: string) =>
            after.post("/v1/auth/verify", { code: typed, stateToken }, await after.visitor())

          const locked = await after.login("bob@shop.test", "battery staple")
          assert.strictEqual(locked.status, 429)
          assert.strictEqual(locked.headers.get("retry-after"), "600")

          assert.strictEqual((await after.refresh(tokens.refresh_token)).status, 200)
          after.pass(60_000)
          assert.strictEqual(codeOf(await after.refresh(spent.refresh_token)), "invalid_grant")
          assert.strictEqual(codeOf(await after.exchange({ code })), "invalid_grant")

          // One wrong code before the restart and three after it. The fifth attempt is the last one that is accepted.
          for (let count = 0; count < 3; count++)
            assert.strictEqual(codeOf(await verify(wrong)), "INVALID_VERIFICATION_CODE")
          assert.strictEqual((await verify(mailed)).body.state, "SUCCESS")
          assert.strictEqual(codeOf(await verify(mailed)), "VERIFICATION_EXPIRED")

          const late = { loginId: { email: "late@shop.test" }, password: "debugging" }
          const registered = await after.post("/v2/register", late, await after.visitor())
          assert.strictEqual(registered.body.state, "REQUIRE_EMAIL_VERIFICATION")

          const recovered = await after.post(
            "/v1/recover",
            { recoveryToken, password: "another" },
            await after.visitor()
          )
          assert.strictEqual(recovered.body.state, "SUCCESS")
          await after.dispose()
        })
      })
    )
  })

survives(
  "PGlite",
  Effect.map(Processes.folder, (dataDir) => ({ dataDir }))
)

it.live("frees the space of a deleted member's record in the tables of PGlite", () =>
  Effect.flatMap(Processes.folder, (dataDir) =>
    Effect.promise(async () => {
      const profile = { firstName: "Augusta" }
      const members = [{ email: "ada@shop.test", password: "correct horse", profile }]
      const shop = open({ seed: { ...seed, members }, store: PostgresStore.make({ dataDir }) })
      const { access_token } = await shop.member()
      await shop.post("/v1/account/delete", { proof: await shop.prove(access_token) }, access_token)
      await shop.dispose()

      const tables = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && !entry.parentPath.includes("pg_wal")
      )
      const found = tables.filter(({ name, parentPath }) => readFileSync(join(parentPath, name)).includes("Augusta"))
      assert.isAbove(tables.length, 100)
      assert.deepStrictEqual(
        found.map(({ name }) => name),
        []
      )
    })
  )
)

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  survives(
    "Postgres",
    Effect.map(Stores.postgresUrl, (url = "") => ({
      url: Redacted.make(url),
      schema: `restart_${process.pid}`
    }))
  )
}
