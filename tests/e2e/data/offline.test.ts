import { booksCollection, reviewsCollection } from "@portico/testing/scenarios/Bookshop"
import { books } from "../../../packages/testing/src/internal/scenarios/Books.ts"
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { openDesk } from "./Desk.ts"
import { violations } from "../accessibility.ts"
import { networkIdle } from "../networkIdle.ts"

const emma = books.filter(({ _id }) => _id === "emma").map((book) => ({ ...book }))

// So many that a slow page does not load all of them while it is scrolled.
const count = 90

const titles = Array.from({ length: count }, (_, index) => `Opinion ${count - index}`)

const { visit } = openDesk({
  pages: "shop",
  seed: {
    collections: [
      { ...booksCollection, items: emma },
      {
        ...reviewsCollection,
        items: titles.map((title, index) => ({
          _id: `r${index}`,
          bookId: "emma",
          rating: 4,
          title,
          text: "A book to be read on a train, and again on the way back.",
          reviewer: "Ada",
          writtenAt: { $date: new Date(Date.UTC(2026, 0, count - index)).toISOString() }
        }))
      }
    ]
  }
})

const shown = (page: Page) =>
  page.getByRole("feed", { name: "Reviews of this book" }).getByRole("heading", { level: 3 }).allInnerTexts()

it("an infinite list shows its items and a message offline, and continues once online", async () => {
  const page = await visit("/books/emma")
  const more = page.getByRole("button", { name: "Load more" })
  const feed = page.getByRole("feed", { name: "Reviews of this book" })
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThanOrEqual(5)
  // Continues until the list no longer loads more by itself.
  for (let last = 0; last < (await shown(page)).length && last < 15;) {
    last = (await shown(page)).length
    await more.click()
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(last)
  }
  await networkIdle(page)
  const { length } = await shown(page)
  expect(length).toBeLessThan(titles.length)

  await page.context().setOffline(true)
  await page.getByText("You're offline. The rest of the list loads when you're back online.").waitFor()
  await more.click()
  await feed.locator("xpath=..").getByRole("alert").waitFor()
  expect(await shown(page)).toEqual(titles.slice(0, length))
  expect(await violations(page)).toEqual([])

  await page.context().setOffline(false)
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(length)
  await feed.locator("xpath=..").getByRole("alert").waitFor({ state: "detached" })
  expect(await page.getByText("You're offline.").count()).toBe(0)
  const after = await shown(page)
  expect(after).toEqual(titles.slice(0, after.length))
  const end = page.getByText(`${count} reviews`, { exact: true })
  // The list also loads more by itself, so the button may disappear before the click.
  while ((await end.count()) === 0) await more.click({ timeout: 1000 }).catch(() => undefined)
  expect(await shown(page)).toEqual(titles)
  await end.waitFor()
})
