import type { Page } from "playwright"
import type { Hosted } from "./Hosted.ts"

/** The credentials that Ada enters. */
export const ada = { email: "ada@shop.test", password: "correct horse" }

/** Fills in and submits the sign-in form. */
export const signIn = async (page: Page, { email, password }: typeof ada) => {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Waits until the pages have redirected back to the shop. */
export const atTheShop = (page: Page) => page.getByRole("heading", { name: "Back at the shop" }).waitFor()

/** Waits for a page by its heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor()

/** Opens the registration page from the sign-in page, fills it in and submits it. */
export const register = async (page: Page, email: string) => {
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Choose a password").fill("a long enough password")
  await page.getByRole("button", { name: "Create account" }).click()
}

/** Opens the outbox, and the link in its newest message with this subject. */
export const openMail = async (page: Page, { url }: Hosted, subject: string) => {
  await page.goto(`${url}/portico/outbox`)
  await page.getByRole("listitem").filter({ hasText: subject }).first().getByRole("link").click()
}
