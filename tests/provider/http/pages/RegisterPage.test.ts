import { assert, describe, it } from "@effect/vitest"
import type { Options } from "@portico/provider/Provider"
import { open, redirectUri, seed } from "../../Shop.ts"
import { codeIn, heldBy, signingIn } from "./Visitor.ts"
import { ada } from "./SignIn.ts"

const cleo = { email: "cleo@shop.test", password: "asp and honey", firstName: "Cleo" }

const registering = async (options: Options = {}) => {
  const shop = open(options)
  const { browser } = await signingIn(shop)
  const page = await browser.follow("Create an account")
  return { shop, browser, page }
}

describe("the registration page", () => {
  it("creates an account and redirects back with a code", async () => {
    const { browser, shop } = await registering()

    const code = codeIn(await browser.submit(cleo))

    assert.strictEqual((await shop.exchange({ code, redirectUri })).status, 200)
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.identity.identityProfile?.firstName, "Cleo")
  })

  it("sets the autocomplete purpose of each field", async () => {
    const { page } = await registering()

    for (const purpose of ["username", "new-password", "given-name", "family-name"]) {
      assert.include(page.text, `autocomplete="${purpose}"`)
    }
  })

  it("shows every problem in a summary and at its field and preserves the input", async () => {
    const { browser } = await registering()

    const page = await browser.submit({ ...cleo, email: "no address", password: "x" })

    assert.strictEqual(page.status, 422)
    assert.strictEqual(page.title, "Error: Create an account")
    assert.deepStrictEqual(page.problems, [
      "Email: It must be an email address.",
      "Choose a password: It must be at least 4 characters long."
    ])
    assert.match(page.text, /class="summary"[^>]*autofocus/)
    assert.match(page.text, /aria-describedby="password-hint password-problem"/)
    const { email, firstName, password } = heldBy(page.text)
    assert.deepStrictEqual({ email, firstName, password }, { email: "no address", firstName: "Cleo", password: "" })
  })

  it("refuses a common password at its field, which has the focus", async () => {
    const { browser } = await registering()

    const page = await browser.submit({ ...cleo, password: "password1" })

    assert.strictEqual(page.status, 422)
    assert.deepStrictEqual(page.problems, ["Choose a password: It must not be one of the most common passwords."])
    assert.notInclude(page.text, 'class="summary"')
    assert.match(page.text, /id="password"[^>]*aria-describedby="password-hint password-problem"[^>]*autofocus/)
    assert.isString(codeIn(await browser.submit(cleo)))
  })

  it("shows that an address is taken", async () => {
    const { browser } = await registering()

    const page = await browser.submit({ ...cleo, email: ada.email })

    assert.deepStrictEqual(page.problems, [
      "Email: An account with this email already exists. Sign in or reset your password."
    ])
  })

  it("requires the code of an email if addresses are verified", async () => {
    const { browser, shop } = await registering({ seed: { ...seed, registration: "emailVerification" } })

    const page = await browser.submit(cleo)
    assert.strictEqual(page.title, "Confirm your email address")
    const [mail] = await shop.outbox()
    const code = codeIn(await browser.submit({ code: mail?.code ?? "" }))

    assert.strictEqual((await shop.exchange({ code, redirectUri })).status, 200)
  })

  it("shows that the owner decides if approval is required", async () => {
    const { browser } = await registering({ seed: { ...seed, registration: "ownerApproval" } })

    const page = await browser.submit(cleo)

    assert.strictEqual(page.title, "Waiting for approval")
    assert.isFalse(browser.cookies.has("portico"))
  })

  it('does not reveal whether an address is taken with enumeration: "safe"', async () => {
    const { browser, shop } = await registering({ seed: { ...seed, enumeration: "safe" } })

    const page = await browser.submit({ ...cleo, email: ada.email })

    assert.strictEqual(page.title, "Confirm your email address")
    assert.strictEqual((await shop.outbox())[0]?.kind, "accountExists")
  })

  it("requires a captcha if that is configured", async () => {
    const { browser, page } = await registering({ seed: { ...seed, captcha: { required: "always" } } })
    assert.include(page.text, "I am not a robot")

    const refused = await browser.submit(cleo)
    assert.deepStrictEqual(refused.problems, ["I am not a robot: Select this checkbox to continue."])
    const done = await browser.submit({ ...cleo, captcha: "on" })

    assert.isString(codeIn(done))
  })

  it("rejects a form from another site", async () => {
    const { browser, shop } = await registering()

    const page = await browser.submit({ ...cleo, proof: "" })

    assert.strictEqual(page.status, 403)
    assert.strictEqual(heldBy(page.text)["email"], cleo.email)
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).status, 404)
  })
})
