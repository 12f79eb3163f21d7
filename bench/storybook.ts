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
const rounds = 9

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
      const times: Array<Times> = []
      for (let round = 0; round < rounds; round++)
        times.push(await time(browser, `${address}/?path=/docs/${page.toLowerCase().replace("/", "-")}--docs`))
      rows.push(
        figure(`${page}, median of ${rounds} rounds`, median(times.map(({ heading }) => heading)), "s", {
          atMost: 1.5
        }),
        figure(`… its complete text`, median(times.map(({ text }) => text)), "s")
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

const median = (times: ReadonlyArray<number>): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** The times in seconds until the page shows its heading and its text. */
interface Times {
  readonly heading: number
  readonly text: number
}

const time = async (browser: Browser, address: string): Promise<Times> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(address, { waitUntil: "commit" })
  // Checked in every frame. A locator checks up to 500 ms later.
  const waitFor = async (selector: string): Promise<number> => {
    await page.waitForFunction(isVisible, selector, { polling: "raf" })
    return (performance.now() - start) / 1000
  }
  const times = { heading: await waitFor("#storybook-docs h1"), text: await waitFor(".guide-page h2") }
  await context.close()
  return times
}

const isVisible = (selector: string): boolean => {
  const frame = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe")
  const element = frame?.contentDocument?.querySelector(selector)
  return element !== null && element !== undefined && element.getBoundingClientRect().height > 0
}
