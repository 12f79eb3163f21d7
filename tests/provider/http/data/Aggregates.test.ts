import * as PostgresStore from "@portico/provider/PostgresStore"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { codeOf, open as openShop } from "../../Shop.ts"
import { withBooks } from "./Books.ts"

const stores = { memory: MemoryStore.make, PGlite: () => PostgresStore.make({ readTimeout: 60_000 }) }

interface Rows {
  readonly results: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly pagingMetadata: { readonly cursors: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>
}

const open = async (make: (typeof stores)[keyof typeof stores]) => {
  const shop = openShop({ seed: withBooks, store: make() })
  const tokens = { visitor: await shop.visitor(), ada: (await shop.member()).access_token }
  const call =
    (path: string) =>
    async (payload: object, as: keyof typeof tokens = "visitor") => {
      const answered = await shop.post(path, { dataCollectionId: "books", ...payload }, tokens[as])
      const data: Rows = JSON.parse(answered.text)
      return { ...answered, data }
    }
  const pipeline = call("/v2/items/aggregate-pipeline")
  return {
    shop,
    aggregate: call("/v2/items/aggregate"),
    pipeline,
    stages: async (stages: unknown, more: object = {}, as: keyof typeof tokens = "visitor") =>
      pipeline({ pipeline: { stages }, ...more }, as)
  }
}

describe.each(Object.entries(stores))("aggregations on %s", (_, make) => {
  let books: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    books = await open(make)
  })
  afterAll(async () => books.shop.dispose())

  const count = { resultFieldName: "count", itemCount: {} }

  it("return groups with their computed values", async () => {
    const aggregation = {
      groupingFields: ["title"],
      operations: [count, { resultFieldName: "yearMax", max: { itemFieldName: "year" } }]
    }

    const { data } = await books.aggregate({
      initialFilter: { year: { $lt: 1850 } },
      aggregation,
      finalFilter: { yearMax: { $gt: 1816 } }
    })

    assert.deepStrictEqual(data.results, [{ _id: { title: "Persuasion" }, count: 1, yearMax: 1817 }])
    assert.deepInclude(data.pagingMetadata, { count: 1, offset: 0, hasNext: false })
  })

  it("page by offset and by cursor and count the groups", async () => {
    const asked = { aggregation: { groupingFields: ["year"], operations: [count] }, returnTotalCount: true }
    const years = ({ data }: { readonly data: Rows }) => data.results.map(({ _id }) => _id)

    const first = await books.aggregate({
      ...asked,
      sort: [{ fieldName: "year", order: "DESC" }],
      paging: { limit: 2 }
    })
    const second = await books.aggregate({ cursorPaging: { cursor: first.data.pagingMetadata.cursors["next"] } })
    const back = await books.aggregate({ cursorPaging: { cursor: second.data.pagingMetadata.cursors["prev"] } })

    assert.deepInclude(first.data.pagingMetadata, { total: 3, hasNext: true, count: 2 })
    assert.deepStrictEqual(years(first), [{ year: 1871 }, { year: 1817 }])
    assert.deepStrictEqual(years(second), [{ year: 1815 }])
    assert.deepStrictEqual(years(back), years(first))
  })

  it("run pipelines page by page", async () => {
    const stages = [
      { filter: { year: { $gte: 1815 } } },
      { sort: { values: [{ fieldName: "year" }] } },
      {
        projection: {
          fields: [
            { reshape: { resultFieldName: "title", expression: { toUpper: { expression: { fieldPath: "title" } } } } },
            { exclude: { fieldName: "_id" } },
            { include: { fieldName: "year" } }
          ]
        }
      }
    ]

    const first = await books.pipeline({ pipeline: { stages, cursorPaging: { limit: 2 } }, returnTotalCount: true })
    const { cursors, ...metadata } = first.data.pagingMetadata
    const second = await books.pipeline({ pipeline: { stages: [], cursorPaging: { cursor: cursors["next"] } } })

    assert.deepStrictEqual(first.data.results, [
      { title: "EMMA", year: 1815 },
      { title: "PERSUASION", year: 1817 }
    ])
    assert.deepInclude(metadata, { total: 3, hasNext: true })
    assert.deepStrictEqual(second.data.results, [{ title: "MIDDLEMARCH", year: 1871 }])
  })

  it.each([
    ["210 levels of JSON", 40, 41, "abs"],
    ["the most levels of a projection and of its expression", 49, 49, "add"]
  ] as const)("page by cursor with %s", async (_, projections, operations, operation) => {
    const operand = (expression: unknown) => (operation === "abs" ? { expression } : { expressions: [expression] })
    const expression = Array.from({ length: operations }).reduce<unknown>(
      (inner) => ({ [operation]: operand(inner) }),
      { numeric: 1 }
    )
    const field = Array.from({ length: projections }).reduce<unknown>(
      (inner) => ({ projectNested: { resultFieldName: "a", fields: [inner] } }),
      { reshape: { resultFieldName: "b", expression } }
    )
    const stages = [{ projection: { fields: [field] } }]

    const first = await books.pipeline({ pipeline: { stages, cursorPaging: { limit: 1 } } })
    assert.strictEqual(first.status, 200)
    const { next } = first.data.pagingMetadata.cursors
    const second = await books.pipeline({ pipeline: { stages: [], cursorPaging: { cursor: next } } })

    assert.strictEqual(second.status, 200)
    assert.lengthOf(second.data.results, 1)
  })

  it("include only items that the caller can read", async () => {
    const asked = { dataCollectionId: "orders", aggregation: { operations: [count] } }

    assert.deepStrictEqual((await books.aggregate(asked, "ada")).data.results, [{ count: 1 }])
    assert.strictEqual(codeOf(await books.aggregate(asked)), "WDE0027")
    const refused = await books.stages([{ filter: { $or: [{}] } }], { dataCollectionId: "orders" }, "ada")
    assert.deepStrictEqual(refused.data.results.length, 1)
  })

  it("treat special names as ordinary field names", async () => {
    for (const name of ["a'b", 'a"b', "__proto__", "constructor", "'; DROP TABLE collections; --"]) {
      const { data, status } = await books.aggregate({
        aggregation: { groupingFields: [name], operations: [{ ...count, resultFieldName: `${name}!` }] },
        finalFilter: { [`${name}!`]: 3 },
        sort: [{ fieldName: name }]
      })

      assert.strictEqual(status, 200)
      assert.deepStrictEqual(data.results, [
        Object.fromEntries([
          ["_id", Object.fromEntries([[name, null]])],
          [`${name}!`, 3]
        ])
      ])
    }
  })

  it("reject requests above the limits", async () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }).reduce((expression: unknown) => ({ abs: { expression } }), { numeric: 1 })
    const reshape = (expression: unknown) => [
      { projection: { fields: [{ reshape: { resultFieldName: "x", expression } }] } }
    ]

    assert.strictEqual((await books.stages(reshape(deep(49)))).status, 200)
    for (const stages of [
      reshape(deep(50)),
      reshape(deep(400)),
      reshape(deep(2000)),
      Array.from({ length: 51 }, () => ({ limit: 1 })),
      reshape({ add: { expressions: Array.from({ length: 20_000 }, () => ({ numeric: 1 })) } }),
      [{ limit: "many" }],
      [{}],
      "all"
    ]) {
      const { status } = await books.stages(stages)
      assert.strictEqual(status, 400)
    }
    assert.strictEqual(codeOf(await books.stages([{ skip: -1 }])), "WDE0034")
    assert.strictEqual(codeOf(await books.aggregate({ paging: { limit: 1001 } })), "WDE0036")
    assert.strictEqual(codeOf(await books.aggregate({ cursorPaging: { cursor: "x" } })), "WDE0152")
  })
})
