import { type Browser, type BrowserContext, chromium as engine, type Page, type Route } from "playwright"
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { clientId, type Network, open, publishedHosts } from "./Network.ts"
import { scriptOf } from "./Page.ts"
import { type Auth, generations, type LoginResult, type Tokens } from "./Published.ts"

const site = "https://shop.example"
/** Where the provider's pages are, for browsers. It shares a registrable domain with the site, as on a hosted one. */
const pages = "https://members.shop.example"

interface Sessions {
  readonly isSessionSynced: () => boolean
  readonly syncToWixPages: (options?: { readonly force?: boolean }) => Promise<void>
}

interface Window {
  readonly published: (options: object) => {
    readonly auth: Auth & { readonly sessions: Sessions }
    readonly enableContext: (type: "global") => void
  }
  auth: Auth & { readonly sessions: Sessions }
}

let browser: Browser
beforeAll(async () => {
  browser = await engine.launch(chromium())
}, 60_000)
afterAll(() => browser.close())

describe.each(generations)("the published client (%s) in Chromium", (generation) => {
  let script: string
  let network: Network
  let context: BrowserContext
  let page: Page
  let complaints: Array<string>

  beforeAll(async () => {
    script = await scriptOf(generation)
    network = await open({}, { origin: pages })
  })
  afterAll(() => network.close())

  beforeEach(async () => {
    context = await browser.newContext()
    complaints = []
    await context.route(/^https:/, lead)
    page = await visitor()
  })
  afterEach(() => context.close())

  // Every host but the site's own is the provider: that of its API, that of its edge and that of its pages.
  const lead = async (route: Route): Promise<void> => {
    const { host, origin, pathname, search } = new URL(route.request().url())
    if (origin === site) {
      const body = pathname === "/" ? "<!doctype html><title>Shop</title><script src=/client.js></script>" : script
      return route.fulfill({ body, contentType: pathname === "/" ? "text/html" : "text/javascript" })
    }
    if (origin !== pages && !publishedHosts.includes(host)) return route.abort()
    const response = await route.fetch({ url: network.url + pathname + search, maxRedirects: 0 })
    const { location, ...headers } = response.headers()
    if (location === undefined) return route.fulfill({ response })
    // Playwright does not route where a redirect leads to, so the page goes there itself.
    const body = `<!doctype html><script>location.replace(${JSON.stringify(location)})</script>`
    return route.fulfill({ body, contentType: "text/html", headers: { "set-cookie": headers["set-cookie"] ?? "" } })
  }

  const visitor = async (): Promise<Page> => {
    const page = await context.newPage()
    page.on("pageerror", (error) => complaints.push(String(error)))
    page.on("console", (line) => line.type() === "error" && complaints.push(line.text()))
    await page.goto(site)
    await page.evaluate((clientId) => {
      const window = globalThis as unknown as Window
      const client = window.published({ clientId })
      client.enableContext("global")
      window.auth = client.auth
    }, clientId)
    return page
  }

  const login = (): Promise<LoginResult> =>
    page.evaluate(() =>
      (globalThis as unknown as Window).auth.login({ email: "ada@example.com", password: "analytical-engine" })
    )

  const silently = (sessionToken: string): Promise<Tokens> =>
    page.evaluate(async (sessionToken) => {
      const { auth } = globalThis as unknown as Window
      const tokens = await auth.getMemberTokensForDirectLogin(sessionToken)
      auth.setTokens(tokens)
      return tokens
    }, sessionToken)

  it("logs in silently through its hidden frame, which it then removes", async () => {
    const { data, loginState } = await login()
    assert.strictEqual(loginState, "SUCCESS")
    const tokens = await silently(data?.sessionToken ?? "")
    assert.strictEqual(tokens.refreshToken.role, "member")
    assert.isTrue(await page.evaluate(() => (globalThis as unknown as Window).auth.loggedIn()))
    assert.strictEqual(await page.locator("iframe").count(), 0)
    assert.isEmpty(complaints)
  })

  it("signs up, logs in silently and is led back by the logout page", async () => {
    const registered = await page.evaluate(
      (email) => (globalThis as unknown as Window).auth.register({ email, password: "a long enough password" }),
      `eve-${generation}@example.com`
    )
    assert.strictEqual(registered.loginState, "SUCCESS")
    await silently(registered.data?.sessionToken ?? "")
    const { logoutUrl } = await page.evaluate((site) => (globalThis as unknown as Window).auth.logout(`${site}/`), site)
    assert.isFalse(await page.evaluate(() => (globalThis as unknown as Window).auth.loggedIn()))
    assert.isTrue(logoutUrl.startsWith(pages))
    await page.goto(logoutUrl)
    await page.waitForURL(`${site}/`)
    assert.isEmpty(complaints)
  })

  it("is told why there is no silent login, and leaves no frame behind", async () => {
    const told = await page.evaluate(() =>
      (globalThis as unknown as Window).auth
        .getMemberTokensForDirectLogin("guessed")
        .catch((error: Error) => error.message)
    )
    assert.strictEqual(told, "Missing code or _state")
    assert.strictEqual(await page.locator("iframe").count(), 0)
  })

  it("warms a redirect session up, once a week", async () => {
    const synced = await page.evaluate(async () => {
      const { sessions } = (globalThis as unknown as Window).auth
      const before = sessions.isSessionSynced()
      await sessions.syncToWixPages()
      return [before, sessions.isSessionSynced()]
    })
    assert.deepStrictEqual(synced, [false, true])
    assert.strictEqual(await page.locator("iframe").count(), 1)
    assert.isEmpty(complaints)
  })
})
