import { proofLifetime } from "@portico/contract/auth/Account"
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { codeOf, open, seed } from "../../Shop.ts"

const withGrace = {
  ...seed,
  members: [...(seed.members ?? []), { email: "grace@shop.test", password: "correct horse" }]
}

type Shop = ReturnType<typeof open>

const reverify = (shop: Shop, token: string, sessionToken: string) =>
  shop.post("/v1/account/reverify", { sessionToken }, token)

/** A call that requires a proof and changes little. */
const guarded = (shop: Shop, token: string, proof: string) => shop.post("/v1/account/revoke-session", { proof }, token)

describe("a reverification", () => {
  it("exchanges the session token of a login for a proof, once", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const { sessionToken } = (await shop.login()).body

    const { body, status } = await reverify(shop, access_token, sessionToken)

    assert.strictEqual(status, 200)
    assert.strictEqual((await guarded(shop, access_token, body.proof)).status, 200)
    assert.strictEqual(
      codeOf(await reverify(shop, access_token, sessionToken)),
      accountChangeCodes.reverificationFailed
    )
  })

  it("rejects another member's session token, and does not use it up", async () => {
    const shop = open({ seed: withGrace })
    const [ada, grace] = [await shop.member(), await shop.member("grace@shop.test")]
    const { sessionToken } = (await shop.login("grace@shop.test")).body

    const refused = await reverify(shop, ada.access_token, sessionToken)

    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), accountChangeCodes.reverificationFailed)
    assert.strictEqual((await reverify(shop, grace.access_token, sessionToken)).status, 200)
  })

  it("is rejected for visitors and after the session has ended", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const { sessionToken } = (await shop.login()).body
    await shop.send("/v1/logout", { headers: { authorization: access_token } })

    assert.strictEqual((await reverify(shop, await shop.visitor(), sessionToken)).status, 401)
    assert.strictEqual((await reverify(shop, access_token, sessionToken)).status, 401)
  })
})

describe("a proof", () => {
  it("is rejected in another session of the same member", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]
    const proof = await shop.prove(here.access_token)

    const refused = await guarded(shop, there.access_token, proof)

    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), accountChangeCodes.reverificationRequired)
  })

  it("is rejected after it has expired", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const proof = await shop.prove(access_token)

    shop.pass(proofLifetime)

    assert.strictEqual(codeOf(await guarded(shop, access_token, proof)), accountChangeCodes.reverificationRequired)
  })

  it("is rejected after the password was changed", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const proof = await shop.prove(access_token)

    await shop.post("/v2/change-password", { newPassword: "a new password" }, access_token)

    assert.strictEqual(codeOf(await guarded(shop, access_token, proof)), accountChangeCodes.reverificationRequired)
  })

  it.each(["", "invented"])("is rejected if it is %j", async (proof) => {
    const shop = open()
    const { access_token } = await shop.member()

    assert.strictEqual(codeOf(await guarded(shop, access_token, proof)), accountChangeCodes.reverificationRequired)
  })

  it("cannot be replaced by a session token or an access token", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const { sessionToken } = (await shop.login()).body

    for (const proof of [sessionToken, access_token]) {
      assert.strictEqual(codeOf(await guarded(shop, access_token, proof)), accountChangeCodes.reverificationRequired)
    }
  })
})
