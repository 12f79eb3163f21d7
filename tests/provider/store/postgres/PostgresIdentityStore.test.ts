import { assert, it } from "@effect/vitest"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as PostgresIdentityStore from "../../../../packages/provider/src/store/postgres/PostgresIdentityStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { inspect } from "node:util"
import * as SigningKey from "../../../../packages/provider/src/engine/identity/SigningKey.ts"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"
import { suite } from "../IdentityStoreSuite.ts"
import * as samples from "../samples.ts"

suite("embedded Postgres", PostgresIdentityStore.layer.pipe(Layer.provide(Connection.layer({}))))

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = Layer.unwrap(
    Effect.map(Stores.postgresUrl, (url = "") =>
      Connection.layer({ url: Redacted.make(url), schema: `identities_${process.pid}` })
    )
  )
  suite("Postgres", PostgresIdentityStore.layer.pipe(Layer.provide(server)))
}

it.effect("does not move a member to an address that a concurrent statement takes", () =>
  Effect.gen(function* () {
    const { identity: sql } = yield* Connection.Database
    const store = yield* IdentityStore
    const ada = samples.member()
    yield* store.addMember(ada)
    // A server reports this violation if the other statement commits after this one has looked for the address.
    yield* sql`CREATE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE unique_violation; END'`
    yield* sql`CREATE TRIGGER taken BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION taken()`

    assert.isFalse(yield* store.changeMember({ ...ada, email: `moved-${ada.email}`, revision: 2 }))
    assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
  }).pipe(Effect.provide(PostgresIdentityStore.layer.pipe(Layer.provideMerge(Connection.layer({})))))
)

it.effect("reuses the space of purged rows in the embedded database", () =>
  Effect.gen(function* () {
    const { identity: sql } = yield* Connection.Database
    const store = yield* IdentityStore
    const round = Effect.gen(function* () {
      yield* sql`
        INSERT INTO tickets (digest, kind, record, expires_at)
        SELECT gen_random_uuid()::text, 'Login', repeat('x', 200), 1 FROM generate_series(1, 500)`
      yield* store.purge(2)
      const [row] = yield* sql<{ readonly size: number }>`SELECT pg_relation_size('tickets')::int AS size`
      return row?.size ?? 0
    })

    const [, second = 0, , , , last] = yield* Effect.replicateEffect(round, 6)

    assert.strictEqual(last, second)
  }).pipe(Effect.provide(PostgresIdentityStore.layer.pipe(Layer.provideMerge(Connection.layer({})))))
)

it.effect("does not reveal a private key in the error of a statement that fails", () =>
  Effect.gen(function* () {
    const { identity: sql } = yield* Connection.Database
    const store = yield* IdentityStore
    const key = yield* SigningKey.generate({ id: "k", previous: "", createdAt: 0, activeFrom: 0 })
    yield* sql`ALTER TABLE signing_keys ADD CONSTRAINT refused CHECK (record IS NULL)`

    const errors = [yield* Effect.flip(store.addSigningKey(key)), yield* Effect.flip(store.replaceSigningKeys(key))]

    for (const error of errors) {
      assert.include(inspect(error, { depth: 12 }), "refused")
      assert.notInclude(inspect(error, { depth: 12 }), Redacted.value(key.privateKey))
    }
  }).pipe(Effect.provide(PostgresIdentityStore.layer.pipe(Layer.provideMerge(Connection.layer({})))))
)
