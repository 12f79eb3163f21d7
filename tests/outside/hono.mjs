// @ts-check
import assert from "node:assert/strict"
import { firstByTitle } from "./books.mjs"
import { messagesOf } from "./messages.mjs"

/**
 * The access token in the cookies of a server. The first cookie starts with their number.
 *
 * @param {ReadonlyArray<{ name: string, value: string }>} cookies
 */
const accessTokenIn = (cookies) => {
  const text = cookies
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ value }) => value.replace(/^\d+\./, ""))
    .join("")
  return /"accessToken":\{"value":"([^"]+)"/.exec(Buffer.from(text, "base64url").toString())?.[1] ?? ""
}

/**
 * Signs in and out in pages without JavaScript, and uses the route for members.
 *
 * @param {import("../../scripts/outside/example.mjs").Site} site
 */
export default async ({ app, browser }) => {
  const me = (/** @type {string} */ authorization) => fetch(`${app}/api/me`, { headers: { authorization } })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const messages = messagesOf(page)
  await page.goto(app)
  assert.deepEqual(
    await page.getByRole("listitem").allTextContents(),
    firstByTitle(50).map(({ title }) => title)
  )
  assert.deepEqual(await context.cookies(), [], "An anonymous page sets no cookies.")
  assert.equal((await fetch(`${app}/api/me`)).status, 401)
  assert.equal((await me("JWS.of.nobody")).status, 401)

  const signIn = (/** @type {string} */ password, origin = app) =>
    fetch(`${app}/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ email: "ada@example.com", password }),
      headers: { origin },
      redirect: "manual"
    })
  assert.equal((await signIn("difference-engine")).status, 403, "A wrong password signs no one in.")
  const foreign = await signIn("analytical-engine", "http://other.example")
  assert.deepEqual([foreign.status, foreign.headers.getSetCookie()], [403, []], "Other sites cannot sign a member in.")

  await page.getByLabel("Email").fill("ada@example.com")
  await page.getByLabel("Password").fill("analytical-engine")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("button", { name: "Sign out" }).waitFor()
  const cookies = await context.cookies()
  assert.ok(cookies.length > 0 && cookies.every(({ httpOnly }) => httpOnly))

  const response = await me(accessTokenIn(cookies))
  assert.equal(response.status, 200)
  assert.match((await response.json()).memberId, /./)

  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  assert.deepEqual(await context.cookies(), [])
  assert.deepEqual(messages, [])
  await context.close()
}
