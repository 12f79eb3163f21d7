/** The shop of the running test file, and the visitor of the running test. */
import { mkdir } from "node:fs/promises"
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright"
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { type Shop, startShop } from "./Shop.ts"

export let shop: Shop
export let browser: Browser
export let context: BrowserContext
export let page: Page
let complaints: Array<string>

/** Continues in another browser without the state of the first. */
export const elsewhere = async (): Promise<void> => {
  await context?.close()
  context = await browser.newContext()
  page = await context.newPage()
  page.on("pageerror", (error) => complaints.push(String(error)))
}

/** Starts a shop for the tests of a file, and a new visitor for each. An error on a page fails its test. */
export const openShop = () => {
  beforeAll(async () => {
    await mkdir("test-results", { recursive: true })
    ;[shop, browser] = await Promise.all([startShop(), engine.launch(chromium())])
  })

  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })

  beforeEach(async () => {
    complaints = []
    await elsewhere()
  })

  afterEach(async () => {
    await context.close()
    if (complaints.length > 0) throw new Error(`The page threw: ${complaints.join("\n")}`)
  })
}
