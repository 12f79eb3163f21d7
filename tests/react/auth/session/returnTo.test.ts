import { assert, describe, it } from "@effect/vitest"
import { carrying, returnTo } from "../../../../packages/react/src/auth/session/returnTo.ts"

describe("the way to the sign-in page", () => {
  it.each([
    ["/sign-in", "https://shop.example/orders?page=2#newest", "/orders?page=2#newest"],
    ["/sign-in?lang=en", "https://shop.example/orders", "/orders"],
    ["https://shop.example/sign-in", "https://shop.example/", "/"],
    ["https://accounts.example/sign-in", "https://shop.example/orders", "https://shop.example/orders"]
  ])("%s carries %s along", (signIn, from, expected) => {
    const url = new URL(carrying(signIn, from))

    assert.strictEqual(url.searchParams.get("returnTo"), expected)
    assert.strictEqual(url.searchParams.get("lang"), signIn.includes("lang") ? "en" : null)
  })

  it.each([
    ["/orders?page=2", "/sign-in?returnTo=%2Forders%3Fpage%3D2"],
    ["orders", "/sign-in?returnTo=%2Forders"]
  ])("carries %s along, as a router names a page, where nobody knows which site it is", (from, expected) => {
    assert.strictEqual(carrying("/sign-in", from), expected)
  })

  it("carries no answer of an authorization", () => {
    const to = carrying("/sign-in", "https://shop.example/orders?page=2#code=SECRET&state=STATE")

    assert.strictEqual(new URL(to).searchParams.get("returnTo"), "/orders?page=2")
  })
})

describe("the way back", () => {
  it("is the page at home where nothing was carried along", () => {
    assert.strictEqual(returnTo("/home", "https://shop.example/sign-in"), "/home")
    assert.strictEqual(returnTo("/home", "no address"), "/home")
    assert.strictEqual(returnTo("/home", "https://shop.example/sign-in?returnTo="), "/home")
  })

  it("is the page at home on a server that names no address", () => {
    assert.strictEqual(returnTo("/home"), "/home")
  })

  it("is a page of the site that the address is of, on a server too", () => {
    const signIn = "https://shop.example/sign-in?returnTo="

    assert.strictEqual(returnTo("/home", `${signIn}/orders`), "/orders")
    assert.strictEqual(returnTo("/home", `${signIn}https://shop.example/orders`), "https://shop.example/orders")
    assert.strictEqual(returnTo("/home", `${signIn}https://evil.example/`), "/home")
  })

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", "https://a@evil.example/"])(
    "never is %s",
    (address) => {
      assert.strictEqual(returnTo("/home", `https://shop.example/?returnTo=${encodeURIComponent(address)}`), "/home")
    }
  )
})
