import { assert, describe, it } from "@effect/vitest"
import { freshProofLifetime } from "@portico/contract/auth/Account"
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { appSecret, codeAt } from "../provider/Authenticator.ts"
import { type Answered, codeOf, open, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const start = 1_700_000_000_000

const members = [
  { email: "ada@shop.test", password: "correct horse" },
  { email: "tess@shop.test", password: "two steps", factors: [{ type: "TOTP", secret: appSecret }] }
] as const

const world = { ...seed, members }

const { reverificationFailed, reverificationRequired } = accountChangeCodes

const changePassword = (shop: Shop, token: string, proof?: string) =>
  shop.post(
    "/v2/change-password",
    { newPassword: "the thief's words", ...(proof === undefined ? {} : { proof }) },
    token
  )

const changeEmail = (shop: Shop, token: string, proof: string, email = "thief@evil.test") =>
  shop.post("/v1/account/change-email", { email, proof }, token)

const remove = (shop: Shop, token: string, proof: string) => shop.post("/v1/account/delete", { proof }, token)

const addApp = (shop: Shop, token: string, proof: string) =>
  shop.post("/v1/account/enroll-factor", { factorType: "TOTP", proof }, token)

const reverify = (shop: Shop, token: string, sessionToken: string) =>
  shop.post("/v1/account/reverify", { sessionToken }, token)

const wins = (answers: ReadonlyArray<Answered>) => answers.filter(({ status }) => status === 200)

describe("a stolen access token", () => {
  const strict = { ...world, passwordChange: "reverified" } as const

  it("is not enough to change the password", async () => {
    const shop = open({ seed: strict })
    const stolen = (await shop.member()).access_token

    const refused = await changePassword(shop, stolen)

    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), reverificationRequired)
    assert.strictEqual((await shop.login("ada@shop.test", "the thief's words")).status, 403)
    assert.strictEqual((await shop.login()).status, 200)
  })

  it.each(["", "invented"])("does not change the password with the proof %j", async (proof) => {
    const shop = open({ seed: strict })

    assert.strictEqual(
      codeOf(await changePassword(shop, (await shop.member()).access_token, proof)),
      reverificationRequired
    )
  })

  it("does not change the password with a proof of another session or of another member", async () => {
    const shop = open({
      seed: { ...strict, members: [...members, { email: "grace@shop.test", password: "correct horse" }] }
    })
    const stolen = (await shop.member()).access_token
    const other = (await shop.member()).access_token
    const grace = (await shop.member("grace@shop.test")).access_token

    for (const proof of [await shop.prove(other), await shop.prove(grace, "grace@shop.test")]) {
      assert.strictEqual(codeOf(await changePassword(shop, stolen, proof)), reverificationRequired)
    }
  })

  it("does not change the password while the member uses a proof in the same session", async () => {
    const shop = open({ seed: strict })
    const shared = (await shop.member()).access_token
    const proof = await shop.prove(shared)
    assert.strictEqual((await addApp(shop, shared, proof)).status, 200)

    assert.strictEqual(codeOf(await changePassword(shop, shared)), reverificationRequired)
  })

  it("changes the password by default, as the protocol specifies", async () => {
    const shop = open({ seed: world })

    assert.strictEqual((await changePassword(shop, (await shop.member()).access_token)).status, 200)
  })
})

describe("a remembered device", () => {
  const remembered = async (shop: Shop) => {
    const begun = (await shop.login("tess@shop.test", "two steps")).body
    const verified = await shop.post(
      "/v2/TOTP/verify",
      { stateToken: begun.stateToken, totpData: { code: codeAt(start) }, rememberThisDevice: true },
      await shop.visitor()
    )
    const { additionalData, sessionToken } = JSON.parse(verified.text)
    return { deviceToken: additionalData.deviceToken.strValue, sessionToken }
  }

  const tokensOf = async (shop: Shop, sessionToken: string) =>
    (await shop.exchange({ code: await shop.codeFor(sessionToken) })).body

  const loginOn = async (shop: Shop, deviceToken: string) =>
    (
      await shop.post(
        "/v2/login",
        { loginId: { email: "tess@shop.test" }, password: "two steps", clientMetaData: { deviceToken } },
        await shop.visitor()
      )
    ).body

  it("does not skip the second factor of a reverification", async () => {
    const shop = open({ seed: world })
    const device = await remembered(shop)
    const { access_token } = await tokensOf(shop, device.sessionToken)
    const again = await loginOn(shop, device.deviceToken)
    assert.strictEqual(again.state, "SUCCESS")

    const refused = await reverify(shop, access_token, again.sessionToken)

    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), reverificationFailed)
  })

  it("still signs in with the session token that was refused", async () => {
    const shop = open({ seed: world })
    const device = await remembered(shop)
    const { access_token } = await tokensOf(shop, device.sessionToken)
    const again = await loginOn(shop, device.deviceToken)
    await reverify(shop, access_token, again.sessionToken)

    assert.isString((await tokensOf(shop, again.sessionToken)).access_token)
  })

  it("reverifies with its second factor", async () => {
    const shop = open({ seed: world })
    const { access_token } = await tokensOf(shop, (await remembered(shop)).sessionToken)
    shop.pass(60_000)
    const begun = (await shop.login("tess@shop.test", "two steps")).body
    const verified = await shop.post(
      "/v2/TOTP/verify",
      { stateToken: begun.stateToken, totpData: { code: codeAt(start + 60_000) } },
      await shop.visitor()
    )

    assert.strictEqual((await reverify(shop, access_token, verified.body.sessionToken)).status, 200)
  })
})

describe("a proof", () => {
  it.each([
    ["the email address", (shop: Shop, token: string, proof: string) => changeEmail(shop, token, proof)],
    ["the password", changePassword],
    ["the account", remove]
  ] as const)("does not change %s if it is a minute old", async (_, change) => {
    const shop = open({ seed: { ...world, passwordChange: "reverified" } })
    const { access_token } = await shop.member()
    const proof = await shop.prove(access_token)

    shop.pass(freshProofLifetime)

    const refused = await change(shop, access_token, proof)
    assert.strictEqual(refused.status, 403)
    assert.strictEqual(codeOf(refused), reverificationRequired)
    assert.strictEqual((await addApp(shop, access_token, proof)).status, 200)
  })

  it("starts one email change", async () => {
    const shop = open({ seed: world })
    const { access_token } = await shop.member()
    const proof = await shop.prove(access_token)

    assert.strictEqual((await changeEmail(shop, access_token, proof)).status, 200)
    assert.strictEqual(codeOf(await changeEmail(shop, access_token, proof, "other@evil.test")), reverificationRequired)
    assert.strictEqual(codeOf(await remove(shop, access_token, proof)), reverificationRequired)
    assert.strictEqual(codeOf(await addApp(shop, access_token, proof)), reverificationRequired)
  })

  it("is not used up by a change that was refused", async () => {
    const shop = open({ seed: { ...world, passwordChange: "reverified" } })
    const { access_token } = await shop.member()
    const proof = await shop.prove(access_token)

    assert.strictEqual((await changeEmail(shop, access_token, proof, "tess@shop.test")).status, 409)
    assert.strictEqual(
      (await shop.post("/v2/change-password", { newPassword: "abc", proof }, access_token)).status,
      400
    )
    assert.strictEqual((await changePassword(shop, access_token, proof)).status, 200)
  })

  it.each([
    ["memory", undefined],
    ["PGlite", () => PostgresStore.make({})]
  ])("and the session token it is exchanged for are used once by concurrent requests, on %s", async (_, store) => {
    const shop = open({ seed: world, ...(store === undefined ? {} : { store: store() }) })
    await shop.start()
    const { access_token } = await shop.member()
    const { sessionToken } = (await shop.login()).body

    const exchanged = wins(
      await Promise.all(Array.from({ length: 10 }, () => reverify(shop, access_token, sessionToken)))
    )
    assert.lengthOf(exchanged, 1)
    const proof = exchanged[0]?.body.proof ?? ""
    const changes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => changeEmail(shop, access_token, proof, `thief${index}@evil.test`))
    )

    assert.lengthOf(wins(changes), 1)
    await shop.dispose()
  })
})
