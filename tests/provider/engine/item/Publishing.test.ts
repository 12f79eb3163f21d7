import { assert, describe, it } from "@effect/vitest"
import type { Permissions } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import { fared, open, withBooks } from "../../http/data/Books.ts"
import { codeOf } from "../../Shop.ts"

const drafts = { publishPluginOptions: { includeDraftItems: true } }

const articles = (permissions: Partial<Permissions>, defaultStatus?: "DRAFT" | "PUBLISHED") =>
  open({
    seed: {
      ...withBooks,
      collections: [
        {
          id: "articles",
          permissions,
          plugins: [{ type: "PUBLISH", ...(defaultStatus === undefined ? {} : { defaultStatus }) }],
          items: [
            { _id: "p", title: "published" },
            { _id: "d", title: "draft", _publishStatus: "DRAFT", _ownerId: "Ada@shop.test" }
          ]
        }
      ]
    }
  })

const everyone = { insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const titled = (id: string, data: object = {}) => ({ dataItem: { id, data: { title: "new", ...data } } })
const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })

describe("a draft", () => {
  it("is seen by no read that does not ask for drafts", async () => {
    const shop = await articles(everyone)

    assert.deepStrictEqual([codeOf(await shop.get("articles", "d"))], ["WDE0073"])
    assert.deepStrictEqual(
      (await shop.query("articles", { query: {}, returnTotalCount: true })).data.dataItems.map(({ id }) => id),
      ["p"]
    )
    assert.strictEqual((await shop.count("articles", { filter: { title: "draft" } })).data.totalCount, 0)
    assert.deepStrictEqual((await shop.distinct("articles", { fieldName: "title" })).data.distinctValues, ["published"])
  })

  it("is seen by every read that asks, of those who may update it", async () => {
    const shop = await articles(everyone)

    assert.strictEqual((await shop.count("articles", drafts)).data.totalCount, 2)
    assert.deepStrictEqual((await shop.distinct("articles", { fieldName: "title", ...drafts })).data.distinctValues, [
      "draft",
      "published"
    ])
    const query = "dataCollectionId=articles&dataItemId=d&publishPluginOptions.includeDraftItems=true"
    const got = await shop.send(`/v2/items/d?${query}`, { headers: { authorization: await shop.visitor() } })
    assert.include(got.text, '"_publishStatus":"DRAFT"')
  })

  it("is for its owner alone where only owners update, and refused to those who never may", async () => {
    const shop = await articles({})

    assert.strictEqual((await shop.count("articles", drafts, "ada")).data.totalCount, 2)
    assert.strictEqual((await shop.count("articles", drafts, "max")).data.totalCount, 1)
    const refused = await shop.count("articles", drafts)
    assert.deepStrictEqual([refused.status, codeOf(refused)], [403, "WDE0027"])
  })

  it("is not there for a write that does not ask for drafts", async () => {
    const shop = await articles(everyone)
    const patches = [{ dataItemId: "d", fieldModifications: [set("title", "x")] }]

    assert.deepStrictEqual(fared(await shop.bulkUpdate("articles", { dataItems: [titled("d").dataItem] })), ["WDE0073"])
    assert.deepStrictEqual(fared(await shop.bulkPatch("articles", { patches })), ["WDE0073"])
    assert.deepStrictEqual(fared(await shop.bulkRemove("articles", { dataItemIds: ["d"] })), ["WDE0073"])
    assert.strictEqual(codeOf(await shop.save("articles", titled("d"))), "WDE0027")
    assert.strictEqual(codeOf(await shop.insert("articles", titled("d"))), "WDE0074")
    assert.strictEqual((await shop.bulkRemove("articles", { dataItemIds: ["d"], ...drafts })).data.results.length, 1)
    assert.strictEqual((await shop.count("articles", drafts)).data.totalCount, 1)
  })

  it("is removed by a truncation", async () => {
    const shop = await articles(everyone)

    await shop.truncate("articles", {})

    assert.strictEqual((await shop.count("articles", drafts)).data.totalCount, 0)
  })
})

describe("the status of an item", () => {
  const statusOf = (answer: { readonly data: { readonly dataItem: { readonly data: Record<string, unknown> } } }) =>
    answer.data.dataItem.data["_publishStatus"]

  it("is published where nothing else is said", async () => {
    const shop = await articles(everyone)

    assert.strictEqual(statusOf(await shop.insert("articles", titled("n"))), "PUBLISHED")
  })

  it("is the collection's default where none is given", async () => {
    const draft = await articles(everyone, "DRAFT")

    assert.strictEqual(statusOf(await draft.insert("articles", titled("n"))), "DRAFT")
    assert.strictEqual(statusOf(await draft.save("articles", titled("m"))), "DRAFT")
    assert.strictEqual(
      statusOf(await draft.insert("articles", titled("o", { _publishStatus: "PUBLISHED" }))),
      "PUBLISHED"
    )
  })

  it("stays where an update, a save or a patch does not name it", async () => {
    const shop = await articles(everyone)

    assert.strictEqual(statusOf(await shop.update("articles", { ...titled("d"), ...drafts })), "DRAFT")
    assert.strictEqual(statusOf(await shop.save("articles", { ...titled("d"), ...drafts })), "DRAFT")
    assert.strictEqual(
      statusOf(await shop.patch("articles", { dataItemId: "d", fieldModifications: [set("title", "y")], ...drafts })),
      "DRAFT"
    )
  })

  it("is changed by those that name it", async () => {
    const shop = await articles(everyone)

    await shop.patch("articles", {
      dataItemId: "d",
      fieldModifications: [set("_publishStatus", "PUBLISHED")],
      ...drafts
    })
    assert.strictEqual((await shop.get("articles", "d")).status, 200)

    await shop.update("articles", titled("p", { _publishStatus: "DRAFT" }))
    assert.strictEqual((await shop.get("articles", "p")).status, 404)
  })

  it("is one of two", async () => {
    const shop = await articles(everyone)
    const bad = { _publishStatus: "HIDDEN" }

    assert.strictEqual((await shop.insert("articles", titled("n", bad))).status, 400)
    assert.strictEqual((await shop.update("articles", titled("p", bad))).status, 400)
    assert.strictEqual((await shop.save("articles", titled("p", bad))).status, 400)
    assert.strictEqual(
      (await shop.patch("articles", { dataItemId: "p", fieldModifications: [set("_publishStatus", ["DRAFT"])] }))
        .status,
      400
    )
  })

  it("is a field like any other where drafts are no part of the collection", async () => {
    const shop = await open()

    const { data } = await shop.insert("books", titled("n", { _publishStatus: "DRAFT" }))

    assert.strictEqual(statusOf({ data }), "DRAFT")
    assert.strictEqual((await shop.get("books", "n")).status, 200)
    assert.notProperty((await shop.get("books", "b1")).data.dataItem.data, "_publishStatus")
  })

  it("of many saved at once is that of each, in their order", async () => {
    const shop = await articles(everyone, "DRAFT")
    const dataItems = [titled("n"), titled("p"), titled("n", { again: true }), titled("q", { _publishStatus: "NONE" })]

    const answer = await shop.bulkSave("articles", { dataItems: dataItems.map(({ dataItem }) => dataItem), ...drafts })

    assert.deepStrictEqual(fared(answer), ["INSERT", "UPDATE", "UPDATE", "INVALID_ARGUMENT"])
    const sort = [{ fieldName: "_id" }]
    const found = await shop.query("articles", { query: { filter: { title: "new" }, sort }, ...drafts })
    assert.deepStrictEqual(
      found.data.dataItems.map(({ data, id }) => [id, data["_publishStatus"], data["again"]]),
      [
        ["n", "DRAFT", true],
        ["p", "DRAFT", undefined]
      ]
    )
  })
})
