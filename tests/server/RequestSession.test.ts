import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import { ReadOnlySession } from "@portico/client/transport/Failure"
import * as Provider from "@portico/provider/Provider"
import * as Server from "@portico/server"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { inspect } from "node:util"

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))
const titles = Effect.map(
  Queries.use((queries) => queries.run(books)),
  ({ items }) => items.map(({ data }) => data["title"])
)
const role = Tokens.use((tokens) => tokens.role)

/** A site and a browser that keeps the cookies of its responses. */
const site = (cookies?: Server.Options["cookies"]) => {
  const grants: Array<string> = []
  const now = Date.UTC(2026, 0, 1)
  const provider = Provider.make({ seed: Bookshop.seed, passwordIterations: 10, clock: () => now })
  const server = Server.make({
    clientId: Bookshop.clientId,
    host: "http://shop.test",
    returnAddresses: ["http://localhost:5173/"],
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (new URL(request.url).pathname === "/oauth2/token") grants.push((await request.clone().json()).grantType)
      return provider.handler(request)
    },
    ...(cookies === undefined ? {} : { cookies })
  })
  const jar = new Map<string, string>()
  const visit = async (respond: Parameters<typeof Server.handle>[2]) => {
    const header = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const request = new Request("http://site.test/", { headers: { cookie: `theme=dark; ${header}` } })
    const response = await Server.handle(server, request, respond)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
      if (rest.includes("Max-Age=0")) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return { grants, jar, visit }
}

const signIn: Parameters<typeof Server.handle>[2] = async ({ run }) => {
  await run(Testing.signIn(Bookshop.accounts.ada))
  return Response.redirect("http://site.test/account", 303)
}

describe("the response to a request", () => {
  it("sets the cookies of a sign-in, also on a redirect", async () => {
    const { jar, visit } = site()

    const response = await visit(signIn)
    const page = await visit(async ({ run }) => Response.json(await run(role)))

    assert.strictEqual(response.status, 303)
    assert.strictEqual(response.headers.get("location"), "http://site.test/account")
    assert.strictEqual(response.headers.get("cache-control"), "private, no-store")
    for (const cookie of response.headers.getSetCookie()) {
      assert.match(cookie, /; Path=\/; Max-Age=34560000; SameSite=Lax; Secure; HttpOnly$/)
    }
    assert.isAbove(jar.size, 0)
    assert.strictEqual(await page.json(), "member")
  })

  it("has the attributes of the options", async () => {
    const { visit } = site({ domain: "site.test", httpOnly: false, secure: false, sameSite: "strict" })

    const response = await visit(signIn)

    assert.match(response.headers.getSetCookie()[0] ?? "", /; SameSite=Strict; Domain=site\.test$/)
  })

  it("is unchanged while the session is", async () => {
    const { visit } = site()
    await visit(signIn)
    const response = Response.json({})

    assert.strictEqual(await visit(() => response), response)
  })

  it("hands over the session and the data of a page", async () => {
    const { visit } = site()
    await visit(signIn)

    const page = await visit(async ({ record }) => Response.json(await record(titles)))
    const { state, value } = await page.json()

    assert.strictEqual(value.length, 5)
    assert.strictEqual(state.session.status, "member")
    assert.strictEqual(state.responses.length, 1)
    assert.notInclude(JSON.stringify(state), "JWS")
  })

  it("sets no cookies on an anonymous page, and shares its visitor with other pages", async () => {
    const { grants, jar, visit } = site()

    const pages = await Promise.all(
      [1, 2, 3].map(() => visit(async ({ record }) => Response.json(await record(titles))))
    )

    assert.deepStrictEqual(
      pages.map(({ headers }) => headers.getSetCookie()),
      [[], [], []]
    )
    assert.strictEqual(jar.size, 0)
    assert.deepStrictEqual(grants, ["anonymous"])
  })

  it("rejects with the error of the program", async () => {
    const { visit } = site()

    await visit(async ({ run }) => {
      const failure = await run(Testing.signIn({ email: "ada@example.com", password: "wrong" })).then(
        () => undefined,
        (error: unknown) => error
      )
      assert.strictEqual(Object(failure)._tag, "LoginRefused")
      return new Response()
    })
  })

  it("rejects with an error whose message is logged, and which frameworks can change", async () => {
    const { visit } = site()

    await visit(async ({ record, run }) => {
      for (const program of [run, record]) {
        const failure = await program(Effect.fail(new ReadOnlySession())).catch((error: unknown) => error)
        assert.instanceOf(failure, ReadOnlySession)
        const { message } = failure
        assert.include(inspect(failure), message)
        // The development server of Next.js does this.
        Object.assign(failure, { message: `Formatted: ${message}` })
        assert.strictEqual(failure.message, `Formatted: ${new ReadOnlySession().message}`)
      }
      return new Response()
    })
  })
})
