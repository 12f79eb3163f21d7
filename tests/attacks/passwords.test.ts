import { assert, describe, it } from "@effect/vitest"
import { codeOf, open, seed } from "../provider/Shop.ts"

describe("a password", () => {
  const register = async (password: string) => {
    const shop = open()
    const request = { loginId: { email: "zoe@shop.test" }, password }
    const { status } = await shop.post("/v2/register", request, await shop.visitor())
    return { shop, status }
  }

  it.each([
    ["has the same first 72 bytes", "x".repeat(72) + "a", "x".repeat(72) + "b"],
    ["is equal up to a NUL character", "before\0after", "before\0other"],
    ["ends before the NUL character", "before\0after", "before"],
    ["differs in the last of 1024 characters", "x".repeat(1023) + "a", "x".repeat(1023) + "b"],
    ["differs in case", "Zoe's own words", "zoe's own words"],
    ["has no trailing space", "zoe's own words ", "zoe's own words"]
  ])("does not match another one that %s", async (_, password, other) => {
    const { shop, status } = await register(password)

    assert.strictEqual(status, 200)
    assert.strictEqual((await shop.login("zoe@shop.test", password)).status, 200)
    assert.strictEqual(codeOf(await shop.login("zoe@shop.test", other)), "-19976")
  })

  it.each(["", "abc", "x".repeat(1025), "x".repeat(100_000)])(
    "is refused if it is too short or too long",
    async (password) => {
      assert.strictEqual((await register(password)).status, 400)
    }
  )

  it.each([null, 12345678, true, ["correct horse"], { length: 99 }])(
    "is refused unless it is a string: %j",
    async (password) => {
      const shop = open()

      const refused = await shop.post(
        "/v2/login",
        { loginId: { email: "ada@shop.test" }, password },
        await shop.visitor()
      )

      assert.strictEqual(refused.status, 400)
    }
  )

  it("does not match anything if it was never set", async () => {
    const clients = [{ clientId: "shop", origins: [], redirectUris: [], secret: "the shop's secret" }]
    const shop = open({ seed: { ...seed, clients } })
    await shop.post("/v2/sign-on", { loginId: { email: "sso@shop.test" } }, "the shop's secret")

    for (const guess of ["", "$pbkdf2-sha256$i=1$$", "undefined", "null", "\0"]) {
      assert.notStrictEqual((await shop.login("sso@shop.test", guess)).status, 200)
    }
  })
})

describe("a guessed password", () => {
  it("allows at most ten of fifty concurrent guesses with different visitor tokens", async () => {
    const shop = open()
    const tokens = await Promise.all(Array.from({ length: 50 }, () => shop.visitor()))

    const answers = await Promise.all(
      tokens.map((token, index) =>
        shop.post("/v2/login", { loginId: { email: "ada@shop.test" }, password: `guess ${index}` }, token)
      )
    )

    assert.lengthOf(
      answers.filter(({ status }) => status !== 429),
      10
    )
    assert.strictEqual((await shop.login()).status, 429)
  })

  it("of many members cannot be guessed without limit from one visitor token", async () => {
    const shop = open({ seed: { ...seed, lockout: { perSource: 20 } } })
    const token = await shop.visitor()
    const spray = (index: number) =>
      shop.post("/v2/login", { loginId: { email: `member${index}@shop.test` }, password: "123456" }, token)

    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => spray(index)))

    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      30
    )
  })

  it.each([
    ["an IPv4 address", () => "203.0.113.9"],
    ["an IPv6 network", (index: number) => `2001:db8:0:1::${index.toString(16)}`],
    ["this machine", () => "127.0.0.1"],
    ["an unknown address", () => undefined]
  ])("of many members cannot be guessed from %s with a new visitor token each time", async (_, address) => {
    const shop = open()
    const login = async (email: string, password: string, from: string | undefined) => {
      const headers = { "content-type": "application/json", authorization: await shop.visitor() }
      const body = JSON.stringify({ loginId: { email }, password })
      return shop.handler(new Request("http://localhost:4000/v2/login", { method: "POST", headers, body }), from)
    }

    for (let count = 0; count < 20; count++) {
      assert.strictEqual((await login("ada@shop.test", "correct horse", address(count))).status, 200)
    }
    const refused: Array<Response> = []
    for (let count = 0; count < 110; count++) {
      const response = await login(`member${count}@shop.test`, "123456", address(count))
      if (response.status === 429) refused.push(response)
    }

    assert.lengthOf(refused, 10)
    assert.strictEqual(refused[0]?.headers.get("retry-after"), "900")
    assert.strictEqual((await login("ada@shop.test", "correct horse", "198.51.100.4")).status, 200)
  })

  it("has one limit for all spellings of its email address", async () => {
    const shop = open()
    const spellings = ["ada@shop.test", "ADA@SHOP.TEST", " Ada@shop.test ", "ada@shop.test\n", "Ada@Shop.Test"]
    for (let guess = 0; guess < 10; guess++) await shop.login(spellings[guess % spellings.length], `guess ${guess}`)

    assert.strictEqual((await shop.login()).status, 429)
  })

  it("stays locked if the attacker signs in to another account in between", async () => {
    const shop = open({
      seed: { ...seed, members: [...(seed.members ?? []), { email: "mallory@shop.test", password: "mallory's" }] }
    })
    for (let guess = 0; guess < 10; guess++) {
      await shop.login("ada@shop.test", `guess ${guess}`)
      await shop.login("mallory@shop.test", "mallory's")
    }

    assert.strictEqual((await shop.login()).status, 429)
  })
})
