import { assert, describe, it } from "@effect/vitest"
import { issuerMetadataPath, jwksPath } from "@portico/contract/Paths"
import { StoreUnavailable } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import { decodeProtectedHeader } from "jose/decode/protected_header"
import { home, open } from "../../Shop.ts"
import { meddling } from "../../Stores.ts"

describe("the published keys", () => {
  it("include the one of a token, without its private half", async () => {
    const shop = open()
    const token = await shop.visitor()

    const { headers, status, text } = await shop.send(jwksPath)

    assert.strictEqual(status, 200)
    const { keys } = JSON.parse(text)
    assert.lengthOf(keys, 1)
    assert.deepInclude(keys[0], {
      kid: decodeProtectedHeader(token).kid,
      use: "sig",
      alg: "ES256",
      kty: "EC",
      crv: "P-256"
    })
    assert.sameMembers(Object.keys(keys[0]), ["kid", "use", "alg", "kty", "crv", "x", "y"])
    assert.strictEqual(headers.get("content-type"), "application/json")
    assert.strictEqual(headers.get("cache-control"), "public, max-age=300")
    assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
  })

  it("exist before the first token, and are the same for its holder", async () => {
    const shop = open()

    const { text } = await shop.send(jwksPath)

    assert.strictEqual(JSON.parse(text).keys[0].kid, decodeProtectedHeader(await shop.visitor()).kid)
  })

  it.each([jwksPath, issuerMetadataPath])("can be read by every origin: %s", async (path) => {
    const shop = open()

    const { headers } = await shop.send(path, { headers: { origin: "http://other.test" } })
    const preflight = await shop.send(path, { method: "OPTIONS", headers: { origin: "http://other.test" } })

    assert.strictEqual(headers.get("access-control-allow-origin"), "*")
    assert.strictEqual(preflight.status, 204)
    assert.strictEqual(preflight.headers.get("access-control-allow-origin"), "*")
  })

  it.each([jwksPath, issuerMetadataPath])("cannot be written: %s", async (path) => {
    const shop = open()

    for (const method of ["POST", "PUT", "DELETE"]) {
      const { headers, status } = await shop.send(path, { method })

      assert.strictEqual(status, 405)
      assert.strictEqual(headers.get("allow"), "GET, HEAD")
    }
    assert.strictEqual((await shop.send(path, { method: "HEAD" })).status, 200)
  })

  it("are unavailable with 503, and not cached, while the store is", async () => {
    const failing = Effect.fail(new StoreUnavailable({ cause: "out of order" }))
    const shop = open({ store: meddling((kept) => ({ ...kept, signingKeys: failing })) })

    const { headers, status } = await shop.send(jwksPath)

    assert.strictEqual(status, 503)
    assert.strictEqual(headers.get("cache-control"), "no-store")
  })

  it("appear in the log with their path", async () => {
    const paths: Array<string> = []
    const shop = open({ log: ({ path }) => paths.push(path) })

    await shop.send(jwksPath)
    await shop.send("/.well-known/other")

    assert.deepStrictEqual(paths, [jwksPath, ""])
  })
})

describe("the metadata of the issuer", () => {
  it("names the address of the keys, and no grants that a standard client could not use", async () => {
    const { headers, text } = await open().send(issuerMetadataPath)

    assert.deepStrictEqual(JSON.parse(text), {
      issuer: home,
      jwks_uri: `${home}${jwksPath}`,
      response_types_supported: [],
      grant_types_supported: []
    })
    // The host is the caller's choice, so no cache may hand the document to others.
    assert.strictEqual(headers.get("cache-control"), "no-store")
  })

  it("has the provider's own origin if it is set", async () => {
    const { headers, text } = await open({ origin: "https://id.shop.test" }).send(issuerMetadataPath)

    assert.strictEqual(JSON.parse(text).issuer, "https://id.shop.test")
    assert.strictEqual(JSON.parse(text).jwks_uri, `https://id.shop.test${jwksPath}`)
    assert.strictEqual(headers.get("cache-control"), "public, max-age=300")
  })
})
