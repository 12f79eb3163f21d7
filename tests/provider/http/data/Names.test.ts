import { assert, describe, it } from "@effect/vitest"
import * as Names from "../../../../packages/provider/src/http/data/Names.ts"
import { openLibrary } from "./Library.ts"

const changes = [{ fieldPath: "title", action: "SET_FIELD", setFieldOptions: { value: "Changed" } }]
const sort = [{ fieldName: "_id" }]

describe("names of data.md §7 and of newer clients", () => {
  it.each([
    ["bulk/items/insert", { dataItems: [{ data: { _id: "b9" } }] }, { items: [{ data: { _id: "b9" } }] }],
    ["bulk/items/save", { dataItems: [{ data: { _id: "b1" } }] }, { items: [{ data: { _id: "b1" } }] }],
    ["bulk/items/update", { dataItems: [{ data: { _id: "b1" } }] }, { items: [{ data: { _id: "b1" } }] }],
    [
      "items/patch",
      { patch: { dataItemId: "b1", fieldModifications: changes } },
      { dataItemId: "b1", fieldModifications: changes }
    ],
    ["items/search", { search: { search: { expression: "omens" } } }, { search: { expression: "omens" } }],
    ["items/search", { search: { search: { expression: "omens", mode: "OR" } } }, { expression: "omens", mode: "OR" }],
    [
      "items/search",
      {
        search: {
          search: { expression: "mort emma", mode: "OR" },
          filter: { publisher: "p1" },
          sort,
          fields: ["title"]
        }
      },
      { search: { expression: "mort emma", mode: "OR" }, filter: { publisher: "p1" }, sort, fields: ["title"] }
    ],
    [
      "items/search",
      { search: { search: { expression: "mort" } }, referencedItemOptions: [{ fieldName: "authors", limit: 1 }] },
      { search: { search: { expression: "mort" } }, includeReferences: [{ field: "authors", limit: 1 }] }
    ],
    [
      "items/query",
      { query: { sort }, referencedItemOptions: [{ fieldName: "authors", limit: 1 }, { fieldName: "publisher" }] },
      { query: { sort }, includeReferences: [{ field: "authors", limit: 1 }, { fieldName: "publisher" }] }
    ],
    [
      "items/query",
      { query: { sort }, referencedItemOptions: [{ fieldName: "authors" }] },
      { query: { sort }, referencedItemOptions: [], includeReferences: [{ field: "authors" }] }
    ],
    [
      "items/save",
      { dataItem: { data: { _id: "b1" } }, includeReferencedItems: ["authors"] },
      { dataItem: { data: { _id: "b1" } }, includeReferences: [{ field: "authors" }] }
    ]
  ])("are equivalent to the canonical names: %s", async (path, own, other) => {
    const ask = async (payload: object) => {
      const shop = await openLibrary()
      const answered = await shop.post(`/v2/${path}`, { dataCollectionId: "books", ...payload }, await shop.visitor())
      return { status: answered.status, text: withoutCursors(answered.text) }
    }

    const expected = await ask(own)

    assert.strictEqual(expected.status, 200)
    assert.deepStrictEqual(await ask(other), expected)
  })

  it("are equivalent to the canonical names in pipeline stages", () => {
    const projection = { fields: [{ include: { fieldName: "title" } }] }
    const unwindArray = { arrayFieldName: "tags" }
    const own = { pipeline: { stages: [{ projection }, { unwindArray }, { limit: 1 }] } }
    const stages = [{ project: projection }, { unwind: unwindArray }, { limit: 1 }]

    for (const payload of [{ pipeline: { stages } }, { pipeline: stages }, { stages }]) {
      assert.deepStrictEqual<object>(Names.known(payload, "aggregatePipeline"), own)
    }
    assert.deepStrictEqual<object>(Names.known({ stages, paging: { limit: 1 } }, "aggregatePipeline"), {
      pipeline: { ...own.pipeline, paging: { limit: 1 } }
    })
  })

  it("are ignored if the canonical names are present", () => {
    const dataItems = [{ data: {} }]

    assert.strictEqual(Names.known({ dataItems, items: [] }, "bulkInsert")["dataItems"], dataItems)
    assert.deepStrictEqual(Names.known({ patch: { dataItemId: "a" }, dataItemId: "b" }, "patch"), {
      patch: { dataItemId: "a" }
    })
  })

  it("are left unchanged if their values are invalid", () => {
    for (const payload of [
      { pipeline: 5 },
      { search: null },
      { search: "x", expression: "y" },
      { stages: 1, pipeline: 1 }
    ]) {
      for (const key of ["aggregatePipeline", "search", "query", "count"]) {
        assert.deepStrictEqual<object>(Names.known(payload, key), payload)
      }
    }
  })
})

const withoutCursors = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === "cursors" ? undefined : value))
