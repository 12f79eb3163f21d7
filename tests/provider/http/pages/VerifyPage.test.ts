import { assert, describe, it } from "@effect/vitest"
import { open, seed } from "../../Shop.ts"
import { codeIn, heldBy, signingIn } from "./Visitor.ts"

const cleo = { email: "cleo@shop.test", password: "asp and honey" }

const verifying = async () => {
  const shop = open({ seed: { ...seed, registration: "emailVerification" } })
  const { browser, fullUrl } = await signingIn(shop)
  await browser.follow("Create an account")
  const page = await browser.submit(cleo)
  const [mail] = await shop.outbox()
  return { shop, browser, page, fullUrl, code: mail?.code ?? "" }
}

describe("the email verification page", () => {
  it("shows an error for a wrong code and accepts the right one", async () => {
    const { browser, code } = await verifying()
    const wrong = code === "000000" ? "000001" : "000000"

    const page = await browser.submit({ code: wrong })

    assert.strictEqual(page.status, 422)
    assert.deepStrictEqual(page.problems, ["Code: Wrong code. Check the email and try again."])
    assert.strictEqual(heldBy(page.text)["code"], wrong)
    assert.isString(codeIn(await browser.submit({ code })))
  })

  it("accepts a code with spaces", async () => {
    const { browser, code } = await verifying()

    assert.isString(codeIn(await browser.submit({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })))
  })

  it("is available after a reload, in the same browser only", async () => {
    const { browser, fullUrl, shop } = await verifying()

    const again = await browser.visit(`${fullUrl}/verify`)
    const { browser: another } = await signingIn(shop)
    const elsewhere = await another.visit(`${fullUrl}/verify`)

    assert.strictEqual(again.title, "Confirm your email address")
    assert.strictEqual(elsewhere.title, "Sign in")
  })

  it("accepts the code of a second email after another sign-in", async () => {
    const { browser, shop } = await verifying()

    await browser.follow("Sign in")
    await browser.submit(cleo)
    const [, mail] = await shop.outbox()

    assert.isString(codeIn(await browser.submit({ code: mail?.code ?? "" })))
  })

  it("rejects every code after five wrong ones and explains what to do", async () => {
    const { browser, code } = await verifying()
    const wrong = code === "000000" ? "000001" : "000000"
    for (let tries = 0; tries < 5; tries++) await browser.submit({ code: wrong })

    const page = await browser.submit({ code })

    assert.deepStrictEqual(page.problems, [
      "This code has expired, or there were too many wrong attempts. Sign in again to get a new one."
    ])
  })

  it("links to the outbox on a development machine", async () => {
    const { browser, page } = await verifying()

    assert.include(page.text, "/portico/outbox")
    assert.strictEqual((await browser.follow("Read them in the outbox")).title, "Outbox")
  })
})
