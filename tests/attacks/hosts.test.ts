import { assert, describe, it } from "@effect/vitest"
import { ada } from "../provider/http/pages/SignIn.ts"
import { signingIn } from "../provider/http/pages/Visitor.ts"
import { authorization, open } from "../provider/Shop.ts"

describe("a caller who names another host", () => {
  const evil = "http://evil.test"
  const asThough = async (request: object, headers: Record<string, string> = {}) => {
    const shop = open()
    const opened = await shop.post(`${evil}/v1/redirect-session`, request, await shop.visitor(), headers)
    const { pathname } = new URL(opened.body.redirectSession.fullUrl)
    return { shop, pathname }
  }

  it.each([
    ["logout", { logout: { clientId: "shop" }, callbacks: { postFlowUrl: `${evil}/phish` } }],
    ["login", { login: {}, callbacks: { postFlowUrl: `${evil}/phish` } }],
    ["checkout", { ecomCheckout: {}, callbacks: { thankYouPageUrl: `${evil}/phish` } }]
  ])("gets no page of the provider that redirects there: %s", async (_, request) => {
    const { pathname, shop } = await asThough(request)

    const page = await shop.send(pathname)

    assert.strictEqual(page.status, 410)
    assert.notInclude(page.text, "evil.test")
    assert.isNull(page.headers.get("location"))
  })

  it.each([{ origin: evil }, {}])("gets no code from a frame of the provider: %o", async (headers) => {
    const authRequest = { ...authorization, state: "the thief's" }
    const { pathname, shop } = await asThough({ auth: { prompt: "none", authRequest } }, headers)
    const victim = (await signingIn(shop)).browser
    await victim.submit(ada)

    const page = await victim.visit(pathname)

    assert.strictEqual(page.status, 410)
    assert.notInclude(page.text, "code")
    assert.include(page.headers.get("content-security-policy"), "frame-ancestors 'none'")
  })
})
