// @ts-check
import assert from "node:assert/strict"
import { messagesOf } from "./messages.mjs"

/** @param {import("playwright").Page} page */
const submitSignIn = async (page) => {
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password", { exact: true }).fill("analytical-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
}

/**
 * Submits the form of the sign-in page before its scripts have run: the password must not become part of the address.
 *
 * @param {string} app @param {import("playwright").Browser} browser
 */
const checkWithoutScripts = async (app, browser) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  /** @type {Array<string>} */
  const requests = []
  await page.goto(`${app}/sign-in`)
  page.on("request", (request) => requests.push(request.url()))
  await submitSignIn(page)
  await page.getByLabel("Password", { exact: true }).press("Enter")
  await page.waitForTimeout(300)
  assert.deepEqual(requests, [], "A form submits nothing until it is hydrated.")
  assert.equal(page.url(), `${app}/sign-in`)
  await page.close()
}

/**
 * Visits the page for members only as a visitor, signs in on the page to which it redirects, and signs out on it.
 *
 * @param {{ app: string, browser: import("playwright").Browser }} site
 */
export default async ({ app, browser }) => {
  await checkWithoutScripts(app, browser)

  const context = await browser.newContext()
  const page = await context.newPage()
  const messages = messagesOf(page)
  await page.goto(`${app}/account`)
  await page.waitForURL(`${app}/sign-in?returnTo=/account`)
  await submitSignIn(page)
  await page.waitForURL(`${app}/account`)
  await page.getByRole("heading", { name: "Ada" }).waitFor()
  assert.notEqual(await page.title(), "")

  const before = await context.cookies()
  await page.waitForLoadState("networkidle")
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL(`${app}/`)
  await page.getByRole("link", { name: "Sign in" }).waitFor()
  await page.goto(`${app}/account`)
  await page.waitForURL(`${app}/sign-in?returnTo=/account`)
  // The provider has ended the session too, so its cookies are of no use.
  await context.clearCookies()
  await context.addCookies(before)
  await page.goto(`${app}/account`)
  await page.waitForURL(`${app}/sign-in?returnTo=/account`)
  assert.deepEqual(messages, [])
  await context.close()
}
