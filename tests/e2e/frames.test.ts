import { type Browser, chromium as engine, type Page } from "playwright"
import { rolldown } from "rolldown"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import type { Doors } from "./framesPage.ts"

let browser: Browser
let page: Page
let script: string

beforeAll(async () => {
  const build = await rolldown({
    input: new URL("framesPage.ts", import.meta.url).pathname,
    platform: "browser",
    logLevel: "silent"
  })
  const { output } = await build.generate({ format: "iife", minify: true })
  await build.close()
  script = output[0].code
  browser = await engine.launch(chromium())
})

afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
})

afterEach(() => page.close())

const shop = "http://shop.test/"
const silent = "http://id.test/silent"

/** Opens the shop with a policy, and a provider whose silent page has these headers and this script. */
const open = async (
  policy: string,
  { headers = {}, body = "" }: Partial<{ headers: Record<string, string>; body: string }> = {}
) => {
  const html = "text/html; charset=utf-8"
  await page.route(shop, (route) =>
    route.fulfill({
      contentType: html,
      headers: policy === "" ? {} : { "content-security-policy": policy },
      body: "<!doctype html><title>Shop</title>"
    })
  )
  await page.route(`${silent}*`, (route) =>
    route.fulfill({ contentType: html, headers, body: `<!doctype html><script>${body}</script>` })
  )
  await page.goto(shop)
  await page.evaluate(script)
}

const frame = () =>
  page.evaluate((url) => (globalThis as unknown as { readonly doors: Doors }).doors.frame(url), silent)

describe("a hidden frame in Chromium", () => {
  it("receives the messages of its own page, and is removed afterwards", async () => {
    await open("", { body: `parent.postMessage({ code: "C" }, "http://shop.test")` })

    const { heard, left, open: shown } = await frame()

    expect(heard).toEqual([{ _tag: "Message", data: { code: "C" } }, { _tag: "Loaded" }])
    expect([shown, left]).toEqual([1, 0])
  })

  it("only loads if the provider forbids framing", async () => {
    await open("", { headers: { "x-frame-options": "DENY" }, body: `parent.postMessage("framed", "*")` })

    expect((await frame()).heard).toEqual([{ _tag: "Loaded" }])
  })

  it.each(["frame-src 'none'", "default-src 'none'", "child-src 'self'"])(
    "reports a violation of the page's policy at once: %s",
    async (policy) => {
      await open(policy)

      expect((await frame()).heard).toContainEqual({ _tag: "Forbidden" })
    }
  )

  it("ignores the messages of another frame", async () => {
    await open("", { body: "" })
    await page.route("http://evil.test/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<script>setInterval(() => parent.postMessage({ code: "EVIL" }, "*"), 20)</script>`
      })
    )
    await page.evaluate(() => {
      const forger = document.createElement("iframe")
      forger.src = "http://evil.test/"
      document.body.append(forger)
    })

    expect((await frame()).heard).toEqual([{ _tag: "Loaded" }])
  })
})

describe("a captcha's script in Chromium", () => {
  const vendor = `window.grecaptcha = {
    render: (_, { callback }) => { window.solve = callback; return 0 },
    execute: () => window.solve("SOLVED"),
    reset: () => undefined
  }`

  it.each([
    ["NONCE", "SOLVED"],
    ["WRONG", "CaptchaBlocked network"]
  ])("is allowed by its nonce: %s", async (nonce, outcome) => {
    await page.route("https://www.google.com/recaptcha/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: vendor })
    )
    await open("script-src 'nonce-NONCE'")

    const told = await page.evaluate(
      (nonce) => (globalThis as unknown as { readonly doors: Doors }).doors.captcha(nonce),
      nonce
    )

    expect(told).toBe(outcome)
  })
})
