import * as Endpoint from "@portico/contract/Endpoint"
import { assert, describe, it } from "@effect/vitest"

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
