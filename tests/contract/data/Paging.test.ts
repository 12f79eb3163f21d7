import * as Paging from "@portico/contract/data/Paging"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownSync(Paging.PagingMetadata)

describe("what a page says of itself", () => {
  it.each([
    {},
    { count: 5, offset: 0, hasNext: false },
    { total: 9, tooManyToCount: true, hasNext: true },
    { hasNext: true, cursors: { next: "N1", prev: "P0" } }
  ])("is read: %j", (metadata) => {
    assert.deepStrictEqual<unknown>(decode(metadata), metadata)
  })

  it("may be null here and there", () => {
    assert.deepStrictEqual(decode({ total: null, hasNext: false, cursors: { next: null, prev: "P0" } }), {
      hasNext: false,
      cursors: { prev: "P0" }
    })
    assert.deepStrictEqual(decode({ cursors: null }), {})
  })
})

describe("the page that is asked for", () => {
  it.each([{}, { limit: 20, offset: 40 }, { offset: 1 }])("is by offset: %j", (paging) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Paging.Paging)(paging), paging)
  })

  it.each([{ cursor: "N1" }, { limit: 20, cursor: "" }])("is by cursor: %j", (paging) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Paging.CursorPaging)(paging), paging)
  })
})
