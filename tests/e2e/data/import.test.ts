import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import * as Option from "effect/Option"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openDesk } from "./Desk.ts"
import { violations } from "../accessibility.ts"

const anyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const { elsewhere, visit } = openDesk({
  pages: "desk",
  seed: {
    collections: [
      {
        id: "stock",
        permissions: anyone,
        indexes: [{ fields: [{ fieldName: "title" }], unique: true }],
        items: [{ _id: "first", title: "Aaa, the first", price: 1 }]
      }
    ]
  }
})

/** Rows with an invalid price, and rows with a title that is already taken. */
const misprinted = Array.from({ length: 30 }, (_, index) => 5 + index * 330)
const taken = Array.from({ length: 7 }, (_, index) => 123 + index * 1400)

// The column names are on line 1.
const lineOf = (row: number) => String(row + 2)

const rows = Array.from({ length: 10_000 }, (_, row) => {
  const title = taken.includes(row) ? "Aaa, the first" : `Volume ${String(row).padStart(5, "0")}`
  return `v${row},"${title}",${misprinted.includes(row) ? "a lot" : row % 50}`
})

const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(["_id,title,price", ...rows].join("\n")) }

/** Passes the first writes through, and delays the others until it is opened. */
const held = async (page: Page, first: number) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let count = 0
  await page.route(/\/bulk\/items\//, async (route) => {
    count += 1
    if (count > first) await opened
    await route.continue()
  })
  return { open }
}

/** Waits until the message is announced to assistive technology. */
const status = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("status").getByText(text).first().waitFor({ state: "attached" })

it("an import of JSON Lines stores only the fields of the collection", async () => {
  const page = await visit("/import")
  const table = page.getByRole("table", { name: "Stock", exact: true })
  await table.getByText("Aaa, the first").waitFor()
  const lines = ['{"ID":"j1","title":"Aab","price":2,"junk":"no"}', '{"ID":"j2","title":"Aac","price":3}']
  const jsonl = { name: "stock.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(lines.join("\n")) }
  await page.getByLabel("Choose a file").setInputFiles(jsonl)
  await page.getByText("Not imported, because the collection has no such field: junk").waitFor()
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await status(page, "All rows imported.")
  const stored = async (id: string) =>
    Option.getOrThrow(await elsewhere(Items.use((items) => items.get("stock", id)))).data
  expect(await stored("j1")).toMatchObject({ title: "Aab", price: 2 })
  expect(await stored("j1")).not.toHaveProperty("junk")
  expect(await stored("j2")).toMatchObject({ title: "Aac", price: 3 })
  await elsewhere(BulkItems.use((bulk) => bulk.remove("stock", ["j1", "j2"])))
})

it("an import of 10,000 rows reports 37 of them by line and reason, and refreshes the list", async () => {
  const page = await visit("/import")
  const table = page.getByRole("table", { name: "Stock", exact: true })
  await table.getByText("Aaa, the first").waitFor()
  await expect.poll(() => page.getByText("1–1 of 1 item", { exact: true }).count()).toBe(1)
  const gate = await held(page, 3)

  await page.getByLabel("Choose a file").setInputFiles(file)
  const start = page.getByRole("button", { name: "Import", exact: true })
  await start.waitFor()
  expect(await violations(page)).toEqual([])
  await start.click()
  // Three chunks of a thousand rows are imported, the others wait for their responses.
  const meter = page.getByRole("progressbar", { name: "Importing stock.csv" })
  await page.getByText("2,997 rows stored").waitFor()
  // Rows that were read but not sent do not count as progress.
  expect(await meter.getAttribute("value")).toMatch(/^(29|30|31)$/)
  await status(page, "25% of the file processed")
  await page.getByText("2,997 added").waitFor()
  await table.getByText("Volume 00000").waitFor()
  expect(await violations(page)).toEqual([])
  gate.open()
  await status(page, "Done, but 37 rows couldn't be imported.")
  expect(await meter.count()).toBe(0)
  const report = page.getByRole("table", { name: "37 items failed" })
  await page.getByText("9,963 added").waitFor()
  await page.getByText("37 failed").waitFor()
  await page.getByText("1–5 of 9,964 items", { exact: true }).waitFor()
  await table.getByText("Volume 00000").waitFor()

  await page.getByRole("button", { name: "Show 17 more" }).click()
  await expect.poll(() => report.getByRole("row").count()).toBe(38)
  const told = await report.getByRole("row").allInnerTexts()
  const byLine = new Map(told.slice(1).map((row) => [row.split("\t")[0]?.replace(",", ""), row]))
  expect(told.slice(1)).toHaveLength(37)
  expect(new Set(byLine.keys())).toEqual(new Set([...misprinted, ...taken].map(lineOf)))
  for (const row of misprinted)
    expect(byLine.get(lineOf(row))).toMatch(new RegExp(`v${row}\\s+price\\s+Expected a number\\. .*a lot`))
  for (const row of taken)
    expect(byLine.get(lineOf(row))).toMatch(
      new RegExp(`v${row}\\s.*Another item of stock has the same values.* WDE0123`)
    )
  expect(await violations(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click()
  ])
  const saved = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n")
  expect(saved).toHaveLength(38)
  expect(saved[0]).toMatch(/^line,id,status,code,field,value,reason$/)
  expect(new Set(saved.slice(1).map((line) => line.split(",")[0]))).toEqual(
    new Set([...misprinted, ...taken].map(lineOf))
  )
})
