import { assert, it } from "@effect/vitest"
import { open, origin } from "../../Shop.ts"

const ask = async (path: string, headers: string) =>
  open().send(path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": headers
    }
  })

it.each([
  "authorization,content-type",
  "x-wix-bi-gateway, x-wix-consistent",
  "x-scenario",
  "traceparent,b3",
  "tracestate, baggage"
])("allows the request headers %s", async (headers) => {
  const preflight = await ask("/v2/items/query", headers)

  assert.strictEqual(preflight.status, 204)
  assert.strictEqual(preflight.headers.get("access-control-allow-origin"), "*")
  assert.include(preflight.headers.get("access-control-allow-methods") ?? "", "POST")
  assert.deepStrictEqual(
    (preflight.headers.get("access-control-allow-headers") ?? "").split(", "),
    headers.split(",").map((name) => name.trim())
  )
})

it("allows no other request headers", async () => {
  const preflight = await ask("/v2/login", "authorization, cookie, x-evil")

  assert.strictEqual(preflight.headers.get("access-control-allow-headers"), "authorization")
})

it("never allows credentials", async () => {
  const shop = open()

  const answered = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" }, undefined, { origin })

  assert.strictEqual(answered.headers.get("access-control-allow-origin"), "*")
  assert.isNull(answered.headers.get("access-control-allow-credentials"))
})

it.each(["/oauth2/token", "/nowhere"])("exposes the response headers that the client needs for %s", async (path) => {
  const answered = await open().post(path, {})

  const exposed = (answered.headers.get("access-control-expose-headers") ?? "").split(", ")
  for (const name of ["date", "retry-after", "x-wix-request-id", "x-request-id", "x-wix-consistent"]) {
    assert.include(exposed, name)
  }
})
