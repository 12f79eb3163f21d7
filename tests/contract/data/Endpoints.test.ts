import type { Endpoint } from "@portico/contract/Endpoint"
import * as Endpoints from "@portico/contract/data/Endpoints"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

type Payloads = ReadonlyArray<readonly [Endpoint, json: unknown]>
type Dates = ReadonlyArray<readonly [Endpoint, json: unknown, value: unknown]>

const date = { $date: "2024-01-02T03:04:05.678Z" }
const at = new Date("2024-01-02T03:04:05.678Z")

describe("the common keys of a payload", () => {
  const options = {
    environment: "SANDBOX_PREFERRED",
    suppressHooks: true,
    appOptions: { a: 1 },
    publishPluginOptions: { includeDraftItems: false }
  }
  const reading = { ...options, consistentRead: true, language: "en" }

  const payloads: Payloads = [
    [Endpoints.insert, { dataCollectionId: "books", dataItem: { id: "b1", data: {} }, ...options }],
    [Endpoints.truncate, { dataCollectionId: "books", ...options }],
    [Endpoints.get, { dataCollectionId: "books", dataItemId: "b1", fields: ["a"], ...reading }],
    [Endpoints.count, { dataCollectionId: "books", filter: {}, ...reading }]
  ]

  it.each(payloads)("round-trip with $path", ({ request }, json) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(request)(Schema.decodeUnknownSync(request)(json)), json)
  })

  it("can be null, which other clients send for missing values", () => {
    const json = { dataCollectionId: "books", language: null, suppressHooks: null }

    assert.deepStrictEqual(Schema.decodeSync(Endpoints.count.request)(json), { dataCollectionId: "books" })
  })
})

describe("dates in a payload", () => {
  const filters: Dates = [
    [Endpoints.insert, { dataItem: { data: { at: date } } }, { dataItem: { data: { at } } }],
    [Endpoints.query, { query: { filter: { at: { $gt: date } } } }, { query: { filter: { at: { $gt: at } } } }],
    [Endpoints.count, { filter: { at: date } }, { filter: { at } }],
    [Endpoints.aggregate, { initialFilter: { at: date } }, { initialFilter: { at } }],
    [
      Endpoints.remove,
      { dataItemId: "b1", condition: { filter: { at: date } } },
      { dataItemId: "b1", condition: { filter: { at } } }
    ]
  ]

  it.each(filters)("of $path are encoded as $date", ({ request }, json, value) => {
    const payload = { dataCollectionId: "books", ...Object(value) }

    const encoded = Schema.encodeUnknownSync(request)(payload)

    assert.deepStrictEqual(encoded, { dataCollectionId: "books", ...Object(json) })
    assert.deepStrictEqual(Schema.decodeUnknownSync(request)(encoded), payload)
  })
})

describe("dates in a response", () => {
  const answers: Dates = [
    [
      Endpoints.query,
      { dataItems: [{ id: "b1", data: { at: date } }], pagingMetadata: {} },
      { dataItems: [{ id: "b1", data: { at } }], pagingMetadata: {} }
    ],
    [
      Endpoints.queryDistinct,
      { distinctValues: [date, "a"], pagingMetadata: {} },
      { distinctValues: [at, "a"], pagingMetadata: {} }
    ],
    [
      Endpoints.aggregate,
      { results: [{ atMax: date }], pagingMetadata: {} },
      { results: [{ atMax: at }], pagingMetadata: {} }
    ],
    [Endpoints.aggregatePipeline, { results: [{ d: { at: date } }] }, { results: [{ d: { at } }] }]
  ]

  it.each(answers)("are decoded as dates: $path", ({ response }, json, value) => {
    assert.deepStrictEqual(Schema.decodeUnknownSync(response)(json), value)
  })
})

describe("a missing item", () => {
  it.each([null, {}, { dataItem: null }])("is decoded from %j by get and by remove", (json) => {
    assert.deepStrictEqual(Schema.decodeSync(Endpoints.get.response)(json), {})
    assert.deepStrictEqual(Schema.decodeSync(Endpoints.remove.response)(json), {})
  })
})

describe("an incomplete response", () => {
  it.each([
    [Endpoints.query, { dataItems: [] }],
    [Endpoints.query, { pagingMetadata: {} }],
    [Endpoints.count, {}],
    [Endpoints.isReferenced, {}],
    [Endpoints.bulkInsert, {}]
  ])("is rejected: $path", ({ response }, json) => {
    assert.throws(() => Schema.decodeUnknownSync(response)(json))
  })
})

describe("a page by cursor", () => {
  const pages: Payloads = [
    [Endpoints.queryDistinct, { dataCollectionId: "books", cursorPaging: { limit: 2, cursor: "N1" } }],
    [Endpoints.queryReferenced, { dataCollectionId: "books", cursorPaging: { cursor: "N1" }, fields: ["a"] }],
    [Endpoints.query, { dataCollectionId: "books", query: { fields: [], cursorPaging: { limit: 2, cursor: "P0" } } }]
  ]

  it.each(pages)("does not repeat its first request: $path", ({ request }, json) => {
    assert.deepStrictEqual(Schema.decodeUnknownSync(request)(json), json)
  })
})
