import { BulkItems } from "@portico/client/data/BulkItems"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openDesk } from "./Desk.ts"
import { violations } from "../accessibility.ts"

const noteOf = (place: number) => ({ _id: `n${place}`, title: `Note ${place}`, place })

const places = Array.from({ length: 45 }, (_, index) => (index + 1) * 10)

const anyone = { read: "ANYONE", insert: "ANYONE", remove: "ANYONE" } as const

const { elsewhere, visit } = openDesk({
  pages: "desk",
  seed: {
    collections: [
      { id: "notes", permissions: anyone, items: places.map(noteOf) },
      { id: "entries", permissions: anyone, items: places.map(noteOf) }
    ]
  }
})

const insert = (collection: string, ...added: ReadonlyArray<number>) =>
  elsewhere(BulkItems.use(({ insert }) => insert(collection, added.map(noteOf))))

const remove = (collection: string, ...removed: ReadonlyArray<number>) =>
  elsewhere(
    BulkItems.use(({ remove }) =>
      remove(
        collection,
        removed.map((place) => `n${place}`)
      )
    )
  )

const cells = (page: Page) =>
  page.getByRole("table", { name: "Notes" }).getByRole("row").locator("td:last-child").allInnerTexts()

const articles = async (page: Page) =>
  (await page.getByRole("feed", { name: "Entries" }).getByRole("article").allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0])
  )

it("a paged list repeats and misses no item during concurrent writes", async () => {
  const page = await visit("/paging")
  const next = page.getByRole("button", { name: "Next page" })
  const pages: Array<ReadonlyArray<number>> = []
  const read = async (first: number) => {
    await expect.poll(async () => Number((await cells(page))[0])).toBe(first)
    pages.push((await cells(page)).map(Number))
  }
  await read(10)
  // Before, within and after the pages that were read.
  await insert("notes", 1, 2, 3, 55, 155, 452)
  await next.click()
  await read(110)
  await insert("notes", 105, 115, 201, 202, 203)
  await remove("notes", 10, 20, 30, 40)
  await next.click()
  await read(200)
  expect(await violations(page)).toEqual([])
  await next.click()
  await read(270)
  await next.click()
  await read(370)
  await insert("notes", 1000)
  const last = pages.flat()
  expect(new Set(last).size).toBe(last.length)
  // All initial items, and those that were inserted after the current page.
  const ahead = [155, 201, 202, 203, 452]
  expect(last).toEqual([...places, ...ahead].toSorted((left, right) => left - right))
  await page.getByRole("button", { name: "Previous page" }).click()
  await expect.poll(async () => (await cells(page)).map(Number)).toEqual(pages[3])
})

it("an infinite list repeats and misses no item during concurrent writes", async () => {
  const page = await visit("/paging")
  const more = page.getByRole("button", { name: "Load more" })
  await expect.poll(() => articles(page)).toEqual(places.slice(0, 10))
  for (let shown = 10; shown < 40; shown += 10) {
    // One item before all visible ones, and one after them.
    await insert("entries", -shown, 1000 + shown)
    await more.click()
    await expect.poll(() => articles(page)).toEqual(places.slice(0, shown + 10))
  }
  expect(await violations(page)).toEqual([])
  await remove("entries", 10, 400)
  await more.click()
  await expect.poll(() => articles(page)).toEqual([...places, 1010, 1020, 1030])
  await page.getByText("End of list: 48 items.", { exact: true }).waitFor()
})
