import { assert, describe, it } from "@effect/vitest"
import * as Base64Url from "effect/encoding/Base64Url"
import { codeOf, open, seed } from "../Shop.ts"

const books = {
  ...seed,
  collections: [
    {
      id: "books",
      permissions: { insert: "ANYONE" },
      items: [
        { _id: "b1", title: "Emma", year: 1815 },
        { _id: "b2", title: "Persuasion", year: 1817, at: { $date: "1817-12-20T00:00:00.000Z" } },
        { _id: "query", title: "An item with an awkward id", year: 2000 }
      ]
    }
  ]
} as const

const read = async (path: string) => {
  const shop = open({ seed: books })
  return shop.send(path, { headers: { authorization: await shop.visitor() } })
}

const packed = (payload: unknown) => `.r=${Base64Url.encode(JSON.stringify(payload))}`

const idsOf = (text: string): ReadonlyArray<string> =>
  JSON.parse(text).dataItems.map(({ id }: { readonly id: string }) => id)

describe("GET of an item", () => {
  it("accepts flat parameters with booleans as strings", async () => {
    const { status, text } = await read(
      "/v2/items/b1?dataCollectionId=books&dataItemId=b1&suppressHooks=true&consistentRead=false" +
        "&appOptions.a=1&publishPluginOptions.includeDraftItems=true&fields=title&language=en"
    )

    assert.strictEqual(status, 200)
    assert.deepStrictEqual(JSON.parse(text).dataItem.data, { _id: "b1", title: "Emma" })
  })

  it("accepts a packed payload", async () => {
    const { status } = await read(`/v2/items/b1?${packed({ dataCollectionId: "books", dataItemId: "b1" })}`)

    assert.strictEqual(status, 200)
  })

  it("reads the id from the path if the payload has none", async () => {
    assert.strictEqual((await read("/wix-data/v2/items/b1?dataCollectionId=books")).status, 200)
  })

  it("reads an id that contains slashes", async () => {
    const { body, status } = await read("/v2/items/b1/c%20d?dataCollectionId=books&dataItemId=b1%2Fc+d")

    assert.strictEqual(status, 404)
    assert.strictEqual(body.details.applicationError?.code, "WDE0073")
  })

  it("prefers the id in the payload over the id in the path", async () => {
    const { text } = await read("/v2/items/b1?dataCollectionId=books&dataItemId=b2")

    assert.strictEqual(JSON.parse(text).dataItem.id, "b2")
  })

  it("names invalid flat parameters", async () => {
    const { body, status } = await read("/v2/items/b1?suppressHooks=perhaps")

    assert.strictEqual(status, 400)
    assert.sameMembers(body.details.validationError?.fieldViolations.map(({ field }) => field) ?? [], [
      "dataCollectionId",
      "suppressHooks"
    ])
  })
})

describe("GET of a query", () => {
  const payload = { dataCollectionId: "books", query: { filter: { year: { $lt: 1817 } } } }

  it("accepts a packed payload", async () => {
    const { status, text } = await read(`/v2/items/query?${packed(payload)}`)

    assert.strictEqual(status, 200)
    assert.deepStrictEqual(idsOf(text), ["b1"])
  })

  it("accepts a packed payload for distinct values", async () => {
    const { text } = await read(
      `/v2/items/query-distinct-values?${packed({ dataCollectionId: "books", fieldName: "year" })}`
    )

    assert.deepStrictEqual(JSON.parse(text).distinctValues, [1815, 1817, 2000])
  })

  it("reads an item with that id if the payload has one", async () => {
    const flat = await read("/v2/items/query?dataCollectionId=books&dataItemId=query")
    const whole = await read(`/v2/items/query?${packed({ dataCollectionId: "books", dataItemId: "query" })}`)

    assert.strictEqual(JSON.parse(flat.text).dataItem.id, "query")
    assert.strictEqual(JSON.parse(whole.text).dataItem.id, "query")
  })

  it("runs a query if the payload has no item id", async () => {
    assert.strictEqual((await read("/v2/items/query?dataCollectionId=books")).status, 400)
  })
})

describe("POST", () => {
  it("accepts queries and requests for distinct values", async () => {
    const shop = open({ seed: books })
    const token = await shop.visitor()

    const query = await shop.post("/v2/items/query", { dataCollectionId: "books", query: {} }, token)
    const distinct = await shop.post(
      "/_api/cloud-data/v2/items/query-distinct-values",
      { dataCollectionId: "books", fieldName: "title" },
      token
    )

    assert.deepStrictEqual([query.status, distinct.status], [200, 200])
    assert.strictEqual(idsOf(query.text).length, 3)
  })

  it("accepts the items of a bulk request under both names", async () => {
    const shop = open({ seed: books })
    const token = await shop.visitor()
    const items = [{ data: { _id: "n1" } }, { data: { _id: "b1" } }]

    const own = await shop.post("/v2/bulk/items/insert", { dataCollectionId: "books", dataItems: items }, token)
    const other = await shop.post("/v2/bulk/items/insert", { dataCollectionId: "books", items }, token)

    const successes = (text: string) => JSON.parse(text).bulkActionMetadata
    assert.deepStrictEqual(successes(own.text), { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    assert.deepStrictEqual(successes(other.text), { totalSuccesses: 0, totalFailures: 2, undetailedFailures: 0 })
  })

  it("encodes dates as objects with $date", async () => {
    const { text } = await read("/v2/items/b2?dataCollectionId=books")

    assert.deepStrictEqual(JSON.parse(text).dataItem.data.at, { $date: "1817-12-20T00:00:00.000Z" })
  })

  it("rejects a body above the limit with the data API's error code", async () => {
    const shop = open({ seed: books })
    const headers = { authorization: await shop.visitor(), "content-length": String(17 * 1024 * 1024) }

    const refused = await shop.send("/v2/bulk/items/save", { method: "POST", headers, body: "{}" })

    assert.deepStrictEqual([refused.status, codeOf(refused)], [413, "WDE0109"])
  })
})
