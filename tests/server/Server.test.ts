import { Members } from "@portico/client/auth/Members"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import type { CookieJar } from "@portico/client/session/TokenCookies"
import * as Provider from "@portico/provider/Provider"
import * as Server from "@portico/server"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))
const read = Effect.map(
  Queries.use((queries) => queries.run(books)),
  ({ items }) => items.length
)
const status = Tokens.use((tokens) => tokens.status)

/** The cookies of a browser. */
type Cookies = Map<string, string>

/** The cookies of one request of a browser, and those that its response sets. */
const request = (browser: Cookies) => {
  const values = new Map(browser)
  const changes = new Map<string, string | undefined>()
  const jar: CookieJar = {
    read: (name) => values.get(name),
    write: (name, value, { maxAge }) => void changes.set(name, maxAge === 0 ? undefined : value)
  }
  return {
    changes,
    jar,
    /** The browser receives the response. */
    respond: () => {
      for (const [name, value] of changes) {
        if (value === undefined) browser.delete(name)
        else browser.set(name, value)
      }
    }
  }
}

/** A provider that several processes of a site use. */
const siteWith = Effect.fnUntraced(function* (refreshTokens: "rotating" | "lasting" = "rotating") {
  const clock = yield* Clock.Clock
  const provider = Provider.make({
    seed: { ...Bookshop.seed, clients: Bookshop.seed.clients.map((client) => ({ ...client, refreshTokens })) },
    passwordIterations: 10,
    clock: () => clock.currentTimeMillisUnsafe()
  })
  const grants: Array<string> = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === "/oauth2/token") grants.push((await request.clone().json()).grantType)
    return provider.handler(request)
  }
  const options = { clientId: Bookshop.clientId, host: "http://shop.test", returnAddresses: ["http://localhost:5173/"] }
  const process = () => Server.make({ ...options, fetch })
  const browser: Cookies = new Map()
  const { jar, respond } = request(browser)
  yield* Testing.signIn(Bookshop.accounts.ada).pipe(Effect.provide(process().writing(jar)))
  respond()
  grants.length = 0
  return { browser, grants, process, provider }
})
const site = siteWith()

/** Renders a page as a framework does: a middleware refreshes the session, then the page reads it. */
const visit = (server: Server.Server, browser: Cookies) =>
  Effect.gen(function* () {
    const { jar, respond } = request(browser)
    yield* server.refresh(jar)
    // The middleware passes the new cookies on to the page.
    const forwarded = request(browser)
    respond()
    const page = yield* Effect.all([read, status]).pipe(
      Effect.provide(server.reading((name) => browser.get(name) ?? forwarded.jar.read(name)))
    )
    return page
  })

describe("a member's session on a server", () => {
  it.effect("is not refreshed while the access token is valid", () =>
    Effect.gen(function* () {
      const { browser, grants, process } = yield* site

      assert.deepStrictEqual(yield* visit(process(), browser), [5, "member"])
      assert.deepStrictEqual(grants, [])
    })
  )

  it.effect.each(["rotating", "lasting"] as const)(
    "is refreshed once by 50 parallel requests on an expired token (%s)",
    (kind) =>
      Effect.gen(function* () {
        const { browser, grants, process } = yield* siteWith(kind)
        yield* TestClock.adjust("5 hours")
        const server = process()
        const tabs = Array.from({ length: 50 }, () => new Map(browser))

        const pages = yield* Effect.forEach(tabs, (tab) => visit(server, tab), { concurrency: "unbounded" })

        assert.isTrue(pages.every(([count, role]) => count === 5 && role === "member"))
        assert.deepStrictEqual(grants, ["refresh_token"])
        assert.strictEqual(new Set(tabs.map((tab) => JSON.stringify([...tab]))).size, 1)
        // The last cookies that a browser received are still good after the provider's reuse window.
        yield* TestClock.adjust("5 hours")
        assert.deepStrictEqual(yield* visit(server, tabs[0]!), [5, "member"])
      })
  )

  it.effect("survives 50 parallel requests to five processes", () =>
    Effect.gen(function* () {
      const { browser, grants, process } = yield* site
      yield* TestClock.adjust("5 hours")
      const servers = Array.from({ length: 5 }, process)
      const tabs = Array.from({ length: 50 }, () => new Map(browser))

      const pages = yield* Effect.forEach(tabs, (tab, index) => visit(servers[index % 5]!, tab), {
        concurrency: "unbounded"
      })

      assert.isTrue(pages.every(([count, role]) => count === 5 && role === "member"))
      assert.isAtMost(grants.length, 5)
      yield* TestClock.adjust("5 hours")
      for (const [index, tab] of tabs.slice(0, 1).entries()) {
        assert.deepStrictEqual(yield* visit(servers[index]!, tab), [5, "member"])
      }
    })
  )

  it.effect("is not restored by a request that was sent before the member signed out", () =>
    Effect.gen(function* () {
      const { browser, process } = yield* site
      yield* TestClock.adjust("5 hours")
      const server = process()
      const late = new Map(browser)
      yield* visit(server, browser)
      const { jar, respond } = request(browser)
      yield* Members.use((members) => members.logout()).pipe(Effect.provide(server.writing(jar)))
      respond()

      assert.deepStrictEqual([...browser], [])
      assert.notStrictEqual((yield* visit(server, late))[1], "member")
      assert.deepStrictEqual([...late], [])
    })
  )

  it.effect("leaves the cookies unchanged while the provider cannot be reached", () =>
    Effect.gen(function* () {
      const { browser } = yield* site
      yield* TestClock.adjust("5 hours")
      const before = new Map(browser)
      const offline = Server.make({
        clientId: Bookshop.clientId,
        host: "http://shop.test",
        tokenTimeout: 10,
        fetch: () => Promise.reject(new TypeError("offline"))
      })
      const { changes, jar } = request(browser)

      yield* Effect.all([offline.refresh(jar), TestClock.adjust("1 minute")], { concurrency: 2 })

      assert.strictEqual(changes.size, 0)
      assert.deepStrictEqual(browser, before)
    })
  )
})

describe("a page without a session", () => {
  it.effect("gets another visitor if the shared one is refused", () =>
    Effect.gen(function* () {
      const { grants, process, provider } = yield* site
      const server = process()
      yield* visit(server, new Map())
      yield* Effect.promise(() => provider.reset())

      assert.deepStrictEqual(yield* visit(server, new Map()), [5, "visitor"])
      assert.deepStrictEqual(yield* visit(server, new Map()), [5, "visitor"])
      assert.deepStrictEqual(grants, ["anonymous", "anonymous"])
    })
  )

  it.effect("sets no cookies, and shares its visitor with other pages", () =>
    Effect.gen(function* () {
      const { grants, process } = yield* site
      const server = process()
      const tabs = Array.from({ length: 20 }, (): Cookies => new Map())

      const pages = yield* Effect.forEach(tabs, (tab) => visit(server, tab), { concurrency: "unbounded" })

      assert.isTrue(pages.every(([count, role]) => count === 5 && role === "visitor"))
      assert.deepStrictEqual(grants, ["anonymous"])
      assert.isTrue(tabs.every((tab) => tab.size === 0))
    })
  )
})
