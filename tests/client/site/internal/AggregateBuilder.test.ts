import { describe, expect, it } from "vitest"
import { serving } from "../serving.ts"

const rows = (pagingMetadata: object = {}) =>
  Response.json({ results: [{ _id: { color: "red" }, count: 2 }], pagingMetadata })

describe("data.aggregate", () => {
  it("returns a new builder from every call", async () => {
    const { sent, site } = serving(() => rows())
    const perColor = site.data.aggregate("books").group("color").count()

    await perColor
      .filter(site.data.filter().gt("year", 1990))
      .eq("a", 1)
      .having(site.data.filter().gt("count", 2))
      .sum("price")
      .avg("price")
      .min("price")
      .max("price", "dearest")
      .descending("count")
      .ascending("priceSum")
      .limit(5)
      .skip(10)
      .run({ returnTotalCount: true, consistentRead: true })
    const found = await perColor.run(null)

    const count = { resultFieldName: "count", itemCount: {} }
    const price = { itemFieldName: "price" }
    expect(sent.map(({ body }) => body)).toEqual([
      {
        dataCollectionId: "books",
        paging: { limit: 5, offset: 10 },
        initialFilter: { year: { $gt: 1990 }, a: 1 },
        aggregation: {
          groupingFields: ["color"],
          operations: [
            count,
            { resultFieldName: "priceSum", sum: price },
            { resultFieldName: "priceAvg", average: price },
            { resultFieldName: "priceMin", min: price },
            { resultFieldName: "dearest", max: price }
          ]
        },
        finalFilter: { count: { $gt: 2 } },
        sort: [
          { fieldName: "count", order: "DESC" },
          { fieldName: "priceSum", order: "ASC" }
        ],
        returnTotalCount: true,
        consistentRead: true
      },
      {
        dataCollectionId: "books",
        initialFilter: {},
        aggregation: { groupingFields: ["color"], operations: [count] },
        sort: []
      }
    ])
    expect([...found]).toEqual([{ _id: "red", count: 2 }])
  })

  it("returns results that page forward and back", async () => {
    const { sent, site } = serving((_, index) => rows({ total: 9, hasNext: index === 0, cursors: { prev: "P" } }))

    const first = await site.data.aggregate("books").byCursor().limit(3).run()
    const second = await first.next()
    await second.prev()

    expect([first.totalPages, second.currentPage, second.hasNext()]).toEqual([3, 1, false])
    expect(sent.map(({ body }) => (body as { readonly cursorPaging?: unknown }).cursorPaging)).toEqual([
      { limit: 3 },
      undefined,
      { limit: 3, cursor: "P" }
    ])
    await expect(second.next()).rejects.toMatchObject({ code: "WDE0165" })
  })

  it("rejects with every problem of its calls and sends nothing", async () => {
    const { sent, site } = serving(() => rows())
    type Loose = Record<"limit" | "filter" | "having" | "sum" | "group" | "count" | "run", Call>
    type Call = (...args: ReadonlyArray<unknown>) => Loose
    const wrong = site.data.aggregate("") as unknown as Loose

    const running = wrong
      .limit(1, 2)
      .filter(site.data.query("books").eq("a", 1))
      .having({ a: 1 })
      .sum()
      .group()
      .count("total")
      .run({ language: "" }, 1)

    await expect(running).rejects.toMatchObject({
      problems: "WDE0039 WDE0011 WDE0011 WDE0043 WDE0043 WDE0038 WDE0001 WDE0008 WDE0018"
        .split(" ")
        .map((code) => ({ code }))
    })
    expect(sent).toEqual([])
  })
})
