import { assert, it } from "@effect/vitest"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { open as collectionOf } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Sort from "../../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
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

/** Restores the tables of the version that stored words in a column of the items. */
const downgradeWords = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ number: number }>`SELECT number FROM collections WHERE id = 'searched'`
  const items = `items_${row?.number}`
  yield* sql`DROP FUNCTION track_words CASCADE`
  yield* sql.unsafe(`DROP TABLE words_${row?.number}, pending_words`)
  yield* sql`DELETE FROM migrations WHERE migration_id = 9`
  yield* sql.unsafe(`ALTER TABLE ${items} ADD COLUMN words text[] COLLATE "C"`)
  yield* sql.unsafe(`CREATE INDEX ${items}_words ON ${items} USING gin (words) WHERE words IS NOT NULL`)
  yield* sql.unsafe(`UPDATE ${items} SET words = '{emma}' WHERE id <> 'a'`)
})

const searched = collectionOf("searched")

const emma = {
  filter: { _tag: "Words", search: { words: ["emma"], mode: "AND", fuzzy: false, skipped: [] } },
  sort: Sort.newestFirst,
  limit: 10,
  offset: 0,
  total: false
} as const

const book = (id: string, title: string) =>
  Document.make({ title }, { id, createdDate: new Date(0).toISOString(), updatedDate: new Date(0).toISOString() })

const rebuildsWords = (name: string, place: Effect.Effect<PostgresStore.Options, never, Scope.Scope>) =>
  it.live(
    `searches find the items of an earlier version on ${name}, whose words were in a column`,
    () =>
      Effect.gen(function* () {
        const options = yield* place
        const opened = Layer.fresh(PostgresItemStore.layer).pipe(Layer.provideMerge(Connection.layer(options)))
        yield* Effect.gen(function* () {
          const store = yield* ItemStore
          yield* store.load([{ collection: searched, documents: [] }], "replace")
          yield* store.insert(searched, [book("a", "Emma"), book("b", "Emma"), book("c", "Persuasion")])
          yield* store.find(searched, emma)
        }).pipe(Effect.provide(opened, { local: true }))
        yield* Effect.provide(downgradeWords, Connection.layer(options), { local: true })

        yield* Effect.gen(function* () {
          const store = yield* ItemStore
          const { found, isIncomplete } = yield* store.find(searched, emma)

          assert.sameMembers(
            found.map(({ id }) => id),
            ["a", "b"]
          )
          assert.isUndefined(isIncomplete)
          const sql = yield* SqlClient.SqlClient
          const columns = yield* sql`SELECT FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name LIKE 'items_%' AND column_name = 'words'`
          assert.deepStrictEqual(columns, [])
        }).pipe(Effect.provide(opened, { local: true }))
      }),
    60_000
  )

const embedded = Effect.map(Processes.folder, (dataDir) => ({ dataDir }))

upgrades("PGlite", embedded)
rebuildsWords("PGlite", embedded)

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = (schema: string) =>
    Effect.map(Stores.postgresUrl, (url = "") => ({ url: Redacted.make(url), schema: `${schema}_${process.pid}` }))
  upgrades("Postgres", server("migrations"))
  rebuildsWords("Postgres", server("words"))
}
