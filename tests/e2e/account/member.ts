/** What members and visitors of the shop do, by what they see. */
import type { Page } from "playwright"
import { expect } from "vitest"

/** A password that is long enough. */
export const password = "a long enough password"

/** A field, among those that are seen: forms that were left are kept behind the one that is shown. */
export const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true }).filter({ visible: true })

export const email = (page: Page) => field(page, "E-mail address")

export const newPassword = (page: Page) => field(page, "New password")

export const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name })

/** Waits for a page of the account by its heading. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("heading", { level: 1, name, exact: true }).waitFor()

/** The menu of whoever is signed in. */
export const menu = (page: Page) => page.getByRole("button", { name: /^Account menu/ })

export const signIn = async (page: Page, address: string, secret = password) => {
  await email(page).fill(address)
  await field(page, "Password").fill(secret)
  await button(page, "Sign in").click()
}

export const signUp = async (page: Page, address: string, secret = password) => {
  await email(page).fill(address)
  await field(page, "Choose a password").fill(secret)
  await button(page, "Create account").click()
}

/** Puts a book in the basket, as a visitor does before there is an account. */
export const fillBasket = async (page: Page, shop: string) => {
  await page.goto(`${shop}/books/emma`)
  await button(page, "Put in the basket").click()
  await page.getByText("In your basket").waitFor()
}

/** Waits until the basket is the member's, and holds the book. */
export const hasBasket = async (page: Page) => {
  await page.getByText("It is kept with your account").waitFor()
  await page.getByRole("list", { name: "Books in the basket" }).getByRole("link", { name: "Emma" }).waitFor()
}

/** Waits until something has the focus. */
export const isFocused = (target: ReturnType<Page["getByLabel"]>) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** Somebody new. */
export const someone = (name: string): string => `${name}-${Math.round(performance.now())}@example.com`

/** Comes back on the next day, when the tokens of today are over and have to be renewed. */
export const nextDay = async (page: Page) => {
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await page.reload()
}
