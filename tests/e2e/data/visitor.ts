/** Steps and checks that the tests of the shop's pages share. */
import { type Account, accounts } from "@portico/testing/scenarios/Bookshop"
import type { Page } from "playwright"
import { shop } from "../Visit.ts"
import { picture } from "../Picture.ts"
import { violations } from "../accessibility.ts"

export { accounts }

/** Signs a member in, and opens a page. */
export const goAs = async (page: Page, account: Account, path: string): Promise<void> => {
  await page.goto(`${shop.url}/sign-in?returnTo=${encodeURIComponent(path)}`)
  await fillSignIn(page, account)
}

/** Fills in and submits the sign-in form of the page. */
export const fillSignIn = async (page: Page, { email, password }: Account): Promise<void> => {
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true })
  await field("Email address").fill(email)
  await field("Password").fill(password)
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("button", { name: /^Account menu/ }).waitFor()
}

/** Returns the titles of the books on the page, in their order. */
export const books = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole("main").locator("[data-item] h2").allTextContents()

/** Returns the problems of a page in its current state: light, dark and narrow, in both writing directions. */
export const faults = async (page: Page, name: string): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const look = async (mode: string, width: number, colorScheme: "dark" | "light", dir: "ltr" | "rtl") => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.evaluate((dir) => void (document.documentElement.dir = dir), dir)
    for (const violation of await violations(page)) found.push(`${mode}: ${violation}`)
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
      found.push(`${mode}: scrolls sideways`)
    await picture(page, `${name}-${mode}`)
  }
  await look("light", 1200, "light", "ltr")
  await look("dark", 1200, "dark", "ltr")
  await look("narrow", 320, "light", "ltr")
  await look("narrow-rtl", 320, "light", "rtl")
  await page.evaluate(() => document.documentElement.removeAttribute("dir"))
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.emulateMedia({ colorScheme: "light" })
  return found
}
