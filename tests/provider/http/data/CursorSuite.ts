import { assert, describe, it } from "@effect/vitest"
import { codeOf } from "../../Shop.ts"
import { open } from "./Books.ts"

const idsOf = ({ data }: Awaited<ReturnType<Shop["query"]>>) => data.dataItems.map(({ id }) => id)

interface Cursors {
  readonly next?: string
  readonly prev?: string
}

type Shop = Awaited<ReturnType<typeof open>>

const cursorsOf = (answered: Awaited<ReturnType<Shop["query"]>>) => answered.data.pagingMetadata["cursors"] as Cursors

/** Returns a shop with books of which many have the same date and year. */
const many = async (count: number, options: Parameters<typeof open>[0] = {}) => {
  const shop = await open(options)
  const dataItems = Array.from({ length: count }, (_, index) => ({
    data: { _id: `x${index}`, year: index % 3 === 0 ? null : 1800 + (index % 4), title: `Book ${index % 5}` }
  }))
  await shop.bulkInsert("books", { dataItems })
  return shop
}

/** Walks all pages by cursor. */
const walk = async (shop: Shop, first: object, way: "next" | "prev" = "next", start?: string) => {
  const pages: Array<ReadonlyArray<string>> = []
  let answered = start === undefined ? await shop.query("books", first) : await shop.query("books", by(start))
  for (;;) {
    pages.push(idsOf(answered))
    const cursor = cursorsOf(answered)[way]
    if (cursor === undefined) return { pages, last: answered }
    answered = await shop.query("books", by(cursor))
  }
}

const by = (cursor: string, more: object = {}) => ({ query: { cursorPaging: { cursor }, ...more } })

/** Checks the cursors of queries and of distinct values. */
export const suite = () => {
  describe("a page by cursor", () => {
    it.each([
      {},
      { sort: [{ fieldName: "year", order: "DESC" }] },
      { sort: [{ fieldName: "year" }], filter: { title: "Book 1" } }
    ])("visits every item of %j once, forward and back", async (query) => {
      const shop = await many(23)
      const whole = idsOf(await shop.query("books", { query }))

      const { last, pages } = await walk(shop, { query: { ...query, cursorPaging: { limit: 4 } } })
      const back = await walk(shop, {}, "prev", cursorsOf(last).prev)
      const offset = await walk(shop, { query: { ...query, paging: { limit: 4, offset: 0 } } })

      assert.deepStrictEqual(pages.flat(), whole)
      assert.deepStrictEqual([...back.pages.toReversed(), pages.at(-1)], pages)
      assert.deepStrictEqual(offset.pages, pages)
    })

    it("has its count and hasNext, and a total on the first page only", async () => {
      const shop = await many(7)
      const first = await shop.query("books", { query: { cursorPaging: { limit: 4 } }, returnTotalCount: true })

      const second = await shop.query("books", by(cursorsOf(first).next ?? ""))
      const third = await shop.query("books", by(cursorsOf(second).next ?? "", { cursorPaging: undefined }))

      assert.deepInclude(first.data.pagingMetadata, { count: 4, hasNext: true, total: 10 })
      assert.notProperty(cursorsOf(first), "prev")
      assert.deepInclude(second.data.pagingMetadata, { count: 4, hasNext: true })
      assert.notProperty(second.data.pagingMetadata, "total")
      assert.notProperty(second.data.pagingMetadata, "offset")
      assert.strictEqual(third.status, 200)
    })

    it("may change the limit, and does not inherit fields and includes", async () => {
      const shop = await many(7)
      const first = await shop.query("books", { query: { cursorPaging: { limit: 2 }, fields: ["title"] } })

      const next = cursorsOf(first).next ?? ""
      const second = await shop.query("books", {
        query: { cursorPaging: { limit: 3, cursor: next }, fields: ["year"] }
      })

      assert.strictEqual(idsOf(second).length, 3)
      assert.deepStrictEqual(Object.keys(second.data.dataItems[0]?.data ?? {}), ["_id", "year"])
    })

    it("accepts the first page's filter and sort, and no others", async () => {
      const shop = await many(7)
      const asked = { filter: { title: { $startsWith: "book" } }, sort: [{ fieldName: "title", order: "ASC" }] }
      const first = await shop.query("books", { query: { ...asked, cursorPaging: { limit: 2 } } })
      const next = cursorsOf(first).next ?? ""

      const same = await shop.query("books", by(next, asked))
      const empty = await shop.query("books", by(next, { filter: {}, sort: [] }))
      const others = [
        await shop.query("books", by(next, { filter: { title: "Emma" } })),
        await shop.query("books", by(next, { sort: [{ fieldName: "year" }] })),
        await shop.query("books", { ...by(next), sortMode: "RANDOM", randomOptions: { seed: 1 } })
      ]

      assert.deepStrictEqual(idsOf(same), idsOf(empty))
      assert.deepStrictEqual(
        others.map(({ status }) => status),
        [400, 400, 400]
      )
    })

    it("returns every item that existed throughout, despite concurrent changes", async () => {
      const shop = await many(20)
      const first = await shop.query("books", { query: { sort: [{ fieldName: "title" }], cursorPaging: { limit: 5 } } })
      const seen = [...idsOf(first)]
      let cursor = cursorsOf(first).next
      for (let round = 0; cursor !== undefined; round++) {
        await shop.remove("books", { dataItemId: seen.at(-1) })
        await shop.insert("books", { dataItem: { data: { _id: `new ${round}`, title: round % 2 === 0 ? "A" : "Z" } } })
        const page = await shop.query("books", by(cursor))
        seen.push(...idsOf(page))
        cursor = cursorsOf(page).next
      }

      const old = seen.filter((id) => !id.startsWith("new"))
      assert.strictEqual(old.length, 23)
      assert.strictEqual(new Set(old).size, 23)
    })

    it("after the last one is empty and has a cursor back", async () => {
      const shop = await many(3)
      const sort = [{ fieldName: "_id" }]
      const first = await shop.query("books", { query: { sort, cursorPaging: { limit: 3 } } })
      for (const dataItemId of ["x0", "x1", "x2"]) await shop.remove("books", { dataItemId })

      const empty = await shop.query("books", by(cursorsOf(first).next ?? ""))
      const back = await shop.query("books", by(cursorsOf(empty).prev ?? ""))

      assert.deepStrictEqual([idsOf(empty), empty.data.pagingMetadata["hasNext"]], [[], false])
      assert.deepStrictEqual(idsOf(back), ["b1", "b2", "b3"])
    })

    it("contains only items that the caller can read, even with another caller's cursor", async () => {
      const shop = await open()
      for (const total of [3, 4, 5]) await shop.insert("orders", { dataItem: { data: { total } } }, "ada")
      const hers = await shop.query("orders", { query: { cursorPaging: { limit: 2 } } }, "ada")
      const next = cursorsOf(hers).next ?? ""

      const his = await shop.query("orders", by(next), "max")
      const visitors = await shop.query("orders", by(next))

      assert.deepStrictEqual(
        his.data.dataItems.map(({ data }) => data["total"]),
        [2]
      )
      assert.strictEqual(codeOf(visitors), "WDE0027")
    })

    it("runs the collection's hooks again, even with a forged cursor", async () => {
      const beforeQuery = (query: object) => ({
        ...query,
        filter: { $and: ["filter" in query ? query.filter : {}, { year: { $gt: 1800 } }] }
      })
      const shop = await many(20, { hooks: { books: { beforeQuery } } })
      const query = { filter: { title: { $startsWith: "book" } }, cursorPaging: { limit: 3 } }

      const { pages } = await walk(shop, { query })
      const first = await shop.query("books", { query })
      const wider = forged((was) => ({ ...was, asked: { filter: {}, sort: [] } }), cursorsOf(first).next)
      const rest = await walk(shop, {}, "next", wider)

      assert.isAbove(pages.length, 2)
      for (const ids of [pages.flat(), rest.pages.flat()]) {
        for (const id of ids) assert.isAbove(Number((await shop.get("books", id)).data.dataItem.data["year"]), 1800)
      }
    })

    it("rejects an offset", async () => {
      const shop = await open()
      const query = { cursorPaging: { limit: 1 }, paging: { offset: 1 } }

      assert.strictEqual(codeOf(await shop.query("books", { query })), "WDE0080")
      assert.strictEqual(codeOf(await shop.distinct("books", { fieldName: "title", ...query })), "WDE0080")
    })

    const forged = (change: (cursor: Record<string, unknown>) => object, cursor = "") =>
      Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(cursor, "base64url").toString())))).toString("base64url")

    it.each([
      ["with invalid characters", () => "%%%"],
      ["with invalid JSON", () => Buffer.from("{").toString("base64url")],
      ["with no content", () => ""],
      ["with excessive nesting", () => Buffer.from("[".repeat(100_000)).toString("base64url")],
      ["with another version", (cursor: string) => forged((was) => ({ ...was, version: 0 }), cursor)],
      ["with another collection", (cursor: string) => forged((was) => ({ ...was, collection: "orders" }), cursor)],
      ["with another kind of request", (cursor: string) => forged((was) => ({ ...was, kind: "distinct" }), cursor)],
      ["without a position", (cursor: string) => forged((was) => ({ ...was, from: { values: 1 } }), cursor)],
      [
        "with an invalid sort",
        (cursor: string) => forged((was) => ({ ...was, asked: { filter: {}, sort: 1 } }), cursor)
      ]
    ])("rejects a cursor %s", async (_, make) => {
      const shop = await open()
      const cursor = make(cursorsOf(await shop.query("books", { query: { cursorPaging: { limit: 1 } } })).next ?? "")

      const refused = await shop.query("books", by(cursor))

      assert.deepStrictEqual([refused.status, codeOf(refused)], [400, "WDE0152"])
      assert.include(refused.body.message, "Start again with the first page")
    })

    it.each([
      ["values of another order", (was: Was) => ({ ...was, from: { ...was.from, values: [1] } }), 400],
      ["an invalid id", (was: Was) => ({ ...was, from: { ...was.from, values: [1, 1] } }), 400],
      ["an invalid filter", (was: Was) => ({ ...was, asked: { filter: { $regex: 1 } } }), 400],
      ["a page that is too large", (was: Was) => ({ ...was, limit: 1e6 }), 400],
      ["values of other types", (was: Was) => ({ ...was, from: { ...was.from, values: [[{}], "'; --"] } }), 200]
    ])("validates a forged cursor like a request: %s", async (_, change, status) => {
      const shop = await open()
      const { next = "" } = cursorsOf(await shop.query("books", { query: { cursorPaging: { limit: 1 } } }))

      assert.strictEqual((await shop.query("books", by(forged((was) => change(was as Was), next)))).status, status)
    })
  })

  type Was = Record<string, unknown> & { readonly from: object }

  describe("a random order", () => {
    const random = (seed?: number) => ({
      sortMode: "RANDOM",
      ...(seed === undefined ? {} : { randomOptions: { seed } })
    })

    it("is the same for the same seed, page by page", async () => {
      const shop = await many(30)

      const whole = idsOf(await shop.query("books", { query: {}, ...random(7) }))
      const pages = await walk(shop, { query: { cursorPaging: { limit: 7 } }, ...random(7) })
      const offset = await shop.query("books", { query: { paging: { limit: 5, offset: 10 } }, ...random(7) })

      assert.deepStrictEqual(pages.pages.flat(), whole)
      assert.deepStrictEqual(idsOf(offset), whole.slice(10, 15))
      assert.notDeepEqual(whole, idsOf(await shop.query("books", { query: {}, ...random(8) })))
      assert.notDeepEqual(whole, idsOf(await shop.query("books", { query: {} })))
    })

    it("differs each time without a seed and stays the same within a cursor", async () => {
      const shop = await many(30)
      const ask = async () => idsOf(await shop.query("books", { query: {}, ...random() }))

      const { pages } = await walk(shop, { query: { cursorPaging: { limit: 10 } }, ...random() })

      assert.notDeepEqual(await ask(), await ask())
      assert.strictEqual(new Set(pages.flat()).size, 33)
    })
  })

  it("pages through distinct values by cursor, forward and back", async () => {
    const shop = await many(20)
    const ask = (payload: object) => shop.distinct("books", payload)
    const first = await ask({
      fieldName: "title",
      order: "DESC",
      filter: { year: { $ne: 1815 } },
      cursorPaging: { limit: 3 }
    })

    const second = await ask({ cursorPaging: { cursor: cursorsOf(first).next } })
    const third = await ask({ cursorPaging: { cursor: cursorsOf(second).next } })
    const back = await ask({ cursorPaging: { cursor: cursorsOf(second).prev } })
    const asQuery = await shop.query("books", by(cursorsOf(first).next ?? ""))
    const otherField = await ask({ fieldName: "year", cursorPaging: { cursor: cursorsOf(first).next } })

    assert.deepStrictEqual(
      [first, second, third].map(({ data }) => data.distinctValues),
      [["Persuasion", "Middlemarch", "Book 4"], ["Book 3", "Book 2", "Book 1"], ["Book 0"]]
    )
    assert.deepStrictEqual(back.data.distinctValues, first.data.distinctValues)
    assert.deepStrictEqual([codeOf(asQuery), otherField.status], ["WDE0152", 400])
  })
}
