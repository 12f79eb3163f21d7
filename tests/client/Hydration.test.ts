import * as Client from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Hydration from "@portico/client/Hydration"
import * as Provider from "@portico/provider/Provider"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5), Query.returnTotalCount())
const titles = Effect.map(
  Queries.use((queries) => queries.run(books)),
  ({ items, total }) => ({ titles: items.map(({ data }) => data["title"]), total: Option.getOrUndefined(total) })
)
const emma = Items.use((items) => items.get("books", "emma"))

/** A provider, a server's client and a browser's client that share the tokens. */
const site = () => {
  const provider = Provider.make({ seed: Bookshop.seed, passwordIterations: 10 })
  const requests: Array<string> = []
  // Cookies, for example.
  const storage = Environment.makeStorage()
  const clientOver = (handler: (request: Request) => Promise<Response>) =>
    Client.layerNoDeps({ clientId: Bookshop.clientId, host: "http://shop.test" }).pipe(
      Layer.provide(Environment.layer(handler, { storage }))
    )
  const browser = clientOver((request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return provider.handler(request)
  })
  return {
    requests,
    storage,
    server: clientOver(provider.handler),
    /** A client in the browser, with the recorded responses of a page. */
    browserWith: (state: Hydration.PageState) => Layer.merge(browser, Hydration.replay(state).live)
  }
}

/** Sends the state through JSON, as a page does. */
const overTheWire = (state: Hydration.PageState): Hydration.PageState => JSON.parse(JSON.stringify(state))

const signedIn = Testing.signIn(Bookshop.accounts.ada)

describe("a page that a server has read", () => {
  it.live("is read in the browser without a request", () =>
    Effect.gen(function* () {
      const { browserWith, requests, server } = site()
      const { state, value } = yield* Hydration.record(Effect.all([titles, emma])).pipe(Effect.provide(server))

      const read = yield* Effect.all([titles, emma]).pipe(Effect.provide(browserWith(overTheWire(state))))

      assert.deepStrictEqual(read, value)
      assert.deepStrictEqual(requests, [])
      assert.strictEqual(read[0].titles.length, 5)
    })
  )

  it.live("is requested again by the second read", () =>
    Effect.gen(function* () {
      const { browserWith, requests, server } = site()
      const { state } = yield* Hydration.record(titles).pipe(Effect.provide(server))

      yield* Effect.andThen(titles, titles).pipe(Effect.provide(browserWith(overTheWire(state))))

      assert.strictEqual(requests.filter((request) => request.includes("/items/query")).length, 1)
    })
  )

  it.live("is requested again after a write", () =>
    Effect.gen(function* () {
      const { browserWith, requests, server } = site()
      yield* signedIn.pipe(Effect.provide(server))
      const { state } = yield* Hydration.record(titles).pipe(Effect.provide(server))
      const write = Items.use((items) => items.insert("reviews", { bookId: "emma", rating: 5, text: "Twice." }))

      yield* Effect.andThen(Effect.exit(write), titles).pipe(Effect.provide(browserWith(overTheWire(state))))

      assert.strictEqual(requests.filter((request) => request.includes("/items/query")).length, 1)
    })
  )

  it.live("is not shown to another member or to a visitor", () =>
    Effect.gen(function* () {
      const { browserWith, requests, server, storage } = site()
      yield* signedIn.pipe(Effect.provide(server))
      const { state } = yield* Hydration.record(titles).pipe(Effect.provide(server))
      storage.removeItem(`portico.tokens.${Bookshop.clientId}`)

      yield* titles.pipe(Effect.provide(browserWith(overTheWire(state))))

      assert.strictEqual(requests.filter((request) => request.includes("/items/query")).length, 1)
    })
  )

  it.live("contains the member's session and no token", () =>
    Effect.gen(function* () {
      const { server, storage } = site()
      yield* signedIn.pipe(Effect.provide(server))

      const { state } = yield* Hydration.record(titles).pipe(Effect.provide(server))

      assert.strictEqual(state.session.status, "member")
      assert.isString(state.session.subject)
      const stored = JSON.parse(storage.getItem(`portico.tokens.${Bookshop.clientId}`) ?? "{}")
      const text = JSON.stringify(state)
      assert.notInclude(text, stored.refreshToken.value)
      assert.notInclude(text, stored.accessToken.value)
    })
  )

  it.live("is rendered at once, without tokens, and other reads wait", () =>
    Effect.gen(function* () {
      const { server } = site()
      yield* signedIn.pipe(Effect.provide(server))
      const { state, value } = yield* Hydration.record(titles).pipe(Effect.provide(server))
      const { rendering } = Hydration.replay(overTheWire(state))

      const read = Effect.runSync(Effect.all([titles, titles]).pipe(Effect.provide(rendering)))
      const other = Effect.runFork(Effect.provide(emma, rendering))
      const role = Effect.runSync(Tokens.use(({ role }) => role).pipe(Effect.provide(rendering)))
      yield* Effect.yieldNow

      assert.deepStrictEqual(read, [value, value])
      assert.isUndefined(other.pollUnsafe())
      assert.strictEqual(role, "member")
    })
  )
})
