import { accountChangeCodes } from "@portico/contract/auth/Account"
import { assert, describe, it } from "@effect/vitest"
import { codeOf, open, seed } from "../../Shop.ts"

type Shop = ReturnType<typeof open>

const list = (shop: Shop, token: string) => shop.post("/v1/account/sessions", {}, token)

const end = (shop: Shop, token: string, proof: string, sessionId?: string) =>
  shop.post("/v1/account/revoke-session", { proof, ...(sessionId === undefined ? {} : { sessionId }) }, token)

describe("the sessions of a member", () => {
  it("are listed without any part of a token", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]

    const { body, text } = await list(shop, here.access_token)

    assert.sameMembers(
      body.sessions.map(({ current }) => current),
      [true, false]
    )
    for (const { refresh_token } of [here, there]) {
      for (const part of refresh_token.split(".")) assert.notInclude(text, part)
    }
  })

  it("do not include another member's or a visitor's sessions", async () => {
    const shop = open({
      seed: { ...seed, members: [...(seed.members ?? []), { email: "grace@shop.test", password: "correct horse" }] }
    })
    const ada = await shop.member()
    await shop.member("grace@shop.test")
    await shop.visitor()

    assert.lengthOf((await list(shop, ada.access_token)).body.sessions, 1)
    assert.strictEqual((await list(shop, await shop.visitor())).status, 401)
  })

  it("can be ended one by one", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]
    const other = (await list(shop, here.access_token)).body.sessions.find(({ current }) => !current)

    const ended = await end(shop, here.access_token, await shop.prove(here.access_token), other?.sessionId)

    assert.strictEqual(ended.status, 200)
    assert.strictEqual(codeOf(await shop.refresh(there.refresh_token)), "invalid_grant")
    assert.strictEqual((await shop.refresh(here.refresh_token)).status, 200)
    assert.lengthOf((await list(shop, here.access_token)).body.sessions, 1)
  })

  it("can be ended all at once, except the current one", async () => {
    const shop = open()
    const [here, there, third] = [await shop.member(), await shop.member(), await shop.member()]

    await end(shop, here.access_token, await shop.prove(here.access_token))

    for (const { refresh_token } of [there, third]) {
      assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    }
    assert.strictEqual((await shop.refresh(here.refresh_token)).status, 200)
  })

  it("cannot be ended without a proof", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]

    const refused = await end(shop, here.access_token, "invented")

    assert.strictEqual(codeOf(refused), accountChangeCodes.reverificationRequired)
    assert.strictEqual((await shop.refresh(there.refresh_token)).status, 200)
  })

  it("cannot be ended by another member", async () => {
    const shop = open({
      seed: { ...seed, members: [...(seed.members ?? []), { email: "grace@shop.test", password: "correct horse" }] }
    })
    const [ada, grace] = [await shop.member(), await shop.member("grace@shop.test")]
    const [own] = (await list(shop, ada.access_token)).body.sessions
    const proof = await shop.prove(grace.access_token, "grace@shop.test")

    const refused = await end(shop, grace.access_token, proof, own?.sessionId)

    assert.strictEqual(codeOf(refused), accountChangeCodes.sessionNotFound)
    assert.strictEqual((await shop.refresh(ada.refresh_token)).status, 200)
  })
})
