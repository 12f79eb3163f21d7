import { accountChangeCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { appSecret, codeAt } from "../../Authenticator.ts"
import { codeOf, messageOf, open, seed, verifier } from "../../Shop.ts"
import { ada } from "../pages/SignIn.ts"
import { signingIn } from "../pages/Visitor.ts"

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"

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

  it("have the names of their browsers and operating systems", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const proof = { clientId: "shop", grantType: "authorization_code", codeVerifier: verifier, code: await shop.code() }
    await shop.post("/oauth2/token", proof, undefined, { "user-agent": `${firefox} <script>` })

    const { body, text } = await list(shop, access_token)

    const other = body.sessions.find(({ current }) => !current)
    assert.deepInclude(other, { browser: "Firefox", system: "Windows" })
    assert.notInclude(text, "<script>")
    assert.notProperty(body.sessions.find(({ current }) => current) ?? {}, "browser")
  })

  it("include a browser that is signed in at the sign-in page only, until it is ended", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    const [hosted] = (await list(shop, access_token)).body.sessions.filter(({ current }) => !current)
    assert.deepInclude(hosted, { clientId: "", atSignInPage: true })
    assert.include((await browser.visit("/portico/security")).text, "Two-step verification")

    await end(shop, access_token, await shop.prove(access_token), hosted?.sessionId)

    assert.lengthOf((await list(shop, access_token)).body.sessions, 1)
    assert.include((await browser.visit("/portico/security")).text, "<h1>Sign in</h1>")
  })

  it("require the second factor on remembered devices again after one was ended", async () => {
    const email = "app@shop.test"
    const password = "correct horse"
    const member = { email, password, factors: [{ type: "TOTP", secret: appSecret }] } as const
    const shop = open({ seed: { ...seed, members: [member] } })
    const login = async (deviceToken?: string) => {
      const clientMetaData = deviceToken === undefined ? {} : { deviceToken }
      return (await shop.post("/v2/login", { loginId: { email }, password, clientMetaData }, await shop.visitor())).body
    }
    const verify = async (stateToken: string, passed: number) => {
      const totpData = { code: codeAt(1_700_000_000_000 + passed, appSecret) }
      const request = { stateToken, totpData, rememberThisDevice: true }
      return (await shop.post("/v2/TOTP/verify", request, await shop.visitor())).body
    }
    const enter = async (sessionToken: string) => {
      const page = await shop.send((await shop.session({ sessionToken }, "none")).body.redirectSession.fullUrl)
      return (await shop.exchange({ code: messageOf(page.text).code })).body
    }
    const first = await verify((await login()).stateToken, 0)
    const device = first.additionalData.deviceToken.strValue
    const here = await enter(first.sessionToken)
    const remembered = await login(device)
    assert.strictEqual(remembered.state, "SUCCESS")
    await enter(remembered.sessionToken)
    const other = (await list(shop, here.access_token)).body.sessions.find(({ current }) => !current)
    shop.pass(30_000)
    const { sessionToken } = await verify((await login()).stateToken, 30_000)
    const { proof } = (await shop.post("/v1/account/reverify", { sessionToken }, here.access_token)).body

    await end(shop, here.access_token, proof, other?.sessionId)

    assert.strictEqual((await login(device)).state, "STATUS_CHECK")
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
