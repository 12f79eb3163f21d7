import { assert, describe, it } from "@effect/vitest"
import { open, origin } from "../../Shop.ts"
import { browse, plain, signingIn } from "./Visitor.ts"
import { ada } from "./SignIn.ts"

type Shop = ReturnType<typeof open>

const addressOf = async (shop: Shop, request: object, token?: string): Promise<string> => {
  const { body } = await shop.post("/v1/redirect-session", request, token ?? (await shop.visitor()))
  return body.redirectSession.fullUrl
}

const account = { memberAccountPage: {}, callbacks: { postFlowUrl: `${origin}/back` } }

describe("the account page", () => {
  it("requires a sign-in and then shows the account", async () => {
    const shop = open()
    const browser = browse(shop)

    assert.strictEqual((await browser.visit(await addressOf(shop, account))).title, "Sign in")
    const page = await browser.submit(ada)

    assert.strictEqual(page.title, "Your account")
    assert.include(plain(page.text), "Name Ada Email ada@shop.test Member since 2023-11-14")
  })

  it("redirects a visitor to the site's own sign-in page if there is one", async () => {
    const shop = open()
    const request = { ...account, callbacks: { ...account.callbacks, loginUrl: `${origin}/sign-in` } }

    assert.strictEqual((await browse(shop).visit(await addressOf(shop, request))).url, `${origin}/sign-in`)
  })

  it("recognizes the member who requested it without signing the browser in", async () => {
    const shop = open()
    const browser = browse(shop)
    const { access_token } = await shop.member()

    const page = await browser.visit(await addressOf(shop, account, access_token))

    assert.strictEqual(page.title, "Your account")
    assert.notInclude(page.text, "Sign out")
    assert.isFalse(browser.cookies.has("portico"))
  })

  it("ignores the requesting member with maintainIdentity: false", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const request = { ...account, preferences: { maintainIdentity: false } }

    assert.strictEqual((await browse(shop).visit(await addressOf(shop, request, access_token))).title, "Sign in")
  })

  it("signs out and redirects back", async () => {
    const shop = open()
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    await browser.visit(await addressOf(shop, account))

    const page = await browser.submit()

    assert.strictEqual(page.url, `${origin}/back`)
    assert.isFalse(browser.cookies.has("portico"))
    assert.strictEqual((await signingIn(shop, browser)).page.title, "Sign in")
  })

  it("rejects a sign-out from another site", async () => {
    const shop = open()
    const { browser } = await signingIn(shop)
    await browser.submit(ada)
    await browser.visit(await addressOf(shop, account))

    const page = await browser.submit({}, { "sec-fetch-site": "cross-site" })

    assert.strictEqual(page.status, 403)
    assert.strictEqual((await signingIn(shop, browser)).page.title, "Welcome back")
  })

  it.each(["BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"])("shows that there are no %s", async (section) => {
    const shop = open()
    const { browser } = await signingIn(shop)
    await browser.submit(ada)

    const page = await browser.visit(await addressOf(shop, { ...account, memberAccountPage: { section } }))

    assert.include(plain(page.text), `This provider doesn't manage ${section.toLowerCase()}.`)
    assert.include(page.text, `href="${origin}/back"`)
  })
})

describe("a page for an unsupported feature", () => {
  it("names the feature and links to each address of the site", async () => {
    const shop = open()
    const callbacks = {
      thankYouPageUrl: `${origin}/thanks`,
      postFlowUrl: `${origin}/back`,
      cartPageUrl: `${origin}/cart`,
      bookingsServiceListUrl: `${origin}/services`,
      planListUrl: `${origin}/plans`
    }

    const page = await browse(shop).visit(await addressOf(shop, { ecomCheckout: { checkoutId: "1" }, callbacks }))

    assert.include(plain(page.text), "The hosted provider shows a checkout here.")
    for (const address of Object.values(callbacks)) assert.include(page.text, `href="${address}"`)
  })
})

it("does not sign the browser out if it signed in elsewhere in the meantime", async () => {
  const shop = open()
  const browser = browse(shop)
  const address = await addressOf(shop, account)
  await browser.visit(address)
  const other = await signingIn(shop, browse(shop))
  const cookie = (await other.browser.submit(ada), other.browser.cookies.get("portico"))
  if (cookie !== undefined) browser.cookies.set("portico", cookie)

  const page = await browser.submit(ada)

  assert.strictEqual(page.title, "Your account")
  assert.isTrue(browser.cookies.has("portico"))
})

it("allows signing in, out and in again", async () => {
  const shop = open()
  const browser = browse(shop)
  const address = await addressOf(shop, { memberAccountPage: {} })
  await browser.visit(address)
  await browser.submit(ada)
  await browser.submit()
  await browser.visit(address)

  assert.strictEqual((await browser.submit(ada)).title, "Your account")
})
