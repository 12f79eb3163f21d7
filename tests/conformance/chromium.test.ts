import { type Browser, chromium as engine } from "playwright"
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { type Network, open } from "./Network.ts"
import { scriptOf } from "./Page.ts"
import { generations, type LoginResult, type Tokens } from "./Published.ts"
import { openStage, pages, site, type Stage, type Window } from "./Stage.ts"

let browser: Browser
beforeAll(async () => {
  browser = await engine.launch(chromium())
})
afterAll(() => browser.close())

describe.each(generations)("the published client (%s) in Chromium", (generation) => {
  let script: string
  let network: Network
  let stage: Stage

  beforeAll(async () => {
    script = await scriptOf(generation)
    network = await open({}, { origin: pages })
  })
  afterAll(() => network.close())

  beforeEach(async () => {
    stage = await openStage(browser, network, script)
  })
  afterEach(() => stage.close())

  const login = (): Promise<LoginResult> =>
    stage.page.evaluate(() =>
      (globalThis as unknown as Window).auth.login({ email: "ada@example.com", password: "analytical-engine" })
    )

  const silently = (sessionToken: string): Promise<Tokens> =>
    stage.page.evaluate(async (sessionToken) => {
      const { auth } = globalThis as unknown as Window
      const tokens = await auth.getMemberTokensForDirectLogin(sessionToken)
      auth.setTokens(tokens)
      return tokens
    }, sessionToken)

  it("logs in silently through a hidden frame and removes it", async () => {
    const { data, loginState } = await login()
    assert.strictEqual(loginState, "SUCCESS")
    const tokens = await silently(data?.sessionToken ?? "")
    assert.strictEqual(tokens.refreshToken.role, "member")
    assert.isTrue(await stage.page.evaluate(() => (globalThis as unknown as Window).auth.loggedIn()))
    assert.strictEqual(await stage.page.locator("iframe").count(), 0)
    assert.isEmpty(stage.complaints())
  })

  it("signs up, logs in silently and returns from the logout page", async () => {
    const registered = await stage.page.evaluate(
      (email) => (globalThis as unknown as Window).auth.register({ email, password: "a long enough password" }),
      `eve-${generation}@example.com`
    )
    assert.strictEqual(registered.loginState, "SUCCESS")
    await silently(registered.data?.sessionToken ?? "")
    const { logoutUrl } = await stage.page.evaluate(
      (site) => (globalThis as unknown as Window).auth.logout(`${site}/`),
      site
    )
    assert.isFalse(await stage.page.evaluate(() => (globalThis as unknown as Window).auth.loggedIn()))
    assert.isTrue(logoutUrl.startsWith(pages))
    await stage.page.goto(logoutUrl)
    await stage.page.waitForURL(`${site}/`)
    assert.isEmpty(stage.complaints())
  })

  it("reports why a silent login failed and removes the frame", async () => {
    const told = await stage.page.evaluate(() =>
      (globalThis as unknown as Window).auth
        .getMemberTokensForDirectLogin("guessed")
        .catch((error: Error) => error.message)
    )
    assert.strictEqual(told, "Missing code or _state")
    assert.strictEqual(await stage.page.locator("iframe").count(), 0)
  })

  it("pre-warms a redirect session once a week", async () => {
    const synced = await stage.page.evaluate(async () => {
      const { sessions } = (globalThis as unknown as Window).auth
      const before = sessions.isSessionSynced()
      await sessions.syncToWixPages()
      return [before, sessions.isSessionSynced()]
    })
    assert.deepStrictEqual(synced, [false, true])
    assert.strictEqual(await stage.page.locator("iframe").count(), 1)
    assert.isEmpty(stage.complaints())
  })

  it("reads the reason of a refused call and its request id", async () => {
    const failure = await stage.page.evaluate(() =>
      (globalThis as unknown as Window).authentication.changePassword("difference-engine").then(
        () => undefined,
        ({ details, message, requestId, status }) => ({ details, message, requestId, status })
      )
    )
    assert.strictEqual(failure?.status, 401)
    assert.match(failure?.requestId ?? "", /^[\w-]{8,}$/)
    assert.isString(failure?.details.applicationError?.code)
    assert.strictEqual(JSON.parse(failure?.message ?? "{}").details.requestId, failure?.requestId)
  })
})
