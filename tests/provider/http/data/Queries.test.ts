import { assert, describe, it } from "@effect/vitest"
import { defaultPageSize, maximumPageSize } from "@portico/contract/Limits"
import { codeOf } from "../../Shop.ts"
import { open } from "./Books.ts"
import * as CursorSuite from "./CursorSuite.ts"

const idsOf = ({ data }: Awaited<ReturnType<Awaited<ReturnType<typeof open>>["query"]>>) =>
  data.dataItems.map(({ id }) => id)

describe("a query", () => {
  it("filters and sorts", async () => {
    const shop = await open()
    const query = { filter: { year: { $gte: 1817 } }, sort: [{ fieldName: "title", order: "DESC" }] }

    assert.deepStrictEqual(idsOf(await shop.query("books", { query })), ["b2", "b3"])
  })

  it("returns a page and whether there are more", async () => {
    const shop = await open()
    const page = (offset: number) => ({
      query: { sort: [{ fieldName: "year" }], paging: { limit: 2, offset } },
      returnTotalCount: true
    })

    const first = await shop.query("books", page(0))
    const last = await shop.query("books", page(2))

    assert.deepStrictEqual([...idsOf(first), ...idsOf(last)], ["b1", "b2", "b3"])
    assert.deepInclude(first.data.pagingMetadata, { count: 2, offset: 0, total: 3, hasNext: true })
    assert.deepInclude(last.data.pagingMetadata, { count: 1, offset: 2, total: 3, hasNext: false })
  })

  it("returns the total only if it is requested", async () => {
    const { data } = await (await open()).query("books", { query: {} })

    assert.notProperty(data.pagingMetadata, "total")
  })

  it("returns fifty items per page by default", async () => {
    const shop = await open()
    await shop.bulkInsert("books", { dataItems: Array.from({ length: 60 }, () => ({ data: {} })) })

    assert.strictEqual(idsOf(await shop.query("books", { query: {} })).length, defaultPageSize)
  })

  it("returns the requested fields and the id", async () => {
    const query = { fields: ["title"], filter: { _id: "b1" } }

    const { data } = await (await open()).query("books", { query })

    assert.deepStrictEqual(data.dataItems[0]?.data, { _id: "b1", title: "Emma" })
  })

  it.each([
    [{ limit: 0 }, "WDE0033"],
    [{ limit: -1 }, "WDE0033"],
    [{ limit: 1.5 }, "WDE0035"],
    [{ limit: maximumPageSize + 1 }, "WDE0036"],
    [{ offset: -1 }, "WDE0037"],
    [{ offset: 1e300 }, "WDE0035"]
  ])("rejects the page %j", async (paging, code) => {
    const shop = await open()

    assert.strictEqual(codeOf(await shop.query("books", { query: { paging } })), code)
    assert.strictEqual(codeOf(await shop.distinct("books", { fieldName: "title", paging })), code)
  })

  it.each([
    [{ title: { $regex: ".*" } }, "WDE0070"],
    [{ $and: {} }, "WDE0057"],
    [{ year: { $gt: [] } }, "WDE0058"],
    [{ title: { $startsWith: 1 } }, "WDE0059"],
    [{ year: { $in: 1 } }, "WDE0061"]
  ])("rejects the filter %j", async (filter, code) => {
    const shop = await open()

    assert.strictEqual(codeOf(await shop.query("books", { query: { filter } })), code)
    assert.strictEqual(codeOf(await shop.count("books", { filter })), code)
    assert.strictEqual(codeOf(await shop.distinct("books", { fieldName: "title", filter })), code)
  })
})

it("counts the matching items", async () => {
  const shop = await open()

  assert.strictEqual((await shop.count("books", {})).data.totalCount, 3)
  assert.strictEqual((await shop.count("books", { filter: { title: { $contains: "MA" } } })).data.totalCount, 2)
})

it("returns each distinct value once, in order, by page", async () => {
  const shop = await open()
  await shop.insert("books", { dataItem: { data: { title: "Emma" } } })

  const all = await shop.distinct("books", { fieldName: "title", returnTotalCount: true })
  const page = await shop.distinct("books", { fieldName: "title", order: "DESC", paging: { limit: 1, offset: 1 } })

  assert.deepStrictEqual(all.data.distinctValues, ["Emma", "Middlemarch", "Persuasion"])
  assert.strictEqual(all.data.pagingMetadata["total"], 3)
  assert.deepStrictEqual(page.data.distinctValues, ["Middlemarch"])
})

it("requires a field name for distinct values", async () => {
  const shop = await open()

  assert.strictEqual(codeOf(await shop.distinct("books", { fieldName: "" })), "WDE0094")
  assert.strictEqual(codeOf(await shop.distinct("books", {})), "WDE0094")
})

CursorSuite.suite()
