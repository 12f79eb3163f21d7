import { assert, describe, it } from "@effect/vitest"
import { open, origin, seed } from "../../Shop.ts"
import { heldBy, plain, signingIn } from "./Visitor.ts"
import { ada } from "./SignIn.ts"

const forgetting = async (options: Parameters<typeof open>[0] = {}) => {
  const shop = open(options)
  const { browser } = await signingIn(shop)
  await browser.follow("Forgot your password?")
  return { shop, browser }
}

describe("the page for a forgotten password", () => {
  it("sends a link to a member", async () => {
    const { browser, shop } = await forgetting()

    const page = await browser.submit({ email: ` ${ada.email.toUpperCase()} ` })

    assert.strictEqual(page.title, "Check your email")
    const [mail] = await shop.outbox()
    assert.match(mail?.link ?? "", /^http:\/\/localhost:4000\/portico\/recover\/[\w-]{43}$/)
  })

  it("shows the same page for an unknown address and sends nothing", async () => {
    const { browser, shop } = await forgetting()

    const page = await browser.submit({ email: "nobody@shop.test" })

    assert.strictEqual(page.title, "Check your email")
    assert.include(plain(page.text), "If there is an account for nobody@shop.test")
    assert.deepStrictEqual(await shop.outbox(), [])
  })

  it("shows an error at the field of an invalid address and preserves the input", async () => {
    const { browser } = await forgetting()

    const page = await browser.submit({ email: "ada" })

    assert.deepStrictEqual(page.problems, ["Email: It must be an email address."])
    assert.strictEqual(heldBy(page.text)["email"], "ada")
  })

  it("sends a link to the site's own page if the site requested that", async () => {
    const shop = open()
    const redirect = { url: `${origin}/reset?lang=en`, clientId: "shop" }
    await shop.post("/v1/send-email", { email: ada.email, redirect }, await shop.visitor())

    const [mail] = await shop.outbox()
    const link = new URL(mail?.link ?? "")
    const recoveryToken = new URLSearchParams(link.hash.slice(1)).get("recoveryToken")

    assert.strictEqual(`${link.origin}${link.pathname}${link.search}`, redirect.url)
    const recovered = await shop.post(
      "/v1/recover",
      { recoveryToken, password: "a better horse" },
      await shop.visitor()
    )
    assert.strictEqual(recovered.body.state, "SUCCESS")
  })

  it.each(["http://evil.test/reset", "//evil.test", "javascript:alert(1)"])(
    "rejects the redirect address %s",
    async (url) => {
      const shop = open()

      const refused = await shop.post("/v1/send-email", { email: ada.email, redirect: { url } }, await shop.visitor())

      assert.strictEqual(refused.status, 400)
      assert.deepStrictEqual(await shop.outbox(), [])
    }
  )

  it("limits the number of emails", async () => {
    const { browser, shop } = await forgetting({ seed: { ...seed, lockout: { mails: 1, window: 60 } } })
    await browser.submit({ email: ada.email })
    await browser.follow("Back to sign in")
    await browser.follow("Forgot your password?")

    const page = await browser.submit({ email: ada.email })

    assert.strictEqual(page.status, 429)
    assert.deepStrictEqual(page.problems, ["Too many attempts. Try again in 60 seconds."])
    assert.strictEqual((await shop.outbox()).length, 1)
  })
})
