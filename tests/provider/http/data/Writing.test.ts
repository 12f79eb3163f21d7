import { assert, describe, it } from "@effect/vitest"
import { codeOf } from "../../Shop.ts"
import { fared, open, withBooks } from "./Books.ts"

const titled = (id: string, title: string) => ({ dataItem: { id, data: { title } } })

describe("a save", () => {
  it("inserts or replaces an item and reports which", async () => {
    const shop = await open()
    const before = (await shop.get("books", "b1")).data.dataItem.data
    shop.pass(1000)

    const inserted = await shop.save("books", titled("new", "Sanditon"))
    const updated = await shop.save("books", titled("b1", "Emma!"))
    const made = await shop.save("books", { dataItem: { data: {} } })

    assert.deepStrictEqual(
      [inserted, updated, made].map(({ data }) => data.action),
      ["INSERTED", "UPDATED", "INSERTED"]
    )
    assert.deepStrictEqual(updated.data.dataItem.data, {
      _id: "b1",
      title: "Emma!",
      _createdDate: before["_createdDate"],
      _updatedDate: { $date: "2023-11-14T22:13:21.000Z" }
    })
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 5)
  })

  it("does not change the owner of an item", async () => {
    const shop = await open()
    const { data } = await shop.save("books", titled("mine", "x"), "ada")

    const again = await shop.save("books", titled("mine", "y"), "max")

    assert.isString(data.dataItem.data["_ownerId"])
    assert.strictEqual(again.data.dataItem.data["_ownerId"], data.dataItem.data["_ownerId"])
  })

  it("requires the permission to insert or to update, depending on the item", async () => {
    const shop = await open()
    const save = (id: string, as: "visitor" | "ada" | "max") => shop.save("reviews", titled(id, "saved"), as)

    const codes = [
      codeOf(await save("new", "visitor")),
      (await save("new", "ada")).data.action,
      (await save("r1", "ada")).data.action,
      codeOf(await save("r2", "ada")),
      codeOf(await save("new", "max"))
    ]

    assert.deepStrictEqual(codes, ["WDE0027", "INSERTED", "UPDATED", "WDE0027", "WDE0027"])
    assert.strictEqual((await shop.get("reviews", "r2")).data.dataItem.data["text"], "Dull.")
  })

  it("rejects each item of a bulk save independently", async () => {
    const shop = await open()
    const dataItems = ["new", "r2", "r1"].map((id) => ({ id, data: {} }))

    assert.deepStrictEqual(fared(await shop.bulkSave("reviews", { dataItems }, "ada")), ["INSERT", "WDE0027", "UPDATE"])
    assert.strictEqual(codeOf(await shop.bulkSave("reviews", { dataItems })), "WDE0027")
  })

  it("succeeds for inserts only or updates only if that is permitted", async () => {
    const permissions = { insert: "ANYONE", update: "PRIVILEGED" } as const
    const items = [{ _id: "old", title: "old" }]
    const collections = [
      { id: "inbox", permissions, items },
      { id: "fixed", permissions: { insert: "PRIVILEGED", update: "ANYONE" } as const, items }
    ]
    const shop = await open({ seed: { ...withBooks, collections } })
    const dataItems = ["old", "new"].map((id) => ({ id, data: { title: "saved" } }))

    assert.deepStrictEqual(fared(await shop.bulkSave("inbox", { dataItems })), ["WDE0027", "INSERT"])
    assert.deepStrictEqual(fared(await shop.bulkSave("fixed", { dataItems })), ["UPDATE", "WDE0027"])
    assert.strictEqual((await shop.get("inbox", "old")).data.dataItem.data["title"], "old")
    assert.strictEqual((await shop.count("fixed", {})).data.totalCount, 1)
  })
})

describe("items of other members", () => {
  it("are rejected one by one in a bulk request, or all at once without any permission", async () => {
    const shop = await open()
    const ids = ["r1", "r2", "nothing"]
    const dataItems = ids.map((id) => ({ id, data: { text: "changed" } }))
    const set = { action: "SET_FIELD", fieldPath: "text", setFieldOptions: { value: "changed" } }
    const patches = ids.map((dataItemId) => ({ dataItemId, fieldModifications: [set] }))

    const own = [
      fared(await shop.bulkUpdate("reviews", { dataItems }, "ada")),
      fared(await shop.bulkPatch("reviews", { patches }, "ada")),
      fared(await shop.bulkRemove("reviews", { dataItemIds: ids }, "ada"))
    ]
    const none = [
      await shop.bulkUpdate("reviews", { dataItems }),
      await shop.bulkPatch("reviews", { patches }),
      await shop.bulkRemove("reviews", { dataItemIds: ids })
    ]

    assert.deepStrictEqual(own, [
      ["UPDATE", "WDE0027", "WDE0073"],
      ["PATCH", "WDE0027", "WDE0073"],
      ["DELETE", "WDE0027", "WDE0073"]
    ])
    assert.deepStrictEqual(
      none.map((answered) => [answered.status, codeOf(answered)]),
      Array.from({ length: 3 }, () => [403, "WDE0027"])
    )
    assert.strictEqual((await shop.get("reviews", "r2")).data.dataItem.data["text"], "Dull.")
  })

  it("are reported as missing if the caller cannot read them", async () => {
    const shop = await open({
      seed: {
        ...withBooks,
        collections: [
          {
            id: "notes",
            permissions: { read: "SITE_MEMBER_AUTHOR" },
            items: [{ _id: "n", _ownerId: "max@shop.test" }]
          }
        ]
      }
    })

    const answer = await shop.bulkRemove("notes", { dataItemIds: ["n"] }, "ada")

    assert.deepStrictEqual(fared(answer), ["WDE0073"])
  })
})

describe("an elevated request", () => {
  it("bypasses all permissions", async () => {
    const secret = "the shop's own server"
    const [client = { clientId: "", origins: [], redirectUris: [] }] = withBooks.clients ?? []
    const shop = await open({ seed: { ...withBooks, clients: [{ ...client, secret }] } })

    const visitor = await shop.post(
      "/v2/items/patch",
      {
        dataCollectionId: "orders",
        patch: {
          dataItemId: "o1",
          fieldModifications: [{ action: "INCREMENT_FIELD", fieldPath: "total", incrementFieldOptions: { value: 9 } }]
        }
      },
      `${await shop.visitor()},${secret}`
    )

    assert.strictEqual(visitor.status, 200)
    assert.include(visitor.text, '"total":10')
  })
})

describe("a truncation", () => {
  it("removes every item", async () => {
    const shop = await open()

    const { status } = await shop.truncate("books", {})

    assert.strictEqual(status, 200)
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 0)
    assert.strictEqual((await shop.save("books", titled("b1", "again"))).data.action, "INSERTED")
  })

  it("is rejected if the caller can remove only their own items", async () => {
    const shop = await open()

    for (const as of ["visitor", "ada"] as const) {
      const refused = await shop.truncate("reviews", {}, as)
      assert.deepStrictEqual([refused.status, codeOf(refused)], [403, "WDE0027"])
    }
    assert.strictEqual((await shop.count("reviews", {})).data.totalCount, 2)
  })
})
