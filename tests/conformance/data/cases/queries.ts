import { assert } from "vitest"
import type { Item, Query } from "../Items.ts"
import type { Case, Theater } from "../Theater.ts"

const ids = async (query: Query): Promise<string> =>
  (await query.find()).items
    .map(({ _id }) => String(_id).replace("b", ""))
    .toSorted()
    .join("")

const day = (text: string): Date => new Date(`${text}T10:00:00.000Z`)

/** Filters and the items that they find, as ids without their letter. */
const found: ReadonlyArray<readonly [found: string, filter: (query: Query, theater: Theater) => Query]> = [
  ["12345", (query) => query],
  ["1", (query) => query.eq("title", "Emma")],
  ["14", (query) => query.eq("tags", "love").or(query.eq("tags", "town"))],
  ["2345", (query) => query.ne("title", "Emma")],
  ["24", (query) => query.gt("price", 10)],
  ["124", (query) => query.ge("price", 10)],
  ["124", (query) => query.gte("price", 10)],
  ["35", (query) => query.lt("price", 10)],
  ["135", (query) => query.le("price", 10)],
  ["135", (query) => query.lte("price", 10)],
  ["13", (query) => query.between("price", 7.5, 12)],
  ["24", (query) => query.between("out", day("1815-12-24"), day("1900-01-01"))],
  ["1", (query) => query.eq("out", day("1815-12-23"))],
  ["13", (query) => query.startsWith("title", "emma")],
  ["1", (query) => query.endsWith("title", "EMMA")],
  ["45", (query) => query.contains("title", "mi").gt("price", -4)],
  ["13", (query) => query.hasSome("tags", ["love", "essay"])],
  ["13", (query) => query.hasSome("tags", "love", "essay")],
  ["1", (query) => query.hasAll("tags", "novel", "love")],
  ["12", (query) => query.in("title", ["Emma", "Persuasion"])],
  ["3", (query) => query.exists("note", true)],
  ["1245", (query) => query.exists("note", false)],
  ["12345", (query) => query.isEmpty("note")],
  ["1234", (query) => query.isNotEmpty("out")],
  ["2", (query) => query.eq("lent", true)],
  ["1", (query) => query.eq("shelf.side", "left")],
  ["1", (query) => query.eq("shelf", { row: 2, side: "left" })],
  ["24", (query, { items }) => query.and(items.filter().gt("price", 10))],
  ["135", (query, { items }) => query.not(items.query("books").gt("price", 10))],
  [
    "123",
    (query, { items }) =>
      query.lt("price", 13).and(items.filter().eq("author", "a1").or(items.filter().eq("author", "a2")))
  ],
  ["5", (query) => query.setFilterModel({ $and: [{ price: { $lt: 0 } }, { $not: [{ title: "Emma" }] }] })],
  [
    "1",
    (query) =>
      query.setFilterModel({ title: { $matches: { ignoreCase: true, spec: [{ type: "literal", value: "EMMA" }] } } })
  ]
]

/** Queries and their results. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "finds the expected items with every operator",
    run: async (theater) => {
      for (const [index, [expected, filter]] of found.entries()) {
        const query = filter(theater.items.query("books"), theater)
        assert.strictEqual(await ids(query), expected, `filter ${index}`)
        assert.strictEqual(await query.count(), expected.length, `count ${index}`)
      }
    }
  },
  {
    name: "sorts, pages and selects fields",
    run: async ({ items }) => {
      const dear = await items.query("books").descending("price").limit(2).skip(1).fields("title", "price").find()
      assert.deepStrictEqual(
        dear.items.map(({ title, ...rest }) => [title, Object.keys(rest).toSorted()]),
        [
          ["Persuasion", ["_id", "price"]],
          ["Emma", ["_id", "price"]]
        ]
      )
      const sorted = await items.query("books").ascending("author").descending("price").find({ returnTotalCount: true })
      assert.deepStrictEqual(
        sorted.items.map(({ _id }) => _id),
        ["b4", "b5", "b2", "b1", "b3"]
      )
      assert.deepInclude(sorted, { totalCount: 5, pageSize: 5, totalPages: 1, currentPage: 0, length: 5 })
      assert.isFalse(sorted.hasNext())
      assert.isFalse(sorted.hasPrev())
    }
  },
  {
    name: "returns a random order that a seed repeats",
    run: async ({ items }) => {
      const walk = async (seed: number): Promise<ReadonlyArray<unknown>> =>
        (await items.query("many").randomSort({ seed }).limit(130).find()).items.map(({ n }) => n)
      const [one, again, other] = [await walk(7), await walk(7), await walk(8)]
      assert.deepStrictEqual(one, again)
      assert.notDeepEqual(one, other)
      assert.sameMembers([...one], [...other])
    }
  },
  {
    name: "lists distinct values of fields and of arrays",
    run: async ({ items }) => {
      const titles = await items.query("books").gt("price", 0).distinct("author", { returnTotalCount: true })
      assert.sameDeepMembers([...titles.items], [null, "a1", "a2"].slice(titles.items.length === 2 ? 1 : 0))
      const tags = await items.query("books").descending("tags").distinct("tags")
      assert.deepStrictEqual(tags.items, ["town", "novel", "love", "essay"])
      const dates = await items.query("books").ascending("out").limit(1).distinct("out")
      assert.isTrue(dates.hasNext())
      const values = [...dates.items, ...(await dates.next()).items]
      assert.deepStrictEqual(values.filter((value) => value !== null)[0], day("1815-12-23"))
    }
  },
  {
    name: "includes referenced items",
    run: async ({ items, generation, network }) => {
      const page = await items.query("books").include("author").include("reviews").ascending("_id").find()
      const [first, second] = page.items
      assert.deepInclude(first?.["author"], { _id: "a1", name: "Jane" })
      assert.deepStrictEqual(
        reviewsOf(first).map(({ _id }) => _id),
        ["r1", "r2", "r3"]
      )
      assert.deepStrictEqual(second?.["reviews"], [])
      const few = await items.query("books").include("reviews", 2).eq("_id", "b1").find()
      assert.strictEqual(reviewsOf(few.items[0]).length, 2)
      assert.instanceOf(reviewsOf(few.items[0])[0]?.on, Date)
      const sent = payloadOf(network.exchanges().at(-1)?.path ?? "")
      assert.property(sent, generation === "era" ? "referencedItemOptions" : "includeReferences")
    }
  },
  {
    name: "sends a long query by POST and finds the same",
    run: async ({ items, network }) => {
      const titles = Array.from({ length: 300 }, (_, n) => `no such title ${n}`)
      assert.strictEqual(await ids(items.query("books").hasSome("title", ["Emma"])), "1")
      assert.strictEqual(network.exchanges().at(-1)?.method, "GET")
      assert.strictEqual(await ids(items.query("books").hasSome("title", [...titles, "Emma"])), "1")
      assert.strictEqual(network.exchanges().at(-1)?.method, "POST")
    }
  }
]

const reviewsOf = (item: Item = {}): ReadonlyArray<{ readonly _id: string; readonly on: Date }> =>
  item["reviews"] as ReturnType<typeof reviewsOf>

const payloadOf = (path: string): object =>
  JSON.parse(Buffer.from(new URL(path, "https://x").searchParams.get(".r") ?? "", "base64url").toString()) as object
