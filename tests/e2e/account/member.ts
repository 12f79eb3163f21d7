/** Steps that members and visitors of the shop take on its pages. */
import type { Page } from "playwright"
import { expect } from "vitest"

/** A password of sufficient length. */
export const password = "a long enough password"

/** Finds a field by its label. */
export const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true })

export const email = (page: Page) => field(page, "Email address")

export const newPassword = (page: Page) => field(page, "New password")

export const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name })

/** A link in the main part of the page. */
export const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name })

/** Waits for a page of the account by its heading. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("heading", { level: 1, name, exact: true }).waitFor()

/** The account menu of the signed-in member. */
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

/** Puts a book in the basket as a visitor without an account. */
export const fillBasket = async (page: Page, shop: string) => {
  await page.goto(`${shop}/books/emma`)
  await button(page, "Add to basket").click()
  await page.getByText("In your basket").waitFor()
}

/** Waits until the basket belongs to the member and contains the book. */
export const hasBasket = async (page: Page) => {
  await page.getByText("Your basket is saved in your account").waitFor()
  await page.getByRole("list", { name: "Books in your basket" }).getByRole("link", { name: "Emma" }).waitFor()
}

/** Waits until the target has the focus. */
export const isFocused = (target: ReturnType<Page["getByLabel"]>) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

/** Returns a new email address. */
export const someone = (name: string): string => `${name}-${Math.round(performance.now())}@example.com`

/** Reloads the page a day later, when the tokens have expired and must be refreshed. */
export const nextDay = async (page: Page) => {
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await page.reload()
}
