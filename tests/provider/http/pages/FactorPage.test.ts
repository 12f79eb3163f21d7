import { assert, describe, it } from "@effect/vitest"
import type { FactorRules, SeedFactor } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { appSecret, codeAt } from "../../Authenticator.ts"
import { home, open, seed } from "../../Shop.ts"
import * as SoftPasskey from "../../SoftPasskey.ts"
import { browse, codeIn, signingIn } from "./Visitor.ts"

const start = 1_700_000_000_000

const app: SeedFactor = { type: "TOTP", secret: appSecret }

const password = { email: "ada@shop.test", password: "correct horse" }

/** Returns the page of a member with these factors who has entered her password on the sign-in page. */
const stepOf = async (factors: ReadonlyArray<SeedFactor>, rules: FactorRules = {}, wrong = 0) => {
  const shop = open({ seed: { ...seed, members: [{ ...password, phone: "+41791234567", factors }], factors: rules } })
  for (let time = 0; time < wrong; time++) await shop.login("ada@shop.test", "wrong")
  const { browser } = await signingIn(shop)
  const page = await browser.submit(password)
  const lastMail = async () => (await shop.outbox()).at(-1)
  return { shop, browser, page, lastMail }
}

describe("the second factor page", () => {
  it("returns no code to the shop before the factor is verified", async () => {
    const { browser, page, shop } = await stepOf([app])

    assert.strictEqual(page.title, "Confirm it's you")
    assert.isNull(codeIn(page))
    assert.isFalse(browser.cookies.has("portico"))
    const back = await browser.submit({ code: codeAt(start) })

    const granted = await shop.exchange({ code: codeIn(back), redirectUri: "http://shop.test/callback?from=portico" })
    assert.strictEqual(granted.status, 200)
    assert.isTrue(browser.cookies.has("portico"))
  })

  it("names the field of a wrong code and ends after five", async () => {
    const { browser } = await stepOf([app])

    const wrong = await browser.submit({ code: "000000" })
    assert.strictEqual(wrong.status, 422)
    assert.deepStrictEqual(wrong.problems, ["Code: Wrong or already used. Try again."])
    for (let time = 0; time < 3; time++) await browser.submit({ code: "000000" })
    const over = await browser.submit({ code: "000000" })

    assert.strictEqual(over.title, "You are not signed in")
    assert.strictEqual((await browser.follow("Sign in again")).title, "Sign in")
  })

  it("redirects to the sign-in if no password was entered", async () => {
    const shop = open()
    const { fullUrl } = await signingIn(shop)

    assert.strictEqual((await browse(shop).visit(`${fullUrl}/factor`)).title, "Sign in")
  })

  it("rejects a form with an invalid proof", async () => {
    const { browser } = await stepOf([app])

    const refused = await browser.submit({ code: codeAt(start), proof: "x".repeat(43) })

    assert.strictEqual(refused.status, 403)
    assert.isNotNull(codeIn(await browser.submit({ code: codeAt(start) })))
  })

  it("switches to another factor and sends its code again", async () => {
    const { browser, lastMail } = await stepOf([app, { type: "SMS" }])

    const text = await browser.submit({ action: "use SMS" })
    assert.include(text.text, "We sent a text message with a code")
    assert.include(text.text, "•••• ••67")
    await browser.submit({ action: "again" })

    assert.isNotNull(codeIn(await browser.submit({ code: (await lastMail())?.code ?? "" })))
  })

  it("accepts a recovery code instead of the app's code", async () => {
    const { browser } = await stepOf([app, { type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111"] }])

    const page = await browser.submit({ action: "use RECOVERY_CODE" })

    assert.include(page.text, "Recovery code")
    assert.isNotNull(codeIn(await browser.submit({ code: "ABCD 0123 EFGH 1111" })))
  })

  it("explains why a code is required after wrong passwords", async () => {
    const { browser, lastMail, page } = await stepOf([], { riskyAfter: 2 }, 2)

    assert.include(page.text, "There were failed attempts to sign in to your account")
    assert.isNotNull(codeIn(await browser.submit({ code: (await lastMail())?.code ?? "" })))
  })

  it("remembers the device if that is ticked", async () => {
    const { browser, shop } = await stepOf([app])
    await browser.submit({ code: codeAt(start), remember: "on" })
    browser.cookies.delete("portico")

    await signingIn(shop, browser)
    assert.isNotNull(codeIn(await browser.submit(password)))
    browser.cookies.delete("portico")
    browser.cookies.delete("portico_device")
    await signingIn(shop, browser)
    assert.strictEqual((await browser.submit(password)).title, "Confirm it's you")
  })

  it("accepts a passkey of the provider's own host and rejects an empty form", async () => {
    const passkey = SoftPasskey.make()
    const { credentialId, publicKey } = passkey
    const { browser, page } = await stepOf([
      { type: "WEBAUTHN", passkey: { credentialId, publicKey, rpId: "localhost" } }
    ])
    const options = JSON.parse((/data-options="([^"]+)"/.exec(page.text)?.[1] ?? "{}").replaceAll("&#34;", '"'))
    assert.strictEqual(options.userVerification, "preferred")
    assert.include(page.text, 'src="/portico/assets/passkey.js"')

    const nothing = await browser.submit()
    assert.strictEqual(nothing.status, 422)
    const credential = passkey.get({ challenge: options.challenge, origin: home, rpId: "localhost" })
    assert.isNotNull(codeIn(await browser.submit({ credential: JSON.stringify(credential) })))
  })

  it("explains that a passkey belongs to another site", async () => {
    const { credentialId, publicKey } = SoftPasskey.make()
    const { page } = await stepOf([{ type: "WEBAUTHN", passkey: { credentialId, publicKey, rpId: "shop.test" } }])

    assert.include(page.text, "Your passkey belongs to another site")
    assert.notInclude(page.text, 'value="passkey"')
  })
})

it("preserves the ticked checkbox after a wrong code and another factor", async () => {
  const { browser, page } = await stepOf([app, { type: "SMS" }])
  assert.notMatch(page.text, /checked/)

  const wrong = await browser.submit({ code: "000000", remember: "on" })
  assert.match(wrong.text, /name="remember"[^>]*checked/)
  const other = await browser.submit({ action: "use SMS", remember: "on" })

  assert.match(other.text, /name="remember"[^>]*checked/)
})

it("focuses the summary if a problem belongs to no field", async () => {
  const { credentialId, publicKey } = SoftPasskey.make()
  const { browser } = await stepOf([{ type: "WEBAUTHN", passkey: { credentialId, publicKey, rpId: "localhost" } }])

  const wrong = await browser.submit({ credential: "{}" })

  assert.match(wrong.text, /class="summary"[^>]*autofocus/)
})

it("links to the sign-in if the only factor cannot be used", async () => {
  const { credentialId, publicKey } = SoftPasskey.make()
  const { browser, page } = await stepOf([
    { type: "WEBAUTHN", passkey: { credentialId, publicKey, rpId: "shop.test" } }
  ])

  assert.notInclude(page.text, "choose another method")
  assert.strictEqual((await browser.follow("Use another account")).title, "Sign in")
})
