import { Members } from "@portico/client/auth/Members"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Provider from "@portico/provider/Provider"
import * as Server from "@portico/server"
import * as Portico from "@portico/server/tanstack-start"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { createServerEntry, getResponseHeaders } from "@tanstack/react-start/server"
import * as Effect from "effect/Effect"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))
const titles = Effect.map(
  Queries.use((queries) => queries.run(books)),
  ({ items }) => items.map(({ data }) => data["title"])
)
const role = Tokens.use((tokens) => tokens.role)

type Handler = (session: Server.RequestSession) => Promise<Response>

/** A site of TanStack Start, and a browser that keeps the cookies of its responses. */
const site = () => {
  const provider = Provider.make({ seed: Bookshop.seed, passwordIterations: 10, clock: () => Date.now() })
  const server = Server.make({
    clientId: Bookshop.clientId,
    host: "http://shop.test",
    returnAddresses: ["http://localhost:5173/"],
    fetch: (input, init) => provider.handler(new Request(input, init))
  })
  const middleware = Portico.middleware(server)
  const jar = new Map<string, string>()

  /** Sends a request through the middleware, and applies the headers that it has set, as TanStack Start does. */
  const visit = async (handler: Handler) => {
    const entry = createServerEntry({
      fetch: async (request) => {
        let response = new Response()
        const next = async ({ context }: { context: Portico.SessionContext }) => {
          response = await handler(context.session)
          return { context, pathname: "/", request, response }
        }
        await middleware({ request, next } as never)
        const headers = new Headers(response.headers)
        for (const [name, value] of getResponseHeaders()) {
          if (name === "set-cookie") headers.append(name, value)
          else headers.set(name, value)
        }
        return new Response(response.body, { status: response.status, headers })
      }
    })
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await entry.fetch(
      new Request("http://site.test/", { headers: { cookie: `theme=dark; ${cookie}` } })
    )
    for (const header of response.headers.getSetCookie()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(header) ?? []
      if (rest.includes("Max-Age=0")) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return { jar, visit }
}

const signIn: Handler = async ({ run }) => {
  await run(Testing.signIn(Bookshop.accounts.ada))
  return Response.json("signed in")
}

/** Moves the clock beyond the expiry time of the access tokens. */
const later = () => vi.setSystemTime(Date.now() + 5 * 3_600_000)

const readRole: Handler = async ({ run }) => Response.json(await run(role))

describe("the middleware for TanStack Start", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it("sets the cookies of a sign-in, and forbids to cache the response", async () => {
    const { jar, visit } = site()

    const response = await visit(signIn)

    assert.isAbove(jar.size, 0)
    assert.strictEqual(response.headers.get("cache-control"), "private, no-store")
    assert.strictEqual(await (await visit(readRole)).json(), "member")
  })

  it("changes no header while the session is unchanged", async () => {
    const { visit } = site()
    await visit(signIn)

    const response = await visit(readRole)

    assert.deepStrictEqual(response.headers.getSetCookie(), [])
    assert.isNull(response.headers.get("cache-control"))
  })

  it("refreshes an expired session before the page reads it", async () => {
    const { jar, visit } = site()
    await visit(signIn)
    const before = new Map(jar)
    later()

    const page = await visit(async ({ record }) => Response.json(await record(titles)))
    const { state, value } = await page.json()

    assert.strictEqual(value.length, 5)
    assert.strictEqual(state.session.status, "member")
    assert.notDeepEqual(jar, before)
    assert.strictEqual(jar.size, before.size)
  })

  it("keeps the refreshed session if the page fails", async () => {
    const { jar, visit } = site()
    await visit(signIn)
    const before = new Map(jar)
    later()
    const log = vi.spyOn(console, "error").mockImplementation(() => {})

    const response = await visit(() => Promise.reject(new Error("The page failed.")))

    assert.strictEqual(response.status, 500)
    assert.strictEqual(log.mock.calls.length, 1)
    assert.notDeepEqual(jar, before)
    assert.strictEqual(await (await visit(readRole)).json(), "member")
  })

  it("removes the cookies of a member who signs out", async () => {
    const { jar, visit } = site()
    await visit(signIn)

    await visit(async ({ run }) => {
      await run(Members.use((members) => members.logout()))
      return new Response()
    })

    assert.strictEqual(jar.size, 0)
  })

  it("sets the cookies of each request on its own response", async () => {
    const { jar, visit } = site()

    const [signedIn, ...others] = await Promise.all([signIn, readRole, readRole, readRole].map(visit))

    assert.isAbove(signedIn?.headers.getSetCookie().length ?? 0, 0)
    assert.isAbove(jar.size, 0)
    for (const other of others) {
      assert.notStrictEqual(await other.json(), "member")
    }
  })
})
