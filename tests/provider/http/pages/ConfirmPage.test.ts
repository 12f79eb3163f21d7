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

describe("the page of a verification mail", () => {
  it("confirms nothing when a program that scans mails opens it", async () => {
    const { link, shop } = await registered("emailVerification")

    const page = await browse(shop).visit(link)

    assert.strictEqual(page.title, "Confirm your e-mail address")
    assert.include(plain(page.text), "Is cleo@shop.test your address")
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_EMAIL_VERIFICATION")
  })

  it("confirms the address when it is sent, and leads on to the sign-in that was begun", async () => {
    const { browser, link } = await registered("emailVerification")
    await browser.visit(link)

    const page = await browser.submit()
    assert.strictEqual(page.title, "Your address is confirmed")
    await browser.follow("Sign in")

    assert.isString(codeIn(await browser.submit(cleo)))
  })

  it("signs nobody in who only reads mails", async () => {
    const { link, shop } = await registered("emailVerification")
    const reader = browse(shop)
    await reader.visit(link)

    await reader.submit()

    assert.isFalse(reader.cookies.has("portico"))
  })

  it("says where the owner decides next", async () => {
    const { browser, link } = await registered(["emailVerification", "ownerApproval"])
    await browser.visit(link)

    assert.include(plain((await browser.submit()).text), "The owner of the shop has to approve you next")
  })

  it("is good once", async () => {
    const { browser, link } = await registered("emailVerification")
    await browser.visit(link)
    await browser.submit()

    assert.strictEqual((await browser.visit(link)).status, 410)
  })

  it("takes no form that another site sent", async () => {
    const { browser, link, shop } = await registered("emailVerification")
    await browser.visit(link)

    assert.strictEqual((await browser.submit({ proof: "" })).status, 403)
    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "REQUIRE_EMAIL_VERIFICATION")
  })
})

describe("the page of an activation mail", () => {
  const clients = [{ clientId: "shop", origins: [], redirectUris: [], secret: "the server's own secret" }]

  it("confirms a member who has a password", async () => {
    const members = [{ ...cleo, status: "emailVerification" as const }]
    const shop = open({ seed: { clients, members } })
    const { identity } = (await shop.login(cleo.email, cleo.password)).body
    await shop.post("/v1/activation-email", { identityId: identity.id }, await shop.visitor())
    const mail = (await shop.outbox()).find(({ kind }) => kind === "activation")
    const reader = browse(shop)

    assert.strictEqual((await reader.visit(mail?.link ?? "")).title, "Confirm your e-mail address")
    assert.strictEqual((await reader.submit()).title, "Your address is confirmed")

    assert.strictEqual((await shop.login(cleo.email, cleo.password)).body.state, "SUCCESS")
  })

  it("lets a member choose a password who has none", async () => {
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
