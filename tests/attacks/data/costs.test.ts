import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { assert, describe, it } from "@effect/vitest"
import { type Answered, codeOf } from "../../provider/Shop.ts"
import { fared, open, withBooks } from "../../provider/http/data/Books.ts"

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
  }, 20_000)

  it("is refused before it reaches the store, even with many values", async () => {
    const shop = await open()

    // The request has 7.4 megabytes, which once crashed the embedded database.
    const answered = await shop.query("books", { query: { filter: sets(150) } })

    assert.strictEqual(answered.status, 400)
    assert.include(answered.text, "the request has 1500000 values in all arrays")
  }, 20_000)

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

const stores = {
  memory: MemoryStore.make,
  PGlite: PostgresStore.make
}

/** Sends a request again while the provider is too busy to run it. */
const whenServed = async (send: () => Promise<Answered>): Promise<Answered> => {
  const response = await send()
  return response.status === 503 ? whenServed(send) : response
}

describe.each(Object.entries(stores))("a bulk call in %s", (name, store) => {
  const text = `é${"bcdefghi".repeat(50_000)}`
  const items = Array.from({ length: 10 }, (_, index) => ({ _id: `l${index}`, text, n: index }))
  const permissions = { insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
  const slow = {
    filter: { $not: [{ $or: Array.from({ length: 20 }, (_, index) => ({ text: { $contains: `missing ${index}` } })) }] }
  }
  const ids = items.map(({ _id }) => _id)

  it("is refused as a whole if it takes too long, and reports that nothing was written", async () => {
    const shop = await open({
      seed: { ...withBooks, collections: [{ id: "long", permissions, items }] },
      // The memory store searches these strings in about 200 ms on an idle machine.
      store: store({ writeTimeout: name === "memory" ? 20 : 150 })
    })
    const changes = ids.map((dataItemId) => ({ dataItemId, fieldModifications: [set("n", -1)] }))
    const calls = [
      await whenServed(() => shop.bulkRemove("long", { dataItemIds: ids, condition: slow })),
      await whenServed(() => shop.bulkPatch("long", { patches: changes, condition: slow })),
      await whenServed(() =>
        shop.bulkUpdate("long", { dataItems: ids.map((_id) => ({ data: { _id, n: -1 } })), condition: slow })
      )
    ]

    for (const answered of calls) {
      assert.strictEqual(answered.status, 504, `${name}: ${answered.text}`)
      assert.strictEqual(codeOf(answered), "WDE0028")
      assert.include(answered.text, "nothing was written")
    }
    assert.strictEqual((await shop.count("long", { filter: { n: { $gte: 0 } } })).data.totalCount, 10)
    await shop.dispose()
  }, 60_000)

  it("refuses all but one of a thousand items with the same unique value, in one pass", async () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ _id: `i${index}`, code: index }))
    const indexes = [{ fields: [{ fieldName: "code" }], unique: true }]
    const taken = [{ id: "codes", permissions, indexes, items: [...items, { _id: "holder", code: "taken" }] }]
    const shop = await open({ seed: { ...withBooks, collections: taken }, store: store({}), passwordIterations: 1000 })
    const patches = items.map(({ _id }) => ({ dataItemId: _id, fieldModifications: [set("code", "taken")] }))
    const startedAt = performance.now()

    const patched = await shop.bulkPatch("codes", { patches })
    const updated = await shop.bulkUpdate("codes", {
      dataItems: items.map(({ _id }) => ({ data: { _id, code: "free" } }))
    })

    assert.isTrue(fared(patched).every((code) => code === "WDE0123"))
    assert.deepStrictEqual(fared(updated), ["UPDATE", ...Array.from({ length: 999 }, () => "WDE0123")])
    // By halves, each of the two calls takes five seconds on an idle machine.
    assert.isBelow(performance.now() - startedAt, 8000)
    await shop.dispose()
  }, 60_000)
})
