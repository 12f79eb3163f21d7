// @ts-check
import assert from "node:assert/strict"
import { cheapest } from "./books.mjs"
import { messagesOf } from "./messages.mjs"

/**
 * Lists the books as a visitor, is refused with a wrong password, signs in and out.
 *
 * @param {import("../../scripts/outside/example.mjs").Site} site
 */
export default async ({ app, browser }) => {
  const page = await browser.newPage()
  const messages = messagesOf(page)
  await page.goto(app)
  await page.getByRole("listitem").nth(4).waitFor()
  const prices = (await page.getByRole("listitem").allTextContents()).map((text) => Number(text.split("€")[1]))
  assert.deepEqual(
    prices,
    cheapest(5).map(({ price }) => price)
  )

  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password").fill("difference-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.locator("#status", { hasNotText: "Please sign in." }).waitFor()
  // The browser reports the refused request.
  const refused = messages.splice(0)
  assert.ok(
    refused.every((message) => message.includes("Failed to load resource")),
    refused.join("\n")
  )
  await page.getByLabel("Password").fill("analytical-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByText("Hello Ada").waitFor()
  assert.ok(await page.locator("form").isHidden())

  await page.reload()
  await page.getByText("Hello Ada").waitFor()
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByText("Please sign in.").waitFor()
  assert.deepEqual(messages, [])
}
