import { check, clean, modeOf, withoutAnswer } from "../../../../packages/client/src/auth/internal/ReturnAddress.ts"
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

describe("the address of a response", () => {
  it.each([
    ["https://shop.example/#code=C&state=S", "fragment", "https://shop.example/"],
    ["https://shop.example/?a=1#code=C&state=S", "fragment", "https://shop.example/?a=1"],
    ["https://shop.example/?code=mine#code=C&state=S&tab=2", "fragment", "https://shop.example/?code=mine#tab=2"],
    [
      "https://shop.example/cart?a=%20+&code=C&b&state=S&c=ü#top",
      "query",
      "https://shop.example/cart?a=%20+&b&c=ü#top"
    ],
    ["https://shop.example/?error=no&error_description=a+b&state=S", "query", "https://shop.example/"],
    ["https://shop.example/#%63ode=C&state=S", "fragment", "https://shop.example/"],
    ["/cart#error=no", "fragment", "/cart"]
  ])("is recognized by its part, and cleaning leaves the rest unchanged: %s", (address, mode, rest) => {
    assert.strictEqual(modeOf(address), mode)
    assert.strictEqual(withoutAnswer(address), rest)
  })

  it.each([
    "https://shop.example/",
    "https://shop.example/?code=voucher",
    "https://shop.example/?error=1&lang=de",
    "https://shop.example/?state=NY#top",
    "https://shop.example/#/books/code=1",
    ""
  ])("is not confused with an address of the page: %s", (address) => {
    assert.isUndefined(modeOf(address))
    assert.strictEqual(withoutAnswer(address), address)
  })

  it.effect("is cleaned in the address bar without a new history entry", () =>
    Effect.gen(function* () {
      const replaced: Array<ReadonlyArray<unknown>> = []
      const history = { state: { key: 1 }, replaceState: (...args: ReadonlyArray<unknown>) => replaced.push(args) }
      yield* Effect.acquireRelease(
        Effect.sync(() => Object.assign(globalThis, { history })),
        () => Effect.sync(() => Reflect.deleteProperty(globalThis, "history"))
      )
      yield* onPage("https://shop.example/cart?a=1#code=C&state=S")

      yield* clean
      yield* onPage("https://shop.example/cart?a=1#top")
      yield* clean

      assert.deepStrictEqual(replaced, [[{ key: 1 }, "", "https://shop.example/cart?a=1"]])
    })
  )
})
