import { assert, describe, it } from "@effect/vitest"
import type { Fault } from "@portico/provider/Provider"
import { sessionPath } from "@portico/contract/Paths"
import { home, open, origin } from "../../Shop.ts"
import { browse, plain, signingIn } from "./Visitor.ts"

const failing = (fault: Partial<Fault> = {}): Fault => ({
  match: { path: sessionPath },
  status: 500,
  after: 1,
  times: 1,
  ...fault
})

describe("a page that fails", () => {
  it("is a page, which offers to try again and to return to the site", async () => {
    const shop = open({ faults: [failing()] })
    const { browser, fullUrl } = await signingIn(shop)

    const failed = await browser.submit({ email: "ada@shop.test", password: "correct horse" })

    assert.strictEqual(failed.status, 500)
    assert.strictEqual(failed.title, "Something went wrong")
    assert.include(failed.headers.get("content-type") ?? "", "text/html")
    assert.include(plain(failed.text), "Try again in a moment. If it happens again, mention this reference:")
    assert.include(failed.text, `<a href="${origin}">`)
    const again = await browser.follow("Try again")
    assert.strictEqual(again.title, "Sign in")
    assert.strictEqual(again.url, fullUrl)
  })

  it("has the waiting time of the refusal", async () => {
    const shop = open({ faults: [failing({ status: 503, retryAfter: 7, after: 0 })] })

    const { page } = await signingIn(shop)

    assert.strictEqual(page.status, 503)
    assert.strictEqual(page.headers.get("retry-after"), "7")
    assert.strictEqual(page.title, "Something went wrong")
  })
})

describe("a page that has expired", () => {
  it("links to the site that the browser came from", async () => {
    const shop = open()
    const { browser, fullUrl } = await signingIn(shop)
    shop.pass(24 * 60 * 60_000)

    const expired = await browser.visit(fullUrl)

    assert.strictEqual(expired.status, 410)
    assert.include(plain(expired.text), "Back to shop.test")
    assert.strictEqual((await browser.follow("Back to")).url, `${origin}/`)
  })

  it.each([
    ["of another client", "http://evil.test shop"],
    ["of an unknown client", `${origin} nobody`],
    ["that is not a web address", "javascript:alert(1) shop"],
    ["that cannot be decoded", "%"],
    ["with markup", `${origin}"><script> shop`]
  ])("does not link to a site %s", async (_, value) => {
    const cookie = `portico_site=${value === "%" ? value : encodeURIComponent(value)}`

    const expired = await open().send(`${home}${sessionPath}none`, { headers: { cookie } })

    assert.strictEqual(expired.status, 410)
    assert.notInclude(expired.text, "Back to")
    assert.include(expired.text, "Go back to the site that you came from")
  })

  it("has no link in a browser that no site opened", async () => {
    const expired = await browse(open()).visit(`${sessionPath}none`)

    assert.notInclude(expired.text, "<a ")
  })
})
