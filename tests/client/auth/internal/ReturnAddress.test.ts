import { check } from "../../../../packages/client/src/auth/internal/ReturnAddress.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

const passes = (address: string, returnAddresses: ReadonlyArray<string>) =>
  Effect.isSuccess(check(address, { returnAddresses }))

/** Sets the page's address while the scope is open. */
const onPage = (href: string) =>
  Effect.acquireRelease(
    Effect.sync(() => Object.assign(globalThis, { location: new URL(href) })),
    () => Effect.sync(() => Reflect.deleteProperty(globalThis, "location"))
  )

const hostile = [
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "https:\\\\evil.example",
  "/\\evil.example/?q=1",
  "https://evil.example/",
  "https://shop.example@evil.example/",
  "https://shop.example.evil.example/",
  "https://user:pw@shop.example/",
  "https://user@shop.example/",
  "http://shop.example/",
  "https://shop.example/\nx",
  "java\tscript:alert(1)",
  " https://shop.example/",
  "https://shop.example/\u0000"
]

describe("check on a page", () => {
  it.effect.each(["https://shop.example/bye", "/bye", "bye?x=1#y", "", "https://shop.example/?q=a\\b", "/#a\\b"])(
    "accepts addresses of the page's own site: %j",
    (address) =>
      Effect.gen(function* () {
        yield* onPage("https://shop.example/cart")

        assert.isTrue(yield* passes(address, []))
      })
  )

  it.effect.each(hostile)("rejects addresses of other sites: %j", (address) =>
    Effect.gen(function* () {
      yield* onPage("https://shop.example/cart")

      assert.isFalse(yield* passes(address, []))
    })
  )

  it.effect("accepts the addresses of the setting", () =>
    Effect.gen(function* () {
      yield* onPage("https://shop.example/cart")

      assert.isTrue(yield* passes("https://other.example/a", ["https://other.example"]))
    })
  )
})

describe("check on a server", () => {
  const listed = ["https://shop.example/members"]

  it.effect.each([
    ["https://shop.example/members", true],
    ["https://shop.example/members/orders?x=1", true],
    ["https://shop.example/membership", false],
    ["https://shop.example/members/../admin", false],
    ["/members", false]
  ] as const)("accepts the addresses of the setting: %s", ([address, isAllowed]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* passes(address, listed), isAllowed)
    })
  )

  it.effect.each([
    ["https://anywhere.example/", true],
    ["http://anywhere.example/", true],
    ["ftp://anywhere.example/", false],
    ["javascript:alert(1)", false]
  ] as const)("accepts any web address if the setting is empty: %s", ([address, isAllowed]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* passes(address, []), isAllowed)
    })
  )
})
