import { assert, describe, it } from "@effect/vitest"
import { open } from "../../provider/http/data/Books.ts"

const numbers = Array.from({ length: 10_000 }, (_, index) => index)

const sets = (count: number) => ({ $or: Array.from({ length: count }, () => ({ tags: { $hasAll: numbers } })) })
const expensive = sets(3)

const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })
const patch = { dataItemId: "b1", fieldModifications: [set("title", "x")] }
const item = { data: { _id: "b1", title: "x" } }
const condition = { filter: expensive }

describe("a request that is too expensive", () => {
  it("is refused with the expensive part, wherever it has a filter", async () => {
    const shop = await open()
    const token = await shop.visitor()
    const post = (path: string) => async (collection: string, payload: object) => {
      const answered = await shop.post(path, { dataCollectionId: collection, ...payload }, token)
      return { ...answered, body: JSON.parse(answered.text) }
    }
    const calls: ReadonlyArray<readonly [string, string, object]> = [
      ["filter", "/v2/items/query", { query: { filter: expensive } }],
      ["filter", "/v2/items/count", { filter: expensive }],
      ["filter", "/v2/items/query-distinct-values", { fieldName: "title", filter: expensive }],
      ["filter", "/v2/items/search", { search: { filter: expensive, search: { expression: "emma" } } }],
      ["initialFilter", "/v2/items/aggregate", { initialFilter: expensive, aggregation: {} }],
      ["finalFilter", "/v2/items/aggregate", { finalFilter: expensive, aggregation: {} }],
      ["pipeline.stages.0.filter", "/v2/items/aggregate-pipeline", { pipeline: { stages: [{ filter: expensive }] } }],
      ["filter", "/v2/items/update", { dataItem: item, condition }],
      ["filter", "/v2/items/remove", { dataItemId: "b1", condition }],
      ["filter", "/v2/items/patch", { patch, condition }],
      ["filter", "/v2/bulk/items/update", { dataItems: [item], condition }],
      ["filter", "/v2/bulk/items/patch", { patches: [patch], condition }],
      ["filter", "/v2/bulk/items/remove", { dataItemIds: ["b1"], condition }]
    ]

    for (const [name, path, payload] of calls) {
      const { body, status } = await post(path)("books", payload)

      assert.deepStrictEqual(
        [path, status, body.details?.validationError?.fieldViolations],
        [
          path,
          400,
          [
            {
              data: {},
              field: `${name}.$or[2].tags.$hasAll`,
              description:
                "exceeds the limit of values: the request has 30000 values in all arrays, and must have at most 20000 values. " +
                "Send several requests with fewer values each"
            }
          ]
        ]
      )
    }
    const { data } = await shop.get("books", "b1")
    assert.strictEqual(data.dataItem.data["title"], "Emma")
  })

  it("is refused before it reaches the store, even with many values", async () => {
    const shop = await open()

    // The request has 7.4 megabytes, which once crashed the embedded database.
    const answered = await shop.query("books", { query: { filter: sets(150) } })

    assert.strictEqual(answered.status, 400)
    assert.include(answered.text, "the request has 1500000 values in all arrays")
  })

  it("is refused for a long pattern of $matches", async () => {
    const shop = await open()
    const spec = [{ type: "literal", value: "x".repeat(5_000_000) }]

    const answered = await shop.query("books", {
      query: { filter: { title: { $matches: { ignoreCase: true, spec } } } }
    })

    assert.deepStrictEqual(answered.body.details.validationError?.fieldViolations, [
      {
        data: {},
        field: "filter.title.$matches.spec[0].value",
        description:
          "exceeds the limit of characters: the parts have 5000000 characters, and must have together at most 1000 characters. " +
          "Use $startsWith or $contains for a part of the string"
      }
    ])
  })
})
