import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import { codeOf, open, origin, redirectUri, seed } from "../../Shop.ts"
import { meddling, whenFound } from "../../Stores.ts"

const secrets: Seed = {
  ...seed,
  clients: [
    { clientId: "shop", origins: [origin], redirectUris: [redirectUri], secret: "s3cret of the shop" },
    { clientId: "other", origins: [], redirectUris: [], secret: "s3cret of the other" }
  ]
}
const start = () => open({ seed: secrets })
const secret = "s3cret of the shop"

const signOn = (shop: ReturnType<typeof open>, payload: object = {}, authorization = secret) =>
  shop.post("/v2/sign-on", { loginId: { email: "grace@shop.test" }, ...payload }, authorization)

describe("a sign-on", () => {
  it("creates a member", async () => {
    const shop = start()

    const { body, status } = await signOn(shop, { profile: { firstName: "Grace" }, verifyEmail: true })

    assert.strictEqual(status, 200)
    assert.isNotEmpty(body.sessionToken)
    assert.strictEqual(body.identity.identityProfile?.firstName, "Grace")
    assert.deepStrictEqual(body.identity.email, { address: "grace@shop.test", isVerified: true })
    assert.strictEqual(body.identity.status?.name, "ACTIVE")
  })

  it("finds the member that it created, even with concurrent requests", async () => {
    const shop = start()

    const answers = await Promise.all(Array.from({ length: 8 }, () => signOn(shop)))

    assert.strictEqual(new Set(answers.map(({ body }) => body.identity.id)).size, 1)
  })

  it("changes the profile of an existing member only if merging is requested", async () => {
    const shop = start()
    const ada = { loginId: { email: "ada@shop.test" }, profile: { lastName: "Lovelace" } }

    const left = await signOn(shop, ada)
    const merged = await signOn(shop, { ...ada, mergeExistingContact: true })

    assert.isUndefined(left.body.identity.identityProfile?.lastName)
    assert.deepInclude(merged.body.identity.identityProfile, { firstName: "Ada", lastName: "Lovelace" })
  })

  it("returns a session token for a silent login", async () => {
    const shop = start()
    const { sessionToken } = (await signOn(shop)).body

    const opened = await shop.session({ sessionToken }, "none")

    assert.include((await shop.send(opened.body.redirectSession.fullUrl)).text, "code")
  })

  it("creates a member with no usable password", async () => {
    const shop = start()
    await signOn(shop)

    assert.strictEqual(codeOf(await shop.login("grace@shop.test", "")), "-19976")
  })

  it("rejects a blocked member and an invalid address", async () => {
    const shop = start()

    assert.strictEqual(codeOf(await signOn(shop, { loginId: { email: "bob@shop.test" } })), "-19958")
    assert.match((await signOn(shop, { loginId: { email: "grace" } })).body.message, /^INVALID_ARGUMENT/)
  })

  it("is rejected for visitors and members", async () => {
    const shop = start()

    for (const token of [await shop.visitor(), (await shop.member()).access_token]) {
      const refused = await signOn(shop, {}, token)
      assert.strictEqual(refused.status, 403)
      assert.strictEqual(codeOf(refused), "PERMISSION_DENIED")
    }
  })

  it("accepts the secret after an access token", async () => {
    const shop = start()

    assert.strictEqual((await signOn(shop, {}, `${await shop.visitor()},${secret}`)).status, 200)
  })
})

describe("an external login", () => {
  const idOf = async (shop: ReturnType<typeof open>) => (await signOn(shop)).body.identity.id ?? ""

  const grant = (shop: ReturnType<typeof open>, authorization: string, payload: object) =>
    shop.post("/oauth2/token", { grant_type: "authorized_client", scope: "offline_access", ...payload }, authorization)

  it("returns a member's tokens for an access token and the secret", async () => {
    const shop = start()

    const { body } = await grant(shop, `${await shop.visitor()},${secret}`, { member_id: await idOf(shop) })
    const refreshed = await shop.refresh(body.refresh_token)
    const changed = await shop.post("/v2/change-password", { newPassword: "from within" }, body.access_token)

    assert.strictEqual(body.expires_in, 14_400)
    assert.strictEqual(refreshed.status, 200)
    assert.strictEqual(changed.status, 200)
  })

  it.each(["", "expired"])("does not validate the access token: %j", async (token) => {
    const shop = start()

    assert.strictEqual((await grant(shop, `${token},${secret}`, { member_id: await idOf(shop) })).status, 200)
  })

  it.each(["", ",", "token", "token,", "token,wrong", secret, `${secret},token`])(
    "is rejected for %j",
    async (authorization) => {
      const shop = start()

      const refused = await grant(shop, authorization, { member_id: await idOf(shop) })

      assert.strictEqual(refused.status, 401)
      assert.strictEqual(codeOf(refused), "invalid_client")
    }
  )

  it("is rejected if token and secret belong to different clients", async () => {
    const shop = start()
    const member_id = await idOf(shop)

    assert.strictEqual(
      codeOf(await grant(shop, `${await shop.visitor("other")},${secret}`, { member_id })),
      "invalid_client"
    )
    assert.strictEqual((await signOn(shop, {}, `${await shop.visitor("other")},${secret}`)).status, 401)
  })

  it("is rejected for an unknown member and for one who cannot sign in", async () => {
    const shop = start()
    const bob = await shop.kept((store) => store.memberByEmail("bob@shop.test"))
    const ids = ["nobody", bob._tag === "Some" ? bob.value.id : ""]

    for (const member_id of ids)
      assert.strictEqual(codeOf(await grant(shop, `,${secret}`, { member_id })), "invalid_grant")
  })

  it("accepts the session token of its sign-on once", async () => {
    const shop = start()
    const { identity, sessionToken } = (await signOn(shop)).body
    const proof = { scope: undefined, member_id: identity.id, session_token: sessionToken }

    assert.strictEqual((await grant(shop, `,${secret}`, proof)).status, 200)
    assert.strictEqual(codeOf(await grant(shop, `,${secret}`, proof)), "invalid_grant")
  })

  it("is rejected if the session token belongs to another member", async () => {
    const shop = start()
    const member_id = await idOf(shop)
    const session_token = (await shop.login()).body.sessionToken

    assert.strictEqual(codeOf(await grant(shop, `,${secret}`, { member_id, session_token })), "invalid_grant")
  })
})

it("stores no client secret in plain text", async () => {
  const client = await start().kept((store) => store.client("shop"))

  assert.notInclude(JSON.stringify(client), "s3cret")
})

it("lets a client's server bypass all permissions", async () => {
  const shop = open({
    seed: {
      ...secrets,
      collections: [{ id: "secrets", permissions: { read: "PRIVILEGED" }, items: [{ _id: "a", text: "x" }] }]
    }
  })
  const read = (authorization: string) =>
    shop.send("/v2/items/a?dataCollectionId=secrets", { headers: { authorization } })

  assert.strictEqual((await read(secret)).status, 200)
  assert.strictEqual((await read(`${await shop.visitor()},${secret}`)).status, 200)
  assert.strictEqual((await read(await shop.visitor())).status, 403)
})

it("verifies the address even if the member changes concurrently", async () => {
  const { arm, store } = whenFound((kept, found) => kept.changeMember({ ...found, revision: found.revision + 1 }))
  const shop = open({ seed: secrets, store })
  const stranger = { loginId: { email: "grace@shop.test" }, password: "a stranger's" }
  await shop.post("/v2/register", stranger, await shop.visitor())
  arm()

  const { body } = await signOn(shop, { verifyEmail: true })

  assert.isTrue(body.identity.email?.isVerified)
  assert.strictEqual(codeOf(await shop.login("grace@shop.test", "a stranger's")), "-19976")
})

it("verifies the address even if someone registers with it concurrently", async () => {
  let isArmed = false
  const store = meddling((kept) => ({
    ...kept,
    addMember: Effect.fnUntraced(function* (member) {
      if (isArmed) {
        isArmed = false
        yield* kept.addMember({ ...member, id: "stranger", emailVerified: false })
      }
      return yield* kept.addMember(member)
    })
  }))
  const shop = open({ seed: secrets, store })
  await shop.start()
  isArmed = true

  const { body } = await signOn(shop, { verifyEmail: true })

  assert.strictEqual(body.identity.id, "stranger")
  assert.isTrue(body.identity.email?.isVerified)
})
