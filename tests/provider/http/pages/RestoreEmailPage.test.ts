import { assert, describe, it } from "@effect/vitest"
import { codeAt } from "../../Authenticator.ts"
import { codeOf, open } from "../../Shop.ts"
import { browse } from "./Visitor.ts"

type Shop = ReturnType<typeof open>

const chosen = { password: "a better horse", again: "a better horse" }

const lastMail = async (shop: Shop) => (await shop.outbox()).at(-1)

/** Changes the email address of a signed-in member. Returns the link in the email to the old address. */
const change = async (shop: Shop, token: string, email: string, proof: string) => {
  const { stateToken } = (await shop.post("/v1/account/change-email", { email, proof }, token)).body
  await shop.post("/v1/account/confirm-email", { stateToken, code: (await lastMail(shop))?.code }, token)
  return (await lastMail(shop))?.link ?? ""
}

/** Opens a shop in which someone moved Ada's account to an address of theirs. */
const taken = async () => {
  const shop = open()
  const thief = await shop.member()
  const token = thief.access_token
  const link = await change(shop, token, "thief@evil.test", await shop.prove(token))
  return { shop, thief, token, link, browser: browse(shop) }
}

describe("the page that restores an email address", () => {
  it("restores the address with a new password, and ends all sessions", async () => {
    const { browser, link, shop, thief, token } = await taken()

    const page = await browser.visit(link)
    assert.strictEqual(page.title, "Restore your email address")
    assert.strictEqual((await browser.submit(chosen)).title, "Your email address is restored")

    assert.strictEqual((await shop.login("ada@shop.test", chosen.password)).body.state, "SUCCESS")
    assert.notStrictEqual((await shop.login("thief@evil.test")).status, 200)
    assert.strictEqual(codeOf(await shop.refresh(thief.refresh_token)), "invalid_grant")
    assert.strictEqual((await shop.post("/v1/account/user", {}, token)).status, 401)
    assert.deepInclude(await lastMail(shop), { kind: "emailRestored", email: "thief@evil.test" })
  })

  it("works after further changes, and ends the links that undo those", async () => {
    const { browser, link, shop, token } = await taken()
    const later = await change(shop, token, "den@evil.test", await shop.prove(token, "thief@evil.test"))
    await shop.post("/v2/change-password", { newPassword: "stolen for good" }, token)

    await browser.visit(link)
    assert.strictEqual((await browser.submit(chosen)).title, "Your email address is restored")

    assert.strictEqual((await browser.visit(later)).status, 410)
    assert.strictEqual((await browser.visit(link)).status, 410)
    assert.strictEqual((await shop.login("ada@shop.test", chosen.password)).body.state, "SUCCESS")
  })

  it("removes only the second factors that were added after the change", async () => {
    const shop = open()
    const { access_token: token } = await shop.member()
    const proof = await shop.prove(token)
    const enroll = async (factorType: string, using: string) =>
      (await shop.post("/v1/account/enroll-factor", { factorType, proof: using }, token)).body
    const confirm = (factorId: string, code: string | undefined) =>
      shop.post("/v1/account/confirm-factor", { factorId, code }, token)
    const mail = await enroll("EMAIL", proof)
    await confirm(mail.factorId, (await lastMail(shop))?.code)
    const { stateToken } = (await shop.post("/v1/account/change-email", { email: "thief@evil.test", proof }, token))
      .body
    const code = (await lastMail(shop))?.code
    shop.pass(1000)
    await shop.post("/v1/account/confirm-email", { stateToken, code }, token)
    const link = (await lastMail(shop))?.link ?? ""
    const step = (await shop.login("thief@evil.test")).body
    const sent = (await lastMail(shop))?.code
    const proved = await shop.post(
      "/v2/EMAIL/verify",
      { stateToken: step.stateToken, emailData: { code: sent } },
      await shop.visitor()
    )
    const { body } = await shop.post("/v1/account/reverify", { sessionToken: proved.body.sessionToken }, token)
    const app = await enroll("TOTP", body.proof)
    const added = await confirm(app.factorId, codeAt(1_700_000_001_000, app.totpData.secret))
    assert.strictEqual(added.status, 200)

    const browser = browse(shop)
    await browser.visit(link)
    await browser.submit(chosen)

    const asked = (await shop.login("ada@shop.test", chosen.password)).body
    assert.strictEqual(asked.state, "STATUS_CHECK")
    assert.deepInclude(await lastMail(shop), { kind: "factorCode", email: "ada@shop.test" })
    assert.notInclude(JSON.stringify(asked), "TOTP")
  })

  it("is expired after seven days, and after the account was deleted", async () => {
    const { browser, link, shop } = await taken()
    shop.pass(7 * 24 * 60 * 60_000)
    assert.strictEqual((await browser.visit(link)).status, 410)

    const second = await taken()
    const proof = await second.shop.prove(second.token, "thief@evil.test")
    await second.shop.post("/v1/account/delete", { proof }, second.token)
    assert.strictEqual((await second.browser.visit(second.link)).status, 410)
  })

  it("explains that another account has the address now", async () => {
    const { browser, link, shop } = await taken()
    await shop.post(
      "/v2/register",
      { loginId: { email: "ada@shop.test" }, password: "debugging" },
      await shop.visitor()
    )

    await browser.visit(link)
    const refused = await browser.submit(chosen)

    assert.strictEqual(refused.status, 409)
    assert.include(refused.text, "Another account uses this address now.")
    assert.strictEqual((await shop.login("thief@evil.test")).body.state, "SUCCESS")
  })

  it("rejects an invalid password without using up the link", async () => {
    const { browser, link } = await taken()
    await browser.visit(link)

    assert.strictEqual((await browser.submit({ ...chosen, again: "another" })).status, 422)
    assert.strictEqual((await browser.submit({ password: "abc", again: "abc" })).status, 422)
    assert.strictEqual((await browser.submit(chosen)).title, "Your email address is restored")
  })
})
