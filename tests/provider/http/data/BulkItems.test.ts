import { assert, describe, it } from "@effect/vitest"
import { maximumItemBytes, maximumItemsPerRequest } from "@portico/contract/Limits"
import { codeOf } from "../../Shop.ts"
import { fared, open, withBooks } from "./Books.ts"

const titled = (id: string, title: string) => ({ id, data: { title } })
const increment = (dataItemId: string, by = 1) => ({
  dataItemId,
  fieldModifications: [{ action: "INCREMENT_FIELD", fieldPath: "year", incrementFieldOptions: { value: by } }]
})

describe("a bulk update", () => {
  it("replaces each item independently, in order", async () => {
    const shop = await open()
    const dataItems = [
      titled("b1", "first"),
      titled("nothing", "x"),
      { data: { title: "no id" } },
      { id: "b2", data: { title: "\u0000" } },
      titled("b1", "second"),
      { data: { _id: 5 } }
    ]

    const answer = await shop.bulkUpdate("books", { dataItems })

    assert.deepStrictEqual(fared(answer), ["UPDATE", "WDE0073", "WDE0007", "INVALID_ARGUMENT", "UPDATE", "WDE0007"])
    assert.deepStrictEqual(answer.data.bulkActionMetadata, {
      totalSuccesses: 2,
      totalFailures: 4,
      undetailedFailures: 0
    })
    assert.deepStrictEqual(
      answer.data.results.map(({ itemMetadata: { id, originalIndex } }) => [id, originalIndex]),
      [
        ["b1", 0],
        ["nothing", 1],
        [undefined, 2],
        ["b2", 3],
        ["b1", 4],
        [undefined, 5]
      ]
    )
    const { data } = (await shop.get("books", "b1")).data.dataItem
    assert.deepStrictEqual([data["title"], "year" in data], ["second", false])
    assert.strictEqual((await shop.get("books", "b2")).data.dataItem.data["title"], "Persuasion")
  })

  it("changes only the items that match its condition", async () => {
    const shop = await open()
    const dataItems = [titled("b1", "old"), titled("b2", "old"), titled("nothing", "old")]

    const answer = await shop.bulkUpdate("books", { dataItems, condition: { filter: { year: { $lt: 1816 } } } })

    assert.deepStrictEqual(fared(answer), ["UPDATE", "PRECONDITION_FAILED", "WDE0073"])
  })
})

describe("a bulk save", () => {
  it("inserts new items and replaces existing ones, in order", async () => {
    const shop = await open()
    const dataItems = [titled("n1", "first"), titled("b1", "x"), titled("n1", "second"), { data: {} }]

    const answer = await shop.bulkSave("books", { dataItems })

    assert.deepStrictEqual(fared(answer), ["INSERT", "UPDATE", "UPDATE", "INSERT"])
    assert.strictEqual((await shop.get("books", "n1")).data.dataItem.data["title"], "second")
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 5)
  })
})

describe("a bulk patch", () => {
  it("changes each item independently, twice if it is named twice", async () => {
    const shop = await open()
    const text = { action: "SET_FIELD", fieldPath: "title.main", setFieldOptions: { value: 1 } }
    const patches = [
      increment("b1"),
      increment("nothing"),
      { dataItemId: "b2", fieldModifications: [text] },
      increment("b1", 10),
      increment("\u0000")
    ]

    const answer = await shop.bulkPatch("books", { patches })

    assert.deepStrictEqual(fared(answer), ["PATCH", "WDE0073", "INVALID_ARGUMENT", "PATCH", "WDE0073"])
    const { data } = (await shop.get("books", "b1")).data.dataItem
    assert.deepStrictEqual([data["title"], data["year"]], ["Emma", 1826])
  })

  it("checks its condition against the result of the previous patch", async () => {
    const shop = await open()
    const patches = [increment("b1"), increment("b1"), increment("b1")]

    const answer = await shop.bulkPatch("books", { patches, condition: { filter: { year: { $lt: 1817 } } } })

    assert.deepStrictEqual(fared(answer), ["PATCH", "PATCH", "PRECONDITION_FAILED"])
  })
})

describe("a bulk remove", () => {
  it("removes each item once", async () => {
    const shop = await open()

    const answer = await shop.bulkRemove("books", { dataItemIds: ["b1", "nothing", "b1", "\ud800", "b2"] })

    assert.deepStrictEqual(fared(answer), ["DELETE", "WDE0073", "WDE0073", "WDE0073", "DELETE"])
    assert.deepStrictEqual(
      answer.data.results.map(({ itemMetadata: { id } }) => id),
      ["b1", "nothing", "b1", "\ud800", "b2"]
    )
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 1)
  })

  it("leaves items that do not match its condition", async () => {
    const shop = await open()
    const condition = { filter: { title: { $contains: "emm" } } }

    const answer = await shop.bulkRemove("books", { dataItemIds: ["b1", "b2", "b3"], condition })

    assert.deepStrictEqual(fared(answer), ["DELETE", "PRECONDITION_FAILED", "PRECONDITION_FAILED"])
  })
})

describe("every bulk request", () => {
  const many = maximumItemsPerRequest + 1

  it("accepts at most a thousand items", async () => {
    const shop = await open()
    const ids = Array.from({ length: many }, (_, index) => `i${index}`)
    const dataItems = ids.map((id) => ({ id, data: {} }))

    const refused = [
      await shop.bulkUpdate("books", { dataItems }),
      await shop.bulkSave("books", { dataItems }),
      await shop.bulkPatch("books", { patches: ids.map((id) => increment(id)) }),
      await shop.bulkRemove("books", { dataItemIds: ids })
    ]

    assert.deepStrictEqual(refused.map(codeOf), ["WDE0006", "WDE0006", "WDE0006", "WDE0069"])
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 3)
  })

  it("accepts an empty array", async () => {
    const shop = await open()

    for (const answer of [
      await shop.bulkUpdate("books", { dataItems: [] }),
      await shop.bulkSave("books", { dataItems: [] }),
      await shop.bulkPatch("books", { patches: [] }),
      await shop.bulkRemove("books", { dataItemIds: [] })
    ]) {
      assert.deepStrictEqual([answer.status, answer.data.results], [200, []])
    }
  })

  it("accepts its items under either name and under every prefix", async () => {
    const shop = await open()
    const token = await shop.visitor()
    const payload = { dataCollectionId: "books", items: [titled("n", "new")] }

    for (const prefix of ["", "/wix-data", "/_api/cloud-data"]) {
      const saved = await shop.post(`${prefix}/v2/bulk/items/save`, payload, token)
      const updated = await shop.post(`${prefix}/v2/bulk/items/update`, payload, token)
      assert.deepStrictEqual([saved.status, updated.status], [200, 200])
      assert.include(updated.text, '"totalSuccesses":1')
    }
  })

  it("rejects an item that is too large and writes the others", async () => {
    const shop = await open()
    const dataItems = [titled("b1", "x".repeat(maximumItemBytes)), titled("b2", "small")]

    const updated = await shop.bulkUpdate("books", { dataItems })
    const saved = await shop.bulkSave("books", { dataItems })

    assert.deepStrictEqual(
      [fared(updated), fared(saved)],
      [
        ["WDE0109", "UPDATE"],
        ["WDE0109", "UPDATE"]
      ]
    )
  })

  it.each([
    ["/v2/bulk/items/update", { dataItems: [5] }],
    ["/v2/bulk/items/save", { dataItems: {} }],
    ["/v2/bulk/items/save", {}],
    [
      "/v2/bulk/items/patch",
      { patches: [{ dataItemId: "b1", fieldModifications: [{ action: "EXPLODE", fieldPath: "a" }] }] }
    ],
    ["/v2/bulk/items/patch", { patches: [{ dataItemId: 1, fieldModifications: [] }] }],
    ["/v2/bulk/items/remove", { dataItemIds: [1] }]
  ])("rejects an invalid payload: %s %j", async (path, payload) => {
    const shop = await open()

    const refused = await shop.post(path, { dataCollectionId: "books", ...payload }, await shop.visitor())

    assert.strictEqual(refused.status, 400)
    assert.isDefined(refused.body.details.validationError)
  })
})

describe("a duplicate value in a unique index", () => {
  const stock = (plugins: ReadonlyArray<{ readonly type: "PUBLISH" }> = []) =>
    open({
      seed: {
        ...withBooks,
        collections: [
          {
            id: "stock",
            permissions: { insert: "ANYONE", update: "ANYONE" },
            indexes: [{ fields: [{ fieldName: "code" }], unique: true }],
            plugins,
            items: [
              { _id: "s1", code: 1 },
              { _id: "s2", code: 2 }
            ]
          }
        ]
      }
    })
  const coded = (id: string, code: number) => ({ id, data: { code } })
  const set = (dataItemId: string, value: number) => ({
    dataItemId,
    fieldModifications: [{ action: "SET_FIELD", fieldPath: "code", setFieldOptions: { value } }]
  })

  it("is rejected for its item only, and the others are written", async () => {
    const shop = await stock()
    const dataItems = [coded("s1", 1), coded("s2", 1), coded("s2", 5)]

    assert.deepStrictEqual(fared(await shop.bulkUpdate("stock", { dataItems })), ["UPDATE", "WDE0123", "UPDATE"])
    assert.deepStrictEqual(
      fared(await shop.bulkPatch("stock", { patches: [set("s1", 5), set("s1", 6), set("nothing", 7)] })),
      ["WDE0123", "PATCH", "WDE0073"]
    )
    assert.deepStrictEqual(
      fared(await shop.bulkInsert("stock", { dataItems: [coded("z", 9), coded("a", 9), coded("s1", 10)] })),
      ["INSERT", "WDE0123", "WDE0074"]
    )
    assert.deepStrictEqual(fared(await shop.bulkSave("stock", { dataItems: [coded("n", 6), coded("m", 7)] })), [
      "WDE0123",
      "INSERT"
    ])
  })

  it("is rejected among drafts too", async () => {
    const shop = await stock([{ type: "PUBLISH" }])
    const dataItems = [coded("n", 1), coded("m", 7), coded("s2", 1)]

    assert.deepStrictEqual(fared(await shop.bulkSave("stock", { dataItems })), ["WDE0123", "INSERT", "WDE0123"])
  })
})

it("allows only one item in a SINGLE_ITEM collection", async () => {
  const items = [{ title: "first" }]
  const plugins = [{ type: "SINGLE_ITEM" as const }]
  const permissions = { insert: "ANYONE", update: "ANYONE" } as const
  const shop = await open({ seed: { ...withBooks, collections: [{ id: "settings", permissions, plugins }] } })

  const inserted = await shop.insert("settings", { dataItem: { id: "mine", data: { ...items[0], _id: "mine" } } })
  const again = await shop.insert("settings", { dataItem: { data: {} } })
  const saved = await shop.bulkSave("settings", { dataItems: [{ data: { title: "second" } }] })

  assert.strictEqual(inserted.data.dataItem.id, "SINGLE_ITEM")
  assert.strictEqual(codeOf(again), "WDE0074")
  assert.deepStrictEqual(fared(saved), ["UPDATE"])
  assert.strictEqual((await shop.count("settings", {})).data.totalCount, 1)
})
