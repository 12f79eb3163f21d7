import { assert, describe, it } from "@effect/vitest"
import { open, redirectUri, seed } from "../../Shop.ts"
import { browse, codeIn, heldBy, signingIn } from "./Visitor.ts"
import { ada } from "./SignIn.ts"

const forgotten = async () => {
  const shop = open()
  const { browser } = await signingIn(shop)
  await browser.follow("Forgot your password?")
  const page = await browser.submit({ email: ada.email })
  const [mail] = await shop.outbox()
  return { shop, browser, page, link: mail?.link ?? "" }
}

const chosen = { password: "a better horse", again: "a better horse" }

describe("the page of a recovery email", () => {
  it("sets a new password and links back to the started sign-in", async () => {
    const { browser, link, shop } = await forgotten()

    const page = await browser.visit(link)
    assert.strictEqual(page.title, "Set a new password")
    assert.strictEqual(heldBy(page.text)["email"], ada.email)
    assert.match(page.text, /autocomplete="username"[^]*readonly/)
    assert.strictEqual((await browser.submit(chosen)).title, "Your new password is set")
    await browser.follow("Sign in")
    const code = codeIn(await browser.submit({ email: ada.email, password: chosen.password }))

    assert.strictEqual((await shop.exchange({ code, redirectUri })).status, 200)
    assert.strictEqual((await shop.login(ada.email, ada.password)).status, 403)
  })

  it("can be opened repeatedly and used once", async () => {
    const { browser, link, shop } = await forgotten()
    await browser.visit(link)
    await browse(shop).visit(link)
    await browser.submit(chosen)

    const again = await browser.visit(link)

    assert.strictEqual(again.status, 410)
    assert.strictEqual(again.title, "This link is no longer valid")
  })

  it("has no link back in a browser without a started sign-in", async () => {
    const { link, shop } = await forgotten()
    const elsewhere = browse(shop)
    await elsewhere.visit(link)

    const page = await elsewhere.submit(chosen)

    assert.strictEqual(page.title, "Your new password is set")
    assert.notInclude(page.text, "/portico/session/")
    assert.isFalse(elsewhere.cookies.has("portico"))
  })

  it("expires after an hour", async () => {
    const { browser, link, shop } = await forgotten()
    shop.pass(60 * 60_000)

    assert.strictEqual((await browser.visit(link)).status, 410)
  })

  it.each([
    ["too short", { password: "x", again: "x" }, "New password: It must be at least 4 characters long."],
    [
      "common",
      { password: "password123", again: "password123" },
      "New password: It must not be one of the most common passwords."
    ],
    ["not identical", { password: "one horse", again: "two horses" }, "The passwords don't match."]
  ])("rejects passwords that are %s and remains valid", async (_, typed, text) => {
    const { browser, link } = await forgotten()
    await browser.visit(link)

    const page = await browser.submit(typed)

    assert.strictEqual(page.status, 422)
    assert.include(page.problems.join(), text)
    assert.strictEqual((await browser.submit(chosen)).title, "Your new password is set")
  })

  it("rejects a form from another site", async () => {
    const { browser, link, shop } = await forgotten()
    await browser.visit(link)

    const page = await browser.submit(chosen, { "sec-fetch-site": "cross-site" })

    assert.strictEqual(page.status, 403)
    assert.strictEqual((await shop.login()).status, 200)
  })

  it("ends the member's other sessions", async () => {
    const { browser, link, shop } = await forgotten()
    const { browser: thief } = await signingIn(shop)
    await thief.submit(ada)
    const { refresh_token } = await shop.member()
    await browser.visit(link)

    await browser.submit(chosen)

    assert.strictEqual((await shop.refresh(refresh_token)).status, 400)
    assert.strictEqual((await signingIn(shop, thief)).page.title, "Sign in")
  })

  it("responds with 410 without a valid token", async () => {
    for (const token of ["", "x", "x".repeat(43), "..%2f", "a/b"]) {
      assert.strictEqual((await browse(open()).visit(`/portico/recover/${token}`)).status, 410)
    }
  })
})

it("sets a new password without sending a second-factor code", async () => {
  const members = [{ ...ada, factors: [{ type: "EMAIL" as const }] }]
  const shop = open({ seed: { ...seed, members, lockout: { mails: 1 } } })
  const { browser } = await signingIn(shop)
  await browser.follow("Forgot your password?")
  await browser.submit({ email: ada.email })
  await browser.visit((await shop.outbox())[0]?.link ?? "")

  assert.strictEqual((await browser.submit(chosen)).title, "Your new password is set")
  assert.deepStrictEqual(
    (await shop.outbox()).map(({ kind }) => kind),
    ["recovery", "passwordChanged"]
  )
})
