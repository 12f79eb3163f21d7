import { assert, it } from "@effect/vitest"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import { createHmac } from "node:crypto"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"
import { open } from "../../Shop.ts"
import * as Processes from "./processes.ts"

const secret = "k".repeat(43)

/** Restores the tables of the version that signed access tokens with a shared secret. */
const downgrade = Effect.gen(function* () {
  const { identity } = yield* Connection.Database
  yield* identity`DROP TABLE signing_keys`
  yield* identity`DELETE FROM migrations WHERE migration_id >= 8`
  yield* identity`INSERT INTO settings (name, value) VALUES ('accessKey', ${secret})`
})

const accessKeys = Connection.Database.use(
  ({ identity }) => identity`SELECT value FROM settings WHERE name = 'accessKey'`
)

/** Signs a token as that version did. */
const before = (claims: object): string => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`
}

const upgrades = (name: string, place: Effect.Effect<PostgresStore.Options, never, Scope.Scope>) =>
  it.live(`sessions continue on ${name} after the migration to published keys, and its tokens are refreshed`, () =>
    Effect.gen(function* () {
      const options = yield* place
      const old = open({ store: PostgresStore.make(options) })
      const { access_token, refresh_token } = yield* Effect.promise(() => old.member())
      yield* Effect.promise(() => old.dispose())
      yield* Effect.provide(downgrade, Connection.layer(options), { local: true })
      const { client_id, ...claims } = JSON.parse(Buffer.from(access_token.split(".")[1] ?? "", "base64url").toString())

      const shop = open({ store: PostgresStore.make(options), seed: {} })
      const use = (token: string) => Effect.promise(() => shop.post("/v1/account/user", {}, token))

      assert.strictEqual((yield* use(before({ ...claims, client: client_id }))).status, 401)
      const refreshed = yield* Effect.promise(() => shop.refresh(refresh_token))
      assert.strictEqual(refreshed.status, 200, refreshed.text)
      assert.strictEqual((yield* use(refreshed.body.access_token)).body.user.email, "ada@shop.test")
      yield* Effect.promise(() => shop.dispose())
      assert.deepStrictEqual(yield* Effect.provide(accessKeys, Connection.layer(options), { local: true }), [])
    })
  )

upgrades(
  "PGlite",
  Effect.map(Processes.folder, (dataDir) => ({ dataDir }))
)

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  upgrades(
    "Postgres",
    Effect.map(Stores.postgresUrl, (url = "") => ({ url: Redacted.make(url), schema: `migrations_${process.pid}` }))
  )
}
