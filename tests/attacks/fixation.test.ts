import { assert, describe, it } from "@effect/vitest"
import { ada } from "../provider/http/pages/SignIn.ts"
import { browse, codeIn, signingIn } from "../provider/http/pages/Visitor.ts"
import { codeOf, messageOf, open, redirectUri, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const mallory = { email: "mallory@shop.test", password: "mallory's own" }

const world = () => open({ seed: { ...seed, members: [...(seed.members ?? []), mallory] } })

const whoIs = async (shop: Shop, code: string | null) => {
  const { body } = await shop.exchange({ code, redirectUri })
  const asked = await shop.post("/graphql/alpha", { query: "{ me { email { address } } }" }, body.access_token)
  return JSON.stringify(asked.body.data)
}

/** Returns what a frame on the shop's page receives about the member who is signed in in this browser. */
const silently = async (shop: Shop, cookies: ReadonlyMap<string, { readonly value: string }>) => {
  const { body } = await shop.session({}, "none")
  const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ")
  return messageOf((await shop.send(body.redirectSession.fullUrl, { headers: { cookie } })).text)
}

describe("a browser with a cookie from the attacker", () => {
  it("gets a new session at sign-in: the planted one does not become the member's", async () => {
    const shop = world()
    const planted = "a".repeat(43)
    const victim = browse(shop)
    victim.cookies.set("portico", { value: planted, path: "/" })

    await signingIn(shop, victim)
    assert.isNotNull(codeIn(await victim.submit(ada)))

    assert.notStrictEqual(victim.cookies.get("portico")?.value, planted)
    assert.property(await silently(shop, new Map([["portico", { value: planted }]])), "error")
  })

  it("leaves the attacker's session at sign-in, and ends it", async () => {
    const shop = world()
    const { browser: attacker } = await signingIn(shop)
    await attacker.submit(mallory)
    const theirs = attacker.cookies.get("portico")?.value ?? ""
    const victim = browse(shop)
    victim.cookies.set("portico", { value: theirs, path: "/" })

    await signingIn(shop, victim)
    await victim.follow("Use another account")
    const after = await victim.submit(ada)

    assert.include(await whoIs(shop, codeIn(after)), ada.email)
    assert.notStrictEqual(victim.cookies.get("portico")?.value, theirs)
    assert.include(await silently(shop, attacker.cookies), { error: "login_required" })
  })

  it("gets a new session at each sign-in, and none after a logout", async () => {
    const shop = world()
    const seen = new Set<string | undefined>()
    const browser = browse(shop)
    for (let time = 0; time < 3; time++) {
      const { body } = await shop.session({ responseMode: "query", redirectUri })
      await browser.visit(`${body.redirectSession.fullUrl}/sign-in`)
      await browser.submit(ada)
      seen.add(browser.cookies.get("portico")?.value)
    }
    assert.strictEqual(seen.size, 3)
    const last = new Map(browser.cookies)

    const logout = await shop.post("/v1/redirect-session", { logout: { clientId: "shop" } }, await shop.visitor())
    await browser.visit(logout.body.redirectSession.fullUrl)

    assert.isFalse(browser.cookies.has("portico"))
    assert.property(await silently(shop, last), "error")
  })

  it("cannot continue the sign-in of another browser with the page alone", async () => {
    const shop = open({ seed: { ...seed, factors: { enabled: ["EMAIL"] } } })
    const { browser: victim, fullUrl } = await signingIn(shop)
    await victim.submit(ada)
    const { code = "" } = (await shop.outbox()).at(-1) ?? {}

    const attacker = browse(shop)
    const page = await attacker.visit(`${fullUrl}/factor`)
    const after = await attacker.submit({ code })

    assert.strictEqual(page.title, "Sign in")
    assert.isNull(codeIn(after))
  })
})

describe("an address that the attacker opened and sent to the victim", () => {
  it("does not sign the victim in when they visit it", async () => {
    const shop = world()
    const { sessionToken } = (await shop.login(mallory.email, mallory.password)).body
    const victim = browse(shop)

    const { page } = await signingIn(shop, victim, { sessionToken, state: "the attacker's" })

    assert.include(page.url, "state=the+attacker%27s")
    assert.isFalse(victim.cookies.has("portico"))
    assert.property(await silently(shop, victim.cookies), "error")
  })

  it("does not reveal the code to the attacker when the victim signs in", async () => {
    const shop = world()
    const { body } = await shop.session({ responseMode: "query", redirectUri })
    const { fullUrl } = body.redirectSession
    const victim = browse(shop)
    await victim.visit(fullUrl)
    const after = await victim.submit(ada)
    assert.isNotNull(codeIn(after))

    const attacker = await browse(shop).visit(fullUrl)

    assert.strictEqual(attacker.status, 410)
    assert.notInclude(attacker.text, ada.email)
  })

  it("shows the victim's account only to the victim", async () => {
    const shop = world()
    const { body } = await shop.post("/v1/redirect-session", { memberAccountPage: {} }, await shop.visitor())
    const { fullUrl } = body.redirectSession
    const victim = browse(shop)
    await victim.visit(fullUrl)
    assert.include((await victim.submit(ada)).text, ada.email)

    const attacker = await browse(shop).visit(fullUrl)

    assert.notInclude(attacker.text, ada.email)
  })

  it("shows no account for an access token whose session has ended", async () => {
    const shop = world()
    const { access_token } = await shop.member()
    const account = { memberAccountPage: {} }
    const before = await shop.post("/v1/redirect-session", account, access_token)
    assert.include((await browse(shop).visit(before.body.redirectSession.fullUrl)).text, ada.email)
    await shop.post("/v1/redirect-session", { logout: { clientId: "shop" } }, access_token)

    const after = await shop.post("/v1/redirect-session", account, access_token)

    assert.strictEqual((await browse(shop).visit(after.body.redirectSession.fullUrl)).title, "Sign in")
  })
})

describe("an account that an attacker registered with the victim's address", () => {
  it("loses the attacker's sessions when the owner recovers it", async () => {
    const shop = open()
    const early = { loginId: { email: "zoe@shop.test" }, password: "the attacker's own" }
    await shop.post("/v2/register", early, await shop.visitor())
    const attacker = await shop.exchange({ code: await codeOfLogin(shop, early) })
    const waiting = (await shop.login("zoe@shop.test", early.password)).body.sessionToken
    await shop.post("/v1/send-email", { email: "zoe@shop.test" }, await shop.visitor())
    const recoveryToken = (await shop.outbox()).at(-1)?.code

    await shop.post("/v1/recover", { recoveryToken, password: "zoe's own words" }, await shop.visitor())

    assert.strictEqual((await shop.login("zoe@shop.test", early.password)).status === 200, false)
    assert.strictEqual(codeOf(await shop.refresh(attacker.body.refresh_token)), "invalid_grant")
    const opened = await shop.session({ sessionToken: waiting }, "none")
    assert.property(messageOf((await shop.send(opened.body.redirectSession.fullUrl)).text), "error")
  })

  it("loses the attacker's sessions when the client's server confirms the address", async () => {
    const clients = [{ clientId: "shop", origins: ["http://shop.test"], redirectUris: [], secret: "the shop's secret" }]
    const shop = open({ seed: { ...seed, clients } })
    const early = { loginId: { email: "zoe@shop.test" }, password: "the attacker's own" }
    await shop.post("/v2/register", early, await shop.visitor())
    const attacker = await shop.exchange({ code: await codeOfLogin(shop, early) })

    const signOn = { loginId: { email: "zoe@shop.test" }, verifyEmail: true, mergeExistingContact: true }
    assert.strictEqual((await shop.post("/v2/sign-on", signOn, "the shop's secret")).status, 200)

    assert.notStrictEqual((await shop.login("zoe@shop.test", early.password)).status, 200)
    assert.strictEqual(codeOf(await shop.refresh(attacker.body.refresh_token)), "invalid_grant")
  })
})

const codeOfLogin = async (shop: Shop, { loginId, password }: { loginId: { email: string }; password: string }) => {
  const { sessionToken } = (await shop.login(loginId.email, password)).body
  const { body } = await shop.session({ sessionToken }, "none")
  return messageOf((await shop.send(body.redirectSession.fullUrl)).text).code
}
