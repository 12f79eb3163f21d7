// @ts-check
import assert from "node:assert/strict"
import { firstByTitle } from "./books.mjs"
import { messagesOf } from "./messages.mjs"

const books = firstByTitle(50)

/** Asserts that HTML has the rows of the books in their order. @param {string} html */
const expectBooks = (html) => {
  const ids = Array.from(html.matchAll(/data-item="([^"]*)"/g), ([, id]) => id)
  assert.deepEqual(
    [...new Set(ids)],
    books.map(({ _id }) => _id),
    "The first HTML lists the books by title."
  )
}

/**
 * Visits the shop as a visitor, signs in, and visits it as the member.
 *
 * @param {{ app: string, host: string, browser: import("playwright").Browser }} site
 */
export default async ({ app, browser, host }) => {
  const visitor = await (await fetch(app)).text()
  expectBooks(visitor)
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
  expectBooks(html)
  await page.waitForLoadState("networkidle")
  const [first] = books
  const row = await page.locator(`[data-item="${first?._id}"]`).first().innerText()
  assert.ok(row.includes(first?.title ?? "") && row.includes(String(first?.price)), `The row is ${row}.`)
  assert.deepEqual(requests, [], "The browser repeats no request.")

  // The menu works only if the page is hydrated.
  await page.getByRole("button", { name: /^Account menu/ }).click()
  // Afterwards the browser visits the provider's sign-out page, which redirects back.
  const returned = page.waitForEvent("load")
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("link", { name: "Sign in" }).waitFor()
  await returned
  const afterwards = await page.reload()
  assert.doesNotMatch((await afterwards?.text()) ?? "", /Hello/, "The server renders the page for a visitor.")
  assert.deepEqual(messages, [], "Hydration causes no message.")
}
