import * as Reference from "@portico/contract/data/Reference"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a reference", () => {
  it("names its field and both items", () => {
    const json = { referringItemFieldName: "authors", referringItemId: "b1", referencedItemId: "a1" }

    assert.deepStrictEqual(Schema.decodeSync(Reference.Reference)(json), json)
    assert.throws(() => Schema.decodeUnknownSync(Reference.Reference)({ ...json, referencedItemId: 1 }))
  })
})

describe("a wish for referenced items", () => {
  it.each([{ fieldName: "authors" }, { fieldName: "tags", limit: 3 }])("travels as %j", (json: unknown) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Reference.ReferencedItemOption)(json), json)
  })
})
