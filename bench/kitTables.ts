/** Measures tables in Chromium: the time until rows are painted, and the longest tasks while scrolling and filtering. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium as engine, type Page } from "playwright"
import { chromium, chromiumPath } from "../scripts/chromium.mjs"
import { root } from "../scripts/root.mjs"
import { chunks } from "./Bundle.ts"
import { type Sample, sampleOf } from "./Measure.ts"
import { figure, missing, note, type Row } from "./Table.ts"
import { type Candidate, candidates } from "./tablePages.ts"
import { heard, listen, mount, press, scroll } from "./tableProbes.ts"
import { longestTask } from "./tableTrace.ts"

const runs = 7
/** The number of passes with clicks or keystrokes. */
const passes = 7
/** Scrolling takes several seconds. */
const scrollPasses = 3

/** Measures each table in a separate page. */
export const measureTables = async ({ withPeers }: { readonly withPeers: boolean }): Promise<ReadonlyArray<Row>> => {
  if (chromiumPath() === undefined) return [missing("tables", "Chromium is not installed")]
  const browser = await engine.launch(chromium())
  try {
    const rows: Array<Row> = []
    for (const candidate of candidates) {
      if (candidate.folder !== undefined && !withPeers) continue
      const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })
      try {
        rows.push(...(await measureOne(browser, await context.newPage(), candidate)))
      } catch (cause) {
        rows.push(
          missing(candidate.name, cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause))
        )
      } finally {
        await context.close()
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

const scrolls = [
  ["screen", 300, "scrolled screen by screen"],
  ["jump", 100, "dragged by the scroll bar"]
] as const

const measureOne = async (browser: Browser, tab: Page, candidate: Candidate): Promise<ReadonlyArray<Row>> => {
  const { counts, name, own, pressed, rows, told } = candidate
  const most = counts.at(-1) ?? 0
  await open(tab, candidate)
  const measured: Array<Row> = told === undefined ? [] : [note(name, told)]
  for (const count of counts) {
    const times: Array<number> = []
    // The first run loads the code that is loaded on demand.
    for (let run = 0; run <= runs; run++) times.push(await tab.evaluate(mount, { count, rows }))
    const bar = own && count <= 10_000 ? { atMost: 300 } : undefined
    measured.push(figure(`${name}: ${count.toLocaleString("en")} rows painted`, sampleOf(times.slice(1)), "ms", bar))
  }
  for (const [by, steps, what] of scrolls) {
    const longest = await longestOf(browser, tab, scrollPasses, async () => {
      await tab.evaluate(mount, { count: most, rows })
      return async () => {
        const complaint = await tab.evaluate(scroll, { by, rows, steps })
        if (complaint !== undefined) throw new Error(complaint)
      }
    })
    measured.push(...bothTimes(`${name}: ${what}, longest task`, longest, own))
  }
  if (pressed !== undefined) {
    const longest = await longestOf(browser, tab, passes, async () => {
      await tab.evaluate(mount, { count: most, rows })
      return () => tab.evaluate(press, pressed.button)
    })
    measured.push(...bothTimes(`${name}: ${pressed.called}, longest task`, longest, own))
  }
  if (most < 10_000 || name === "list") return measured
  const typed: Array<number> = []
  const longest = await longestOf(browser, tab, passes, async () => {
    await tab.evaluate(mount, { count: 10_000, rows })
    await tab.evaluate(listen, rows)
    return async () => {
      await type(tab)
      typed.push(...(await tab.evaluate(heard)))
    }
  })
  measured.push(figure(`${name}: keystroke to rows painted`, sampleOf(typed), "ms"))
  return [...measured, ...bothTimes(`${name}: typing, longest task`, longest, own)]
}

/** Wall-clock time includes other processes. The limit therefore applies to processor time. */
const bothTimes = (what: string, { clock, processor }: Longest, own: boolean): ReadonlyArray<Row> => [
  figure(what, processor, "ms", own ? { atMost: 50 } : undefined),
  figure("… in wall-clock time", clock, "ms")
]

/** Opens the page of a candidate, with each chunk of its program as a file. */
const open = async (tab: Page, { code, folder, own }: Candidate): Promise<void> => {
  const pieces = await chunks(code, folder === undefined ? {} : { folder })
  const files = new Map(pieces.map(({ code, fileName }) => [`/${fileName}`, code]))
  const entry = pieces.find(({ isEntry }) => isEntry)?.fileName
  const styles = own ? `<link rel="stylesheet" href="/styles.css">` : ""
  const html = `<!doctype html><title>Shop</title>${styles}<body></body><script type="module" src="/${entry}"></script>`
  await tab.route("https://shop.example/**", (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" })
    if (pathname.endsWith(".css")) {
      const body = readFileSync(join(root, "packages/react/dist", pathname), "utf8")
      return route.fulfill({ body, contentType: "text/css" })
    }
    const body = files.get(pathname)
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: "text/javascript" })
  })
  const wrong: Array<string> = []
  tab.on("pageerror", ({ message }) => wrong.push(message))
  await tab.goto("https://shop.example/")
  await tab.waitForFunction("globalThis.ready === true", undefined, { timeout: 30_000 }).catch(() => undefined)
  if (wrong[0] !== undefined) throw new Error(wrong[0])
}

interface Longest {
  readonly clock: Sample
  readonly processor: Sample
}

/** Measures the longest task of several passes. */
const longestOf = async (
  browser: Browser,
  tab: Page,
  passes: number,
  prepare: () => Promise<() => Promise<void>>
): Promise<Longest> => {
  const longest: Array<ReturnType<typeof longestTask>> = []
  for (let pass = 0; pass < passes; pass++) {
    const run = await prepare()
    await browser.startTracing(tab, { categories: ["toplevel"] })
    try {
      await run()
    } finally {
      longest.push(longestTask(await browser.stopTracing()))
    }
  }
  return {
    clock: sampleOf(longest.map(({ clock }) => clock)),
    processor: sampleOf(longest.map(({ processor }) => processor))
  }
}

const keys = ["1", "2", "3", "Backspace", "Backspace", "4", "5", "Backspace", "Backspace", "Backspace"]

/** Types ten keys into the filter, one every 30 ms. */
const type = async (tab: Page): Promise<void> => {
  await tab.focus("main > input")
  for (const key of keys) {
    await tab.keyboard.press(key)
    await tab.waitForTimeout(30)
  }
  await tab.waitForTimeout(300)
}
