import { assert, describe, it } from "@effect/vitest"
import { carrying, returnTo } from "../../../../packages/react/src/auth/session/returnTo.ts"

describe("carrying", () => {
  it.each([
    ["/sign-in", "https://shop.example/orders?page=2#newest", "/orders?page=2#newest"],
    ["/sign-in?lang=en", "https://shop.example/orders", "/orders"],
    ["https://shop.example/sign-in", "https://shop.example/", "/"],
    ["https://accounts.example/sign-in", "https://shop.example/orders", "https://shop.example/orders"]
  ])("adds to %s the return address of %s", (signIn, from, expected) => {
    const url = new URL(carrying(signIn, from))

    assert.strictEqual(url.searchParams.get("returnTo"), expected)
    assert.strictEqual(url.searchParams.get("lang"), signIn.includes("lang") ? "en" : null)
  })

  it.each([
    ["/orders?page=2", "/sign-in?returnTo=%2Forders%3Fpage%3D2"],
    ["orders", "/sign-in?returnTo=%2Forders"]
  ])("adds %s as a relative path if the site is unknown", (from, expected) => {
    assert.strictEqual(carrying("/sign-in", from), expected)
  })

  it("does not add the response of an authorization", () => {
    const to = carrying("/sign-in", "https://shop.example/orders?page=2#code=SECRET&state=STATE")

    assert.strictEqual(new URL(to).searchParams.get("returnTo"), "/orders?page=2")
  })
})

describe("returnTo", () => {
  it("returns the fallback if no address was passed", () => {
    assert.strictEqual(returnTo("/home", "https://shop.example/sign-in"), "/home")
    assert.strictEqual(returnTo("/home", "no address"), "/home")
    assert.strictEqual(returnTo("/home", "https://shop.example/sign-in?returnTo="), "/home")
  })

  it("returns the fallback on a server without a request URL", () => {
    assert.strictEqual(returnTo("/home"), "/home")
  })

  it("returns only addresses on the site of the URL, on a server too", () => {
    const signIn = "https://shop.example/sign-in?returnTo="

    assert.strictEqual(returnTo("/home", `${signIn}/orders`), "/orders")
    assert.strictEqual(returnTo("/home", `${signIn}https://shop.example/orders`), "https://shop.example/orders")
    assert.strictEqual(returnTo("/home", `${signIn}https://evil.example/`), "/home")
  })

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", "https://a@evil.example/"])(
    "never returns %s",
    (address) => {
      assert.strictEqual(returnTo("/home", `https://shop.example/?returnTo=${encodeURIComponent(address)}`), "/home")
    }
  )
})
