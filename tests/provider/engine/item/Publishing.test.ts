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
  it("is hidden from reads that do not include drafts", async () => {
    const shop = await articles(everyone)

    assert.deepStrictEqual([codeOf(await shop.get("articles", "d"))], ["WDE0073"])
    assert.deepStrictEqual(
      (await shop.query("articles", { query: {}, returnTotalCount: true })).data.dataItems.map(({ id }) => id),
      ["p"]
    )
    assert.strictEqual((await shop.count("articles", { filter: { title: "draft" } })).data.totalCount, 0)
    assert.deepStrictEqual((await shop.distinct("articles", { fieldName: "title" })).data.distinctValues, ["published"])
  })

  it("is returned by reads that include drafts, to callers who can update it", async () => {
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

  it("is visible to its owner only, and not to visitors, if only owners can update", async () => {
    const shop = await articles({})

    assert.strictEqual((await shop.count("articles", drafts, "ada")).data.totalCount, 2)
    assert.strictEqual((await shop.count("articles", drafts, "max")).data.totalCount, 1)
    const refused = await shop.count("articles", drafts)
    assert.deepStrictEqual([refused.status, codeOf(refused)], [403, "WDE0027"])
  })

  it("cannot be written unless the request includes drafts", async () => {
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

  it("is published by default", async () => {
    const shop = await articles(everyone)

    assert.strictEqual(statusOf(await shop.insert("articles", titled("n"))), "PUBLISHED")
  })

  it("is the collection's default if the item has none", async () => {
    const draft = await articles(everyone, "DRAFT")

    assert.strictEqual(statusOf(await draft.insert("articles", titled("n"))), "DRAFT")
    assert.strictEqual(statusOf(await draft.save("articles", titled("m"))), "DRAFT")
    assert.strictEqual(
      statusOf(await draft.insert("articles", titled("o", { _publishStatus: "PUBLISHED" }))),
      "PUBLISHED"
    )
  })

  it("is unchanged by an update, a save or a patch that does not name it", async () => {
    const shop = await articles(everyone)

    assert.strictEqual(statusOf(await shop.update("articles", { ...titled("d"), ...drafts })), "DRAFT")
    assert.strictEqual(statusOf(await shop.save("articles", { ...titled("d"), ...drafts })), "DRAFT")
    assert.strictEqual(
      statusOf(await shop.patch("articles", { dataItemId: "d", fieldModifications: [set("title", "y")], ...drafts })),
      "DRAFT"
    )
  })

  it("is changed by an update or a patch that names it", async () => {
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

  it("must be one of the two known values", async () => {
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

  it("is an ordinary field if the collection has no drafts", async () => {
    const shop = await open()

    const { data } = await shop.insert("books", titled("n", { _publishStatus: "DRAFT" }))

    assert.strictEqual(statusOf({ data }), "DRAFT")
    assert.strictEqual((await shop.get("books", "n")).status, 200)
    assert.notProperty((await shop.get("books", "b1")).data.dataItem.data, "_publishStatus")
  })

  it("is set for each item of a bulk save, in order", async () => {
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
