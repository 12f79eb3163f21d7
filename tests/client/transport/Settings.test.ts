import { token, verifyFactor } from "@portico/contract/codecs/auth/Calls"
import { get } from "@portico/contract/codecs/data/Calls"
import { locate, type Options, parse } from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

const base = { clientId: "shop", host: "https://api.example" }

const settings = (options: Partial<Options> = {}) => Result.getOrThrow(parse({ ...base, ...options }))

describe("parse", () => {
  it("adds the default settings", () => {
    const { edgeHost, framePostsReady, paths, refreshLeeway, timeout, useCdn, whenRefreshFails } = settings()

    assert.strictEqual(edgeHost, "https://api.example")
    assert.strictEqual(useCdn, true)
    assert.strictEqual(paths.data, "")
    assert.strictEqual(framePostsReady, true)
    assert.isUndefined(whenRefreshFails)
    assert.strictEqual(timeout, 30_000)
    assert.strictEqual(refreshLeeway, 60)
  })

  it("accepts an origin with a slash, a port and plain http", () => {
    assert.strictEqual(settings({ host: "http://localhost:4000/" }).host, "http://localhost:4000")
  })

  it("redacts the elevated credential", () => {
    const { elevated } = settings({ elevated: "s3cret" })

    assert.strictEqual(Redacted.value(elevated ?? Redacted.make("")), "s3cret")
    assert.notInclude(JSON.stringify({ elevated }), "s3cret")
  })

  it.each<[option: string, options: Partial<Options>]>([
    ["clientId", { clientId: "" }],
    ["host", { host: "" }],
    ["host", { host: "api.example" }],
    ["host", { host: "ftp://api.example" }],
    ["host", { host: "https://api.example/v2" }],
    ["host", { host: "https://api.example?a=b" }],
    ["host", { host: "https://api.example#a" }],
    ["host", { host: "https://user@api.example" }],
    ["edgeHost", { edgeHost: "https://edge.example/x" }],
    ["paths.data", { paths: { data: "wix-data" } }],
    ["paths.data", { paths: { data: "/wix-data/" } }],
    ["environment", { environment: "live" as "LIVE" }],
    ["authorizedOrigins", { authorizedOrigins: ["https://shop.example/api"] }],
    ["traceOrigins", { traceOrigins: ["shop.example"] }],
    ["timeout", { timeout: 0 }],
    ["timeout", { timeout: Number.NaN }],
    ["refreshLeeway", { refreshLeeway: -1 }],
    ["refreshLeeway", { refreshLeeway: Number.NaN }]
  ])("fails with the setting %s, its value and the fix: %j", (option, options) => {
    const failure = Result.getOrThrow(Result.flip(parse({ ...base, ...options })))

    assert.strictEqual(failure.option, option)
    assert.match(failure.message, new RegExp(`^The setting ${option} must be .+\\. Received: .+\\.$`))
  })
})

describe("locate", () => {
  const hosts = { host: "https://api.example", edgeHost: "https://edge.example" }

  it.each<[useCdn: boolean | "all", tokenHost: string, dataHost: string]>([
    [true, "https://api.example", "https://edge.example"],
    [false, "https://api.example", "https://api.example"],
    ["all", "https://edge.example", "https://edge.example"]
  ])("uses the hosts that useCdn %s selects", (useCdn, tokenHost, dataHost) => {
    const chosen = settings({ ...hosts, useCdn })

    assert.strictEqual(locate(chosen, token).origin, tokenHost)
    assert.strictEqual(locate(chosen, get, { dataItemId: "a" }).origin, dataHost)
  })

  it("uses the hosted provider's prefixes", () => {
    const hosted = settings({ paths: "hosted" })

    assert.strictEqual(locate(hosted, get, { dataItemId: "a" }).pathOf(get.path), "/wix-data/v2/items/a")
    assert.strictEqual(locate(hosted, token).pathOf(token.path), "/oauth2/token")
    assert.strictEqual(hosted.framePostsReady, false)
  })

  it("uses the given prefixes and none elsewhere", () => {
    const own = settings({ paths: { data: "/_api/cloud-data" } })

    assert.strictEqual(locate(own, get, { dataItemId: "a" }).pathOf(get.path), "/_api/cloud-data/v2/items/a")
    assert.strictEqual(locate(own, verifyFactor, { factorType: "SMS" }).pathOf(verifyFactor.path), "/v2/SMS/verify")
  })

  it.each([
    ["a b/c?d&e#f", "a%20b%2Fc%3Fd%26e%23f"],
    ["ü€😀", "%C3%BC%E2%82%AC%F0%9F%98%80"],
    ["\ud800", "%EF%BF%BD"],
    [".", "%252E"],
    ["..", "%252E%252E"]
  ])("encodes the id %j as %s", (id, segment) => {
    const { origin, pathOf } = locate(settings(), get, { dataItemId: id })
    const path = pathOf(get.path)

    assert.strictEqual(path, `/v2/items/${segment}`)
    assert.strictEqual(new URL(origin + path).pathname, path)
  })
})
