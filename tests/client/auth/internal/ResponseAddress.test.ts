import { clean, modeOf, withoutResponse } from "../../../../packages/client/src/auth/internal/ResponseAddress.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

/** Sets the page's address while the scope is open. */
const onPage = (href: string) =>
  Effect.acquireRelease(
    Effect.sync(() => Object.assign(globalThis, { location: new URL(href) })),
    () => Effect.sync(() => Reflect.deleteProperty(globalThis, "location"))
  )

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
    assert.strictEqual(withoutResponse(address), rest)
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
    assert.strictEqual(withoutResponse(address), address)
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
