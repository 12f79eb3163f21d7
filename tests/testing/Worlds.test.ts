import * as Scenario from "@portico/testing/scenarios/Scenario"
import * as Worlds from "@portico/testing/Worlds"
import { assert, describe, it } from "@effect/vitest"

const token = (headers: Record<string, string> = {}) =>
  new Request("http://provider.test/oauth2/token", {
    method: "POST",
    headers,
    body: JSON.stringify({ clientId: "portico-bookshop", grantType: "anonymous" })
  })

const redirectSession = (accessToken: string, world: string) =>
  new Request("http://provider.test/v1/redirect-session", {
    method: "POST",
    headers: { authorization: accessToken, "x-world": world },
    body: JSON.stringify({ login: {} })
  })

describe("worlds", () => {
  it("use the scenario of the request, otherwise their own", async () => {
    const worlds = Worlds.make({ scenario: "bookshop" })

    const statuses = []
    for (const headers of [{}, { "x-scenario": "tokensUnavailable" }, {}]) {
      statuses.push((await worlds.handler(token(headers))).status)
    }

    assert.deepStrictEqual(statuses, [200, 503, 200])
  })

  it("read the scenario from the query, for pages", async () => {
    const worlds = Worlds.make()
    const page = new Request("http://provider.test/portico/session/x?x-scenario=frameRefused")

    assert.strictEqual((await worlds.handler(page)).status, 500)
  })

  it("accept custom scenarios", async () => {
    const scenarios = Scenario.make({
      closed: { description: "Nothing goes.", faults: [{ match: {}, status: 418 }] }
    })
    const worlds = Worlds.make({ scenario: "closed", scenarios })

    assert.strictEqual((await worlds.handler(token())).status, 418)
  })

  it("reject an unknown scenario when they are created", () => {
    assert.throws(() => Worlds.make({ scenario: "bookshoop" }), /bookshoop/)
  })

  it("find the world of a hosted page", async () => {
    const worlds = Worlds.make()
    const answer = await worlds.handler(token({ "x-world": "hers" }))
    const { access_token } = (await answer.json()) as { readonly access_token: string }
    const opened = await worlds.handler(redirectSession(access_token, "hers"))
    const { redirectSession: session } = (await opened.json()) as { readonly redirectSession: { fullUrl: string } }

    const page = await worlds.handler(new Request(session.fullUrl))
    const unknown = await worlds.handler(new Request("http://provider.test/portico/session/unknown"))

    assert.strictEqual(page.status, 200)
    assert.strictEqual(unknown.status, 410)
  })

  it("remove the least recently used world", async () => {
    const worlds = Worlds.make()
    const tokens = await worlds.handler(token({ "x-world": "first" }))
    const { access_token } = (await tokens.json()) as { readonly access_token: string }
    assert.strictEqual((await worlds.handler(redirectSession(access_token, "first"))).status, 200)

    for (let count = 0; count < 40; count++) await worlds.handler(token({ "x-world": `world ${count}` }))

    assert.strictEqual((await worlds.handler(redirectSession(access_token, "first"))).status, 401)
  })
})
