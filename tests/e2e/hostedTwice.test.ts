import { type Browser, chromium as engine } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { type Hosted, startHosted } from "./Hosted.ts"
import { ada, atTheShop } from "./person.ts"

let hosted: Hosted
let browser: Browser

beforeAll(async () => {
  ;[hosted, browser] = await Promise.all([
    // The hash takes as many rounds as in production, so that the second click arrives during the password check.
    startHosted({ members: [ada] }, 600_000),
    engine.launch(chromium())
  ])
})

afterAll(async () => {
  await browser?.close()
  await hosted?.stop()
})

it.each([0, 100, 300])("two clicks on Sign in, %i milliseconds apart, sign in once", async (gap) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await hosted.signInAddress())
  await page.getByLabel("Email").fill(ada.email)
  await page.getByLabel("Password").fill(ada.password)
  const { x = 0, y = 0 } = (await page.getByRole("button", { name: "Sign in" }).boundingBox()) ?? {}

  await page.mouse.click(x + 8, y + 8, { clickCount: 2, delay: 5 })
  if (gap > 0) await page.waitForTimeout(gap)
  await page.mouse.click(x + 8, y + 8)

  await atTheShop(page)
  expect(await hosted.exchange(page.url())).toBe(200)
  expect(await context.cookies(hosted.url)).toContainEqual(expect.objectContaining({ name: "portico" }))
  await context.close()
})
