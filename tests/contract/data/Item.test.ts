import { assert, describe, it } from "@effect/vitest"
import * as Item from "@portico/contract/data/Item"
import { BulkResponse, ItemPatch } from "@portico/contract/data/Item"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

describe("an item", () => {
  it("is decoded with its dates", () => {
    const json = { id: "b1", dataCollectionId: "books", data: { _id: "b1", at: { $date: "1970-01-01T00:00:00.000Z" } } }

    const item = Schema.decodeSync(Item.Item)(json)

    assert.deepStrictEqual<unknown>(item, { ...json, data: { _id: "b1", at: new Date(0) } })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Item.Item)(item), json)
  })

  it.each([{}, { id: "b1" }, { id: 1, data: {} }, { id: "b1", data: [] }, { id: "b1", data: null }])(
    "is not decoded from %j",
    (json) => {
      assert.throws(() => Schema.decodeUnknownSync(Item.Item)(json))
    }
  )
})

describe("an item draft", () => {
  it("needs no id", () => {
    assert.deepStrictEqual(Schema.encodeSync(Item.ItemDraft)({ data: { title: "Emma" } }), { data: { title: "Emma" } })
  })
})

describe("an array of items", () => {
  const decode = Schema.decodeUnknownSync(Item.Items)

  it("is decoded and encoded item by item", () => {
    const json = [
      { id: "b1", dataCollectionId: "books", data: { _id: "b1", at: { $date: "1970-01-01T00:00:00.000Z" } } },
      { id: "b2", data: { _id: "b2", $date: "1970-01-01T00:00:00.000Z" } }
    ]

    const items = decode(json)

    assert.deepStrictEqual<unknown>(
      items,
      json.map((item) => Schema.decodeSync(Item.Item)(item))
    )
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Item.Items)(items), json)
  })

  it.each([{}, [{}], [{ id: "b1" }], [{ id: 1, data: {} }], [{ id: "b1", data: [] }], [null]])(
    "is not decoded from %j",
    (json) => {
      assert.throws(() => decode(json))
    }
  )

  it("reports the index and the path of an invalid date", () => {
    const drafts = [{ data: {} }, { id: "b2", data: { read: [new Date(Number.NaN)] } }]

    const result = Schema.encodeResult(Item.ItemDrafts)(drafts)

    assert.include(inspect(result), '[1]["data"]["read"][0]')
    assert.include(inspect(result), "an invalid Date")
  })

  it("reports the index of an item that is nested too deeply", () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(600)}1${"}".repeat(600)}`)

    const result = Schema.decodeUnknownResult(Item.Items)([{ id: "b1", data: deep }])

    assert.include(inspect(result), '[0]["data"]')
    assert.include(inspect(result), "nested too deeply")
  })
})

describe("a patch", () => {
  it("round-trips its five kinds of change", () => {
    const json = {
      dataItemId: "b1",
      fieldModifications: [
        { action: "SET_FIELD", fieldPath: "at", setFieldOptions: { value: { $date: "1970-01-01T00:00:00.000Z" } } },
        { action: "REMOVE_FIELD", fieldPath: "old" },
        { action: "INCREMENT_FIELD", fieldPath: "sold", incrementFieldOptions: { value: 1 } },
        { action: "APPEND_TO_ARRAY", fieldPath: "tags", appendToArrayOptions: { value: "new" } },
        { action: "REMOVE_FROM_ARRAY", fieldPath: "tags", removeFromArrayOptions: { value: null } }
      ]
    }

    const patch = Schema.decodeUnknownSync(ItemPatch)(json)

    assert.deepStrictEqual(patch.fieldModifications[0]?.setFieldOptions, { value: new Date(0) })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(ItemPatch)(patch), json)
  })

  it.each([
    { action: "RENAME_FIELD", fieldPath: "a" },
    { action: "INCREMENT_FIELD", fieldPath: "a", incrementFieldOptions: { value: "1" } }
  ])("is not decoded from %j", (modification) => {
    assert.throws(() => Schema.decodeUnknownSync(ItemPatch)({ dataItemId: "b1", fieldModifications: [modification] }))
  })
})

describe("a reference", () => {
  it("contains its field and both ids", () => {
    const json = { referringItemFieldName: "authors", referringItemId: "b1", referencedItemId: "a1" }

    assert.deepStrictEqual(Schema.decodeSync(Item.Reference)(json), json)
    assert.throws(() => Schema.decodeUnknownSync(Item.Reference)({ ...json, referencedItemId: 1 }))
  })
})

describe("the option to include referenced items", () => {
  it.each([{ fieldName: "authors" }, { fieldName: "tags", limit: 3 }])("round-trips %j", (json: unknown) => {
    assert.deepStrictEqual(Schema.encodeUnknownSync(Item.ReferencedItemOption)(json), json)
  })
})

const decode = Schema.decodeUnknownSync(BulkResponse)

describe("the response of a bulk call", () => {
  it("contains the result of each item", () => {
    const answer = {
      results: [
        { action: "DELETE", itemMetadata: { id: "a", originalIndex: 0, success: true } },
        {
          action: "DELETE",
          itemMetadata: { id: "b", originalIndex: 1, success: false, error: { code: "WDE0073", description: "gone" } }
        },
        { action: "SOMETHING_NEW", itemMetadata: { originalIndex: 2, success: true }, dataItem: { id: "c", data: {} } }
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 }
    }

    assert.deepStrictEqual<unknown>(decode(answer), answer)
  })

  it("omits null parts", () => {
    const itemMetadata = { id: null, originalIndex: 0, success: true, error: null }

    assert.deepStrictEqual<unknown>(decode({ results: [{ action: null, itemMetadata, dataItem: null }] }), {
      results: [{ itemMetadata: { originalIndex: 0, success: true } }]
    })
  })

  it.each([{}, { results: [{}] }, { results: [{ itemMetadata: { success: true } }] }])(
    "is not decoded from %j",
    (answer) => {
      assert.throws(() => decode(answer))
    }
  )
})
