import * as Provider from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import { seed } from "@portico/testing/scenarios/Bookshop"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

/** Runs a provider with a fault injector, and describes its response to a request for visitor tokens. */
const shop = () => {
  const injector = Faults.injector()
  const handler = injector.wrap(Provider.make({ seed, faults: injector.current }).handler)
  const ask = async (): Promise<string> => {
    const body = JSON.stringify({ clientId: "portico-bookshop", grantType: "anonymous" })
    try {
      const response = await handler(new Request("http://provider.test/oauth2/token", { method: "POST", body }))
      const text = await response.text()
      const kind =
        text === "" ? "empty" : text.startsWith("<") ? "page" : text.includes("access_token") ? "tokens" : "json"
      return [response.status, kind, response.headers.get("retry-after")].filter((part) => part !== null).join(" ")
    } catch {
      return "dropped"
    }
  }
  return { injector, ask }
}

describe("a fault", () => {
  it.each([
    ["noNetwork", Faults.noNetwork(), "dropped"],
    ["responseLost", Faults.responseLost(), "dropped"],
    ["resetMidway", Faults.resetMidway(), "dropped"],
    ["failing", Faults.failing(), "500 json"],
    ["unavailable", Faults.unavailable(), "503 page"],
    ["captivePortal", Faults.captivePortal(), "200 page"],
    ["emptyResponse", Faults.emptyResponse(), "200 empty"],
    ["refused, silently", Faults.refused(409), "409 empty"],
    ["refused, with a code", Faults.refused(409, {}, "TAKEN"), "409 json"],
    ["rateLimited", Faults.rateLimited(), "429 json"],
    ["rateLimited, with seconds", Faults.rateLimited({}, 7), "429 json 7"],
    ["slow", Faults.slow(1), "200 tokens"],
    ["failing, for another row", Faults.failing({ row: "login" }), "200 tokens"],
    ["failing, for another path", Faults.failing({ path: "/v2/" }), "200 tokens"],
    ["failing, for the token row", Faults.failing(Faults.tokens), "500 json"]
  ] as const)("%s behaves as documented", async (_, fault, answer) => {
    const { ask, injector } = shop()
    injector.set(fault)

    assert.strictEqual(await ask(), answer)
    injector.set()
    assert.strictEqual(await ask(), "200 tokens")
  })

  it("occurs as often as set", async () => {
    const { ask, injector } = shop()
    injector.set(Faults.times(2, Faults.failing()))

    assert.deepStrictEqual([await ask(), await ask(), await ask()], ["500 json", "500 json", "200 tokens"])
  })
})

describe("an injector", () => {
  it.effect("plays during an effect, and restores its earlier faults afterwards", () =>
    Effect.gen(function* () {
      const { ask, injector } = shop()
      const asked = Effect.promise(ask)
      injector.set(Faults.emptyResponse())

      const during = yield* injector.during([Faults.unavailable()], asked)

      assert.deepStrictEqual([during, yield* asked], ["503 page", "200 empty"])
    })
  )

  it.each(["in", "out"] as const)("delays a request on its way %s, and lets others pass on demand", async (way) => {
    const { ask, injector } = shop()
    const order: Array<string> = []
    const { arrived, letOthersPass, release } = injector.block("/oauth2/token", way)
    const held = ask().then(() => order.push("held"))
    await arrived

    letOthersPass()
    await ask().then(() => order.push("other"))
    release()
    await held

    assert.deepStrictEqual(order, ["other", "held"])
  })
})
