import { assert, describe, it } from "@effect/vitest"
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import * as Routes from "../../../../packages/provider/src/http/request/Routes.ts"

const rows = Object.entries({ ...endpoints.auth, ...endpoints.data, ...endpoints.account })

const nameOf = (match: Routes.Match) => (match._tag === "Found" ? match.route.key : match._tag)

describe.each([
  ["plain", Endpoint.plainPrefixes],
  ["hosted", Endpoint.hostedPrefixes],
  ["own host", Endpoint.ownHostPrefixes]
])("under the %s prefixes", (_, prefixes) => {
  it.each(rows)("finds %s", (name, row) => {
    const path = prefixes[row.service] + row.path.replace(/\{\w+\}/g, "thing")

    const expected = name === "openRedirectSession" ? "createRedirectSession" : name
    assert.strictEqual(nameOf(Routes.match(row.method, path)), expected)
    if (row.getOrPost === true) assert.strictEqual(nameOf(Routes.match("GET", path)), expected)
    if (row.getOrPost === true) assert.strictEqual(nameOf(Routes.match("POST", path)), expected)
  })
})

it("has a unique name for every row, with and without the prefix of its API", () => {
  assert.strictEqual(new Set(Routes.rowNames).size, Routes.rowNames.length)
  assert.strictEqual(new Set(Routes.rowNames.map((name) => name.split(".")[1])).size, Routes.rowNames.length)
})

it("accepts a logout by POST", () => {
  assert.strictEqual(nameOf(Routes.match("POST", "/v1/logout")), "logout")
})

it("decodes a parameter", () => {
  const match = Routes.match("GET", "/v2/items/a%20b%2Fc")

  assert.deepStrictEqual(match._tag === "Found" && match.parameters, { dataItemId: "a b/c" })
})

it("leaves a parameter with an invalid escape unchanged", () => {
  const match = Routes.match("GET", "/v2/items/100%")

  assert.deepStrictEqual(match._tag === "Found" && match.parameters, { dataItemId: "100%" })
})

it.each(["/v2/items/query", "/v2/items/query-distinct-values"])("matches GET %s as an item too", (path) => {
  const match = Routes.match("GET", path)

  assert.strictEqual(match._tag === "Found" && match.other !== undefined && nameOf(match.other), "get")
})

it.each(["/", "", "/v2", "/v2/items/", "/v2/items/a/b", "/V2/login", "/v2/login/", "//v2/login"])(
  "matches nothing for %j",
  (path) => {
    assert.strictEqual(nameOf(Routes.match("POST", path)), "Nothing")
  }
)

it("lists the methods that a path allows", () => {
  const match = Routes.match("DELETE", "/v2/items/query")

  assert.sameMembers([...(match._tag === "WrongMethod" ? match.allowed : [])], ["GET", "POST"])
})
