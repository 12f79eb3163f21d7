import { assert, describe, it } from "@effect/vitest"
import * as Query from "@portico/contract/data/Query"
import { SearchModel, Sorting } from "@portico/contract/data/Query"
import * as Schema from "effect/Schema"

describe("a filter", () => {
  it("encodes dates at any depth", () => {
    const filter = { $or: [{ at: { $gt: new Date(0) } }, { at: new Date(0) }] }

    const json = Schema.encodeSync(Query.FilterModel)(filter)

    assert.deepStrictEqual<unknown>(json, {
      $or: [{ at: { $gt: { $date: "1970-01-01T00:00:00.000Z" } } }, { at: { $date: "1970-01-01T00:00:00.000Z" } }]
    })
    assert.deepStrictEqual<unknown>(Schema.decodeSync(Query.FilterModel)(json), filter)
  })
})

describe("a field to sort by", () => {
  it.each([{ fieldName: "title" }, { fieldName: "year", order: "DESC" }])("round-trips %j", (json) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Sorting)(json), json)
  })

  it.each([{}, { fieldName: "year", order: "desc" }, "year"])("is not encoded from %j", (json) => {
    assert.throws(() => Schema.encodeUnknownSync(Sorting)(json))
  })
})

const decode = Schema.decodeUnknownSync(Query.PagingMetadata)

describe("the paging metadata", () => {
  it.each([
    {},
    { count: 5, offset: 0, hasNext: false },
    { total: 9, tooManyToCount: true, hasNext: true },
    { hasNext: true, cursors: { next: "N1", prev: "P0" } }
  ])("is decoded: %j", (metadata) => {
    assert.deepStrictEqual<unknown>(decode(metadata), metadata)
  })

  it("omits null values", () => {
    assert.deepStrictEqual(decode({ total: null, hasNext: false, cursors: { next: null, prev: "P0" } }), {
      hasNext: false,
      cursors: { prev: "P0" }
    })
    assert.deepStrictEqual(decode({ cursors: null }), {})
  })
})

describe("the requested page", () => {
  it.each([{}, { limit: 20, offset: 40 }, { offset: 1 }])("is encoded by offset: %j", (paging) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Query.Paging)(paging), paging)
  })

  it.each([{ cursor: "N1" }, { limit: 20, cursor: "" }])("is encoded by cursor: %j", (paging) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Query.CursorPaging)(paging), paging)
  })
})

describe("a search", () => {
  it.each([
    { search: { expression: "red", mode: "OR", fuzzy: true }, filter: {}, sort: [], fields: [] },
    { search: {}, paging: { limit: 5, offset: 0 } },
    { filter: { at: { $gt: { $date: "1970-01-01T00:00:00.000Z" } } }, sort: [{ fieldName: "title", order: "ASC" }] }
  ])("round-trips %j", (json: unknown) => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(SearchModel)(Schema.decodeUnknownSync(SearchModel)(json)), json)
  })

  it("has no mode other than AND and OR", () => {
    assert.throws(() => Schema.encodeUnknownSync(SearchModel)({ search: { mode: "XOR" } }))
  })
})
