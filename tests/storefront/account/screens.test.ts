import { assert, it } from "@effect/vitest"
import { entranceFrom, paths, screenAt, signedOutPath } from "../../../packages/storefront/src/account/screens.ts"

it("every screen of the way in has an address of its own", () => {
  const screens = Object.entries(paths).map(([screen, path]) => [screen, screenAt(path)])

  assert.deepStrictEqual(
    screens.map(([screen]) => screen),
    screens.map(([, found]) => found)
  )
  assert.isUndefined(screenAt("/books/emma"))
})

it("whoever goes to sign in takes the page along that he comes from", () => {
  assert.strictEqual(
    entranceFrom("/sign-in", "/books/emma", "look=list"),
    "/sign-in?returnTo=%2Fbooks%2Femma%3Flook%3Dlist"
  )
})

it("from one page of the way in to another the page to come back to stays", () => {
  assert.strictEqual(entranceFrom("/sign-up", "/sign-in", "returnTo=%2Fbasket"), "/sign-up?returnTo=%2Fbasket")
  assert.strictEqual(entranceFrom("/sign-up", "/sign-in", ""), "/sign-up")
})

it("the first page, and the one after a sign-out, are nothing to come back to", () => {
  assert.strictEqual(entranceFrom("/sign-in", "/", ""), "/sign-in")
  assert.strictEqual(entranceFrom("/sign-in", signedOutPath, ""), "/sign-in")
})
