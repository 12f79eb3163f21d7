import { assert, describe, it } from "@effect/vitest"
import { maximumBodyBytes } from "../../../packages/provider/src/http/request/Payload.ts"
import * as Limits from "@portico/contract/Limits"
import { afterAll, beforeAll } from "vitest"
import { type Answered, codeOf, open } from "../../provider/Shop.ts"
import { seed } from "./hostile.ts"

describe("nested and large requests", () => {
  let shop: ReturnType<typeof open>
  let token = ""

  beforeAll(async () => {
    shop = open({ seed })
    token = await shop.visitor()
  })

  afterAll(() => shop.dispose())

  const post = (path: string, payload: Readonly<Record<string, unknown>>) =>
    shop.post(`/v2/${path}`, { dataCollectionId: "open", ...payload }, token)

  /** Returns JSON of a value nested in this many levels. */
  const nest = (levels: number, before: string, inside: string, after: string) =>
    before.repeat(levels) + inside + after.repeat(levels)

  const raw = (path: string, body: string) =>
    shop.send(`/v2/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: token },
      body
    })

  const objects = (levels: number) => nest(levels, `{"a":`, "1", "}")
  const lists = (levels: number) => nest(levels, "[", "1", "]")
  const nots = (levels: number) => nest(levels, `{"$not":[`, `{"title":"One"}`, "]}")
  const ands = (levels: number) => nest(levels, `{"$and":[`, `{"title":"One"}`, "]}")
  const sums = (levels: number) => nest(levels, `{"abs":{"expression":`, `{"numeric":1}`, "}}")
  const nested = (levels: number) =>
    nest(levels, `{"projectNested":{"resultFieldName":"a","fields":[`, `{"include":{"fieldName":"title"}}`, "]}}")

  const collection = `"dataCollectionId":"open"`
  const item = (part: string) => `{${collection},"dataItem":{"id":"deep","data":${part}}}`
  const patch = (value: string) =>
    `{${collection},"patch":{"dataItemId":"o1","fieldModifications":[{"fieldPath":"deep","action":"SET_FIELD","setFieldOptions":{"value":${value}}}]}}`
  const stages = (stage: string) => `{${collection},"pipeline":{"stages":[${stage}]}}`

  /** Everything that can be nested in requests; data.md §9 and this provider limit the levels. */
  const nestable: ReadonlyArray<readonly [name: string, path: string, body: (levels: number) => string]> = [
    ["an item of objects", "items/save", (levels) => item(`{"a":${objects(levels)}}`)],
    ["an item of lists", "items/save", (levels) => item(`{"a":${lists(levels)}}`)],
    ["a patch of objects", "items/patch", (levels) => patch(objects(levels))],
    ["a patch of lists", "items/patch", (levels) => patch(lists(levels))],
    ["a filter of negations", "items/query", (levels) => `{${collection},"query":{"filter":${nots(levels)}}}`],
    ["a filter of conjunctions", "items/count", (levels) => `{${collection},"filter":${ands(levels)}}`],
    ["the value of a filter", "items/count", (levels) => `{${collection},"filter":{"a":${objects(levels)}}}`],
    ["the filter of a search", "items/search", (levels) => `{${collection},"search":{"filter":${ands(levels)}}}`],
    [
      "the filter of distinct values",
      "items/query-distinct-values",
      (levels) => `{${collection},"fieldName":"title","filter":${ands(levels)}}`
    ],
    [
      "the filter of an aggregation",
      "items/aggregate",
      (levels) => `{${collection},"aggregation":{"groupingFields":["title"]},"initialFilter":${nots(levels)}}`
    ],
    [
      "the final filter of an aggregation",
      "items/aggregate",
      (levels) => `{${collection},"aggregation":{"groupingFields":["title"]},"finalFilter":${nots(levels)}}`
    ],
    ["the filter of a stage", "items/aggregate-pipeline", (levels) => stages(`{"filter":${nots(levels)}}`)],
    [
      "an expression",
      "items/aggregate-pipeline",
      (levels) => stages(`{"project":{"fields":[{"reshape":{"resultFieldName":"a","expression":${sums(levels)}}}]}}`)
    ],
    ["a projection", "items/aggregate-pipeline", (levels) => stages(`{"project":{"fields":[${nested(levels)}]}}`)],
    [
      "a condition",
      "items/update",
      (levels) => `{${collection},"dataItem":{"id":"o1","data":{"title":"One"}},"condition":{"filter":${ands(levels)}}}`
    ],
    ["app options", "items/query", (levels) => `{${collection},"query":{},"appOptions":{"a":${objects(levels)}}}`],
    [
      "included references",
      "items/save",
      (levels) => `{${collection},"dataItem":{"data":{}},"includeReferencedItems":${lists(levels)}}`
    ],
    [
      "an item of a bulk insert",
      "bulk/items/insert",
      (levels) => `{${collection},"dataItems":[{"data":{"a":${objects(levels)}}}]}`
    ]
  ]

  const isRefusal = ({ status }: Answered): boolean => status >= 400 && status < 500

  describe("nested values", () => {
    it.each(nestable)("are accepted or refused at every depth: %s", async (_, path, body) => {
      for (const levels of [10, 40, 49, 50, 51, 98, 99, 100, 120, 160, 200, 240, 400, 490, 500, 5000, 100_000]) {
        const answered = await raw(path, body(levels))
        const what = `${levels} levels: ${answered.status} ${answered.text.slice(0, 200)}`
        assert.isTrue(answered.status === 200 || isRefusal(answered), what)
        if (levels >= 5000) assert.strictEqual(answered.status, 400, what)
      }
      const { status } = await post("items/count", {})
      assert.strictEqual(status, 200)
    })

    it("are stored completely up to the depth that data.md allows", async () => {
      const deep = JSON.parse(objects(Limits.maximumItemDepth - 2))

      const saved = await post("items/save", { dataItem: { id: "whole", data: { deep } } })
      const { text } = await post("items/query", { query: { filter: { _id: "whole" }, fields: ["deep"] } })

      assert.strictEqual(saved.status, 200)
      assert.deepStrictEqual(JSON.parse(text).dataItems[0].data.deep, deep)
    })
  })

  describe("large values", () => {
    it("are refused with 413 if the body or one item is too large", async () => {
      const ten = "x".repeat(10 * 1024 * 1024)
      const item = await post("items", { dataItem: { data: { ten } } })
      const many = await post("bulk/items/insert", { dataItems: [{ data: { ten } }, { data: { title: "small" } }] })
      const body = await post("items", { dataItem: { data: { ten: ten + ten } } })

      assert.deepStrictEqual([item.status, codeOf(item)], [413, "WDE0109"])
      assert.strictEqual(many.status, 200)
      assert.deepStrictEqual(
        JSON.parse(many.text).results.map(({ itemMetadata }: { readonly itemMetadata: Metadata }) => [
          itemMetadata.success,
          itemMetadata.error?.code
        ]),
        [
          [false, "WDE0109"],
          [true, undefined]
        ]
      )
      assert.isAbove(20 * 1024 * 1024, maximumBodyBytes)
      assert.strictEqual(body.status, 413)
    })

    it.each([
      ["a filter", "items/query", (text: string) => ({ query: { filter: { title: { $contains: text } } } })],
      ["the name of a field", "items/query", (text: string) => ({ query: { filter: { [text]: 1 } } })],
      ["the name of a field to sort by", "items/query", (text: string) => ({ query: { sort: [{ fieldName: text }] } })],
      ["a search", "items/search", (expression: string) => ({ search: { search: { expression } } })],
      ["a search without spaces", "items/search", (text: string) => ({ search: { search: { expression: text } } })],
      [
        "a field path",
        "items/patch",
        (fieldPath: string) => ({
          patch: { dataItemId: "o1", fieldModifications: [{ fieldPath, action: "REMOVE_FIELD" }] }
        })
      ],
      ["a cursor", "items/query", (cursor: string) => ({ query: { cursorPaging: { cursor } } })],
      ["an id", "items/remove", (dataItemId: string) => ({ dataItemId })],
      ["a collection", "items/count", (dataCollectionId: string) => ({ dataCollectionId })]
    ])("are accepted or refused quickly as %s", async (name, path, payload) => {
      const text = name === "a search" ? "ab ".repeat(1_000_000) : "a".repeat(5_000_000)

      const started = performance.now()
      const answered = await post(path, payload(text))

      assert.isTrue(answered.status === 200 || isRefusal(answered), answered.text.slice(0, 200))
      assert.isBelow(performance.now() - started, 10_000)
    })

    it.each([
      ["999 conditions in one or", 999, 200],
      ["1001 conditions in one or", 1001, 400]
    ])("are accepted up to the limit: %s", async (_, count, status) => {
      const $or = Array.from({ length: count }, (_, index) => ({ title: `t${index}` }))

      const answers = await Promise.all([
        post("items/count", { filter: { $or } }),
        post("items/query", { query: { filter: { $not: [{ $or }] } } }),
        post("items/aggregate-pipeline", { pipeline: { stages: [{ filter: { $or } }] } })
      ])

      for (const answered of answers) assert.oneOf(answered.status, [status, 400], answered.text.slice(0, 200))
      assert.strictEqual(answers[0]?.status, status)
    })

    it.each([
      [
        "stages",
        "items/aggregate-pipeline",
        (count: number) => ({ pipeline: { stages: Array.from({ length: count }, () => ({ limit: 5 })) } })
      ],
      [
        "fields to sort by",
        "items/query",
        (count: number) => ({
          query: { sort: Array.from({ length: count }, (_, index) => ({ fieldName: `f${index}` })) }
        })
      ],
      [
        "fields to group by",
        "items/aggregate",
        (count: number) => ({
          aggregation: { groupingFields: Array.from({ length: count }, (_, index) => `f${index}`) }
        })
      ],
      [
        "operations",
        "items/aggregate",
        (count: number) => ({
          aggregation: {
            operations: Array.from({ length: count }, (_, index) => ({ resultFieldName: `f${index}`, itemCount: {} }))
          }
        })
      ],
      [
        "fields to return",
        "items/query",
        (count: number) => ({
          query: { fields: Array.from({ length: count }, (_, index) => `f${index}`) }
        })
      ],
      [
        "values of a set",
        "items/count",
        (count: number) => ({
          filter: { title: { $in: Array.from({ length: count }, (_, index) => `t${index}`) } }
        })
      ],
      [
        "changes",
        "items/patch",
        (count: number) => ({
          patch: {
            dataItemId: "o1",
            fieldModifications: Array.from({ length: count }, (_, index) => ({
              fieldPath: `f${index}`,
              action: "REMOVE_FIELD"
            }))
          }
        })
      ],
      [
        "ids",
        "bulk/items/remove",
        (count: number) => ({
          dataItemIds: Array.from({ length: count }, (_, index) => `n${index}`)
        })
      ],
      [
        "references",
        "bulk/items/remove-references",
        (count: number) => ({
          dataItemReferences: Array.from({ length: count }, (_, index) => ({
            referringItemFieldName: "friends",
            referringItemId: "o1",
            referencedItemId: `n${index}`
          }))
        })
      ],
      [
        "references to replace",
        "items/replace-references",
        (count: number) => ({
          referringItemFieldName: "friends",
          referringItemId: "o1",
          newReferencedItemIds: Array.from({ length: count }, (_, index) => `n${index}`)
        })
      ],
      [
        "includes",
        "items/query",
        (count: number) => ({
          query: {},
          referencedItemOptions: Array.from({ length: count }, () => ({ fieldName: "friends", limit: 1 }))
        })
      ]
    ])("are accepted or refused in any number: %s", async (_, path, payload) => {
      for (const count of [10, 1000, 1001, 20_000]) {
        const answered = await post(path, payload(count))
        assert.isTrue(
          answered.status === 200 || isRefusal(answered),
          `${count}: ${answered.status} ${answered.text.slice(0, 200)}`
        )
      }
    })
  })
})

interface Metadata {
  readonly success: boolean
  readonly error?: { readonly code: string }
}
