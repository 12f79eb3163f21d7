import * as Item from "@portico/contract/data/Item"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("an item", () => {
  it("is read with its dates", () => {
    const json = { id: "b1", dataCollectionId: "books", data: { _id: "b1", at: { $date: "1970-01-01T00:00:00.000Z" } } }

    const item = Schema.decodeSync(Item.Item)(json)

    assert.deepStrictEqual<unknown>(item, { ...json, data: { _id: "b1", at: new Date(0) } })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Item.Item)(item), json)
  })

  it.each([{}, { id: "b1" }, { id: 1, data: {} }, { id: "b1", data: [] }, { id: "b1", data: null }])(
    "is not made out of %j",
    (json) => {
      assert.throws(() => Schema.decodeUnknownSync(Item.Item)(json))
    }
  )
})

describe("an item to be stored", () => {
  it("needs no id", () => {
    assert.deepStrictEqual(Schema.encodeSync(Item.ItemDraft)({ data: { title: "Emma" } }), { data: { title: "Emma" } })
  })
})

it("four fields of an item belong to the provider", () => {
  assert.deepStrictEqual<ReadonlyArray<string>>(Item.systemFields, ["_id", "_createdDate", "_updatedDate", "_ownerId"])
})
