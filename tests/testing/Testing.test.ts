import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import type { Seed } from "@portico/provider/Provider"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import { accounts, clientId } from "@portico/testing/scenarios/Bookshop"
import { scenarios } from "@portico/testing/Scenarios"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"

const signIn = Effect.gen(function* () {
  const { email, password } = accounts.ada
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  assert.strictEqual(state._tag, "SUCCESS")
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
})

/** A seed whose only client is not that of the bookshop. */
const ownSeed: Seed = {
  clients: [
    { clientId: "own-shop", origins: [], redirectUris: [], allowLoopback: true },
    // Members cannot sign in with this one, because it has no address to return to.
    { clientId: "other-shop", origins: [], redirectUris: [] }
  ],
  members: [accounts.ada].map(({ email, password }) => ({ email, password }))
}

describe("layerTest", () => {
  it.effect("signs a member in through the provider's silent page", () =>
    Effect.gen(function* () {
      yield* signIn

      assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "member")
      const requests = yield* Testing.World.use((world) => world.requests)
      assert.deepStrictEqual(
        requests.map(({ method, path, status }) => `${method} ${path} ${status}`),
        [
          "POST /oauth2/token 200",
          "POST /v2/login 200",
          "POST /v1/redirect-session 200",
          "GET /portico/session/{id} 200",
          "POST /oauth2/token 200"
        ]
      )
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("runs client and provider on the test clock", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2030, 0, 1))
      const before = yield* Tokens.use((tokens) => tokens.access)

      yield* TestClock.adjust("5 hours")

      const after = yield* Tokens.use((tokens) => tokens.access)
      assert.notStrictEqual(Redacted.value(after), Redacted.value(before))
      const response = yield* Testing.World.use(({ handler }) =>
        Effect.promise(() => handler(new Request("http://provider.test/nowhere")))
      )
      assert.strictEqual(response.headers.get("date"), "Tue, 01 Jan 2030 05:00:00 GMT")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("runs the given hooks", () =>
    Effect.gen(function* () {
      const counted = yield* Queries.use((queries) => queries.count(Query.from("books")))

      assert.strictEqual(counted, 99)
    }).pipe(Effect.provide(Testing.layerTest({ hooks: { books: { afterCount: () => 99 } } })))
  )

  it.effect("uses the first client of the seed by default", () =>
    Effect.gen(function* () {
      yield* signIn

      assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "member")
    }).pipe(Effect.provide(Testing.layerTest({ seed: ownSeed })))
  )

  it.effect("uses the given client id", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Tokens.use((tokens) => tokens.access))

      assert.include(error.message, 'rejected the client id "portico-bookshop"')
    }).pipe(Effect.provide(Testing.layerTest({ seed: ownSeed, clientId })))
  )

  it.effect("starts with the given seed and faults", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Queries.use((queries) => queries.run(Query.from("books"))))
      const page = yield* Queries.use((queries) => queries.run(Query.from("shelf")))

      assert.strictEqual(error._tag, "ApplicationError")
      assert.deepStrictEqual(
        page.items.map(({ id }) => id),
        ["only"]
      )
      assert.strictEqual((yield* Effect.flip(signIn))._tag, "SystemError")
    }).pipe(
      Effect.provide(
        Testing.layerTest({
          clientId: "other-shop",
          seed: {
            clients: [{ clientId: "other-shop", origins: [], redirectUris: [] }],
            collections: [{ id: "shelf", items: [{ _id: "only" }] }]
          },
          faults: [{ match: { row: "auth.login" }, status: 500 }]
        })
      )
    )
  )

  it.effect("clears everything at a reset, including requests and emails", () =>
    Effect.gen(function* () {
      const world = yield* Testing.World
      const register = Members.use((members) =>
        members.register({ email: "grace@example.com", password: Redacted.make("long-enough-1") })
      )
      yield* register
      const mails = yield* world.outbox

      yield* world.reset

      assert.deepStrictEqual(
        mails.map(({ email }) => email),
        ["grace@example.com"]
      )
      assert.deepStrictEqual(yield* world.outbox, [])
      assert.deepStrictEqual(yield* world.requests, [])
      assert.strictEqual((yield* register)._tag, "EMAIL_VERIFICATION_REQUIRED")
    }).pipe(Effect.provide(Testing.layerTest(scenarios.emailVerification)))
  )

  it.effect("shares a session between two clients with one storage", () =>
    Effect.gen(function* () {
      const storage = Environment.makeStorage()
      const handler = yield* Testing.World.use((world) => Effect.succeed(world.handler))
      const visit = Client.layerNoDeps({ clientId, host: "http://provider.test" }).pipe(
        Layer.provide(Environment.layer(handler, { storage }))
      )

      yield* Effect.provide(signIn, visit)

      assert.strictEqual(
        yield* Effect.provide(
          Tokens.use((tokens) => tokens.role),
          visit
        ),
        "member"
      )
    }).pipe(Effect.provide(Testing.layerTest()))
  )
})
