import { assert, it } from "@effect/vitest"
import { entranceFrom, paths, screenAt, signedOutPath } from "../../../packages/storefront/src/account/screens.ts"

it("every sign-in screen has its own URL", () => {
  const screens = Object.entries(paths).map(([screen, path]) => [screen, screenAt(path)])

  assert.deepStrictEqual(
    screens.map(([screen]) => screen),
    screens.map(([, found]) => found)
  )
  assert.isUndefined(screenAt("/books/emma"))
})

it("the sign-in link contains the current page as the return address", () => {
  assert.strictEqual(
    entranceFrom("/sign-in", "/books/emma", "look=list"),
    "/sign-in?returnTo=%2Fbooks%2Femma%3Flook%3Dlist"
  )
})

it("links between sign-in screens preserve the return address", () => {
  assert.strictEqual(entranceFrom("/sign-up", "/sign-in", "returnTo=%2Fbasket"), "/sign-up?returnTo=%2Fbasket")
  assert.strictEqual(entranceFrom("/sign-up", "/sign-in", ""), "/sign-up")
})

it("the home page and the signed-out page are not return addresses", () => {
  assert.strictEqual(entranceFrom("/sign-in", "/", ""), "/sign-in")
  assert.strictEqual(entranceFrom("/sign-in", signedOutPath, ""), "/sign-in")
})
