/** Tables in Chromium: how soon they stand there, what scrolling and filtering hold up. */
import { type Browser, chromium as engine } from "playwright"
import { chromium, chromiumPath } from "../scripts/chromium.mjs"
import { bundle } from "./Bundle.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

/** Rows of eight columns, and the page that shows them: `show(count)` draws anew, `filter(text)` keeps some. */
const page = (imports: string, table: string) => `
import * as React from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { jsx } from "react/jsx-runtime"
${imports}
const fields = ["title", "author", "year", "price", "pages", "stock", "language", "note"]
const row = (index) => ({
  id: "b" + index, title: "Book " + index, author: "Author " + (index % 97), year: 1800 + (index % 220),
  price: (index % 4000) / 100, pages: 100 + (index % 900), stock: index % 50, language: ["en", "de", "fr"][index % 3],
  note: "What one says of it, " + index
})
const all = Array.from({ length: 100_000 }, (_, index) => row(index))
${table}
let root
globalThis.show = (rows) => {
  root?.unmount()
  document.body.replaceChildren(document.createElement("div"))
  root = createRoot(document.body.firstChild)
  const start = performance.now()
  flushSync(() => root.render(jsx(Table, { rows })))
  document.body.offsetHeight
  return performance.now() - start
}
globalThis.take = (count) => all.slice(0, count)
globalThis.filter = (text) => {
  const start = performance.now()
  flushSync(() => root.render(jsx(Table, { rows: all.slice(0, 10_000).filter(({ title }) => title.includes(text)) })))
  document.body.offsetHeight
  return performance.now() - start
}
globalThis.ready = true`

const ours = (more: string) =>
  page(
    `import * as kit from "@portico/react"`,
    `
const columns = fields.map((field) => ({ field, header: field }))
function Table({ rows }) {
  const items = React.useMemo(() => rows.map((data) => ({ id: data.id, data })), [rows])
  const listing = { _tag: "Ready", items, total: items.length, refetching: false }
  return jsx(kit.CollectionTableView, { caption: "Books", columns, listing, ${more} })
}`
  )

const mui = page(
  `import { DataGrid } from "@mui/x-data-grid"`,
  `
const columns = fields.map((field) => ({ field, width: 120 }))
function Table({ rows }) {
  return jsx("div", { style: { height: 600, width: 1000 },
    children: jsx(DataGrid, { rows, columns, hideFooter: true, pagination: undefined, paginationMode: "client",
      initialState: { pagination: { paginationModel: { pageSize: 100 } } } }) })
}`
)

const tanstack = page(
  `import { useVirtualizer } from "@tanstack/react-virtual"
import * as tables from "@tanstack/react-table"`,
  `
const features = tables.tableFeatures({})
const columns = fields.map((field) => ({ accessorKey: field, header: field }))
function Table({ rows }) {
  const scroll = React.useRef(null)
  const table = tables.useTable({ features, columns, data: rows, getRowId: ({ id }) => id })
  const model = table.getRowModel().rows
  const virtual = useVirtualizer({ count: model.length, estimateSize: () => 36, getScrollElement: () => scroll.current, overscan: 8 })
  const shown = virtual.getVirtualItems()
  return jsx("div", { ref: scroll, className: "scroller", style: { height: 600, overflow: "auto" }, children: jsx("table", {
    style: { height: virtual.getTotalSize(), display: "block", position: "relative" },
    children: jsx("tbody", { children: shown.map(({ index, start }) => jsx("tr", {
      style: { position: "absolute", transform: "translateY(" + start + "px)", height: 36 },
      children: model[index].getAllCells().map((cell) => jsx("td", { children: String(cell.getValue()) }, cell.id))
    }, model[index].id)) }) }) })
}`
)

/** A table, the bars that its figures have to hold, and whether it draws only the rows in sight. */
const candidates = [
  { name: "CollectionTable, every row drawn", code: ours("virtualise: false"), folder: undefined, counts: [1000] },
  { name: "CollectionTable", code: ours(""), folder: undefined, counts: [1000, 10_000, 100_000] },
  {
    name: "CollectionTable as a grid",
    code: ours(`semantics: "grid"`),
    folder: undefined,
    counts: [1000, 10_000, 100_000]
  },
  {
    name: "@mui/x-data-grid, 100 rows a page: its free edition has no longer ones",
    code: mui,
    folder: Peers.folder,
    counts: [1000, 10_000, 100_000]
  },
  {
    name: "@tanstack/react-table and -virtual, no look",
    code: tanstack,
    folder: Peers.folder,
    counts: [1000, 10_000, 100_000]
  }
] as const

const runs = 7

/** Measures each table in a page of its own. */
export const measureTables = async ({ withPeers }: { readonly withPeers: boolean }): Promise<ReadonlyArray<Row>> => {
  if (chromiumPath() === undefined) return [missing("tables", "there is no Chromium on this machine")]
  const browser = await engine.launch(chromium())
  try {
    const rows: Array<Row> = []
    for (const candidate of candidates) {
      if (candidate.folder === undefined || withPeers) rows.push(...(await measureOne(browser, candidate)))
    }
    return rows
  } finally {
    await browser.close()
  }
}

declare const show: (rows: ReadonlyArray<unknown>) => number
declare const take: (count: number) => ReadonlyArray<unknown>
declare const filter: (text: string) => number

const measureOne = async (
  browser: Browser,
  { code, counts, folder, name }: (typeof candidates)[number]
): Promise<ReadonlyArray<Row>> => {
  const script = await bundle(code, { external: /^node:/, ...(folder === undefined ? {} : { folder }) })
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })
  try {
    await context.route("https://shop.example/**", (route) =>
      route.request().url().endsWith(".js")
        ? route.fulfill({ body: script, contentType: "text/javascript" })
        : route.fulfill({
            body: `<!doctype html><title>Shop</title><body></body><script type="module" src="/program.js"></script>`,
            contentType: "text/html"
          })
    )
    const tab = await context.newPage()
    const wrong: Array<string> = []
    tab.on("pageerror", ({ message }) => wrong.push(message))
    await tab.goto("https://shop.example/")
    await tab.waitForFunction("globalThis.ready === true", undefined, { timeout: 30_000 }).catch(() => undefined)
    if (wrong.length > 0) return [missing(name, wrong[0] ?? "")]
    const rows: Array<Row> = []
    for (const count of counts) {
      const times: Array<number> = []
      for (let run = 0; run < runs; run++) times.push(await tab.evaluate((count) => show(take(count)), count))
      const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN
      const isBarred = name.startsWith("CollectionTable") && count <= 10_000
      const what = `${name}: ${count.toLocaleString("en")} rows × 8 stand there (median of ${runs})`
      rows.push(figure(what, median, "ms", isBarred ? { atMost: 300 } : undefined))
    }
    if (!counts.some((count) => count === 100_000)) return rows
    const longest = await tab.evaluate(scrollThrough)
    const bar = name.startsWith("CollectionTable") ? { atMost: 50 } : undefined
    rows.push(figure(`${name}: longest task while 100,000 rows scroll by`, longest, "ms", bar))
    const typed: Array<number> = []
    await tab.evaluate(() => show(take(10_000)))
    for (const text of ["1", "12", "123", "12", "1"]) typed.push(await tab.evaluate((text) => filter(text), text))
    const slowest = Math.max(...typed)
    return [
      ...rows,
      figure(`${name}: a keystroke to the filtered of 10,000 rows (slowest of ${typed.length})`, slowest, "ms")
    ]
  } finally {
    await context.close()
  }
}

/** Scrolls what scrolls from the top to the bottom in a hundred steps, one a frame. Gives the longest task, or 0 below 50 ms. */
const scrollThrough = async (): Promise<number> => {
  const tall = [...document.querySelectorAll("*")].filter(
    ({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 50
  )
  const scroller = tall.toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0]
  if (scroller === undefined) return Number.NaN
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: "longtask" })
  for (let step = 0; step <= 100; step++) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 100
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  observer.disconnect()
  return longest
}
