import { type Browser, chromium as engine } from "playwright"
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { callback, type Network, open } from "./Network.ts"
import { scriptOf } from "./Page.ts"
import { generations } from "./Published.ts"
import { openStage, pages, site, type Stage, type Window } from "./Stage.ts"

const ada = { email: "ada@example.com", password: "analytical-engine" }
const callbackPath = callback.slice(site.length)

let browser: Browser
beforeAll(async () => {
  browser = await engine.launch(chromium())
})
afterAll(() => browser.close())

describe.each(generations)("the provider's pages with the published client (%s)", (generation) => {
  let script: string
  let network: Network
  let stage: Stage

  beforeAll(async () => {
    script = await scriptOf(generation)
  })
  beforeEach(async () => {
    network = await open({ registration: "emailVerification" }, { origin: pages, outbox: true })
    stage = await openStage(browser, network, script)
  })
  afterEach(async () => {
    await stage.close()
    await network.close()
  })

  /** Navigates to a sign-in and stores the data that its end needs, as a site does. */
  const leave = (prompt: "login" | "none"): Promise<void> =>
    stage.page.evaluate(
      async ({ callback, prompt }) => {
        const { auth } = globalThis as unknown as Window
        const oauth = auth.generateOAuthData(callback, "https://shop.example/cart")
        sessionStorage.setItem("oauth", JSON.stringify(oauth))
        const { authUrl } = await auth.getAuthUrl(oauth, { prompt })
        location.assign(authUrl)
      },
      { callback, prompt }
    )

  /** Waits for the redirect back to the site and parses its address. */
  const comeBack = async () => {
    await stage.page.waitForURL(`**${callbackPath}*`)
    await stage.greet()
    return stage.page.evaluate(async () => {
      const { auth } = globalThis as unknown as Window
      const oauth = JSON.parse(sessionStorage.getItem("oauth") ?? "{}")
      const { code, error, state } = auth.parseFromUrl(location.href)
      if (error !== undefined) return { error }
      auth.setTokens(await auth.getMemberTokens(code, state, oauth))
      return { role: auth.getTokens().refreshToken.role, originalUri: oauth.originalUri as string }
    })
  }

  const signIn = async ({ email, password }: typeof ada): Promise<void> => {
    await stage.page.getByLabel("Email").fill(email)
    await stage.page.getByLabel("Password").fill(password)
    await stage.page.getByRole("button", { name: "Sign in" }).click()
  }

  it("sign a member in, return a code and remember the browser until the logout", async () => {
    await leave("login")
    await stage.page.waitForURL(`${pages}/**`)
    await signIn(ada)
    assert.deepStrictEqual(await comeBack(), { role: "member", originalUri: "https://shop.example/cart" })

    await stage.visit()
    await leave("none")
    assert.deepInclude(await comeBack(), { role: "member" })

    const { logoutUrl } = await stage.page.evaluate(
      (site) => (globalThis as unknown as Window).auth.logout(`${site}/`),
      site
    )
    await stage.page.goto(logoutUrl)
    await stage.page.waitForURL(`${site}/`)
    await stage.greet()
    await leave("none")
    assert.deepStrictEqual(await comeBack(), { error: "login_required" })
    assert.isEmpty(stage.complaints())
  })

  it("set a new password through a recovery link, with which the client logs in", async () => {
    await stage.page.evaluate((email) => (globalThis as unknown as Window).recovery.sendRecoveryEmail(email), ada.email)
    const { link = "" } = await network.mailTo(ada.email)
    assert.isTrue(link.startsWith(pages), link)
    await stage.page.goto(link)
    await stage.page.getByLabel("New password", { exact: true }).fill("difference-engine")
    await stage.page.getByLabel("Confirm new password").fill("difference-engine")
    await stage.page.getByRole("button", { name: "Set password" }).click()
    await stage.page.getByRole("heading", { name: "Your new password is set" }).waitFor()

    await stage.visit()
    const login = (password: string) =>
      stage.page.evaluate(
        async (login) => (await (globalThis as unknown as Window).auth.login(login)).errorCode ?? "none",
        { email: ada.email, password }
      )
    assert.strictEqual(await login(ada.password), "invalidPassword")
    assert.strictEqual(await login("difference-engine"), "none")
  })

  it("are not required if the site itself accepts the code of an email", async () => {
    const eve = { email: "eve@example.com", password: "a long enough password" }
    const registered = await stage.page.evaluate((eve) => (globalThis as unknown as Window).auth.register(eve), eve)
    assert.strictEqual(registered.loginState, "EMAIL_VERIFICATION_REQUIRED")
    const { code = "" } = await network.mailTo(eve.email)
    const role = await stage.page.evaluate(async (verificationCode) => {
      const { auth } = globalThis as unknown as Window
      const { data } = await auth.processVerification({ verificationCode })
      const tokens = await auth.getMemberTokensForDirectLogin(data?.sessionToken ?? "")
      return tokens.refreshToken.role
    }, code)
    assert.strictEqual(role, "member")
    assert.isEmpty(stage.complaints())
  })
})
