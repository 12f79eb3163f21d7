import { assert, describe, it } from "@effect/vitest"
import { defaultReferencedLimit, maximumIncludedFields } from "@portico/contract/Limits"
import { codeOf } from "../../Shop.ts"
import { openLibrary } from "./Library.ts"

type Shop = Awaited<ReturnType<typeof openLibrary>>

const include = (...fieldNames: ReadonlyArray<string>) => fieldNames.map((fieldName) => ({ fieldName }))

const find = async (shop: Shop, referencedItemOptions: object, query: object = {}, as?: "visitor" | "ada" | "max") => {
  const sort = [{ fieldName: "_id" }]
  const { data } = await shop.query("books", { query: { sort, ...query }, referencedItemOptions }, as)
  return data.dataItems.map((item) => item.data)
}

const ids = (value: unknown) => (value as ReadonlyArray<{ readonly _id: string }>).map(({ _id }) => _id)

describe("a query", () => {
  it("replaces an id with the item and leaves the id of a missing one", async () => {
    const [omens, , emma] = await find(await openLibrary(), include("publisher"))

    assert.deepInclude(omens?.["publisher"], { _id: "p1", name: "Gollancz" })
    assert.strictEqual(emma?.["publisher"], "gone")
  })

  it("returns the items of a multi-reference field only if it is included", async () => {
    const shop = await openLibrary()

    const [omens, mort, emma] = await find(shop, include("authors"))
    const [plain] = await find(shop, [])

    assert.deepStrictEqual(
      [omens, mort, emma].map((book) => ids(book?.["authors"])),
      [["terry", "neil"], ["terry"], []]
    )
    assert.notProperty(plain, "authors")
    assert.strictEqual(plain?.["publisher"], "p1")
  })

  it("returns as many of them as requested, and 50 by default", async () => {
    const shop = await openLibrary()
    const many = Array.from({ length: 60 }, (_, index) => `x${index}`)
    await shop.bulkInsert("authors", { dataItems: many.map((_id) => ({ data: { _id } })) })
    await shop.insertReferences("books", shop.refer(many.map((id) => `b3 ${id}`)))

    const [omens] = await find(shop, [{ fieldName: "authors", limit: 1 }])
    const emma = (await find(shop, include("authors")))[2]

    assert.deepStrictEqual(ids(omens?.["authors"]), ["terry"])
    assert.deepStrictEqual(ids(emma?.["authors"]), many.slice(0, defaultReferencedLimit))
  })

  it("returns only items that the caller can read", async () => {
    const shop = await openLibrary()

    const [visitors] = await find(shop, include("notes"))
    const [hers] = await find(shop, include("notes"), {}, "ada")
    const mort = (await find(shop, include("secret", "secrets")))[1]

    assert.notProperty(visitors, "notes")
    assert.deepStrictEqual(ids(hers?.["notes"]), ["n1"])
    assert.strictEqual(mort?.["secret"], "s1")
    assert.notProperty(mort, "secrets")
  })

  it("returns included fields in addition to the named fields", async () => {
    const [omens] = await find(await openLibrary(), include("authors"), { fields: ["title"] })

    assert.deepStrictEqual(Object.keys(omens ?? {}), ["_id", "title", "authors"])
  })

  it("includes a field once", async () => {
    const [omens] = await find(await openLibrary(), [{ fieldName: "authors", limit: 1 }, { fieldName: "authors" }])

    assert.deepStrictEqual(ids(omens?.["authors"]), ["terry"])
  })

  it.each([
    [[{ fieldName: "title" }], "WDE0020"],
    [[{ fieldName: "authors", limit: 0 }], "WDE0033"],
    [[{ fieldName: "authors", limit: 1001 }], "WDE0036"],
    [Array.from({ length: maximumIncludedFields + 1 }, (_, index) => ({ fieldName: `f${index}` })), undefined]
  ])("rejects the includes %j", async (referencedItemOptions, code) => {
    const refused = await (await openLibrary()).query("books", { query: {}, referencedItemOptions })

    assert.deepStrictEqual([refused.status, codeOf(refused)], [400, code])
  })

  it("resolves the ids of any field in open mode", async () => {
    const shop = await openLibrary({ open: true })
    await shop.insert("books", { dataItem: { data: { _id: "b0", idol: "jane", other: 1 } } })

    const [first] = await find(shop, include("idol", "other", "none"))

    assert.deepInclude(first?.["idol"], { _id: "jane", name: "jane" })
    assert.strictEqual(first?.["other"], 1)
  })
})

describe("a request for one item", () => {
  it.each([
    [["publisher", "authors"]],
    [[{ fieldName: "publisher" }, { fieldName: "authors", limit: 2 }]],
    [[{ field: "publisher" }, { field: "authors" }]]
  ])("includes the fields %j", async (includeReferencedItems) => {
    const shop = await openLibrary()
    const data = { _id: "b1", publisher: "p1" }

    const updated = await shop.update("books", { dataItem: { data }, includeReferencedItems })
    const saved = await shop.save("books", { dataItem: { data }, includeReferences: includeReferencedItems })
    const inserted = await shop.insert("books", { dataItem: { data: { publisher: "p1" } }, includeReferencedItems })

    for (const { data } of [updated, saved, inserted]) {
      assert.deepInclude(data.dataItem.data["publisher"], { name: "Gollancz" })
    }
    assert.deepStrictEqual(ids(updated.data.dataItem.data["authors"]), ["terry", "neil"])
    assert.deepStrictEqual(ids(inserted.data.dataItem.data["authors"]), [])
  })

  it.each(["includeReferencedItems=authors", "includeReferences=authors&includeReferences=publisher"])(
    "includes fields with ?%s",
    async (wish) => {
      const shop = await openLibrary()
      const headers = { authorization: await shop.visitor() }

      const { body } = await shop.send(`/v2/items/b1?dataCollectionId=books&${wish}`, { headers })

      assert.deepStrictEqual(ids((body as unknown as Found).dataItem.data["authors"]), ["terry", "neil"])
    }
  )

  it("includes every readable reference field with includeReferencedItems: true", async () => {
    const shop = await openLibrary()

    const { data } = await shop.update("books", {
      dataItem: { data: { _id: "b2", publisher: "p1", secret: "s1" } },
      includeReferencedItems: true
    })

    const { authors, publisher, secret } = data.dataItem.data
    assert.deepStrictEqual([ids(authors), (publisher as { name: string }).name, secret], [["terry"], "Gollancz", "s1"])
  })

  it("writes nothing if its includes are invalid", async () => {
    const shop = await openLibrary()
    const dataItem = { data: { _id: "b9" } }

    const unknown = await shop.insert("books", { dataItem, includeReferencedItems: ["title"] })
    const strange = await shop.insert("books", { dataItem, includeReferencedItems: [1] })

    assert.deepStrictEqual([codeOf(unknown), strange.status], ["WDE0020", 400])
    assert.strictEqual((await shop.get("books", "b9")).status, 404)
  })
})

interface Found {
  readonly dataItem: { readonly data: Readonly<Record<string, unknown>> }
}
