import * as Client from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Members } from "@portico/client/auth/Members"
import * as Hydration from "@portico/client/Hydration"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { Tokens } from "@portico/client/session/Tokens"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import * as Environment from "../../../../packages/testing/src/internal/Environment.ts"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))
const read = Effect.map(
  Queries.use((queries) => queries.run(books)),
  ({ items }) => items.length
)
const failure = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.map(Effect.flip(effect), (error) => error)

/** A provider, the cookies of one browser, and clients that render its pages on a server. */
const site = Effect.gen(function* () {
  const clock = yield* Clock.Clock
  const provider = Provider.make({
    seed: Bookshop.seed,
    passwordIterations: 10,
    clock: () => clock.currentTimeMillisUnsafe()
  })
  const grants: Array<string> = []
  const handler = async (request: Request) => {
    if (new URL(request.url).pathname === "/oauth2/token") {
      const { grantType, grant_type = grantType } = await request.clone().json()
      grants.push(String(grant_type))
    }
    return provider.handler(request)
  }
  const cookies = Environment.makeStorage()
  const over = (storage: TokenStore.WebStorage) =>
    Client.layerNoDeps({ clientId: Bookshop.clientId, host: "http://shop.test" }).pipe(
      Layer.provide(Environment.layer(handler, { storage }))
    )
  const policy = TokenCookies.layerReadOnly()
  return {
    cookies,
    grants,
    /** The client of a request that can set cookies. */
    writing: over(cookies),
    /** The client of a page. It gets a copy of the cookies, as each request does. */
    rendering: (storage = cookies) => over(storage).pipe(Layer.provide(policy))
  }
})

const tokensIn = (storage: TokenStore.WebStorage) => storage.getItem(TokenStore.keyOf(Bookshop.clientId))

describe("a read-only client", () => {
  it.effect("reads as the member while the access token is valid", () =>
    Effect.gen(function* () {
      const { grants, rendering, writing } = yield* site
      yield* Testing.signIn(Bookshop.accounts.ada).pipe(Effect.provide(writing))
      grants.length = 0

      // Without the policy, the client would refresh the token a minute before it expires.
      yield* TestClock.adjust("14370 seconds")
      const [count, status] = yield* Effect.all([read, Tokens.use((tokens) => tokens.status)]).pipe(
        Effect.provide(rendering())
      )

      assert.strictEqual(count, 5)
      assert.strictEqual(status, "member")
      assert.deepStrictEqual(grants, [])
    })
  )

  it.effect("never spends the member's refresh token, and parks the session", () =>
    Effect.gen(function* () {
      const { cookies, grants, rendering, writing } = yield* site
      yield* Testing.signIn(Bookshop.accounts.ada).pipe(Effect.provide(writing))
      const before = tokensIn(cookies)
      yield* TestClock.adjust("5 hours")
      grants.length = 0

      const render = Effect.all([read, Tokens.use((tokens) => tokens.status)])
      const pages = yield* Effect.all([render, render, render].map(Effect.provide(rendering())))

      assert.deepStrictEqual(pages, [
        [5, "parked"],
        [5, "parked"],
        [5, "parked"]
      ])
      assert.deepStrictEqual(grants, ["anonymous"])
      assert.strictEqual(tokensIn(cookies), before)
      const role = yield* Effect.andThen(
        read,
        Tokens.use((tokens) => tokens.status)
      ).pipe(Effect.provide(writing))
      assert.strictEqual(role, "member")
    })
  )

  it.effect("does not record for the member what a visitor was shown", () =>
    Effect.gen(function* () {
      const { rendering, writing } = yield* site
      yield* Testing.signIn(Bookshop.accounts.ada).pipe(Effect.provide(writing))
      yield* TestClock.adjust("5 hours")

      const { state } = yield* Hydration.record(read).pipe(Effect.provide(rendering()))

      assert.strictEqual(state.session.status, "member")
      assert.deepStrictEqual(state.responses, [])
    })
  )

  it.effect("reads as one visitor for all pages without a session", () =>
    Effect.gen(function* () {
      const { grants, rendering } = yield* site
      const empty = Array.from({ length: 20 }, () => Environment.makeStorage())

      const pages = yield* Effect.all(
        empty.map((storage) => Effect.provide(read, rendering(storage))),
        { concurrency: "unbounded" }
      )

      assert.isTrue(pages.every((count) => count === 5))
      assert.deepStrictEqual(grants, ["anonymous"])
      assert.deepStrictEqual(
        empty.map(tokensIn),
        pages.map(() => null)
      )

      yield* TestClock.adjust("5 hours")
      yield* Effect.provide(read, rendering(Environment.makeStorage()))
      assert.deepStrictEqual(grants, ["anonymous", "anonymous"])
    })
  )

  it.effect("refuses writes and sign-ins of the shared visitor", () =>
    Effect.gen(function* () {
      const { grants, rendering } = yield* site
      const review = Items.use((items) => items.insert("reviews", { text: "Good" }))
      const login = Members.use(({ login }) =>
        login({ ...Bookshop.accounts.ada, password: Redacted.make(Bookshop.accounts.ada.password) })
      )

      const errors = yield* Effect.all([failure(review), failure(login)]).pipe(Effect.provide(rendering()))

      for (const { cause, _tag } of errors) {
        assert.strictEqual(_tag, "TokenUnavailable")
        assert.strictEqual(Object(cause)._tag, "ReadOnlySession")
      }
      assert.deepStrictEqual(grants, [])
    })
  )
})
