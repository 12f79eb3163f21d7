// @ts-check
import assert from "node:assert/strict"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { firstByTitle } from "./books.mjs"
import { messagesOf } from "./messages.mjs"

const books = firstByTitle(20)

/** Signs Ada in, and checks the styles of the form. @param {import("playwright").Page} page @param {string} app */
const signIn = async (page, app) => {
  await page.goto(`${app}/sign-in`)
  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password", { exact: true }).fill("analytical-engine")
  const button = page.getByRole("button", { name: "Sign in" })
  const styles = await button.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element)
    return { backgroundColor, borderRadius }
  })
  assert.notEqual(styles.backgroundColor, "rgba(0, 0, 0, 0)", "Tailwind's reset does not change the kit.")
  assert.equal(styles.borderRadius, "0px", "Utilities override the kit.")
  await button.click()
  await page.getByText("Hello Ada").waitFor()
  assert.equal(await page.getByRole("main").evaluate((element) => getComputedStyle(element).display), "grid")
}

/** Signs out, and checks that the session has ended. @param {import("playwright").Page} page */
const signOut = async (page) => {
  await page.getByRole("button", { name: /^Account menu/ }).click()
  // The session ends immediately. Then the browser visits the provider's sign-out page, which redirects back.
  const returned = page.waitForEvent("load")
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByText("Welcome").waitFor()
  await returned
  await page.reload()
  await page.getByRole("link", { name: "Sign in" }).waitFor()
  assert.equal(await page.getByText("Hello").count(), 0, "The session ends for later pages too.")
}

/**
 * Visits the built page, and the page of the development server.
 *
 * @param {import("../../scripts/outside/example.mjs").Site} site
 */
export default async ({ app, browser, project, serve }) => {
  const built = await browser.newPage()
  const messages = [messagesOf(built)]
  await signIn(built, app)
  await built
    .getByText(books[0]?.title ?? "")
    .first()
    .waitFor()
  const ids = await built.locator("[data-item]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-item")))
  assert.deepEqual(
    [...new Set(ids)],
    books.map(({ _id }) => _id)
  )
  await built.reload()
  await built.getByText("Hello Ada").waitFor()
  await signOut(built)

  // Warnings of React appear only here.
  const origin = await serve("dev")
  const page = await browser.newPage()
  messages.push(messagesOf(page))
  await signIn(page, origin)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const file = join(project, "src/App.tsx")
  writeFileSync(file, readFileSync(file, "utf8").replace(">Books<", ">All books<"))
  await page.getByRole("heading", { name: "All books" }).waitFor()
  assert.ok(await page.evaluate(() => "isSamePage" in globalThis), "The page is not loaded again.")
  assert.ok(await page.getByText("Hello Ada").isVisible(), "A hot reload keeps the session.")
  assert.deepEqual(messages.flat(), [])
}
