/** Measures how soon the built Storybook shows the first heading of a component page. */
import { createServer } from "node:http"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { execFileSync } from "node:child_process"
import { extname, join } from "node:path"
import { chromium as engine, type Browser } from "playwright"
import { chromium } from "../scripts/chromium.mjs"
import { bin, root, shell } from "../scripts/root.mjs"
import { figure, missing, type Row } from "./Table.ts"

export const title = "first heading of component pages of the built Storybook, with an empty cache"

const folder = join(root, "node_modules/.cache/bench/storybook")
const pages = ["Sign-in/SignInForm", "Tables/CollectionTable", "Charts/AggregateChart"] as const
const rounds = 5

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync(bin("storybook"), ["build", "-o", folder, "--disable-telemetry"], { cwd: root, shell, stdio: "pipe" })
  } catch (cause) {
    return [missing("Storybook", cause instanceof Error ? cause.message : String(cause))]
  }
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    const file = pathname === "/" ? "/index.html" : pathname
    try {
      const content = readFileSync(join(folder, file))
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0)
  const browser = await engine.launch(chromium())
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const rows: Array<Row> = []
    for (const page of pages) {
      const times: Array<number> = []
      for (let round = 0; round < rounds; round++)
        times.push(await time(browser, `${address}/?path=/docs/${page.toLowerCase().replace("/", "-")}--docs`))
      rows.push(
        figure(`${page}, median of ${rounds} rounds`, times.toSorted((one, other) => one - other)[2] ?? 0, "s", {
          atMost: 1.5
        })
      )
    }
    return rows
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml"
}

/** Returns the time in seconds until the page shows its heading. */
const time = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(address, { waitUntil: "commit" })
  await page.frameLocator("#storybook-preview-iframe").locator("#storybook-docs h1").first().waitFor()
  const seconds = (performance.now() - start) / 1000
  await context.close()
  return seconds
}
