import { assert, describe, it } from "@effect/vitest"
import { browse, codeIn, signingIn } from "../provider/http/pages/Visitor.ts"
import { ada } from "../provider/http/pages/SignIn.ts"
import { home, open, origin, redirectUri } from "../provider/Shop.ts"

/** Addresses that resemble those of the shop or the provider. */
const lures: ReadonlyArray<string> = [
  "//evil.test/callback",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/callback",
  "https:evil.test",
  "http:evil.test",
  "http:/evil.test",
  "http:///evil.test",
  "http:\\\\evil.test",
  "HTTP://EVIL.TEST/callback",
  "hTTps://evil.test",
  "http://shop.test@evil.test/callback",
  "http://shop.test:80@evil.test/",
  "http://user:secret@shop.test/callback",
  "http://evil.test\\@shop.test/callback",
  "http://evil.test#@shop.test/callback",
  "http://evil.test?@shop.test/callback",
  "http://shop.test.evil.test/callback",
  "http://evilshop.test/callback",
  "http://www.shop.test/callback",
  "http://shop.test./callback",
  "http://shop.test:8080/callback",
  "https://shop.test/callback",
  "http://shоp.test/callback",
  "http://shop。test.evil.test/",
  "http://shop%2etest.evil.test/",
  "http://evil.test/%2f..",
  "http://shop.test%00.evil.test/",
  "http://shop.test\0.evil.test/",
  " http://shop.test/callback",
  "http://shop.test/callback\r\nlocation: http://evil.test",
  "http://sh\top.test/callback",
  "javascript:alert(document.domain)",
  "JaVaScRiPt://shop.test/%0aalert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:http://shop.test/1",
  "view-source:http://shop.test/",
  "http://localhost:4000@evil.test/",
  "http://localhost:4000.evil.test/",
  "http://[::ffff:6576]/"
]

/** Addresses on the shop's own origin that were not listed for sign-ins. */
const strays: ReadonlyArray<string> = [
  origin,
  `${origin}/`,
  `${redirectUri}&next=//evil.test`,
  `${redirectUri}#fragment`,
  `${origin}/callback/../evil?from=portico`,
  `${origin}/%63allback?from=portico`,
  `${origin}/redirect?to=http://evil.test`,
  redirectUri.replace("http", "HTTP"),
  `${redirectUri} `
]

const asking = async (request: (address: string) => object) => {
  const shop = open()
  const token = await shop.visitor()
  return (address: string) => shop.post("/v1/redirect-session", request(address), token, { origin })
}

describe("a redirect session redirects only to listed addresses", () => {
  it.each([
    ["after a logout", (url: string) => ({ logout: { clientId: "shop" }, callbacks: { postFlowUrl: url } })],
    ["after a login", (url: string) => ({ login: {}, callbacks: { postFlowUrl: url } })],
    ["from the account", (url: string) => ({ memberAccountPage: {}, callbacks: { postFlowUrl: url } })],
    ["to the sign-in for the account", (url: string) => ({ memberAccountPage: {}, callbacks: { loginUrl: url } })],
    ["after a checkout", (url: string) => ({ ecomCheckout: {}, callbacks: { thankYouPageUrl: url } })],
    ["from a cart", (url: string) => ({ ecomCheckout: {}, callbacks: { cartPageUrl: url } })],
    [
      "in a callback next to a valid one",
      (url: string) => ({ login: {}, callbacks: { postFlowUrl: origin, planListUrl: url } })
    ],
    [
      "in a preference",
      (url: string) => ({
        login: {},
        callbacks: { postFlowUrl: url },
        preferences: { additionalQueryParameters: { postFlowUrl: url, next: url } }
      })
    ]
  ])("%s", async (_, request) => {
    const ask = await asking(request)

    for (const lure of lures) {
      const refused = await ask(lure)
      assert.strictEqual(refused.status, 400, lure)
      assert.notProperty(refused.body, "redirectSession", lure)
    }
  })

  it.each(["fragment", "query"])("with a code, as %s, only to exactly listed addresses", async (mode) => {
    const shop = open()

    for (const lure of [...lures, ...strays]) {
      const refused = await shop.session({ responseMode: mode, redirectUri: lure })
      assert.strictEqual(refused.status, 400, lure)
    }
  })
})

describe("an email links only to listed addresses", () => {
  it.each([
    ["to recover", "/v1/send-email", (url: string) => ({ email: ada.email, redirect: { url, clientId: "shop" } })],
    [
      "to activate",
      "/v1/activation-email",
      (url: string) => ({ identityId: "anyone", emailOptions: { redirect: { url, clientId: "shop" } } })
    ]
  ])("%s", async (_, path, request) => {
    const shop = open()
    const token = await shop.visitor()

    for (const lure of lures) assert.strictEqual((await shop.post(path, request(lure), token)).status, 400, lure)
    assert.isEmpty(await shop.outbox())
  })

  it("even if the caller claims another host for the provider", async () => {
    const shop = open()
    const token = await shop.visitor()

    await shop.post("http://evil.test/v1/send-email", { email: ada.email }, token)

    const [mail] = await shop.outbox()
    assert.strictEqual(mail?.kind, "recovery")
    assert.isUndefined(mail?.link)
  })
})

it("a plain logout refuses addresses that are not listed", async () => {
  const shop = open()
  const token = await shop.visitor()

  for (const lure of lures) {
    const query = new URLSearchParams({ postLogoutRedirectUri: lure, clientId: "shop" })
    const refused = await shop.send(`/v1/logout?${query}`, { headers: { authorization: token } })
    assert.strictEqual(refused.status, 400, lure)
  }
})

describe("a page of the provider", () => {
  it("ignores return addresses in its own URL", async () => {
    const shop = open()
    const { browser, fullUrl } = await signingIn(shop)

    await browser.visit(
      `${fullUrl}?next=//evil.test&returnTo=http://evil.test&redirectUri=http://evil.test#//evil.test`
    )
    const after = await browser.submit({ ...ada, next: "http://evil.test", returnTo: "http://evil.test" })

    assert.isNotNull(codeIn(after))
  })

  it.each([
    "/portico/security//evil.test",
    "/portico/security/\\evil.test",
    "/portico/security/add/..%2f..%2f%2fevil.test",
    "/portico/s///evil.test",
    "/portico/s/..//evil.test",
    "/portico/s/%0d%0alocation:%20http://evil.test"
  ])("does not redirect to another site by its path: %s", async (path) => {
    const browser = browse(open())

    assert.include((await browser.visit(path)).url, `${home}/portico/`)
  })
})
