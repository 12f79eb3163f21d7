import { assert } from "vitest"
import type { BulkResult } from "../Items.ts"
import { thrownBy } from "../refusalOf.ts"
import type { Case } from "../Theater.ts"

const counts = ({ inserted, removed, skipped, updated }: BulkResult): ReadonlyArray<number> => [
  inserted,
  updated,
  removed,
  skipped
]

const failures = ({ errors }: BulkResult): ReadonlyArray<readonly [string, number]> =>
  errors.map(({ code, originalIndex }) => [code, originalIndex])

/** Bulk calls. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "inserts items and skips existing ones",
    run: async ({ items }) => {
      const done = await items.bulkInsert("books", [{ title: "x" }, { _id: "b1", title: "never" }, { _id: "new" }])
      assert.deepStrictEqual(counts(done), [2, 0, 0, 1])
      assert.deepStrictEqual(failures(done), [])
      assert.strictEqual(done.insertedItemIds[1], "new")
      assert.include(await items.get("books", "b1"), { title: "Emma" })
    }
  },
  {
    name: "overwrites existing items with overrideExisting",
    run: async ({ items }) => {
      const done = await items.bulkInsert("books", [{ _id: "b1", title: "over" }, { _id: "new" }], {
        overrideExisting: true
      })
      assert.deepStrictEqual(counts(done), [1, 1, 0, 0])
      assert.deepStrictEqual([done.insertedItemIds, done.updatedItemIds], [["new"], ["b1"]])
      assert.include(await items.get("books", "b1"), { title: "over" })
    }
  },
  {
    name: "saves a thousand items at a time, including dates",
    run: async ({ items }) => {
      const thousand = Array.from({ length: 1000 }, (_, n) => ({ _id: `s${n}`, at: new Date(n), title: `${n}` }))
      assert.deepStrictEqual(counts(await items.bulkSave("books", thousand)), [1000, 0, 0, 0])
      const again = await items.bulkSave("books", [{ _id: "s1", at: new Date(5) }, { _id: "s-new" }])
      assert.deepStrictEqual(counts(again), [1, 1, 0, 0])
      assert.deepInclude(await items.get("books", "s1"), { at: new Date(5) })
      const more = await thrownBy(items.bulkSave("books", [...thousand, {}]))
      assert.strictEqual(more.details?.applicationError?.code, "WDE0006")
    }
  },
  {
    name: "updates existing items that match the condition",
    run: async ({ items }) => {
      const done = await items.bulkUpdate("books", [
        { _id: "b1", title: "1" },
        { _id: "nope" },
        { _id: "b2", title: "2" }
      ])
      assert.deepStrictEqual(counts(done), [0, 2, 0, 1])
      assert.deepStrictEqual(done.updatedItemIds, ["b1", "b2"])
      const books = [
        { _id: "b3", title: "3" },
        { _id: "b4", title: "4" }
      ]
      const guarded = await items.bulkUpdate("books", books, { condition: items.filter().gt("price", 10) })
      assert.deepStrictEqual([counts(guarded), failures(guarded)], [[0, 1, 0, 0], [["PRECONDITION_FAILED", 0]]])
      assert.strictEqual(guarded.errors[0]?.name, "BulkError")
      assert.deepStrictEqual(guarded.errors[0]?.item, books[0])
      assert.isNotEmpty(guarded.errors[0]?.message)
    }
  },
  {
    name: "patches items",
    run: async ({ items }) => {
      const patch = items
        .bulkPatch("books", ["b1", "nope", "b2"])
        .incrementField("price", 1)
        .appendToArray("tags", "seen")
      const done = await patch.setField("a", 1).removeField("out").removeFromArray("tags", "love").run()
      assert.deepStrictEqual(counts(done), [0, 2, 0, 1])
      assert.deepInclude(await items.get("books", "b1"), { price: 11, a: 1, tags: ["novel", "seen"] })
      const guarded = await items
        .bulkPatch("books", ["b1", "b2"])
        .setField("a", 2)
        .run({ condition: items.filter().gt("price", 12) })
      assert.deepStrictEqual([counts(guarded), failures(guarded)], [[0, 1, 0, 0], [["PRECONDITION_FAILED", 0]]])
      const wrong = await items.bulkPatch("books", ["b3", "b4"]).incrementField("title", 1).run()
      assert.strictEqual(wrong.errors.length, 2)
    }
  },
  {
    name: "removes items",
    run: async ({ items }) => {
      const done = await items.bulkRemove("books", ["b1", "nope", "b2"])
      assert.deepStrictEqual(
        [counts(done), done.removedItemIds],
        [
          [0, 0, 2, 1],
          ["b1", "b2"]
        ]
      )
      const guarded = await items.bulkRemove("books", ["b3", "b4"], { condition: items.filter().gt("price", 10) })
      assert.deepStrictEqual([counts(guarded), failures(guarded)], [[0, 0, 1, 0], [["PRECONDITION_FAILED", 0]]])
      assert.sameMembers(
        (await items.query("books").find()).items.map(({ _id }) => _id),
        ["b3", "b5"]
      )
    }
  },
  {
    name: "stores the other items if one cannot be stored",
    run: async ({ items }) => {
      const large = { _id: "large", text: "x".repeat(500_001) }
      const done = await items.bulkInsert("books", [{ _id: "one" }, large, { _id: "two" }])
      assert.deepStrictEqual([counts(done), failures(done)], [[2, 0, 0, 0], [["WDE0109", 1]]])
      const hooked = await items.bulkInsert("guarded", [{ _id: "h1" }, { _id: "h2", fail: "error" }])
      assert.deepStrictEqual([counts(hooked), failures(hooked)], [[1, 0, 0, 0], [["WDE0078", 1]]])
    }
  }
]
