/** data.md §3: one test for each field of its entities, in messages and in the client's results. */
import type { PagingMetadata } from "@portico/contract/data/Query"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { Page } from "../../../packages/client/src/data/query/internal/Page.ts"
import { BulkResponse } from "@portico/contract/data/Item"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"

const read = async () => {
  const world = open()
  const item = Option.getOrThrow(await world.run(Items.use((items) => items.get("books", "emma"))))
  return { ...world, item }
}

/** Runs a bulk insert with one new item, one existing item and one rejected item. */
const bulk = async () => {
  const world = open({
    hooks: {
      books: {
        beforeInsert: (item) => {
          if (item["title"] === "No") throw new Error("not sold here")
          return item
        }
      }
    }
  })
  const items = [{ _id: "a" }, { _id: "emma" }, { _id: "b", title: "No" }]
  const result = await world.run(BulkItems.use((bulk) => bulk.insert("books", items)))
  const { results } = Schema.decodeUnknownSync(BulkResponse)(world.answers[0])
  return { ...world, items, metadata: results.map(({ itemMetadata }) => itemMetadata), result }
}

describe("data.md §3, entities", () => {
  it("data item: id", async () => {
    const { answers, item } = await read()

    expect([item.id, answers[0]]).toMatchObject(["emma", { dataItem: { id: "emma" } }])
  })

  it("data item: data", async () => {
    const { item } = await read()

    expect(item.data).toMatchObject({ title: "Emma", tags: ["new", "love"] })
  })

  it("data item: data._id is the item id", async () => {
    const { calls, item, run } = await read()
    const made = await run(Items.use((items) => items.insert("books", { title: "New" })))
    const given = await run(Items.use((items) => items.insert("books", { _id: "b" })))

    expect([item, made, given].map(({ data, id }) => data["_id"] === id)).toEqual([true, true, true])
    expect(calls().at(-1)?.payload).toMatchObject({ dataItem: { id: "b", data: { _id: "b" } } })
  })

  it("a collection is identified by dataCollectionId", async () => {
    const { answers, calls, data } = open()
    await data.save("authors", { _id: "woolf" })

    expect([calls()[0]?.payload, answers[0]]).toMatchObject([
      { dataCollectionId: "authors" },
      { dataItem: { dataCollectionId: "authors" } }
    ])
    expect([await data.get("authors", "woolf"), await data.get("books", "woolf")]).toMatchObject([
      { _id: "woolf" },
      null
    ])
  })

  it.each([
    ["referringItemFieldName", "authors"],
    ["referringItemId", "emma"],
    ["referencedItemId", "gaiman"]
  ])("reference: %s", async (field, value) => {
    const { calls, data } = open()
    await data.insertReference("books", "authors", { _id: "emma" }, "gaiman")
    const isReferenced = await data.isReferenced("books", "authors", "emma", "gaiman")

    expect(calls().map(({ payload }) => payload)).toMatchObject([
      { dataItemReferences: [{ [field]: value }] },
      { [field]: value }
    ])
    expect(isReferenced).toBe(true)
  })

  it("bulk result metadata: success", async () => {
    const { metadata, result } = await bulk()

    expect(metadata.map(({ success }) => success)).toEqual([true, false, false])
    expect(result.outcomes.map(({ status }) => status)).toEqual(["inserted", "skipped", "failed"])
  })

  it.each([
    ["error.code", "code", ["WDE0074", "WDE0078"]],
    [
      "error.description",
      "description",
      ['Item "emma" already exists in books.', "The site's code rejected the request: not sold here"]
    ]
  ] as const)("bulk result metadata: %s", async (_, key, expected) => {
    const { metadata, result } = await bulk()

    expect(metadata.map(({ error }) => error?.[key])).toEqual([undefined, ...expected])
    expect(result.errors.map((error) => error[key])).toEqual([expected[1]])
  })

  it("bulk result metadata: originalIndex", async () => {
    const { metadata, result } = await bulk()

    expect(metadata.map(({ originalIndex }) => originalIndex)).toEqual([0, 1, 2])
    expect([result.outcomes.map(({ index }) => index), result.errors[0]?.originalIndex]).toEqual([[0, 1, 2], 2])
  })

  it("bulk result metadata: id", async () => {
    const { metadata, result } = await bulk()

    expect(metadata.map(({ id }) => id)).toEqual(["a", "emma", "b"])
    expect(result.outcomes.map(({ id }) => id)).toEqual(["a", "emma", "b"])
  })

  it.each([
    ["inserted", { inserted: 1, updated: 0, removed: 0, skipped: 1 }, 0],
    ["updated", { inserted: 0, updated: 1, removed: 0, skipped: 1 }, 1],
    ["removed", { inserted: 0, updated: 0, removed: 1, skipped: 1 }, 2],
    ["skipped", { inserted: 0, updated: 0, removed: 0, skipped: 2 }, 3]
  ] as const)("bulk results report counts of items: %s", async (_, counts, place) => {
    const { data } = open()
    const call = [
      () => data.bulkInsert("books", [{ _id: "a" }, { _id: "emma" }]),
      () => data.bulkUpdate("books", [{ _id: "a" }, { _id: "emma" }]),
      () => data.bulkRemove("books", ["a", "emma"]),
      () => data.bulkPatch("books", ["a", "b"]).setField("year", 1).run()
    ][place]

    expect(await call?.()).toMatchObject({ ...counts, errors: [] })
  })

  it("bulk results report an error list", async () => {
    const { items, result } = await bulk()

    expect(result.errors).toMatchObject([{ code: "WDE0078", item: items[2], originalIndex: 2 }])
  })

  it.each(["insertedItemIds", "updatedItemIds", "removedItemIds"] as const)(
    "bulk results report id lists: %s",
    async (list) => {
      const { data } = open()
      const empty = { insertedItemIds: [], updatedItemIds: [], removedItemIds: [] }
      const saved = await data.bulkSave("books", [{ _id: "a" }, { _id: "emma" }])
      const removed = await data.bulkRemove("books", ["emma", "none", "a"])

      const expected = { insertedItemIds: ["a"], updatedItemIds: ["emma"], removedItemIds: ["emma", "a"] }
      expect((list === "removedItemIds" ? removed : saved)[list]).toEqual(expected[list])
      expect((list === "removedItemIds" ? saved : removed)[list]).toEqual(empty[list])
    }
  )

  const pages = async () => {
    const { answers, data, run } = open()
    const query = Query.from("books").pipe(Query.ascending("year"), Query.limit(1), Query.byCursor)
    const first = await run(Queries.use((queries) => queries.run(query.pipe(Query.returnTotalCount()))))
    const second: Page<any> = await run(Queries.use((queries) => queries.next(first)))
    const last: Page<any> = await run(Queries.use((queries) => queries.next(second)))
    return { answers, data, pages: [first, second, last] as const }
  }

  it("paging metadata: total", async () => {
    const { answers, pages: walked } = await pages()

    expect(answers[0]).toMatchObject({ pagingMetadata: { total: 3 } })
    expect(walked.map(({ total }) => Option.getOrNull(total))).toEqual([3, 3, 3])
  })

  it("paging metadata: hasNext", async () => {
    const { answers, pages: walked } = await pages()

    expect(answers).toMatchObject([true, true, false].map((hasNext) => ({ pagingMetadata: { hasNext } })))
    expect(walked.map(({ hasNext }) => hasNext)).toEqual([true, true, false])
  })

  it.each([
    ["next", "nextCursor", [true, true, false]],
    ["prev", "prevCursor", [false, true, true]]
  ] as const)("paging metadata: cursors.%s", async (key, cursor, expected) => {
    const { answers, pages: walked } = await pages()
    const told = answers.map(
      (answer) => (answer as { readonly pagingMetadata: PagingMetadata }).pagingMetadata.cursors?.[key]
    )

    expect(walked.map((page) => Option.isSome(page[cursor]))).toEqual(expected)
    expect(walked.map((page) => Option.getOrUndefined(page[cursor]))).toEqual(told)
  })
})
