import { assert, describe, it } from "@effect/vitest"
import { open, seed } from "../../Shop.ts"
import { browse, plain } from "./Visitor.ts"
import { ada } from "./SignIn.ts"

const withMail = async (options: Parameters<typeof open>[0] = {}) => {
  const shop = open(options)
  await shop.post("/v1/send-email", { email: ada.email }, await shop.visitor())
  return shop
}

const mailsOf = async (shop: ReturnType<typeof open>, address = "/portico/outbox.json") =>
  JSON.parse((await shop.send(address)).text).mails

describe("the outbox", () => {
  it("shows messages, newest first, with working links and codes", async () => {
    const shop = await withMail({ seed: { ...seed, registration: "emailVerification" } })
    shop.pass(1000)
    const request = { loginId: { email: "cleo@shop.test" }, password: "asp and honey" }
    await shop.post("/v2/register", request, await shop.visitor())
    const browser = browse(shop)

    const page = await browser.visit("/portico/outbox")

    assert.match(
      plain(page.text),
      /Confirm your email address To cleo@shop\.test.*Reset your password To ada@shop\.test/
    )
    assert.match(page.text, /<code>\d{6}<\/code>/)
    assert.strictEqual((await browser.follow("/portico/recover/")).title, "Set a new password")
  })

  it("is available as JSON", async () => {
    const [mail] = await mailsOf(await withMail())

    assert.strictEqual(mail.kind, "recovery")
    assert.strictEqual(mail.email, ada.email)
    assert.strictEqual(mail.sentAt, 1_700_000_000_000)
  })

  it("shows that it is empty", async () => {
    const page = await browse(open()).visit("/portico/outbox")

    assert.include(plain(page.text), "No messages yet.")
  })

  it("is cleared by its button and by a DELETE request", async () => {
    const shop = await withMail()
    const browser = browse(shop)
    await browser.visit("/portico/outbox")
    assert.include(plain((await browser.submit()).text), "No messages yet.")

    await shop.post("/v1/send-email", { email: ada.email }, await shop.visitor())
    await shop.send("/portico/outbox.json", { method: "DELETE" })

    assert.deepStrictEqual(await mailsOf(shop), [])
  })

  it("cannot be cleared by another site", async () => {
    const shop = await withMail()
    const browser = browse(shop)
    await browser.visit("/portico/outbox")

    assert.strictEqual((await browser.submit({ proof: "" })).status, 403)
    const preflight = await shop.send("/portico/outbox.json", { method: "OPTIONS" })

    assert.isNull(preflight.headers.get("access-control-allow-origin"))
    assert.strictEqual((await mailsOf(shop)).length, 1)
  })

  it("cannot be read by another site", async () => {
    const answered = await (await withMail()).send("/portico/outbox.json", { headers: { origin: "http://evil.test" } })

    assert.isNull(answered.headers.get("access-control-allow-origin"))
  })

  it.each([
    ["to another host", "http://shop.test/portico/outbox", {}],
    ["to another host, as JSON", "http://192.168.1.5:4000/portico/outbox.json", {}],
    ["from a proxy", "/portico/outbox", { "x-forwarded-for": "203.0.113.5" }]
  ])("rejects a request %s", async (_, address, headers) => {
    const shop = await withMail()

    const answered = await shop.send(address, { headers })

    assert.strictEqual(answered.status, 403)
    assert.notInclude(answered.text, ada.email)
    assert.strictEqual((await shop.send(address, { method: "DELETE", headers })).status, 403)
    assert.strictEqual((await shop.outbox()).length, 1)
  })

  it("rejects every request if the provider has another origin", async () => {
    const shop = await withMail({ origin: "https://id.shop.test" })

    assert.strictEqual((await shop.send("/portico/outbox")).status, 403)
  })

  it("is open to everyone or no one if it is configured so", async () => {
    const everyone = await withMail({ outbox: true })
    const nobody = await withMail({ outbox: false })

    assert.strictEqual((await everyone.send("http://shop.test/portico/outbox")).status, 200)
    assert.strictEqual((await nobody.send("/portico/outbox")).status, 403)
  })

  it.each(["PUT", "PATCH"])("rejects the method %s", async (method) => {
    assert.strictEqual((await open().send("/portico/outbox", { method })).status, 405)
    assert.strictEqual((await open().send("/portico/outbox.json", { method })).status, 405)
  })
})
