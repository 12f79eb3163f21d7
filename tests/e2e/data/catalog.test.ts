import { describe, expect, it } from "vitest"
import { openShop, page, shop } from "../Visit.ts"
import { books, faults } from "./visitor.ts"

openShop()

const search = () => page.getByRole("searchbox", { name: "Search by title, author or keyword" })

const query = () => new URL(page.url()).searchParams

describe("the catalog", () => {
  it("moves between pages, and back with the back button", async () => {
    await page.goto(shop.url)
    await expect.poll(() => books(page)).toHaveLength(12)
    const first = await books(page)
    const next = page.getByRole("link", { name: "Next page" })
    expect(await next.getAttribute("href")).toBe("?page=2")
    await next.click()
    await expect.poll(async () => (await books(page))[0]).toBe("Madame Bovary")
    expect(query().get("page")).toBe("2")

    await page.goBack()
    await expect.poll(() => books(page)).toEqual(first)
    expect(await faults(page, "shelves")).toEqual([])
  })

  it("changes the sort order, in the table too, and can be shared by URL", async () => {
    await page.goto(shop.url)
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price" })
    await expect.poll(async () => (await books(page))[0]).toBe("The Metamorphosis")
    await page.getByRole("button", { name: "Table", exact: true }).click()
    await page.getByRole("columnheader", { name: "Price" }).getByRole("button").click()
    await expect.poll(() => page.getByRole("row").nth(1).textContent()).toContain("The Count of Monte Cristo")

    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect.poll(() => other.getByRole("row").nth(1).textContent()).toContain("The Count of Monte Cristo")
    expect(await faults(page, "shelves-table")).toEqual([])
  })
})

describe("a search", () => {
  it("finds books while typing, and is stored in the URL with a history entry", async () => {
    await page.goto(shop.url)
    await expect.poll(() => books(page)).toHaveLength(12)
    await search().pressSequentially("frankenst")
    await expect.poll(async () => (await books(page))[0]).toBe("Frankenstein; or, The Modern Prometheus")
    expect(query().get("q")).toBe("frankenst")

    await page.goBack()
    await expect.poll(() => books(page)).toHaveLength(12)
    expect(await search().inputValue()).toBe("")
    await page.goForward()
    await expect.poll(async () => (await books(page)).length).toBeLessThan(12)
    await expect.poll(() => search().inputValue()).toBe("frankenst")
  })

  it("reports that nothing was found, and returns to all books", async () => {
    await page.goto(`${shop.url}/?q=xyzzy`)
    await page.getByText("No books match “xyzzy”.").waitFor()
    await page.getByRole("status").getByText("No books found.").waitFor({ state: "attached" })
    expect(await page.getByRole("combobox", { name: "Sort by" }).textContent()).toContain("Best match")
    expect(await faults(page, "search-nothing")).toEqual([])
    await page.getByRole("link", { name: "Show all books" }).click()
    await expect.poll(() => books(page)).toHaveLength(12)
    expect(await search().inputValue()).toBe("")
  })
})

describe("the language", () => {
  it("changes all words and the writing direction, and is remembered", async () => {
    await page.goto(`${shop.url}/books/emma`)
    await page.getByRole("combobox", { name: "Language" }).selectOption("ar")
    await page.getByRole("button", { name: "أضف إلى السلة" }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl")
    await page.reload()
    await page.getByRole("button", { name: "أضف إلى السلة" }).click()
    await page.getByRole("link", { name: "السلة (1)" }).waitFor()
    await page.getByRole("combobox", { name: "اللغة" }).selectOption("de")
    await page.getByRole("heading", { name: "Rezensionen" }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang + document.documentElement.dir)).toBe("deltr")
  })
})

describe("a filter", () => {
  it("combines tags, languages and custom conditions", async () => {
    await page.goto(shop.url)
    const tags = page.getByRole("group", { name: "Tags" })
    await tags.getByLabel("gothic").check()
    await tags.getByText("4", { exact: true }).first().waitFor()
    await expect.poll(() => books(page)).toHaveLength(4)
    await page.getByText("More filters").click()
    await page.getByRole("button", { name: "Add condition" }).click()
    expect(await faults(page, "filter")).toEqual([])

    await page.reload()
    await expect.poll(() => books(page)).toHaveLength(4)
    const gothic = tags.getByLabel("gothic")
    await gothic.waitFor()
    expect(await gothic.isChecked()).toBe(true)
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect.poll(() => books(page)).toHaveLength(12)
    expect(query().has("filter")).toBe(false)

    // On narrow pages the filter is in a drawer.
    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole("button", { name: "Filters", exact: true }).click()
    await page.getByRole("dialog", { name: "Filters" }).getByLabel("gothic").check()
    await page.getByRole("button", { name: "Show books" }).click()
    await expect.poll(() => books(page)).toHaveLength(4)
    await page.getByRole("button", { name: "Filters (active)" }).waitFor()
  })

  it("leaves the books their width while a page becomes narrow", async () => {
    // The page never learns of its width, as in the first frame after a change.
    await page.addInitScript(() => {
      MediaQueryList.prototype.addEventListener = () => {}
    })
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(shop.url)
    await page.getByRole("group", { name: "Tags" }).waitFor()
    await expect.poll(() => books(page)).toHaveLength(12)

    await page.setViewportSize({ width: 320, height: 900 })

    const book = await page.getByRole("main").locator("[data-item]").first().boundingBox()
    expect(book?.width).toBeGreaterThan(100)
  })

  it("is ignored with a message if it is invalid", async () => {
    await page.goto(`${shop.url}/?filter=nonsense&sort=-price`)
    await expect.poll(async () => (await books(page))[0]).toBe("The Count of Monte Cristo")
    await page
      .getByRole("main")
      .getByText(/aren't valid/)
      .first()
      .waitFor()
  })
})
