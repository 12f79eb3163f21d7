import { SearchModel } from "@portico/contract/data/Search"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a search", () => {
  it.each([
    { search: { expression: "red", mode: "OR", fuzzy: true }, filter: {}, sort: [], fields: [] },
    { search: {}, paging: { limit: 5, offset: 0 } },
    { filter: { at: { $gt: { $date: "1970-01-01T00:00:00.000Z" } } }, sort: [{ fieldName: "title", order: "ASC" }] }
  ])("travels as %j", (json: unknown) => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(SearchModel)(Schema.decodeUnknownSync(SearchModel)(json)), json)
  })

  it("has no other mode than the two", () => {
    assert.throws(() => Schema.encodeUnknownSync(SearchModel)({ search: { mode: "XOR" } }))
  })
})
