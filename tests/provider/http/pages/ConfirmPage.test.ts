import { assert, describe, it } from "@effect/vitest"
import { open, seed } from "../../Shop.ts"
import { browse, codeIn, plain, signingIn } from "./Visitor.ts"

const cleo = { email: "cleo@shop.test", password: "asp and honey" }

const registered = async (registration: "emailVerification" | readonly ["emailVerification", "ownerApproval"]) => {
  const shop = open({ seed: { ...seed, registration } })
  const { browser } = await signingIn(shop)
  await browser.follow("Create an account")
  await browser.submit(cleo)
  const mail = (await shop.outbox()).find(({ kind }) => kind === "emailVerification")
  return { shop, browser, link: mail?.link ?? "" }
}

describe("the page of a verification email", () => {
  it("confirms nothing when it is opened, as email scanners do", async () => {
    const { link, shop } = await registered("emailVerification")

    const page = await browse(shop).visit(link)

    assert.strictEqual(page.title, "Confirm your email address")
    assert.include(plain(page.text), "Did you create an account with cleo@shop.test?")
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_EMAIL_VERIFICATION")
  })

  it("confirms the address when it is submitted and links back to the started sign-in", async () => {
    const { browser, link } = await registered("emailVerification")
    await browser.visit(link)

    const page = await browser.submit()
    assert.strictEqual(page.title, "Your email address is confirmed")
    await browser.follow("Sign in")

    assert.isString(codeIn(await browser.submit(cleo)))
  })

  it("does not sign in the browser that opened it", async () => {
    const { link, shop } = await registered("emailVerification")
    const reader = browse(shop)
    await reader.visit(link)

    await reader.submit()

    assert.isFalse(reader.cookies.has("portico"))
  })

  it("mentions the owner's approval if that is required next", async () => {
    const { browser, link } = await registered(["emailVerification", "ownerApproval"])
    await browser.visit(link)

    assert.include(plain((await browser.submit()).text), "The shop owner has to approve your account next")
  })

  it("is valid once", async () => {
    const { browser, link } = await registered("emailVerification")
    await browser.visit(link)
    await browser.submit()

    assert.strictEqual((await browser.visit(link)).status, 410)
  })

  it("rejects a form from another site", async () => {
    const { browser, link, shop } = await registered("emailVerification")
    await browser.visit(link)

    assert.strictEqual((await browser.submit({ proof: "" })).status, 403)
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_EMAIL_VERIFICATION")
  })
})

describe("the page of an activation email", () => {
  const clients = [{ clientId: "shop", origins: [], redirectUris: [], secret: "the server's own secret" }]

  it("confirms the address of a member who has a password", async () => {
    const members = [{ ...cleo, status: "emailVerification" as const }]
    const shop = open({ seed: { clients, members } })
    const { identity } = (await shop.login(cleo.email, cleo.password)).body
    await shop.post("/v1/activation-email", { identityId: identity.id }, await shop.visitor())
    const mail = (await shop.outbox()).find(({ kind }) => kind === "activation")
    const reader = browse(shop)

    assert.strictEqual((await reader.visit(mail?.link ?? "")).title, "Confirm your email address")
    assert.strictEqual((await reader.submit()).title, "Your email address is confirmed")

    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "SUCCESS")
  })

  it("lets a member without a password choose one", async () => {
    const shop = open({ seed: { clients } })
    const secret = "the server's own secret"
    const { identity } = (await shop.post("/v2/sign-on", { loginId: { email: cleo.email } }, secret)).body
    await shop.post("/v1/activation-email", { identityId: identity.id }, secret)
    const [mail] = await shop.outbox()
    const reader = browse(shop)

    assert.strictEqual((await reader.visit(mail?.link ?? "")).title, "Set a new password")
    const page = await reader.submit({ password: cleo.password, again: cleo.password })

    assert.strictEqual(page.title, "Your new password is set")
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "SUCCESS")
  })
})
