import { assert, describe, it } from "@effect/vitest"
import * as Endpoint from "@portico/contract/Endpoint"
import { post, type Parcel } from "@portico/contract/Endpoint"
import { logout } from "@portico/contract/auth/Endpoints"
import { get, insert, query, queryDistinct } from "@portico/contract/data/Endpoints"
import * as Result from "effect/Result"
import * as Base64Url from "effect/encoding/Base64Url"

describe("the path prefixes of the services", () => {
  it("are empty by default", () => {
    assert.deepStrictEqual([...new Set(Object.values(Endpoint.plainPrefixes))], [""])
  })

  it("match the hosts of the hosted provider", () => {
    const prefixes: Endpoint.Prefixes = {
      token: "",
      redirects: "/_api/redirects-api",
      authentication: "/_api/iam/authentication",
      recovery: "/_api/iam/recovery",
      verification: "/_api/iam/verification",
      graphql: "",
      data: "/wix-data",
      account: ""
    }

    assert.deepStrictEqual(Endpoint.hostedPrefixes, prefixes)
  })

  it("match a site's own host of the hosted provider", () => {
    const prefixes: Endpoint.Prefixes = {
      token: "",
      redirects: "/headless",
      authentication: "/_api/iam/authentication",
      recovery: "/_iam/recovery",
      verification: "/_api/iam/verification",
      graphql: "",
      data: "/_api/cloud-data",
      account: ""
    }

    assert.deepStrictEqual(Endpoint.ownHostPrefixes, prefixes)
  })
})

it("the query parameter of a payload is .r", () => {
  assert.strictEqual(Endpoint.payloadParameter, ".r")
})

const at = (row: Endpoint.Endpoint, payload: unknown, prefix = "") =>
  (row.pack ?? post)(row, payload, (path) => prefix + path)

const queryOf = ({ path }: Parcel): string => path.slice(path.indexOf("?") + 1)

const unpacked = (row: Endpoint.Endpoint, payload: unknown): unknown => {
  const text = new URLSearchParams(queryOf(at(row, payload))).get(".r")
  return JSON.parse(Result.getOrThrow(Base64Url.decodeString(text ?? "")))
}

describe("a call that is sent as GET or POST", () => {
  const payloadOf = (length: number) => ({ dataCollectionId: "books", fieldName: "x".repeat(length) })

  it("is a GET with its payload in .r", () => {
    const payload = { dataCollectionId: "bücher", query: { filter: { title: "Emma 😀" } } }

    assert.deepStrictEqual(unpacked(query, payload), payload)
    assert.match(at(query, payload).path, /^\/v2\/items\/query\?\.r=[\w-]+$/)
  })

  it.each([
    [2047, "", "GET"],
    [2048, "/a", "GET"],
    [2049, "/a", "POST"]
  ])("is, with %i characters of path and query and the prefix %j, a %s", (length, prefix, method) => {
    const path = `${prefix}/v2/items/query-distinct-values`
    const payload = Array.from({ length: 2000 }, (_, size) => payloadOf(size)).find(
      (payload) => `${path}?.r=${Base64Url.encode(JSON.stringify(payload))}`.length === length
    )

    assert.isDefined(payload)
    assert.strictEqual(at(queryDistinct, payload, prefix).method, method)
  })

  it("has a POST for servers that do not accept the GET", () => {
    const payload = payloadOf(3)

    assert.deepStrictEqual(
      at(queryDistinct, payload).asPost,
      post(queryDistinct, payload, (path) => path)
    )
  })

  it("is a POST with the same JSON if it is too long", () => {
    const payload = payloadOf(3000)

    assert.deepStrictEqual(at(queryDistinct, payload), {
      method: "POST",
      path: "/v2/items/query-distinct-values",
      body: JSON.stringify(payload)
    })
  })
})

describe("a GET", () => {
  it("repeats keys for arrays, joins nested keys with dots and omits only null values", () => {
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
    ["objects in an array", { appOptions: { list: [{ a: 1 }] } }],
    ["a dot in a key", { appOptions: { "a.b": 1 } }],
    ["a lone surrogate", { dataItemId: "\ud800" }]
  ])("uses .r for %s", (_, payload) => {
    assert.deepStrictEqual(unpacked(get, payload), payload)
  })

  it.each([
    [3999, "GET"],
    [4000, "GET"],
    [4001, "POST"]
  ] as const)("is, with %i characters of query, a %s if a fallback is declared", (length, method) => {
    const payload = {
      postLogoutRedirectUri: "x".repeat(length - "postLogoutRedirectUri=&clientId=c".length),
      clientId: "c"
    }
    const parcel = at(logout, payload)

    assert.strictEqual(parcel.method, method)
    if (parcel.body === undefined) assert.strictEqual(queryOf(parcel).length, length)
    else assert.deepStrictEqual(JSON.parse(parcel.body), payload)
  })

  it("has no query if there is no payload", () => {
    assert.deepStrictEqual(at(logout, {}), { method: "GET", path: "/v1/logout" })
  })

  it("is still a GET if no fallback is declared", () => {
    assert.strictEqual(at(get, { dataItemId: "x".repeat(5000) }).method, "GET")
  })
})

it("a call without GET is a POST of its JSON", () => {
  const payload = { dataCollectionId: "books", dataItem: { data: { text: "\ud800\u0000" } } }
  const parcel = at(insert, payload)

  assert.deepStrictEqual(parcel, { method: "POST", path: "/v2/items", body: JSON.stringify(payload) })
})
