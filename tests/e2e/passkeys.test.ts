import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { mkdir } from "node:fs/promises"
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright"
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { appSecret, codeAt } from "../provider/Authenticator.ts"
import { colorRules, violations } from "./accessibility.ts"
import { picture } from "./Picture.ts"

const provider = Provider.make({
  passwordIterations: 10,
  seed: {
    clients: [{ clientId: "shop", origins: [], redirectUris: [], allowLoopback: true }],
    members: [
      { email: "ada@shop.test", password: "correct horse" },
      { email: "eve@shop.test", password: "correct horse", factors: [{ type: "TOTP", secret: appSecret }] },
      { email: "bob@shop.test", password: "correct horse", factors: [{ type: "PUSH" }, { type: "EMAIL" }] }
    ]
  }
})

const scope = Scope.makeUnsafe()

const shopPage = () => Promise.resolve(new Response("<h1>The shop</h1>", { headers: { "content-type": "text/html" } }))

let home: string
let shop: string
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  await mkdir("test-results", { recursive: true })
  home = await serve(provider.handler)
  shop = await serve(shopPage)
  browser = await engine.launch(chromium())
})

afterAll(async () => {
  await browser?.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await provider.dispose()
})

beforeEach(async () => {
  await open()
})

afterEach(async () => {
  await context.close()
})

const serve = async (handler: (request: Request) => Promise<Response>): Promise<string> => {
  const listening = NodeServer.listen(handler, { port: 0, host: "localhost" })
  return (await Effect.runPromise(Scope.provide(listening, scope))).url
}

const open = async (options: Parameters<Browser["newContext"]>[0] = {}) => {
  await context?.close()
  context = await browser.newContext(options)
  page = await context.newPage()
}

/** Adds a virtual authenticator whose user is present and verified. */
const plugIn = async () => {
  const session = await context.newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
}

const signIn = async (email: string) => {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password").fill("correct horse")
  await page.getByRole("button", { name: "Sign in" }).click()
}

const post = async (path: string, payload: unknown, token?: string) => {
  const response = await fetch(home + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === undefined ? {} : { authorization: token }) },
    body: JSON.stringify(payload)
  })
  return response.json()
}

const visitor = async (): Promise<string> =>
  (await post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })).access_token

/** Opens the sign-in page like the shop. */
const openSignIn = async () => {
  const authRequest = {
    clientId: "shop",
    redirectUri: `${shop}/callback`,
    codeChallenge: "7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM",
    codeChallengeMethod: "S256",
    responseMode: "query",
    responseType: "code",
    scope: "offline_access",
    state: "state"
  }
  const { redirectSession } = await post("/v1/redirect-session", { auth: { authRequest } }, await visitor())
  await page.goto(redirectSession.fullUrl)
}

/** Waits for the redirect to the shop, and returns its code. */
const codeBack = async () => {
  await page.waitForURL(`${shop}/callback?*`)
  return new URL(page.url()).searchParams.get("code") ?? ""
}

/** Checks accessibility and overflow in both color schemes and on a narrow screen. */
const look = async (name: string) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    // Dark mode changes only colors.
    expect(await violations(page, colorScheme === "light" ? undefined : colorRules)).toEqual([])
    await picture(page, `${name}-${colorScheme}`)
  }
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, `${name}-320`)
  if (size !== null) await page.setViewportSize(size)
}

describe("a passkey", () => {
  it("is added on the security page, and signs its member in on the provider's page and on the shop's", async () => {
    await plugIn()
    await page.goto(`${home}/portico/security`)
    await signIn("ada@shop.test")
    await page.getByRole("heading", { name: "Two-step verification" }).waitFor()
    await page.getByRole("link", { name: "Passkey" }).click()
    await look("passkey-add")
    await page.getByLabel("Name").fill("my laptop")
    await page.getByRole("button", { name: "Create passkey" }).click()
    await page.getByText("Method added.").waitFor()
    await page.getByRole("heading", { name: "Passkey: my laptop" }).waitFor()
    await look("security")
    await context.clearCookies()

    await openSignIn()
    await signIn("ada@shop.test")
    await page.getByRole("heading", { name: "Confirm it's you" }).waitFor()
    await look("factor-passkey")
    await page.getByRole("button", { name: "Use passkey" }).click()
    assert.match(await codeBack(), /^[\w-]{43}$/)

    const state = await page.evaluate(signInHere, { home, token: await visitor() })
    assert.strictEqual(state, "SUCCESS")
  })

  it("can be retried after it was canceled", async () => {
    await page.addInitScript(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException("no", "NotAllowedError"))
    })
    await openSignIn()
    await signIn("ada@shop.test")
    await page.getByRole("button", { name: "Use passkey" }).click()

    await page
      .getByText("The passkey request was canceled or timed out. Try again, or choose another method.")
      .waitFor()
    assert.isTrue(await page.getByRole("button", { name: "Use passkey" }).isEnabled())
    assert.include(page.url(), home)
  })
})

describe("codes without JavaScript", () => {
  it("of an app sign the member in, and the device is remembered", async () => {
    await open({ javaScriptEnabled: false })
    await openSignIn()
    await signIn("eve@shop.test")
    await page.getByLabel("Code").fill("000000")
    await page.getByRole("button", { name: "Continue" }).click()
    await page.getByText("Wrong or already used. Try again.").first().waitFor()
    await page.getByLabel("Code").fill(codeAt(Date.now()))
    await page.getByLabel("Don't ask again on this device").check()
    await page.getByRole("button", { name: "Continue" }).click()
    assert.match(await codeBack(), /^[\w-]{43}$/)
    await context.clearCookies({ name: "portico" })

    await openSignIn()
    await signIn("eve@shop.test")

    assert.match(await codeBack(), /^[\w-]{43}$/)
  })

  it("by email can replace a push notification", async () => {
    await open({ javaScriptEnabled: false })
    await openSignIn()
    await signIn("bob@shop.test")
    await page.getByRole("button", { name: "I've approved it" }).click()
    await page.getByText("The request isn't approved yet.").waitFor()
    await page.getByRole("button", { name: "Email me a code instead" }).click()
    await page.getByText("We emailed a code to b•••@shop.test.").waitFor()
    await page.getByLabel("Code").fill((await provider.outbox()).at(-1)?.code ?? "")
    await page.getByRole("button", { name: "Continue" }).click()

    assert.match(await codeBack(), /^[\w-]{43}$/)
  })
})

it("an authenticator app is added with its QR code, recovery codes are shown once, and both can be removed", async () => {
  await page.goto(`${home}/portico/security`)
  await signIn("bob@shop.test")
  await page.getByRole("heading", { name: "Confirm it's you" }).waitFor()
  const other = await context.newPage()
  await other.goto((await provider.outbox()).at(-1)?.link ?? "")
  await other.getByRole("button", { name: "Yes, it's me" }).click()
  await other.getByRole("heading", { name: "Approved" }).waitFor()
  await page.bringToFront()
  await look("factor-push")
  await page.getByRole("button", { name: "I've approved it" }).click()

  await page.getByRole("link", { name: "Authenticator app" }).click()
  await page.getByRole("button", { name: "Set up" }).click()
  await page.getByRole("img", { name: /^QR code/ }).waitFor()
  await look("app-confirm")
  await page.getByRole("link", { name: "Back to two-step verification" }).click()
  await page.getByRole("link", { name: "Finish Authenticator app" }).waitFor()

  await page.getByRole("link", { name: "Recovery codes" }).click()
  await page.getByRole("button", { name: "Get new codes" }).click()
  await expect.poll(() => page.getByRole("listitem").count()).toBe(10)
  await look("recovery-codes")
  await page.getByRole("link", { name: "I've saved my codes" }).click()
  await page.getByText("10 codes left.").waitFor()

  await page.getByRole("link", { name: "Remove Recovery codes" }).click()
  await look("factor-remove")
  await page.getByRole("button", { name: "Remove" }).click()
  await page.getByText("Method removed.").waitFor()
  assert.strictEqual(await page.getByText("10 codes left.").count(), 0)
})

/** Signs in with a passkey on the shop's own page. */
const signInHere = async ({ home, token }: { readonly home: string; readonly token: string }): Promise<string> => {
  const post = async (path: string, payload: unknown) => {
    const headers = { "content-type": "application/json", authorization: token }
    return (await fetch(home + path, { method: "POST", headers, body: JSON.stringify(payload) })).json()
  }
  const login = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
  const { mfaChallengeData, stateToken } = await post("/v2/login", login)
  const { challengeId, credentialRequestOptions } = mfaChallengeData.verificationChallengeData.webauthnData
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...credentialRequestOptions,
    userVerification: "preferred"
  })
  const credential = await navigator.credentials.get({ publicKey })
  return (await post("/v2/WEBAUTHN/verify", { stateToken, webauthnData: { challengeId, credential } })).state
}
