import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { IdentityStore, type IdentityStoreShape } from "../../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { codeOf, open, origin, seed } from "../../Shop.ts"

const ask = async (shop: ReturnType<typeof open>, payload: object = {}, headers: Record<string, string> = {}) =>
  shop.post("/v1/send-email", { email: "ada@shop.test", ...payload }, await shop.visitor(), headers)

const recover = async (shop: ReturnType<typeof open>, recoveryToken: string, password = "a new password") =>
  shop.post("/v1/recover", { recoveryToken, password }, await shop.visitor())

const tokenOf = async (shop: ReturnType<typeof open>) => (await shop.outbox()).at(-1)?.code ?? ""

const start = async (settings: Partial<Seed> = {}) => {
  const shop = open({ seed: { ...seed, ...settings } })
  await ask(shop)
  return { shop, token: await tokenOf(shop) }
}

describe("a recovery email", () => {
  it("has the same response for active, blocked and unknown members", async () => {
    const shop = open()

    const answers = await Promise.all(
      ["ada@shop.test", "bob@shop.test", "nobody@shop.test"].map((email) => ask(shop, { email }))
    )

    assert.deepStrictEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)), new Set(["200 {}"]))
    assert.deepStrictEqual(
      (await shop.outbox()).map(({ email, kind }) => [email, kind]),
      [["ada@shop.test", "recovery"]]
    )
  })

  it("names the field of an invalid address", async () => {
    const { body } = await ask(open(), { email: "nobody" })

    assert.strictEqual(body.message, 'INVALID_ARGUMENT: "email" must be an email address')
  })

  it("links to the provider's own page", async () => {
    const { shop, token } = await start()

    assert.strictEqual((await shop.outbox())[0]?.link, `http://localhost:4000/portico/recover/${token}`)
  })

  it("links to a listed page of the site, with the token in the fragment", async () => {
    const shop = open()
    await ask(shop, { redirect: { url: `${origin}/reset`, clientId: "shop" } })

    const link = (await shop.outbox())[0]?.link
    assert.strictEqual(link, `${origin}/reset#recoveryToken=${await tokenOf(shop)}`)
  })

  it.each([
    "http://evil.test/",
    "//evil.test",
    "javascript:alert(1)",
    "http://shop.test@evil.test/",
    "http://shop.test\\@evil.test"
  ])("does not link to %s", async (url) => {
    const shop = open()

    const refused = await ask(shop, { redirect: { url, clientId: "shop" } })

    assert.strictEqual(refused.status, 400)
    assert.deepStrictEqual(await shop.outbox(), [])
  })

  it("has no link if the request's host is made up", async () => {
    const shop = open()
    const response = await shop.send("http://evil.test/v1/send-email", {
      method: "POST",
      headers: { authorization: await shop.visitor() },
      body: JSON.stringify({ email: "ada@shop.test" })
    })

    assert.strictEqual(response.status, 200)
    assert.isUndefined((await shop.outbox())[0]?.link)
  })

  it("links to the configured origin whatever the request's host is", async () => {
    const shop = open({ origin: "https://id.shop.test" })
    await ask(shop)

    assert.match((await shop.outbox())[0]?.link ?? "", /^https:\/\/id\.shop\.test\/portico\/recover\//)
  })
})

describe("a recovery", () => {
  it("sets the password and signs in", async () => {
    const { shop, token } = await start()

    const { body } = await recover(shop, token)

    assert.strictEqual(body.state, "SUCCESS")
    assert.isNotEmpty(body.sessionToken)
    assert.isTrue(body.identity.email?.isVerified)
    assert.strictEqual((await shop.login("ada@shop.test", "a new password")).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await shop.login()), "-19976")
  })

  it("succeeds once if several run concurrently", async () => {
    const { shop, token } = await start()

    const answers = await Promise.all(Array.from({ length: 8 }, () => recover(shop, token)))

    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 1)
    assert.deepStrictEqual(
      new Set(answers.filter(({ status }) => status !== 200).map(codeOf)),
      new Set(["INVALID_RECOVERY_TOKEN"])
    )
  })

  it("invalidates the member's other recovery tokens", async () => {
    const { shop, token } = await start()
    await ask(shop)
    const other = await tokenOf(shop)
    await recover(shop, token)

    assert.strictEqual(codeOf(await recover(shop, other)), "INVALID_RECOVERY_TOKEN")
  })

  it("can be repeated after an invalid password", async () => {
    const { shop, token } = await start()

    const refused = await recover(shop, token, "abc")

    assert.strictEqual(refused.body.message, 'INVALID_ARGUMENT: "password" must be at least 4 characters long')
    assert.strictEqual((await recover(shop, token)).body.state, "SUCCESS")
  })

  it("is rejected after an hour", async () => {
    const { shop, token } = await start()
    shop.pass(60 * 60_000)

    assert.strictEqual(codeOf(await recover(shop, token)), "INVALID_RECOVERY_TOKEN")
  })

  it("is rejected with a token of another kind", async () => {
    const shop = open()
    const { sessionToken } = (await shop.login()).body

    assert.strictEqual(codeOf(await recover(shop, sessionToken)), "INVALID_RECOVERY_TOKEN")
  })

  it("ends all sessions of the member and invalidates pending codes", async () => {
    const { shop, token } = await start()
    const { refresh_token } = await shop.member()
    const code = await shop.code()
    await recover(shop, token)

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
  })

  it("signs in a member whose password has to be reset", async () => {
    const members = [{ email: "ada@shop.test", password: "correct horse", resetRequired: true }]
    const { shop, token } = await start({ members })
    assert.strictEqual(codeOf(await shop.login()), "-19973")

    await recover(shop, token)

    assert.strictEqual((await shop.login("ada@shop.test", "a new password")).body.state, "SUCCESS")
  })

  it("unlocks a locked address", async () => {
    const { shop, token } = await start({ lockout: { perEmail: 1 } })
    await shop.login("ada@shop.test", "wrong")
    assert.strictEqual((await shop.login()).status, 429)

    await recover(shop, token)

    assert.strictEqual((await shop.login("ada@shop.test", "a new password")).body.state, "SUCCESS")
  })

  it("does not approve a member who is waiting for approval", async () => {
    const shop = open()
    await ask(shop, { email: "eve@shop.test" })

    assert.strictEqual((await recover(shop, await tokenOf(shop))).body.state, "REQUIRE_OWNER_APPROVAL")
  })

  it("notifies the member of the changed password", async () => {
    const { shop, token } = await start()
    await recover(shop, token)

    assert.deepInclude((await shop.outbox()).at(-1), { kind: "passwordChanged", email: "ada@shop.test" })
  })
})

it.each([
  ["a recovery email", "/v1/send-email", (email: string) => ({ email })],
  ["an activation email", "/v1/activation-email", (_: string, id: string) => ({ identityId: id })],
  ["a verification", "/v1/Start", (_: string, id: string) => ({ identityId: id })]
])("writes as much for an unknown member as for a known one: %s", async (_, path, payload) => {
  let written = 0
  const note = <A>(effect: A): A => {
    written++
    return effect
  }
  const watched = Layer.effect(
    IdentityStore,
    Effect.map(IdentityStore, (store): IdentityStoreShape => ({
      ...store,
      putTicket: (ticket) => note(store.putTicket(ticket)),
      putMail: (mail) => note(store.putMail(mail)),
      count: (...counted) => note(store.count(...counted))
    }))
  ).pipe(Layer.provideMerge(MemoryStore.make().layer))
  const members = [{ email: "ada@shop.test", password: "correct horse", status: "emailVerification" }] as const
  const shop = open({ seed: { ...seed, members }, store: { layer: watched } })
  const id = (await shop.login()).body.identity.id ?? ""
  const visitor = await shop.visitor()
  const writes = async (given: object) => {
    written = 0
    assert.strictEqual((await shop.post(path, given, visitor)).status, 200)
    return written
  }

  const somebody = await writes(payload("ada@shop.test", id))

  assert.strictEqual(await writes(payload("nobody@shop.test", "nobody")), somebody)
})

it("refuses a common new password and does not use up the token", async () => {
  const { shop, token } = await start()

  const refused = await recover(shop, token, "letmein")

  assert.strictEqual(refused.status, 400)
  assert.strictEqual(refused.body.message, 'INVALID_ARGUMENT: "password" must not be one of the most common passwords')
  assert.strictEqual((await recover(shop, token)).status, 200)
})
