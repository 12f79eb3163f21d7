import { assert, describe, it } from "@effect/vitest"
import { codeOf } from "../../Shop.ts"
import { listed, openLibrary } from "./Library.ts"

describe("the referenced items of an item", () => {
  it("are returned in the order of insertion, or in reverse", async () => {
    const shop = await openLibrary()

    assert.deepStrictEqual(await shop.referenced("b1"), ["terry", "neil"])
    assert.deepStrictEqual(await shop.referenced("b1", { order: "DESC" }), ["neil", "terry"])
    assert.deepStrictEqual(await shop.referenced("b1", { referringItemFieldName: "publisher" }), ["p1"])
    assert.deepStrictEqual(await shop.referenced("nothing"), [])
    assert.deepStrictEqual(await shop.referenced("\u0000"), [])
  })

  it("are returned whole or with the requested fields", async () => {
    const shop = await openLibrary()
    const first = { referringItemId: "b1", referringItemFieldName: "authors", paging: { limit: 1 } }

    const whole = await shop.queryReferenced("books", first)
    const named = await shop.queryReferenced("books", { ...first, fields: ["name"] })

    const [one] = whole.data.results as unknown as ReadonlyArray<{ readonly dataItem: Record<string, unknown> }>
    assert.deepInclude(one?.dataItem, { id: "terry", dataCollectionId: "authors" })
    assert.deepInclude(one?.dataItem["data"], { _id: "terry", name: "terry", born: 1 })
    assert.deepStrictEqual<unknown>(named.data.results, [
      {
        referringItemId: "b1",
        dataItem: { id: "terry", dataCollectionId: "authors", data: { _id: "terry", name: "terry" } }
      }
    ])
  })

  it("are returned by page, by offset or by cursor, forward and back", async () => {
    const shop = await openLibrary()
    const ids = Array.from({ length: 7 }, (_, index) => `x${index}`)
    await shop.bulkInsert("authors", { dataItems: ids.map((_id) => ({ data: { _id } })) })
    await shop.insertReferences("books", shop.refer(ids.map((id) => `b3 ${id}`)))
    const first = { referringItemId: "b3", referringItemFieldName: "authors" }
    const page = async (payload: object) => {
      const { data } = await shop.queryReferenced("books", payload)
      const { cursors, ...metadata } = data.pagingMetadata as { cursors: { next?: string; prev?: string } }
      return { ids: listed(data), ...cursors, metadata }
    }
    const by = (cursor: string | undefined) => page({ cursorPaging: { cursor } })

    const one = await page({ ...first, paging: { limit: 3, offset: 0 }, returnTotalCount: true })
    const two = await by(one.next)
    const three = await by(two.next)
    const back = await by(three.prev)
    const start = await by(back.prev)
    const last = await page({ ...first, paging: { limit: 3, offset: 6 } })

    assert.deepStrictEqual(
      [one, two, three].flatMap((found) => found.ids),
      ids
    )
    assert.deepStrictEqual([back.ids, start.ids, last.ids], [two.ids, one.ids, ["x6"]])
    assert.deepStrictEqual([three.next, start.prev, last.next], [undefined, undefined, undefined])
    assert.deepInclude(one.metadata, { count: 3, offset: 0, hasNext: true, total: 7 })
    assert.deepStrictEqual(start.metadata, { count: 3, hasNext: true, tooManyToCount: false })
  })

  it("are fifty per page by default and counted only on request", async () => {
    const shop = await openLibrary()
    const ids = Array.from({ length: 60 }, (_, index) => `x${index}`)
    await shop.bulkInsert("authors", { dataItems: ids.map((_id) => ({ data: { _id } })) })
    await shop.insertReferences("books", shop.refer(ids.map((id) => `b3 ${id}`)))

    const found = await shop.queryReferenced("books", { referringItemId: "b3", referringItemFieldName: "authors" })

    assert.strictEqual(found.data.results.length, 50)
    assert.notProperty(found.data.pagingMetadata, "total")
  })

  it("are unresolved if they are missing or not readable by the caller", async () => {
    const shop = await openLibrary()
    const notes = { referringItemId: "b1", referringItemFieldName: "notes" }

    const found = await shop.queryReferenced("books", notes, "ada")
    const gone = await shop.queryReferenced("books", { referringItemId: "b3", referringItemFieldName: "publisher" })

    assert.deepStrictEqual(listed(found.data), ["n1", "(n2)"])
    assert.deepStrictEqual<unknown>(found.data.results[1], {
      referringItemId: "b1",
      unresolvedReference: { referringItemId: "b1", referencedItemId: "n2", unauthorized: true }
    })
    assert.deepStrictEqual<unknown>(gone.data.results, [
      { referringItemId: "b3", unresolvedReference: { referringItemId: "b3", referencedItemId: "gone" } }
    ])
  })

  it("are rejected if the caller cannot read their collection", async () => {
    const shop = await openLibrary()

    const refused = await shop.queryReferenced("books", { referringItemId: "b2", referringItemFieldName: "secrets" })

    assert.deepStrictEqual([refused.status, codeOf(refused)], [403, "WDE0027"])
  })

  it("are not returned for a cursor of another request", async () => {
    const shop = await openLibrary()
    const first = { referringItemId: "b1", referringItemFieldName: "authors", paging: { limit: 1 } }
    const { data } = await shop.queryReferenced("books", first)
    const { cursors } = data.pagingMetadata as { cursors: { next: string } }
    const cursorPaging = { cursor: cursors.next }

    const elsewhere = await shop.queryReferenced("diaries", { cursorPaging })
    const query = await shop.query("books", { query: { cursorPaging } })
    const another = await shop.queryReferenced("books", { cursorPaging, referringItemId: "b2" })
    const offset = await shop.queryReferenced("books", { cursorPaging, paging: { offset: 1 } })

    assert.deepStrictEqual([elsewhere, query, offset].map(codeOf), ["WDE0152", "WDE0152", "WDE0080"])
    assert.strictEqual(another.status, 400)
  })
})
