import { assert } from "vitest"
import type { Case } from "../Theater.ts"
import { refusalOf } from "../refusalOf.ts"

const date = new Date("2024-02-29T12:00:00.123Z")

/** Single items. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "inserts, reads, changes, saves and removes an item",
    run: async ({ items }) => {
      const inserted = await items.insert("books", { title: "New", price: 1 })
      assert.include(inserted, { title: "New", price: 1 })
      assert.isString(inserted["_id"])
      assert.instanceOf(inserted["_createdDate"], Date)
      assert.instanceOf(inserted["_updatedDate"], Date)
      assert.deepStrictEqual(await items.get("books", inserted["_id"]), inserted)
      const updated = await items.update("books", { _id: inserted["_id"], title: "Newer" })
      assert.notProperty(updated, "price")
      assert.deepStrictEqual(updated["_createdDate"], inserted["_createdDate"])
      const saved = await items.save("books", { ...updated, price: 2 })
      assert.include(saved, { title: "Newer", price: 2 })
      assert.include(await items.save("books", { _id: "own-id", title: "Own" }), { _id: "own-id", title: "Own" })
      assert.deepStrictEqual(await items.remove("books", inserted["_id"]), saved)
      assert.isNull(await items.get("books", inserted["_id"]))
    }
  },
  {
    name: "returns null for reading and removing a missing item",
    run: async ({ items }) => {
      assert.isNull(await items.get("books", "nope"))
      assert.isNull(await items.remove("books", "nope"))
    }
  },
  {
    name: "rejects the update of a missing item",
    run: async ({ items }) => {
      assert.strictEqual(await refusalOf(items.update("books", { _id: "nope" })), "WDE0073")
      assert.strictEqual(await refusalOf(items.patch("books", "nope").setField("a", 1).run()), "WDE0073")
    }
  },
  {
    name: "rejects the insert of an existing item",
    run: async ({ items }) => {
      assert.strictEqual(await refusalOf(items.insert("books", { _id: "b1" })), "WDE0074")
      assert.include(await items.get("books", "b1"), { title: "Emma" })
    }
  },
  {
    name: "preserves dates at any depth",
    run: async ({ items }) => {
      const data = { _id: "d", at: date, deep: { list: [{ at: date }, [date]] }, text: date.toISOString() }
      const { _createdDate, _owner, _ownerId, _updatedDate, ...own } = await items.insert("books", data)
      assert.deepStrictEqual(own, data)
      assert.deepInclude(await items.get("books", "d"), data)
      const { items: found } = await items.query("books").eq("deep.list.at", date).find()
      assert.deepStrictEqual(
        found.map(({ _id }) => _id),
        []
      )
      assert.strictEqual(await items.query("books").eq("at", date).count(), 1)
      assert.strictEqual(
        await items
          .query("books")
          .gt("at", new Date(+date - 1))
          .count(),
        1
      )
    }
  },
  {
    name: "accepts any string as an id and any JSON as a value",
    run: async ({ generation, items }) => {
      const data = { null: null, false: false, zero: 0, text: "", list: [null, [], {}], deep: { a: { b: {} } } }
      for (const _id of ["ключ", "a'b\"c", "100%", "a b"]) {
        await items.insert("books", { _id, ...data })
        assert.deepInclude(await items.get("books", _id), { _id, ...data }, `${_id} of ${generation}`)
      }
    }
  },
  {
    name: "reads an id with special URL characters",
    run: async ({ items }) => {
      await items.insert("books", { _id: "a b/c/d&e", title: "special" })
      assert.deepInclude(await items.get("books", "a b/c/d&e"), { title: "special" })
    }
  },
  {
    name: "sets, increments, appends and removes with a patch",
    run: async ({ items }) => {
      const patched = await items
        .patch("books", "b1")
        .setField("title", "Emma!")
        .setField("shelf.row", 3)
        .incrementField("price", 2.5)
        .appendToArray("tags", "classic")
        .removeFromArray("tags", "love")
        .removeField("out")
        .run()
      assert.deepInclude(patched, {
        title: "Emma!",
        price: 12.5,
        tags: ["novel", "classic"],
        shelf: { row: 3, side: "left" }
      })
      assert.notProperty(patched, "out")
      assert.deepStrictEqual(await items.get("books", "b1"), patched)
    }
  },
  {
    name: "patches dates, and accepts an empty patch",
    run: async ({ items }) => {
      assert.deepInclude(await items.patch("books", "b1").setField("out", date).run(), { out: date })
      assert.deepInclude(await items.patch("books", "b1").run(), { _id: "b1", title: "Emma" })
    }
  },
  {
    name: "rejects the increment of a value that is not a number",
    run: async ({ items }) => {
      const told = await refusalOf(items.patch("books", "b1").incrementField("title", 1).run())
      assert.isNotNull(told)
      assert.include(await items.get("books", "b1"), { title: "Emma" })
    }
  },
  {
    name: "writes an item only if the condition matches",
    run: async ({ items }) => {
      const cheap = items.filter().lt("price", 11)
      const dear = items.query("books").gt("price", 11)
      const item = { _id: "b1", title: "Emma", price: 10 }
      assert.strictEqual(await refusalOf(items.update("books", item, { condition: dear })), "PRECONDITION_FAILED")
      assert.include(await items.update("books", { ...item, title: "E" }, { condition: cheap }), { title: "E" })
      const patch = items.patch("books", "b1").setField("title", "P")
      assert.strictEqual(
        await refusalOf(patch.run({ condition: items.filter().gt("price", 11) })),
        "PRECONDITION_FAILED"
      )
      assert.include(await patch.run({ condition: cheap }), { title: "P" })
      assert.strictEqual(
        await refusalOf(items.remove("books", "b1", { condition: items.filter().gt("price", 11) })),
        "PRECONDITION_FAILED"
      )
      assert.include(await items.remove("books", "b1", { condition: cheap }), { title: "P" })
    }
  },
  {
    name: "truncates a collection",
    run: async ({ items }) => {
      await items.truncate("books")
      assert.strictEqual(await items.query("books").count(), 0)
      assert.isNull(await items.get("books", "b1"))
    }
  },
  {
    name: "returns an item with its included references",
    run: async ({ generation, items }) => {
      const wish = generation === "era" ? true : [{ field: "author" }]
      const item = { _id: "n", title: "N", author: "a1" }
      assert.deepInclude(await items.insert("books", item, { includeReferences: [{ field: "author" }] }), { _id: "n" })
      const updated = await items.update("books", item, { includeReferences: wish })
      assert.deepInclude(updated["author"], { name: "Jane" })
      const saved = await items.save("books", item, { includeReferences: wish })
      assert.deepInclude(saved["author"], { name: "Jane" })
    }
  }
]
