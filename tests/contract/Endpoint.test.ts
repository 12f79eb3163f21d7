import { assert, describe, it } from "@effect/vitest"
import * as Endpoint from "@portico/contract/Endpoint"
import { post, type Parcel } from "@portico/contract/Endpoint"
import { logout } from "@portico/contract/auth/Endpoints"
import { get, insert, query, queryDistinct } from "@portico/contract/data/Endpoints"
import * as Result from "effect/Result"
import * as Base64Url from "effect/encoding/Base64Url"

describe("prefixes of the services", () => {
  it("are empty unless an application names some", () => {
    assert.deepStrictEqual([...new Set(Object.values(Endpoint.plainPrefixes))], [""])
  })

  it("of the hosted provider are those of its hosts", () => {
    const prefixes: Endpoint.Prefixes = {
      token: "",
      redirects: "/_api/redirects-api",
      authentication: "/_api/iam/authentication",
      recovery: "/_api/iam/recovery",
      verification: "/_api/iam/verification",
      graphql: "",
      data: "/wix-data"
    }

    assert.deepStrictEqual(Endpoint.hostedPrefixes, prefixes)
  })

  it("of the hosted provider on a site's own host are others", () => {
    const prefixes: Endpoint.Prefixes = {
      token: "",
      redirects: "/headless",
      authentication: "/_api/iam/authentication",
      recovery: "/_iam/recovery",
      verification: "/_api/iam/verification",
      graphql: "",
      data: "/_api/cloud-data"
    }

    assert.deepStrictEqual(Endpoint.ownHostPrefixes, prefixes)
  })
})

it("a payload in an address stands in the parameter .r", () => {
  assert.strictEqual(Endpoint.payloadParameter, ".r")
})

const at = (row: Endpoint.Endpoint, payload: unknown, prefix = "") =>
  (row.pack ?? post)(row, payload, (path) => prefix + path)

const queryOf = ({ path }: Parcel): string => path.slice(path.indexOf("?") + 1)

const unpacked = (row: Endpoint.Endpoint, payload: unknown): unknown => {
  const text = new URLSearchParams(queryOf(at(row, payload))).get(".r")
  return JSON.parse(Result.getOrThrow(Base64Url.decodeString(text ?? "")))
}

describe("a readable call", () => {
  const payloadOf = (length: number) => ({ dataCollectionId: "books", fieldName: "x".repeat(length) })

  it("is a GET whose .r is its payload", () => {
    const payload = { dataCollectionId: "bücher", query: { filter: { title: "Emma 😀" } } }

    assert.deepStrictEqual(unpacked(query, payload), payload)
    assert.match(at(query, payload).path, /^\/v2\/items\/query\?\.r=[\w-]+$/)
  })

  it.each([
    [2047, "", "GET"],
    [2048, "/a", "GET"],
    [2049, "/a", "POST"]
  ])("of %i characters of path and query, prefix %j included, is a %s", (length, prefix, method) => {
    const path = `${prefix}/v2/items/query-distinct-values`
    const payload = Array.from({ length: 2000 }, (_, size) => payloadOf(size)).find(
      (payload) => `${path}?.r=${Base64Url.encode(JSON.stringify(payload))}`.length === length
    )

    assert.isDefined(payload)
    assert.strictEqual(at(queryDistinct, payload, prefix).method, method)
  })

  it("has a POST to be sent as where it is not taken as GET", () => {
    const payload = payloadOf(3)

    assert.deepStrictEqual(
      at(queryDistinct, payload).asPost,
      post(queryDistinct, payload, (path) => path)
    )
  })

  it("is a POST of the same JSON beyond", () => {
    const payload = payloadOf(3000)

    assert.deepStrictEqual(at(queryDistinct, payload), {
      method: "POST",
      path: "/v2/items/query-distinct-values",
      body: JSON.stringify(payload)
    })
  })
})

describe("a GET", () => {
  it("repeats keys for lists, joins nested ones with dots and leaves nothing out but what is absent", () => {
    const payload = {
      dataCollectionId: "Büch & Co",
      dataItemId: "a b/c",
      fields: ["title", "year"],
      appOptions: { a: { b: [1, 2] }, c: null },
      consistentRead: true,
      language: ""
    }

    assert.strictEqual(
      at(get, payload).path,
      "/v2/items/{dataItemId}?dataCollectionId=B%C3%BCch+%26+Co&dataItemId=a+b%2Fc&fields=title&fields=year&appOptions.a.b=1&appOptions.a.b=2&consistentRead=true&language="
    )
  })

  it.each([
    ["objects in a list", { appOptions: { list: [{ a: 1 }] } }],
    ["a dot in a key", { appOptions: { "a.b": 1 } }],
    ["a lone surrogate", { dataItemId: "\ud800" }]
  ])("takes the .r form for %s", (_, payload) => {
    assert.deepStrictEqual(unpacked(get, payload), payload)
  })

  it.each([
    [3999, "GET"],
    [4000, "GET"],
    [4001, "POST"]
  ] as const)("of %i characters of query is a %s where a fallback is declared", (length, method) => {
    const payload = {
      postLogoutRedirectUri: "x".repeat(length - "postLogoutRedirectUri=&clientId=c".length),
      clientId: "c"
    }
    const parcel = at(logout, payload)

    assert.strictEqual(parcel.method, method)
    if (parcel.body === undefined) assert.strictEqual(queryOf(parcel).length, length)
    else assert.deepStrictEqual(JSON.parse(parcel.body), payload)
  })

  it("without a payload has no query", () => {
    assert.deepStrictEqual(at(logout, {}), { method: "GET", path: "/v1/logout" })
  })

  it("stays one where no fallback is declared", () => {
    assert.strictEqual(at(get, { dataItemId: "x".repeat(5000) }).method, "GET")
  })
})

it("any other call is a POST of its JSON", () => {
  const payload = { dataCollectionId: "books", dataItem: { data: { text: "\ud800\u0000" } } }
  const parcel = at(insert, payload)

  assert.deepStrictEqual(parcel, { method: "POST", path: "/v2/items", body: JSON.stringify(payload) })
})
