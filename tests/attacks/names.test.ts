import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { afterAll, beforeAll } from "vitest"
import { codeOf, open, seed } from "../provider/Shop.ts"

const statements = [
  "' OR '1'='1",
  "'; DROP TABLE portico.members; --",
  '"; DROP SCHEMA portico CASCADE; --',
  "ada@shop.test' --",
  "$1",
  "${1}",
  "\\'; SELECT pg_sleep(5); --",
  "ada@shop.test\0",
  "%",
  "%@shop.test' OR email LIKE '_da",
  "ada@shop.test\ud800"
]

describe.each([
  ["memory", () => MemoryStore.make()],
  ["PGlite", () => PostgresStore.make({})]
])("on %s", (name, store) => {
  const shop = open({ seed: { ...seed, lockout: { perSource: 1000, perAddress: 1000, mails: 1000 } }, store: store() })

  beforeAll(() => shop.start(), 60_000)

  afterAll(() => shop.dispose())

  it("a string with SQL finds nothing and changes nothing", async () => {
    for (const text of statements) {
      const token = await shop.visitor()
      const answers = [
        await shop.login(text, text),
        await shop.refresh(text),
        await shop.refresh("A".repeat(22) + text),
        await shop.exchange({ code: text, codeVerifier: "v".repeat(43) }),
        await shop.post("/oauth2/token", { clientId: text, grantType: "anonymous" }),
        await shop.post("/v1/auth/verify", { code: text, stateToken: text }, token),
        await shop.post("/v1/recover", { recoveryToken: text, password: text.padEnd(8, "x") }, token),
        await shop.post("/v2/TOTP/verify", { stateToken: text, totpData: { code: text } }, token),
        await shop.post("/v2/register", { loginId: { email: text }, password: "somebody's words" }, token)
      ]
      for (const { status } of answers) assert.isTrue(status >= 400 && status < 500, `${text}: ${status}`)
      const session = { logout: { clientId: text } }
      assert.strictEqual((await shop.post("/v1/redirect-session", session, token)).status, 400)
      assert.strictEqual((await shop.send(`/portico/session/${encodeURIComponent(text.toWellFormed())}`)).status, 410)
      assert.strictEqual((await shop.post("/v1/Start", { identityId: text, target: "EMAIL" }, token)).status, 200)
    }
    assert.strictEqual(codeOf(await shop.login("_da@shop.test")), "-19999", name)
    assert.strictEqual((await shop.login()).body.state, "SUCCESS", name)
  })

  it("an email address with such characters belongs to its own member only", async () => {
    const email = "o'x--$1%_`|{}@shop.test"
    const token = await shop.visitor()

    assert.strictEqual((await shop.post("/v2/register", { loginId: { email }, password: "o'x--" }, token)).status, 200)

    assert.strictEqual((await shop.login(email, "o'x--")).body.identity.email?.address, email)
    assert.notStrictEqual((await shop.login("o'x--$1%__|{}@shop.test", "o'x--")).status, 200)
  })

  it("a field name from Object.prototype is an ordinary field or is ignored", async () => {
    const hostile = JSON.parse(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":"x","hasOwnProperty":1}`
    )
    const customFields = [
      { name: "__proto__", value: { strValue: "x" } },
      { name: "constructor", value: { strValue: "x" } }
    ]
    const token = await shop.visitor()
    const request = { loginId: { email: "proto@shop.test" }, password: "proto's own words" }

    const answers = [
      await shop.post("/v2/register", { ...request, profile: { ...hostile, customFields } }, token),
      await shop.send("/v2/login", {
        method: "POST",
        headers: { authorization: token },
        body: `{"__proto__":{"loginId":{"email":"ada@shop.test"},"password":"correct horse"}}`
      }),
      await shop.post("/v2/login", { ...request, clientMetaData: hostile }, token),
      await shop.send("/v1/logout?__proto__.isAdmin=1&constructor.prototype.isAdmin=1", {
        headers: { authorization: token }
      })
    ]

    assert.deepStrictEqual(
      answers.map(({ status }) => status < 500),
      [true, true, true, true]
    )
    assert.notStrictEqual(answers[1]?.status, 200)
    assert.notProperty({}, "isAdmin")
    const { identity } = (await shop.login("proto@shop.test", "proto's own words")).body
    assert.deepStrictEqual(Object.getPrototypeOf(identity.identityProfile ?? {}), Object.prototype)
    assert.notProperty(identity.identityProfile ?? {}, "isAdmin")
  })

  it("a registration cannot set what only the owner may decide", async () => {
    const body = {
      loginId: { email: "climber@shop.test" },
      password: "climber's words",
      id: "chosen",
      status: { name: "ACTIVE", reasons: [] },
      emailVerified: true,
      resetRequired: false,
      revision: "99",
      factors: [],
      profile: { email: "ada@shop.test", emails: ["ada@shop.test"], status: "ACTIVE", emailVerified: true }
    }

    const { identity } = (await shop.post("/v2/register", body, await shop.visitor())).body

    assert.strictEqual(identity.email?.address, "climber@shop.test")
    assert.strictEqual(identity.email?.isVerified, false)
    assert.notStrictEqual(identity.id, "chosen")
    assert.strictEqual(codeOf(await shop.login("ada@shop.test", "climber's words")), "-19976")
  })
})

describe("an address that resembles a member's", () => {
  const known = "mike@shop.test"
  const shop = () => open({ seed: { ...seed, members: [{ email: known, password: "mike's own words" }] } })

  it.each(["MIKE@shop.test", " mike@SHOP.test ", "mi\u212Ae@shop.test"])(
    "is taken if it is normalized to the same address: %s",
    async (email) => {
      const { post, visitor } = shop()

      const taken = await post("/v2/register", { loginId: { email }, password: "the thief's own" }, await visitor())

      assert.strictEqual(codeOf(taken), "-19995")
    }
  )

  it.each([
    "mıke@shop.test",
    "mike@ѕhop.test",
    "mіke@shop.test",
    "mike+1@shop.test",
    "m.ike@shop.test",
    "ｍike@shop.test"
  ])("gets no email of the member and none of its emails goes to the member: %s", async (email) => {
    const { outbox, post, visitor } = shop()
    const token = await visitor()
    await post("/v2/register", { loginId: { email }, password: "the thief's own" }, token)

    await post("/v1/send-email", { email }, token)
    await post("/v1/send-email", { email: known }, token)

    const mails = (await outbox()).map((mail) => mail.email)
    assert.lengthOf(mails, 2)
    assert.strictEqual(mails[1], known)
    assert.notStrictEqual(mails[0], known)
  })

  it("gets its email at the member's stored address if case folding makes them equal", async () => {
    const { outbox, post, visitor } = shop()

    await post("/v1/send-email", { email: "MI\u212AE@SHOP.TEST" }, await visitor())

    assert.deepStrictEqual(
      (await outbox()).map(({ email }) => email),
      [known]
    )
  })
})
