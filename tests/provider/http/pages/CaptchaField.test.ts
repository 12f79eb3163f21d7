import { assert, describe, it } from "@effect/vitest"
import { open, origin, seed } from "../../Shop.ts"
import { ada } from "./SignIn.ts"
import { codeIn, plain, signingIn } from "./Visitor.ts"

const sentence = "You need to solve a captcha, but this page can't show it. Use the shop's own page instead."

const shopOf = (captcha: NonNullable<(typeof seed)["captcha"]>) => open({ seed: { ...seed, captcha } })

describe("a captcha of another vendor", () => {
  it("hides the forms and links to the site if it is always required", async () => {
    const { browser, page } = await signingIn(shopOf({ required: "always", kind: "turnstile", secret: "s" }))

    for (const shown of [page, await browser.follow("Create an account")]) {
      assert.include(plain(shown.text), sentence)
      assert.notInclude(shown.text, "<form")
      assert.notInclude(shown.text, "I am not a robot")
      assert.include(shown.text, `href="${origin}"`)
    }
  })

  it("is explained if it is required after failures", async () => {
    const captcha = { required: "afterFailures", failures: 1, kind: "hcaptcha", secret: "s" } as const
    const { browser, page } = await signingIn(shopOf(captcha))
    assert.notInclude(plain(page.text), sentence)
    await browser.submit({ ...ada, password: "wrong" })

    const refused = await browser.submit(ada)

    assert.strictEqual(refused.status, 422)
    assert.deepStrictEqual(refused.problems, [sentence])
  })

  it("is not required for a password recovery", async () => {
    const shop = shopOf({ required: "always", kind: "recaptcha", secret: "s" })
    const { browser } = await signingIn(shop)

    await browser.follow("Forgot your password?")
    await browser.submit({ email: ada.email })

    assert.strictEqual((await shop.outbox())[0]?.kind, "recovery")
  })
})

describe("the test captcha", () => {
  it("is a checkbox that has to be ticked for each attempt", async () => {
    const { browser, page } = await signingIn(shopOf({ required: "always" }))
    assert.include(page.text, "I am not a robot")

    const refused = await browser.submit(ada)
    assert.deepStrictEqual(refused.problems, ["I am not a robot: Select this checkbox to continue."])
    await browser.submit({ ...ada, captcha: "on", password: "wrong" })

    assert.isString(codeIn(await browser.submit({ ...ada, captcha: "on" })))
  })

  it("is absent if no captcha is required", async () => {
    const { page } = await signingIn(open())

    assert.notInclude(page.text, "I am not a robot")
  })
})
