// @ts-check
import assert from "node:assert/strict"
import { messagesOf } from "./messages.mjs"

/** The number of different books in the HTML. @param {string} html */
const rowsOf = (html) => new Set(html.match(/data-item="[^"]*"/g)).size

/**
 * Visits the shop as a visitor, signs in, and visits it as the member.
 *
 * @param {{ app: string, host: string, browser: import("playwright").Browser }} site
 */
export default async ({ app, browser, host }) => {
  const visitor = await (await fetch(app)).text()
  assert.equal(rowsOf(visitor), 50, "The first HTML lists 50 books.")
  assert.match(visitor, /href="\/sign-in"/)

  const page = await browser.newPage()
  const messages = messagesOf(page)
  await page.goto(`${app}/sign-in`)
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password", { exact: true }).fill("analytical-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByText("Hello Ada").waitFor()

  /** @type {Array<string>} */
  const requests = []
  page.on("request", (request) => {
    if (request.url().startsWith(host)) requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const response = await page.reload()
  const html = (await response?.text()) ?? ""
  assert.match(html, /Hello (<!-- -->)?Ada/, "The first HTML names the member.")
  assert.equal(rowsOf(html), 50)
  await page.waitForLoadState("networkidle")
  assert.deepEqual(requests, [], "The browser repeats no request.")
  assert.deepEqual(messages, [], "Hydration causes no message.")
}
