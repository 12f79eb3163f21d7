import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { codeOf, open, origin, redirectUri, seed } from "../../Shop.ts"

const shopWith = (more: Partial<Seed> = {}) =>
  open({
    seed: {
      ...seed,
      clients: [{ clientId: "shop", origins: [origin], redirectUris: [redirectUri], secret: "s3cret" }],
      members: [
        ...(seed.members ?? []),
        { email: "new@shop.test", password: "brand new", status: "emailVerification" }
      ],
      ...more
    }
  })

type Shop = ReturnType<typeof open>

const idOf = async (shop: Shop, email: string) => {
  const found = await shop.kept((store) => store.memberByEmail(email))
  return found._tag === "Some" ? found.value.id : ""
}

const codeIn = async (shop: Shop) => (await shop.outbox()).at(-1)?.code ?? ""

const verify = async (shop: Shop, code: string, stateToken: string) =>
  shop.post("/v1/auth/verify", { code, stateToken }, await shop.visitor())

describe("starting a verification", () => {
  it.each(["/v1/Start", "/v1/start", "/_api/iam/verification/v1/Start", "/_api/iam/verification/v1/start"])(
    "is available at %s",
    async (path) => {
      const shop = shopWith()
      const identityId = await idOf(shop, "new@shop.test")

      const { body } = await shop.post(path, { identityId, target: "EMAIL" }, await shop.visitor())

      assert.isNotEmpty(body.verificationId)
      assert.strictEqual((await verify(shop, await codeIn(shop), body.verificationId)).body.state, "SUCCESS")
      assert.strictEqual((await shop.login("new@shop.test", "brand new")).body.state, "SUCCESS")
    }
  )

  it("verifies the caller if the request names no one", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()

    const { body } = await shop.post("/v1/start", {}, access_token)

    assert.strictEqual((await shop.outbox())[0]?.email, "ada@shop.test")
    assert.strictEqual((await verify(shop, await codeIn(shop), body.verificationId)).body.state, "SUCCESS")
  })

  it("names the missing field if a visitor names no one", async () => {
    const shop = shopWith()

    const { body } = await shop.post("/v1/start", {}, await shop.visitor())

    assert.strictEqual(body.message, 'INVALID_ARGUMENT: "identityId" is required')
  })

  it.each(["ada@shop.test", "bob@shop.test", "nobody@shop.test"])(
    "by a stranger sends nothing to %s and has the same response",
    async (email) => {
      const shop = shopWith()
      const identityId = (await idOf(shop, email)) || "nobody"

      const { body, status } = await shop.post("/v1/start", { identityId }, await shop.visitor())

      assert.strictEqual(status, 200)
      assert.match(body.verificationId, /^[\w-]{43}$/)
      assert.deepStrictEqual(await shop.outbox(), [])
      assert.strictEqual(codeOf(await verify(shop, "000000", body.verificationId)), "INVALID_VERIFICATION_CODE")
    }
  )

  it("is rate-limited", async () => {
    const shop = shopWith({ lockout: { mails: 2 } })
    const identityId = await idOf(shop, "new@shop.test")
    const start = async () => shop.post("/v1/start", { identityId }, await shop.visitor())

    const statuses = [(await start()).status, (await start()).status, (await start()).status]

    assert.deepStrictEqual(statuses, [200, 200, 429])
  })
})

describe("an activation email", () => {
  const send = async (shop: Shop, identityId: string, more: object = {}, token?: string) =>
    shop.post("/v1/activation-email", { identityId, ...more }, token ?? (await shop.visitor()))

  it("lets a member set their first password", async () => {
    const shop = shopWith()
    const { identity } = (await shop.post("/v2/sign-on", { loginId: { email: "grace@shop.test" } }, "s3cret")).body

    const sent = await send(shop, identity.id ?? "", {}, "s3cret")
    const recoveryToken = await codeIn(shop)
    const recovered = await shop.post("/v1/recover", { recoveryToken, password: "of my own" }, await shop.visitor())

    assert.strictEqual(sent.text, "{}")
    assert.strictEqual(recovered.body.state, "SUCCESS")
    assert.isTrue(recovered.body.identity.email?.isVerified)
    assert.strictEqual((await shop.login("grace@shop.test", "of my own")).body.state, "SUCCESS")
  })

  it("links to the provider's page or to a listed page of the site", async () => {
    const shop = shopWith()
    const identityId = await idOf(shop, "new@shop.test")

    await send(shop, identityId)
    const own = (await shop.outbox()).at(-1)?.link
    await send(shop, identityId, { emailOptions: { language: "de", redirect: { url: `${origin}/start` } } })
    const site = (await shop.outbox()).at(-1)?.link
    const evil = await send(shop, identityId, { emailOptions: { redirect: { url: "http://evil.test" } } })

    assert.match(own ?? "", /^http:\/\/localhost:4000\/portico\/activate\/[\w-]{43}$/)
    assert.match(site ?? "", /^http:\/\/shop\.test\/start#recoveryToken=[\w-]{43}$/)
    assert.strictEqual(evil.body.details.validationError?.fieldViolations[0]?.field, "emailOptions.redirect.url")
  })

  it("has the same response for unknown members and is sent only to pending ones", async () => {
    const shop = shopWith()

    for (const id of ["nobody", await idOf(shop, "ada@shop.test"), await idOf(shop, "bob@shop.test")]) {
      assert.strictEqual((await send(shop, id)).text, "{}")
    }
    assert.deepStrictEqual(await shop.outbox(), [])
  })
})
