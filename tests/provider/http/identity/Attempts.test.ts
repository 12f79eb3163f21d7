import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Attempts from "../../../../packages/provider/src/http/identity/Attempts.ts"
import { codeOf, home, open, seed } from "../../Shop.ts"

const shopWith = (lockout: NonNullable<Seed["lockout"]>) => open({ seed: { ...seed, lockout } })

describe("failed logins of an address", () => {
  const fail = async (shop: ReturnType<typeof open>, times: number, email = "ada@shop.test") => {
    for (let count = 0; count < times; count++) await shop.login(email, "wrong")
  }

  it("lock it until the window has passed, even for the right password", async () => {
    const shop = shopWith({ perEmail: 3, window: 600 })
    await fail(shop, 3)
    shop.pass(60_000)

    const locked = await shop.login()
    shop.pass(540_000)
    const later = await shop.login()

    assert.strictEqual(locked.status, 429)
    assert.strictEqual(codeOf(locked), "TOO_MANY_REQUESTS")
    assert.strictEqual(locked.headers.get("retry-after"), "540")
    assert.strictEqual(later.body.state, "SUCCESS")
  })

  it("are reset by a successful login", async () => {
    const shop = shopWith({ perEmail: 3 })

    for (let round = 0; round < 3; round++) {
      await fail(shop, 2)
      assert.strictEqual((await shop.login()).body.state, "SUCCESS")
    }
  })

  it("do not affect other addresses", async () => {
    const shop = shopWith({ perEmail: 3 })
    await fail(shop, 4, "eve@shop.test")

    assert.strictEqual((await shop.login("eve@shop.test", "waiting room")).status, 429)
    assert.strictEqual((await shop.login()).status, 200)
  })

  it("are counted across spellings of the address, known or not", async () => {
    const shop = shopWith({ perEmail: 3 })
    for (const email of ["NOBODY@shop.test", " nobody@shop.test", "nobody@SHOP.test"]) await fail(shop, 1, email)

    assert.strictEqual((await shop.login("nobody@shop.test", "x")).status, 429)
  })

  it("are counted if they are concurrent", async () => {
    const shop = shopWith({ perEmail: 5 })

    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.login("ada@shop.test", "wrong")))

    assert.strictEqual(answers.filter(({ status }) => status === 403).length, 5)
    assert.strictEqual(answers.filter(({ status }) => status === 429).length, 15)
  })
})

describe("failed logins from one source", () => {
  const guess = async (shop: ReturnType<typeof open>, address: string, email: string) => {
    const response = await shop.handler(
      new Request(new URL("/v2/login", home), {
        method: "POST",
        headers: { authorization: await shop.visitor() },
        body: JSON.stringify({ loginId: { email }, password: "wrong" })
      }),
      address
    )
    return response.status
  }

  it("are counted over all addresses", async () => {
    const shop = shopWith({ perSource: 3 })
    const statuses: Array<number> = []
    for (const name of ["a", "b", "c", "d"]) statuses.push(await guess(shop, "203.0.113.7", `${name}@shop.test`))

    assert.deepStrictEqual(statuses, [404, 404, 404, 429])
    assert.strictEqual(await guess(shop, "203.0.113.8", "e@shop.test"), 404)
  })

  it("do not lock the last address", async () => {
    const shop = shopWith({ perSource: 2, perEmail: 3 })
    for (let count = 0; count < 9; count++) await guess(shop, "203.0.113.7", "ada@shop.test")

    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })

  it("are counted per visitor session if no network address is known", async () => {
    const shop = shopWith({ perSource: 2 })
    const visitor = await shop.visitor()
    const login = (email: string, token: string) =>
      shop.post("/v2/login", { loginId: { email }, password: "wrong" }, token)

    const own = [await login("a@x.test", visitor), await login("b@x.test", visitor), await login("c@x.test", visitor)]

    assert.deepStrictEqual(
      own.map(({ status }) => status),
      [404, 404, 429]
    )
    assert.strictEqual((await login("d@x.test", await shop.visitor())).status, 404)
  })

  it.each([
    ["203.0.113.7", "address 203.0.113.7"],
    ["::ffff:203.0.113.7", "address 203.0.113.7"],
    ["2001:db8::1", "address 2001:db8:0:0/64"],
    ["127.0.0.1", "session s"],
    ["::1", "session s"],
    ["::ffff:127.0.0.1", "session s"],
    [undefined, "session s"]
  ])("from %s are counted for %s", (address, source) => {
    const caller = { subject: "v", role: "visitor", clientId: "shop", session: "s" } as const

    assert.strictEqual(Attempts.sourceOf({ address, caller }), source)
  })
})

describe("emails to one address", () => {
  it("are limited, whether it belongs to a member or not", async () => {
    const shop = shopWith({ mails: 2, window: 600 })
    const visitor = await shop.visitor()
    const ask = (email: string) => shop.post("/v1/send-email", { email }, visitor)
    for (const email of ["ada@shop.test", "nobody@shop.test"]) {
      await ask(email)
      await ask(email)
      const refused = await ask(email)

      assert.strictEqual(refused.status, 429)
      assert.strictEqual(refused.headers.get("retry-after"), "600")
    }
    assert.strictEqual((await shop.outbox()).length, 2)
  })
})
