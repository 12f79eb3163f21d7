import { Sorting } from "@portico/contract/data/Sort"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a field to sort by", () => {
  it.each([{ fieldName: "title" }, { fieldName: "year", order: "DESC" }])("travels as %j", (json) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Sorting)(json), json)
  })

  it.each([{}, { fieldName: "year", order: "desc" }, "year"])("is not %j", (json) => {
    assert.throws(() => Schema.encodeUnknownSync(Sorting)(json))
  })
})
