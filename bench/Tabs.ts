/** Two tabs of a real browser, and a network that counts their requests to the token endpoint. */
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright"
import { chromium, chromiumPath } from "../scripts/chromium.mjs"
import { expiredSession, granted } from "./authPeers.ts"
import { bundle, compile } from "./Bundle.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"
import { type Begin, others, own } from "./TabPrograms.ts"

const site = "https://shop.example/"

interface Tab {
  readonly begin: (begin: Begin) => Promise<void>
  readonly token: () => Promise<unknown>
}

/** Counts the token grants of two tabs with `callers` callers each, for our client and the installed others. */
export const measure = async (callers: number, withPeers: boolean): Promise<ReadonlyArray<Row>> => {
  if (chromiumPath() === undefined) return [missing("two tabs in Chromium", "Chromium is not installed")]
  const complaint = compile()
  if (complaint !== undefined) return [missing("two tabs in Chromium", complaint)]
  const browser = await engine.launch(chromium())
  const rows: Array<Row> = []
  try {
    for (const [name, program] of [own, ...(withPeers ? others : [])]) {
      const code = await bundle(program, name === "ours" ? {} : { folder: Peers.folder })
      const grants = await grantsOf(browser, code, callers)
      const bar = name === "ours" ? { atMost: 1 } : undefined
      rows.push(figure(`two tabs of ${callers} callers, in Chromium: ${name}`, grants, "grants", bar))
    }
  } finally {
    await browser.close()
  }
  return rows
}

const grantsOf = async (browser: Browser, code: string, callers: number): Promise<number> => {
  const context = await browser.newContext()
  try {
    const grants = await routed(context, code)
    const tabs = [await open(context, true), await open(context, false)]
    const at = Date.now() + 500
    await Promise.all(tabs.map((tab) => tab.evaluate(askAll, { at, callers })))
    return grants()
  } finally {
    await context.close()
  }
}

/** Serves the program as the site, and all other requests by a token endpoint that takes 20 ms. */
const routed = async (context: BrowserContext, code: string): Promise<() => number> => {
  let grants = 0
  await context.route(/^https:/, async (route) => {
    const url = route.request().url()
    if (url === site) return route.fulfill({ body: page, contentType: "text/html" })
    if (url === `${site}program.js`) return route.fulfill({ body: code, contentType: "text/javascript" })
    if (!/token/.test(new URL(url).pathname)) return route.fulfill({ status: 404, json: {} })
    grants++
    await new Promise((resolve) => setTimeout(resolve, 20))
    return route.fulfill({ json: granted() })
  })
  return () => grants
}

const page = `<!doctype html><title>Shop</title><script type=module src=/program.js></script>`

const open = async (context: BrowserContext, isFirst: boolean): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(site)
  await page.waitForFunction(() => "begin" in globalThis)
  await page.evaluate((begin) => (globalThis as unknown as Tab).begin(begin), { isFirst, ...expiredSession() })
  return page
}

/** Runs in a tab. All callers request the token at the same moment as those of the other tab. */
const askAll = async ({ at, callers }: { readonly at: number; readonly callers: number }): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
  await Promise.all(Array.from({ length: callers }, () => (globalThis as unknown as Tab).token()))
}
