/** data.md §7: the parts of requests, their options, pages, forms and dates. */
import type { SiteData } from "../../../packages/client/src/site/SiteData.ts"
import { describe, expect, it } from "vitest"
import { open, type PlainData } from "./made.ts"

/** Returns the requests and the result of a call. */
const made = async <A>(call: (data: SiteData) => Promise<A>) => {
  const { calls, data } = open()
  const given = await call(data)
  return { given, sent: calls() }
}

const at = new Date("2024-05-01T10:00:00.000Z")
const wireDate = { $date: "2024-05-01T10:00:00.000Z" }

describe("data.md §7, calls", () => {
  it.each([
    ["filter", { filter: { year: { $gt: 1900 } } }, (data: SiteData) => [data.stages.filter().gt("year", 1900)], 1],
    [
      "project",
      { projection: { fields: [{ include: { fieldName: "title" } }] } },
      (data: SiteData) => [data.stages.project().include("title")],
      3
    ],
    [
      "group",
      {
        group: {
          groupIds: [{ expression: { fieldPath: "year" }, key: "year" }],
          accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]
        }
      },
      (data: SiteData) => [data.stages.group().by(data.expressions.field("year"), "year").count("n")],
      3
    ],
    ["unwind", { unwindArray: { arrayFieldName: "tags" } }, (data: SiteData) => [data.stages.unwind("tags")], 4],
    [
      "sort",
      { sort: { values: [{ fieldName: "year", order: "DESC" }] } },
      ({ stages: { sort } }: SiteData) => [sort().descending("year")],
      3
    ],
    ["limit", { limit: 2 }, (data: SiteData) => [data.stages.limit(2)], 2],
    ["skip", { skip: 1 }, (data: SiteData) => [data.stages.skip(1)], 2],
    [
      "objectToArray",
      { objectToArray: { objectFieldName: "prices", destinationFieldName: "list" } },
      (data: SiteData) => [data.stages.objectToArray("prices", "list")],
      3
    ]
  ])("pipeline stage: %s", async (_, stage, stages, count) => {
    const { given, sent } = await made((data) => data.aggregatePipeline("books", { stages: stages(data) }))

    expect(sent[0]?.payload["pipeline"]).toEqual({ stages: [stage] })
    expect(given.results).toHaveLength(count)
  })

  it.each([
    ["expression", (data: SiteData) => data.search("books").expression("emma"), { expression: "emma" }, ["emma"]],
    ["fuzzy", (data: SiteData) => data.search("books").expression("emna").fuzzy(), { fuzzy: true }, ["emma"]],
    ["mode", (data: SiteData) => data.search("books").expression("emma omens").andMode(), { mode: "AND" }, []]
  ])("search: %s", async (_, search, expected, found) => {
    const { given, sent } = await made((data) => search(data).run())

    expect(sent[0]?.payload["search"]).toMatchObject({ search: expected })
    expect(given.items.map(({ _id }) => _id)).toEqual(found)
  })

  const reads: Readonly<Record<string, (data: PlainData, options: object) => Promise<unknown>>> = {
    get: (data, options) => data.get("books", "emma", options),
    query: (data, options) => data.query("books").find(options),
    count: (data, options) => data.query("books").count(options),
    distinct: (data, options) => data.query("books").distinct("year", options),
    aggregate: (data, options) => data.aggregate("books").count().run(options),
    search: (data, options) => data.search("books").run(options),
    "query referenced": (data, options) => data.queryReferenced("books", "emma", "authors", options),
    "is referenced": (data, options) => data.isReferenced("books", "authors", "emma", "austen", options)
  }
  const calls = {
    ...reads,
    insert: (data: PlainData, options: object) => data.insert("books", {}, options),
    update: (data: PlainData, options: object) => data.update("books", { _id: "emma" }, options),
    save: (data: PlainData, options: object) => data.save("books", {}, options),
    patch: (data: PlainData, options: object) => data.patch("books", "emma").setField("year", 1).run(options),
    remove: (data: PlainData, options: object) => data.remove("books", "emma", options),
    "bulk insert": (data: PlainData, options: object) => data.bulkInsert("books", [{}], options),
    "bulk update": (data: PlainData, options: object) => data.bulkUpdate("books", [{ _id: "emma" }], options),
    "bulk remove": (data: PlainData, options: object) => data.bulkRemove("books", ["emma"], options),
    "insert references": (data: PlainData, options: object) =>
      data.insertReference("books", "authors", "emma", "austen", options)
  }

  /** Returns a key of the payloads that a call sends with an option and without it. */
  const keyOf = async (call: (data: PlainData, options: object) => Promise<unknown>, options: object, key: string) => {
    const { calls, plain } = open()
    await call(plain.data, options)
    await call(plain.data, {})
    return calls().map(({ payload }) => payload[key])
  }

  /** A get request has flat parameters, so its values are strings until one of them is nested. */
  const flat = (name: string, value: boolean) => (name === "get" ? String(value) : value)

  it.each(Object.entries(calls))("common request option: suppressHooks: %s", async (name, call) => {
    expect(await keyOf(call, { suppressHooks: true }, "suppressHooks")).toEqual([flat(name, true), undefined])
  })

  it.each(Object.entries(calls).filter(([name]) => name !== "get"))(
    "common request option: appOptions: %s",
    async (_, call) => {
      expect(await keyOf(call, { appOptions: { shop: { till: 1 } } }, "appOptions")).toEqual([
        { shop: { till: 1 } },
        undefined
      ])
    }
  )

  it.each(Object.entries(calls).filter(([name]) => name !== "get"))(
    "common request option: publishPluginOptions.includeDraftItems: %s",
    async (_, call) => {
      expect(await keyOf(call, { showDrafts: true }, "publishPluginOptions")).toEqual([
        { includeDraftItems: true },
        undefined
      ])
      expect(await keyOf(call, { showDrafts: false }, "publishPluginOptions")).toEqual([
        { includeDraftItems: false },
        undefined
      ])
    }
  )

  it("common request option: publishPluginOptions.includeDraftItems: get, in flat parameters", async () => {
    const { sent } = await made((data) => data.get("books", "emma", { showDrafts: true, appOptions: { till: "x" } }))

    expect(sent[0]?.payload).toEqual({
      dataCollectionId: "books",
      dataItemId: "emma",
      "publishPluginOptions.includeDraftItems": "true",
      "appOptions.till": "x"
    })
  })

  it.each(Object.entries(reads))("common request option: consistentRead: %s", async (name, call) => {
    expect(await keyOf(call, { consistentRead: true }, "consistentRead")).toEqual([flat(name, true), undefined])
  })

  it.each(Object.entries(reads))("common request option: language: %s", async (_, call) => {
    expect(await keyOf(call, { language: "de" }, "language")).toEqual(["de", undefined])
  })

  it("paging uses limit with offset", async () => {
    const { given, sent } = await made((data) => {
      const query = data.query("books").ascending("year").limit(1)
      return Promise.all([query.skip(1).find(), query.skip(2).find()])
    })

    expect(sent.map(({ payload }) => payload["query"])).toMatchObject([
      { paging: { limit: 1, offset: 1 } },
      { paging: { limit: 1, offset: 2 } }
    ])
    expect(given.map(({ items }) => items[0]?.["year"])).toEqual([1817, 1990])
  })

  it("paging uses limit with cursor", async () => {
    const { given, sent } = await made(async (data) => {
      const first = await data.query("books").ascending("year").limit(1).byCursor().find()
      return [first, await first.next()]
    })

    expect(sent.map(({ payload }) => payload["query"])).toEqual([
      expect.objectContaining({ cursorPaging: { limit: 1 } }),
      { fields: [], cursorPaging: { limit: 1, cursor: given[0]?.nextCursor } }
    ])
    expect(given.map(({ items }) => items[0]?.["year"])).toEqual([1815, 1817])
  })

  const longText = "x".repeat(2048)

  it.each([
    ["query", (data: SiteData, text: string) => data.query("books").ne("title", text).find()],
    ["distinct", (data: SiteData, text: string) => data.query("books").ne("title", text).distinct("year")]
  ])("sent as GET with an encoded query parameter while the URL has at most 2048 characters: %s", async (_, call) => {
    const { sent } = await made((data) => call(data, "Emma"))

    expect(sent).toMatchObject([{ method: "GET", payload: { dataCollectionId: "books" } }])
  })

  it.each([
    ["query", (data: SiteData, text: string) => data.query("books").ne("title", text).find()],
    ["distinct", (data: SiteData, text: string) => data.query("books").ne("title", text).distinct("year")]
  ])("sent as POST beyond that: %s", async (_, call) => {
    const { given, sent } = await made((data) => call(data, longText))

    expect(sent).toMatchObject([{ method: "POST", payload: { dataCollectionId: "books" } }])
    expect(given.items).toHaveLength(3)
  })

  it("dates are sent as an object with a $date string", async () => {
    const { sent } = await made(async (data) => {
      await data.insert("books", { _id: "a", at, deep: [{ at }] })
      await data.patch("books", "a").setField("seen", at).run()
      await data.query("books").gte("at", at).find()
      await data.bulkSave("books", [{ _id: "a", at }])
    })

    expect(sent.map(({ payload }) => payload)).toMatchObject([
      { dataItem: { data: { at: wireDate, deep: [{ at: wireDate }] } } },
      { patch: { fieldModifications: [{ setFieldOptions: { value: wireDate } }] } },
      { query: { filter: { at: { $gte: wireDate } } } },
      { dataItems: [{ data: { at: wireDate } }] }
    ])
  })

  it("dates are decoded into dates on reading", async () => {
    const { given } = await made(async (data) => {
      const inserted = await data.insert("books", { _id: "a", at, deep: [{ at }] })
      const found = await data.query("books").eq("at", at).find()
      const values = await data.query("books").distinct("at")
      const latest = await data.aggregate("books").max("at", "latest").run()
      return [inserted, await data.get("books", "a"), found.items[0], values.items[0], latest.items[0]?.["latest"]]
    })

    const read = expect.objectContaining({ at, deep: [{ at }] })
    expect(given).toEqual([read, read, read, at, at])
  })
})
