import { assert, describe, it } from "@effect/vitest"
import * as Client from "../../../../packages/provider/src/engine/identity/Client.ts"

describe("originOf", () => {
  it.each([
    ["http://shop.test", "http://shop.test"],
    ["https://Shop.test:443/a?b#c", "https://shop.test"],
    ["http://[::1]:5173/", "http://[::1]:5173"]
  ])("reads the origin of %s", (address, origin) => {
    assert.strictEqual(Client.originOf(address), origin)
  })

  it.each([
    "",
    "null",
    "shop.test",
    "//shop.test",
    "/callback",
    "http:shop.test",
    "http:///shop.test",
    "http:\\\\shop.test",
    "http://shop.test\\@evil.test",
    "http://user@shop.test",
    "http://user:password@shop.test",
    "http://shop.test/\n",
    "\u0000http://shop.test",
    " http://shop.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "unused://",
    "http://"
  ])("returns undefined for %j", (address) => {
    assert.isUndefined(Client.originOf(address))
  })
})

describe("isLoopback", () => {
  it.each(["localhost", "shop.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])("returns true for %s", (host) => {
    assert.isTrue(Client.isLoopback(host))
  })

  it.each(["0.0.0.0", "::", "192.168.0.1", "localhost.evil.test", "127.0.0.1.evil.test", "shop.test", ""])(
    "returns false for %j",
    (host) => {
      assert.isFalse(Client.isLoopback(host))
    }
  )
})

it("allows an origin only if it matches exactly", () => {
  const client = { clientId: "shop", origins: ["https://Shop.test/"] }

  assert.isTrue(Client.allowsOrigin(client, "https://shop.test"))
  for (const other of [
    "http://shop.test",
    "https://shop.test:8443",
    "https://a.shop.test",
    "https://shop.test/",
    "null"
  ]) {
    assert.isFalse(Client.allowsOrigin(client, other))
  }
})

it("allows no origin and no redirect for a client that lists none", () => {
  const client = { clientId: "shop" }

  assert.isFalse(Client.allowsOrigin(client, "https://shop.test"))
  assert.isFalse(Client.allowsRedirect(client, "https://shop.test/"))
  assert.isFalse(Client.allowsReturn(client, "https://shop.test/"))
})

describe("allowsCallback", () => {
  const client = { clientId: "shop", origins: ["http://shop.test"], redirectUris: ["http://shop.test/callback"] }

  it.each([
    ["AUTHORIZE", "http://shop.test/callback", true],
    ["AUTHORIZE", "http://shop.test/elsewhere", false],
    ["LOGOUT", "http://shop.test/elsewhere", true],
    ["CHECKOUT", "http://shop.test/elsewhere", true],
    ["LOGOUT", "http://evil.test/", false],
    ["CHECKOUT", "http://shop.test.evil.test/", false]
  ] as const)("decides whether %s may return to %s: %s", (type, address, allowed) => {
    assert.strictEqual(Client.allowsCallback(client, type, address), allowed)
  })
})
