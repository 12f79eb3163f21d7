import { assert, describe, it } from "@effect/vitest"
import type * as Provider from "@portico/provider/Provider"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { open as openBooks, type Data } from "./Books.ts"

const open = async (options: Provider.Options = {}) => {
  const shop = await openBooks(options)
  await shop.bulkInsert("books", {
    dataItems: [
      { id: "s1", data: { title: "Pride and Prejudice", author: "Jane Austen" } },
      { id: "s2", data: { title: "Sense and Sensibility", author: "Jane Austen" } },
      { id: "s3", data: { title: "Jane Eyre", author: "Charlotte Brontë" } }
    ]
  })
  const search = async (model: object, collection = "books") => {
    const answered = await shop.post(
      "/v2/items/search",
      { dataCollectionId: collection, search: model },
      await shop.visitor()
    )
    const data: Data = JSON.parse(answered.text)
    return { ...answered, data }
  }
  return { ...shop, search }
}

const idsOf = ({ data }: { readonly data: Data }) => data.dataItems.map(({ id }) => id)

describe("a search", () => {
  it("finds items that contain all words, in any field, case-insensitively", async () => {
    const { search } = await open()

    assert.deepStrictEqual(idsOf(await search({ search: { expression: "AUSTEN pride" } })), ["s1"])
    assert.deepStrictEqual(idsOf(await search({ search: { expression: "brontë" } })), ["s3"])
  })

  it("accepts the expression at the top level", async () => {
    const { search } = await open()

    assert.deepStrictEqual(idsOf(await search({ expression: "pride eyre", mode: "OR" })), ["s1", "s3"])
  })

  it("filters, sorts and returns the requested fields", async () => {
    const { search } = await open()
    const { data } = await search({
      search: { expression: "jane" },
      filter: { title: { $contains: "e" }, author: { $contains: "austen" } },
      sort: [{ fieldName: "title", order: "DESC" }],
      fields: ["title"]
    })

    assert.deepStrictEqual(
      data.dataItems.map(({ data }) => data),
      [
        { _id: "s2", title: "Sense and Sensibility" },
        { _id: "s1", title: "Pride and Prejudice" }
      ]
    )
  })

  it("pages by offset, and by cursor in both directions", async () => {
    const { search } = await open()
    const words = { search: { expression: "jane" } }

    const second = await search({ ...words, paging: { limit: 2, offset: 2 } })
    const first = await search({ ...words, cursorPaging: { limit: 2 } })
    const next = await search({ ...words, cursorPaging: { cursor: cursorOf(first, "next") } })
    const prev = await search({ ...words, cursorPaging: { cursor: cursorOf(next, "prev") } })

    assert.deepStrictEqual(idsOf(second), ["s3"])
    assert.deepStrictEqual([...idsOf(first), ...idsOf(next)], ["s1", "s2", "s3"])
    assert.deepStrictEqual(idsOf(prev), idsOf(first))
  })

  it("returns all items without an expression, and none if the expression has no words", async () => {
    const { search } = await open()

    assert.strictEqual(idsOf(await search({})).length, 6)
    assert.deepStrictEqual(idsOf(await search({ search: { expression: "?!" } })), [])
  })

  it("fails with 403 if the caller cannot read the collection", async () => {
    const { search } = await open()

    assert.strictEqual((await search({ search: { expression: "x" } }, "orders")).status, 403)
  })

  it("reports incomplete results only if the store does", async () => {
    const complete = await open()
    const preparing = Layer.effect(
      ItemStore,
      Effect.map(ItemStore, (store) =>
        ItemStore.of({
          ...store,
          find: (collection, query) =>
            Effect.map(store.find(collection, query), (found) => ({ ...found, isIncomplete: true }))
        })
      )
    )
    const incomplete = await open({ store: { layer: Layer.provideMerge(preparing, MemoryStore.make().layer) } })
    const words = { search: { expression: "pride" } }

    assert.notProperty((await complete.search(words)).data, "incompleteResults")
    assert.propertyVal((await incomplete.search(words)).data, "incompleteResults", true)
  })

  it("runs query hooks on the request and the result", async () => {
    const { search } = await open({
      hooks: {
        books: {
          beforeQuery: (query) => ({ ...query, filter: { ...query.filter, title: { $contains: "sense" } } }),
          afterQuery: (item) => ({ ...item, title: "hidden" })
        }
      }
    })
    const { data } = await search({ search: { expression: "jane" } })

    assert.deepStrictEqual(
      data.dataItems.map(({ data, id }) => [id, data["title"]]),
      [["s2", "hidden"]]
    )
  })

  it("rejects too many words, an unknown mode and a cursor of another request", async () => {
    const { query, search } = await open()
    const other = await query("books", { query: { cursorPaging: { limit: 1 } } })
    const expression = Array.from({ length: 33 }, (_, index) => `w${index}`).join(" ")

    assert.strictEqual((await search({ search: { expression } })).status, 400)
    assert.strictEqual((await search({ search: { expression: "jane", mode: "XOR" } })).status, 400)
    assert.strictEqual((await search({ cursorPaging: { cursor: cursorOf(other, "next") } })).status, 400)
  })
})

const cursorOf = ({ data }: { readonly data: Data }, to: string): unknown =>
  (data.pagingMetadata["cursors"] as Record<string, unknown> | undefined)?.[to]
