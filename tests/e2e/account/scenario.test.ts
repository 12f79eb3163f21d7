import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium as engine } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createServer, type ViteDevServer } from "vite"
import { chromium } from "../../../scripts/chromium.mjs"
import { root } from "../../../scripts/root.mjs"

let browser: Browser
let cacheDir: string
let server: ViteDevServer

// Only the development server has the scenarios.
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "portico-scenario-"))
  const shop = join(root, "packages/storefront")
  const options = { root: shop, cacheDir, logLevel: "error", server: { host: "localhost", port: 0 } } as const
  ;[server, browser] = await Promise.all([
    createServer(options).then((server) => server.listen()),
    engine.launch(chromium())
  ])
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(cacheDir, { recursive: true, force: true })
})

it("the shop shows a captcha in the scenario that requires one, and keeps the scenario on the next page", async () => {
  const page = await (await browser.newContext()).newPage()
  const { local: [shop = ""] = [] } = server.resolvedUrls ?? {}
  // The server compiles the modules of the page for its first request.
  await page.goto(`${shop}sign-up?scenario=captchaRequired`, { timeout: 120_000 })
  const main = page.getByRole("main")
  await main.getByLabel("Email address", { exact: true }).fill("gil@example.com")
  await main.getByLabel("Choose a password", { exact: true }).fill("a long enough password")
  await main.getByRole("button", { name: "Create account" }).click()
  await page.getByLabel("I am not a robot").check()
  await main.getByRole("button", { name: "Create account" }).click()

  await page
    .getByRole("button", { name: /^Account menu/ })
    .getByText("gil@example.com")
    .waitFor()
  expect(new URL(page.url()).searchParams.get("scenario")).toBe("captchaRequired")
})
