import { assert, describe, it } from "@effect/vitest"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { codeOf } from "../../Shop.ts"
import { open } from "./Books.ts"

describe("an item", () => {
  it("is returned as it was inserted, with system fields", async () => {
    const shop = await open()
    const at = { $date: "1815-12-23T00:00:00.000Z" }

    const { data } = await shop.insert("books", { dataItem: { data: { title: "Lady Susan", at } } })

    const now = { $date: "2023-11-14T22:13:20.000Z" }
    const { dataItem } = data
    assert.strictEqual(dataItem.dataCollectionId, "books")
    assert.deepStrictEqual(dataItem.data, {
      _id: dataItem.id,
      title: "Lady Susan",
      at,
      _createdDate: now,
      _updatedDate: now
    })
    assert.deepStrictEqual((await shop.get("books", dataItem.id)).data.dataItem, dataItem)
  })

  it.each([{ id: "mine" }, { data: { _id: "mine" } }, { id: "mine", data: { _id: "mine" } }])(
    "has the id that the caller chose: %j",
    async (draft) => {
      const { data } = await (await open()).insert("books", { dataItem: { data: {}, ...draft } })

      assert.strictEqual(data.dataItem.id, "mine")
      assert.strictEqual(data.dataItem.data["_id"], "mine")
    }
  )

  it("is not overwritten by an insert", async () => {
    const shop = await open()

    const refused = await shop.insert("books", { dataItem: { data: { _id: "b1", title: "Another" } } })

    assert.deepStrictEqual([refused.status, codeOf(refused)], [409, "WDE0074"])
    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["title"], "Emma")
  })

  it("is replaced by an update, except for its creation date", async () => {
    const shop = await open()
    const before = (await shop.get("books", "b1")).data.dataItem.data
    shop.pass(1000)

    const { data } = await shop.update("books", { dataItem: { data: { _id: "b1", title: "Emma!" } } })

    assert.deepStrictEqual(data.dataItem.data, {
      _id: "b1",
      title: "Emma!",
      _createdDate: before["_createdDate"],
      _updatedDate: { $date: "2023-11-14T22:13:21.000Z" }
    })
  })

  it("has the same owner after an update by another member", async () => {
    const shop = await open()
    const { data } = await shop.insert("books", { dataItem: { data: { title: "Sanditon" } } }, "ada")
    const { dataItem } = data

    const updated = await shop.update("books", { dataItem: { id: dataItem.id, data: { title: "Sanditon!" } } }, "max")

    assert.strictEqual(updated.data.dataItem.data["_ownerId"], dataItem.data["_ownerId"])
  })

  it("is updated only if the condition matches", async () => {
    const shop = await open()
    const update = (year: number) =>
      shop.update("books", { dataItem: { id: "b1", data: { title: "Changed" } }, condition: { filter: { year } } })

    const unmet = await update(1999)
    const met = await update(1815)

    assert.strictEqual(unmet.status, 412)
    assert.strictEqual(met.data.dataItem.data["title"], "Changed")
  })

  it("is returned by its removal and does not exist afterwards", async () => {
    const shop = await open()

    const { data } = await shop.remove("books", { dataItemId: "b1" })

    assert.strictEqual(data.dataItem.data["title"], "Emma")
    assert.strictEqual(codeOf(await shop.get("books", "b1")), "WDE0073")
  })

  it("fails with WDE0073 in every request if it does not exist", async () => {
    const shop = await open()

    for (const id of ["nothing", "", "\u0000", "x".repeat(10_000), "__proto__"]) {
      assert.strictEqual(codeOf(await shop.get("books", id)), "WDE0073")
      assert.strictEqual(codeOf(await shop.remove("books", { dataItemId: id })), "WDE0073")
    }
    assert.strictEqual(codeOf(await shop.update("books", { dataItem: { id: "nothing", data: {} } })), "WDE0073")
  })

  it("requires an id for an update", async () => {
    const shop = await open()

    assert.strictEqual(codeOf(await shop.update("books", { dataItem: { data: {} } })), "WDE0007")
    assert.strictEqual(codeOf(await shop.update("books", { dataItem: { data: { _id: 1 } } })), "WDE0007")
  })
})

describe("hostile items", () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"$where":"1","a.b":"dotted","":"empty",' +
      '"html":"<script>alert(1)</script>","sql":"\'; drop table items; --","emoji":"📚","zero":0}'
  )

  it("are stored as data", async () => {
    const shop = await open()
    const { data } = await shop.insert("books", { dataItem: { data: { ...hostile, _id: "evil" } } })

    const found = (await shop.get("books", "evil")).text

    for (const key of ["$where", "a.b", "html", "sql", "emoji"]) assert.include(found, JSON.stringify(hostile[key]))
    assert.strictEqual(data.dataItem.id, "evil")
    assert.isUndefined(({} as Record<string, unknown>)["polluted"])
    assert.strictEqual((await shop.get("books", "b1")).status, 200)
  })

  it("may have a key named __proto__", async () => {
    const shop = await open()
    const body = '{"dataCollectionId":"books","dataItem":{"id":"p","data":{"__proto__":{"polluted":true}}}}'
    const headers = { authorization: await shop.visitor() }

    const { status, text } = await shop.send("/v2/items", { method: "POST", headers, body })

    assert.strictEqual(status, 200)
    assert.include(text, '"__proto__":{"polluted":true}')
  })

  it.each([
    ["a megabyte string", { text: "x".repeat(1_000_000) }, 413],
    ["a NUL", { text: "a\u0000b" }, 400],
    ["half a surrogate pair", { text: "\ud800" }, 400],
    ["a number beyond the safe integers", { number: 2 ** 53 }, 400],
    ["sixty nested levels", { a: JSON.parse("[".repeat(60) + "]".repeat(60)) }, 400]
  ])("are rejected if they cannot be stored: %s", async (_, data, status) => {
    const shop = await open()

    const refused = await shop.insert("books", { dataItem: { data } })

    assert.strictEqual(refused.status, status)
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 3)
  })
})

describe("a bulk insert", () => {
  it("inserts each item independently, in order", async () => {
    const shop = await open()
    const drafts = [{ _id: "n1" }, { _id: "b1" }, { text: "\u0000" }, {}, { _id: "n1" }]

    const { data } = await shop.bulkInsert("books", { dataItems: drafts.map((data) => ({ data })) })

    assert.deepStrictEqual(
      data.results.map(({ itemMetadata: { error, originalIndex, success } }) => [originalIndex, success, error?.code]),
      [
        [0, true, undefined],
        [1, false, "WDE0074"],
        [2, false, "INVALID_ARGUMENT"],
        [3, true, undefined],
        [4, false, "WDE0074"]
      ]
    )
    assert.deepStrictEqual(data.bulkActionMetadata, { totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 5)
  })

  it("accepts at most a thousand items", async () => {
    const shop = await open()
    const dataItems = Array.from({ length: maximumItemsPerRequest }, () => ({ data: {} }))

    const all = await shop.bulkInsert("books", { dataItems })
    const more = await shop.bulkInsert("books", { dataItems: [...dataItems, { data: {} }] })

    assert.strictEqual(all.data.bulkActionMetadata.totalSuccesses, maximumItemsPerRequest)
    assert.deepStrictEqual([more.status, codeOf(more)], [400, "WDE0006"])
  })

  it("accepts an empty array", async () => {
    const { data, status } = await (await open()).bulkInsert("books", { dataItems: [] })

    assert.strictEqual(status, 200)
    assert.deepStrictEqual(data.results, [])
  })
})
