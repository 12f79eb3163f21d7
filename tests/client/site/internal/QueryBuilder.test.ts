import { describe, expect, it } from "vitest"
import { type Sent, serving } from "../serving.ts"

const page = (count: number, pagingMetadata: object) =>
  Response.json({
    dataItems: Array.from({ length: count }, (_, index) => ({ id: `i${index}`, data: { _id: `i${index}` } })),
    pagingMetadata
  })

const long = Array.from({ length: 300 }, (_, index) => `a long text number ${index}`)

const queryOf = (sent: Sent | undefined) => (sent?.body as { readonly query: unknown } | undefined)?.query

type Call = (...args: ReadonlyArray<unknown>) => Loose

/** A builder with the types of plain JavaScript. */
interface Loose extends PromiseLike<unknown>, Record<"limit" | "gt" | "and" | "descending" | "find", Call> {}

describe("data.query", () => {
  it("returns a new builder from every call", async () => {
    const { sent, site } = serving(() => page(0, {}))
    const query = site.data.query("books").in("tag", long)

    await query
      .eq("a", 1)
      .or(site.data.filter().between("b", 1, 2))
      .ascending(["c", "d"])
      .limit(5)
      .skip(10)
      .fields("a", "b")
      .include("author", "tags", 3)
      .find({ returnTotalCount: true, consistentRead: true })
    await query.find(null)

    expect(sent[0]?.body).toEqual({
      dataCollectionId: "books",
      query: {
        fields: ["a", "b"],
        filter: { $or: [{ tag: { $in: long }, a: 1 }, { $and: [{ b: { $gte: 1 } }, { b: { $lt: 2 } }] }] },
        sort: [
          { fieldName: "c", order: "ASC" },
          { fieldName: "d", order: "ASC" }
        ],
        paging: { limit: 5, offset: 10 }
      },
      referencedItemOptions: [
        { fieldName: "author", limit: 3 },
        { fieldName: "tags", limit: 3 }
      ],
      returnTotalCount: true,
      consistentRead: true
    })
    expect(queryOf(sent[1])).toEqual({ fields: [], filter: { tag: { $in: long } }, sort: [] })
  })

  it("counts items", async () => {
    const { sent, site } = serving(() => Response.json({ totalCount: 7 }))

    expect(await site.data.query("books").eq("a", 1).limit(2).count()).toBe(7)
    expect(sent[0]?.body).toEqual({ dataCollectionId: "books", filter: { a: 1 } })
  })

  it("rejects with every problem of its calls in order and sends nothing", async () => {
    const { sent, site } = serving(() => page(0, {}))
    const wrong = site.data.query("") as unknown as Loose

    const running = wrong.limit(1, 2).gt("a", {}).and(site.data.query("authors")).descending().find({ language: "" }, 1)

    const codes = ["WDE0039", "WDE0045", "WDE0050", "WDE0043", "WDE0001", "WDE0008", "WDE0018"]
    await expect(running).rejects.toMatchObject({ problems: codes.map((code) => ({ code })) })
    expect(sent).toEqual([])
  })

  it("returns the distinct values of a field page by page", async () => {
    const { sent, site } = serving((_, index) =>
      Response.json({
        distinctValues: [index],
        pagingMetadata: { total: 3, hasNext: index === 0, cursors: { next: "N" } }
      })
    )

    const first = await site.data
      .query("books")
      .in("tag", long)
      .descending("year")
      .limit(1)
      .distinct("year", { returnTotalCount: true, language: "en" })
    const second = await first.next()

    expect([first.items, first.totalPages, second.items, second.currentPage]).toEqual([[0], 3, [1], 1])
    expect(sent[0]?.body).toEqual({
      dataCollectionId: "books",
      fieldName: "year",
      filter: { tag: { $in: long } },
      order: "DESC",
      paging: { limit: 1, offset: 0 },
      returnTotalCount: true,
      language: "en"
    })
  })

  it("rejects with every problem of distinct and sends nothing", async () => {
    const { sent, site } = serving(() => page(0, {}))
    const query = site.data.query("books").limit(0) as unknown as { readonly distinct: Call }

    await expect(query.distinct()).rejects.toMatchObject({
      problems: [{ code: "WDE0033" }, { code: "WDE0008" }, { code: "WDE0003" }]
    })
    await expect(query.distinct("a", { language: "" }, 1)).rejects.toMatchObject({
      problems: [{ code: "WDE0033" }, { code: "WDE0008" }, { code: "WDE0018" }]
    })
    expect(sent).toEqual([])
  })

  it("returns items in random order or by cursor", async () => {
    const { sent, site } = serving(() => page(0, {}))
    const query = site.data.query("books").filter(site.data.filter().in("tag", long))

    await query.randomSort({ seed: 7 }).find()
    await query.byCursor().limit(3).find()

    expect(sent[0]?.body).toMatchObject({ sortMode: "RANDOM", randomOptions: { seed: 7 } })
    expect(queryOf(sent[1])).toEqual({
      fields: [],
      filter: { tag: { $in: long } },
      sort: [],
      cursorPaging: { limit: 3 }
    })
    await expect(query.byCursor().skip(1).find()).rejects.toMatchObject({ code: "WDE0080" })
    await expect(query.filter({ a: 1 } as never).find()).rejects.toMatchObject({ code: "WDE0049" })
  })

  it("rejects a standalone filter that contains a query", async () => {
    const { site } = serving(() => page(0, {}))

    const filter = site.data.filter().and(site.data.query("books").eq("a", 1))

    await expect(site.data.query("books").and(filter).find()).rejects.toMatchObject({ code: "WDE0049" })
  })
})

describe("the result of find", () => {
  it("is a page that can be iterated and serialized", async () => {
    const { site } = serving(() => page(2, { total: 5, hasNext: true, cursors: { next: "N1" } }))

    const result = await site.data.query("books").limit(2).find({ returnTotalCount: true })

    expect([...result]).toEqual([{ _id: "i0" }, { _id: "i1" }])
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      items: [{ _id: "i0" }, { _id: "i1" }],
      totalCount: 5,
      pageSize: 2,
      currentPage: 0,
      length: 2,
      totalPages: 3
    })
    expect([result.hasNext(), result.hasPrev(), result.nextCursor, result.prevCursor]).toEqual([
      true,
      false,
      "N1",
      undefined
    ])
  })

  it("pages forward and back", async () => {
    const { site } = serving((_, index) => page(2, { total: 5, hasNext: index < 2 }))

    const third = await site.data
      .query("books")
      .limit(2)
      .find()
      .then((first) => first.next())
      .then((second) => second.next())

    expect([third.currentPage, third.totalCount, third.hasNext()]).toEqual([2, 5, false])
    await expect(third.next()).rejects.toMatchObject({ code: "WDE0165", kind: "WD_VALIDATION_ERROR" })
    expect((await third.prev()).currentPage).toBe(1)
  })

  it("has no previous page on the first page", async () => {
    const { site } = serving(() => page(2, {}))

    const result = await site.data.query("books").find()

    expect([result.pageSize, result.totalCount, result.totalPages]).toEqual([50, undefined, undefined])
    await expect(result.prev()).rejects.toMatchObject({ code: "WDE0159" })
  })
})
