import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright"
import { afterAll, beforeAll } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { suite } from "../suites/ChecksSuite.ts"
import { isThorough } from "../thorough.ts"
import { serve } from "./TabStage.ts"

let browser: Browser
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  browser = await engine.launch(chromium())
  site = await serve(() => browser)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const openTab = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Opens a separate window, as a user does: no page is its opener. */
const openWindow = async (context: BrowserContext, url: string): Promise<Page> => {
  const opener = context.pages()[0] ?? (await context.newPage())
  const session = await context.newCDPSession(opener)
  const { targetInfo } = await session.send("Target.getTargetInfo")
  const control = await browser.newBrowserCDPSession()
  const opened = context.waitForEvent("page")
  await control.send("Target.createTarget", {
    url,
    newWindow: true,
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId })
  })
  const page = await opened
  await page.waitForLoadState("load")
  return page
}

suite("across two tabs of Chromium", (wrongBy) => site.enter(openTab)(wrongBy))
// Windows work like tabs, and take as much time again.
if (isThorough) suite("across two windows of Chromium", (wrongBy) => site.enter(openWindow)(wrongBy))
