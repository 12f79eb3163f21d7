import { expect, it } from "vitest"
import { openShop, page, shop } from "../Visit.ts"
import { accounts, books, faults, goAs } from "./visitor.ts"

openShop()

const main = () => page.getByRole("main")

const title = () => expect.poll(() => page.title())

it("pages that are missing say so, and each page has its own title", async () => {
  await page.goto(`${shop.url}/no-such-page`)
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor()
  await title().toBe("Page not found · The Colonnade")
  expect(await faults(page, "not-found")).toEqual([])

  await page.goto(`${shop.url}/books/no-such-book`)
  await page.getByRole("heading", { level: 1, name: "We couldn't find this book" }).waitFor()
  await title().toBe("We couldn't find this book · The Colonnade")
  await main().getByRole("link", { name: "Browse all books" }).click()
  await title().toBe("The Colonnade")
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal information" }).click()
  await page.getByRole("region", { name: "Privacy" }).waitFor()
  await title().toBe("Legal information · The Colonnade")
  expect(await faults(page, "legal")).toEqual([])

  await goAs(page, accounts.edith, "/orders/no-such-order")
  await page.getByRole("heading", { level: 1, name: "We couldn't find this order" }).waitFor()
  await title().toBe("We couldn't find this order · The Colonnade")
  expect(await faults(page, "order-missing")).toEqual([])
  await main().getByRole("link", { name: "All orders" }).click()
  await title().toBe("Your orders · The Colonnade")

  await page.goto(`${shop.url}/staff/no-such-part`)
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor()
  await title().toBe("Page not found · The Colonnade")
})

it("a link opens a page at its top with the focus on its content, and the back button returns to the earlier position", async () => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto(shop.url)
  await expect.poll(() => books(page)).toHaveLength(12)
  const last = main().getByRole("link", { name: (await books(page)).at(-1) ?? "" })
  await last.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)

  await last.click()
  await page.getByRole("region", { name: "Reviews" }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await main().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => books(page)).toHaveLength(12)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

it("a page works if the browser denies access to its storage", async () => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError")
        }
      })
    }
  })
  await page.goto(`${shop.url}/books/emma`)
  await page.getByRole("button", { name: "Add to basket" }).click()
  await page.getByRole("banner").getByRole("link", { name: "Basket (1)" }).waitFor()
  await page.getByRole("button", { name: /^Theme: system/ }).click()
  await page.getByRole("button", { name: /^Theme: light/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset["porticoTheme"])).toBe("light")
})

it("the first visit warms up the provider's sign-in page, once", async () => {
  const sessions: Array<string> = []
  page.on("request", (request) => {
    const body = request.postData() ?? ""
    if (request.url().endsWith("/v1/redirect-session") && !body.includes('"none"')) sessions.push(body)
  })
  const isWarm = () => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes("preWarm")))
  await page.goto(shop.url)
  await expect.poll(isWarm).toBe(true)
  await page.reload()
  await expect.poll(() => books(page)).toHaveLength(12)
  expect(sessions).toHaveLength(1)
})

it("a part of the staff pages that cannot be loaded leaves the other parts usable", async () => {
  await goAs(page, accounts.edith, "/staff")
  await page.getByRole("row", { name: /Emma/ }).waitFor()
  await page.route(/StaffSales-[^/]*\.js$/, (route) => route.abort())
  const parts = page.getByRole("navigation", { name: "Staff" })
  await parts.getByRole("link", { name: "Sales" }).click()
  await page.getByRole("heading", { name: "We couldn't load this page" }).waitFor()
  await title().toBe("We couldn't load this page · The Colonnade")
  await parts.getByRole("link", { name: "Books" }).click()
  await page.getByRole("row", { name: /Emma/ }).waitFor()
  await title().toBe("Books · Staff · The Colonnade")
  expect(await page.getByRole("heading", { name: "We couldn't load this page" }).count()).toBe(0)
})
