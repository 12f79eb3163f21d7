import { assert, describe, it } from "@effect/vitest"
import type { Fault } from "@portico/provider/Provider"
import { codeOf, open } from "../../Shop.ts"

const visitor = { clientId: "shop", grantType: "anonymous" }

const rejected = async (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (cause: { readonly _tag: string }) => cause._tag
  )

describe("a fault", () => {
  it("fails with a code", async () => {
    const shop = open({ faults: [{ match: { row: "token" }, status: 429, code: "SLOW_DOWN", retryAfter: 7 }] })

    const refused = await shop.post("/oauth2/token", visitor)

    assert.strictEqual(refused.status, 429)
    assert.strictEqual(codeOf(refused), "SLOW_DOWN")
    assert.strictEqual(refused.headers.get("retry-after"), "7")
    assert.strictEqual(refused.headers.get("access-control-allow-origin"), "*")
  })

  it("fails like a system error without a code", async () => {
    const shop = open({ faults: [{ match: {}, status: 503 }] })

    const { body, headers, status } = await shop.post("/oauth2/token", visitor)

    assert.strictEqual(status, 503)
    assert.isUndefined(body.details)
    assert.strictEqual(body.message, `System error occurred, request-id: ${headers.get("x-wix-request-id")}`)
  })

  it("replaces the response with any body", async () => {
    const shop = open({ faults: [{ match: { path: "/oauth2/" }, body: "<h1>Welcome to the airport</h1>" }] })

    const answered = await shop.post("/oauth2/token", visitor)

    assert.strictEqual(answered.status, 200)
    assert.strictEqual(answered.headers.get("content-type"), "text/html")
    assert.strictEqual(answered.text, "<h1>Welcome to the airport</h1>")
  })

  it("drops the connection before or after the request is handled", async () => {
    const newcomer = { loginId: { email: "grace@shop.test" }, password: "debugging" }
    const attempt = async (drop: Fault["drop"]) => {
      const shop = open({ faults: [{ match: { row: "auth.register" }, ...(drop === undefined ? {} : { drop }) }] })
      const failure = await rejected(shop.post("/v2/register", newcomer, await shop.visitor()))
      return [failure, (await shop.login("grace@shop.test", "debugging")).status] as const
    }

    assert.deepStrictEqual(await attempt("before"), ["Dropped", 404])
    assert.deepStrictEqual(await attempt("after"), ["Dropped", 200])
  })

  it("affects the configured number of requests, and again after a reset", async () => {
    const shop = open({ faults: [{ match: { row: "token" }, status: 500, times: 2 }] })
    const statuses = async () => {
      const answers = []
      for (let count = 0; count < 3; count++) answers.push((await shop.post("/oauth2/token", visitor)).status)
      return answers
    }

    assert.deepStrictEqual(await statuses(), [500, 500, 200])
    await shop.reset()
    assert.deepStrictEqual(await statuses(), [500, 500, 200])
  })

  it("skips the configured number of requests first", async () => {
    const shop = open({ faults: [{ match: { row: "token" }, status: 500, after: 1, times: 1 }] })
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await shop.post("/oauth2/token", visitor)).status)

    assert.deepStrictEqual(statuses, [200, 500, 200])
  })

  it("affects no other row", async () => {
    const shop = open({ faults: [{ match: { row: "login" }, status: 500 }] })

    assert.strictEqual((await shop.post("/oauth2/token", visitor)).status, 200)
    assert.strictEqual((await shop.login()).status, 500)
  })

  it("delays responses, and delays add up", async () => {
    const shop = open({
      faults: [
        { match: {}, latency: 30 },
        { match: { row: "token" }, latency: 30, status: 500 }
      ]
    })
    const startedAt = performance.now()

    const refused = await shop.post("/oauth2/token", visitor)

    assert.strictEqual(refused.status, 500)
    assert.isAtLeast(performance.now() - startedAt, 55)
  })

  it("with infinite latency ends when the caller aborts", async () => {
    const shop = open({ faults: [{ match: {}, latency: Number.POSITIVE_INFINITY }] })
    const controller = new AbortController()
    const waiting = rejected(shop.send("/oauth2/token", { method: "POST", signal: controller.signal }))

    controller.abort()

    assert.strictEqual(await waiting, "Dropped")
  })

  it("may differ per request", async () => {
    const broken: ReadonlyArray<Fault> = [{ match: {}, status: 500, times: 1 }]
    const shop = open({ faults: (request) => (request.headers.get("x-scenario") === "broken" ? broken : []) })
    const status = async (scenario: string) =>
      (await shop.post("/oauth2/token", visitor, undefined, { "x-scenario": scenario })).status

    assert.deepStrictEqual(
      [await status("fine"), await status("broken"), await status("broken"), await status("fine")],
      [200, 500, 200, 200]
    )
  })
})
