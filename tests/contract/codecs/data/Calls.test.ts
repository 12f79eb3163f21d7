import { isMismatch } from "@portico/contract/Codec"
import { query } from "@portico/contract/codecs/data/Calls"
import * as Endpoints from "@portico/contract/data/Endpoints"
import { maximumDepth } from "@portico/contract/WireDate"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownSync(Endpoints.query.response)

const item = (data: unknown, more: object = {}) => ({ id: "b1", dataCollectionId: "books", data, ...more })

const page = (item: unknown, pagingMetadata: unknown = {}) => ({ dataItems: [item], pagingMetadata })

const deep = (levels: number): unknown => (levels === 0 ? { $date: "2026-02-03" } : { a: deep(levels - 1) })

const copyOf = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

describe("the codec of a page of items", () => {
  it.each([
    page(item({ _id: "b1" })),
    page(item({ at: { $date: "2026-02-03T09:00:00.123Z" } })),
    page(
      item({ at: [{ $date: "2026-02-30" }, { deep: { $date: "1" } }, { $date: 5 }, { $date: "Tue, 03 Feb 2026" }] })
    ),
    page(item({ $date: "2026-02-03" })),
    page(item({ at: { $date: { $date: "2026-02-03" } } })),
    page(item(deep(maximumDepth - 2))),
    page(item(JSON.parse('{"__proto__": {"$date": "2026-02-03"}, "constructor": {"__proto__": 1}}'))),
    page(item({}), {
      count: 1,
      offset: 0,
      total: 3,
      tooManyToCount: true,
      hasNext: true,
      cursors: { next: "n", prev: "p" }
    }),
    { dataItems: [], pagingMetadata: {} },
    page({ id: "b1", data: {} }),
    page(item({}, { more: 1 })),
    page(item({}), { total: null }),
    page(item({}), { cursors: { next: null } }),
    page(item({}), { constructor: 1 }),
    page(item({}), JSON.parse('{"__proto__": 1}'))
  ])("returns the same page as the schema: %j", (json) => {
    assert.deepStrictEqual(query.response.decode(copyOf(json)), decode(json))
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { dataItems: [] },
    { dataItems: {}, pagingMetadata: {} },
    page(null),
    page({ id: 1, dataCollectionId: "books", data: {} }),
    page(item([])),
    page(item(deep(maximumDepth + 2))),
    page(item({}), { total: "3" }),
    page(item({}), { hasNext: 1 })
  ])("rejects JSON that is no page, as the schema does: %#", (json) => {
    assert.isTrue(isMismatch(query.response.decode(json)))
    assert.throws(() => decode(json))
  })

  it.prop("returns the same page as the schema for any JSON", [Schema.Record(Schema.String, Schema.Json)], ([data]) => {
    const json = copyOf(page(item(data)))

    assert.deepStrictEqual(query.response.decode(copyOf(json)), decode(json))
  })
})
