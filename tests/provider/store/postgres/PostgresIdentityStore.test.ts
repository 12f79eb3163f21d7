import { assert, it } from "@effect/vitest"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as PostgresIdentityStore from "../../../../packages/provider/src/store/postgres/PostgresIdentityStore.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
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

  it.live("does not move a member to an address that a concurrent statement takes", () =>
    Effect.gen(function* () {
      const { identity: sql } = yield* Connection.Database
      const store = yield* IdentityStore
      const [ada, grace] = [samples.member(), samples.member()]
      yield* Effect.forEach([ada, grace], store.addMember)
      const email = `moved-${ada.email}`
      const isTaken = yield* Deferred.make<void>()
      const change = store.changeMember({ ...ada, email, revision: 2 })
      const waiting = yield* Effect.forkChild(Effect.andThen(Deferred.await(isTaken), change))

      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`UPDATE members SET email = ${email} WHERE id = ${grace.id}`
          yield* Deferred.succeed(isTaken, undefined)
          // Until the change waits for this transaction.
          yield* Effect.repeat(
            sql`SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
            { until: ({ length }) => length > 0 }
          )
        })
      )

      assert.isFalse(yield* Fiber.join(waiting))
      assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
    }).pipe(Effect.provide(PostgresIdentityStore.layer.pipe(Layer.provideMerge(server))))
  )
}

it.effect(
  "reuses the space of purged rows in the embedded database",
  () =>
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
    }).pipe(Effect.provide(PostgresIdentityStore.layer.pipe(Layer.provideMerge(Connection.layer({}))))),
  30_000
)
