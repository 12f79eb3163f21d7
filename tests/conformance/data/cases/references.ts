import { assert } from "vitest"
import { refusalOf } from "../refusalOf.ts"
import type { Items } from "../Items.ts"
import type { Case } from "../Theater.ts"

const reviews = async (items: Items, of: string): Promise<ReadonlyArray<unknown>> =>
  (await items.queryReferenced("books", of, "reviews")).items.map(({ _id }) => _id)

/** References between items, and searches. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "inserts, finds, removes and replaces references",
    run: async ({ items }) => {
      await items.insertReference("books", "reviews", "b2", ["r2", "r1"])
      await items.insertReference("books", [
        { relationshipName: "reviews", left: { _id: "b2" }, right: { _id: "r4" } },
        { relationshipName: "reviews", left: "b3", right: "r4" }
      ])
      assert.deepStrictEqual(await reviews(items, "b2"), ["r2", "r1", "r4"])
      assert.isTrue(await items.isReferenced("books", "reviews", "b2", "r4"))
      assert.isTrue(
        await items.isReferenced("books", "reviews", { _id: "b3" }, { _id: "r4" }, { consistentRead: true })
      )
      assert.isFalse(await items.isReferenced("books", "reviews", "b3", "r1"))
      await items.removeReference("books", "reviews", "b2", ["r1", "r4"])
      assert.deepStrictEqual(await reviews(items, "b2"), ["r2"])
      await items.replaceReferences("books", "reviews", "b2", ["r3", "r4"])
      assert.deepStrictEqual(await reviews(items, "b2"), ["r3", "r4"])
      await items.replaceReferences("books", "reviews", "b2", [])
      assert.deepStrictEqual(await reviews(items, "b2"), [])
    }
  },
  {
    name: "lists referenced items with options",
    run: async ({ items }) => {
      const page = await items.queryReferenced("books", { _id: "b1" }, "reviews", {
        limit: 2,
        skip: 1,
        order: "desc",
        fields: ["stars"],
        returnTotalCount: true,
        consistentRead: true,
        language: "en"
      })
      assert.deepStrictEqual(page.items, [
        { _id: "r2", stars: 2 },
        { _id: "r1", stars: 1 }
      ])
      assert.include(page, { totalCount: 3, pageSize: 2 })
      const [first] = (await items.queryReferenced("books", "b1", "reviews")).items
      assert.deepInclude(first, { on: new Date("2020-02-02T10:00:00.000Z") })
      assert.deepStrictEqual(
        (await items.queryReferenced("books", "b1", "author")).items.map(({ name }) => name),
        ["Jane"]
      )
      assert.deepStrictEqual((await items.queryReferenced("books", "nope", "reviews")).items, [])
    }
  },
  {
    name: "removes references with the items at either end",
    run: async ({ items }) => {
      await items.remove("reviews", "r2")
      assert.deepStrictEqual(await reviews(items, "b1"), ["r1", "r3"])
      await items.remove("books", "b1")
      assert.deepStrictEqual(await reviews(items, "b1"), [])
    }
  },
  {
    name: "rejects references to missing items and in other fields",
    run: async ({ items }) => {
      assert.strictEqual(await refusalOf(items.insertReference("books", "reviews", "b1", "nope")), "WDE0073")
      assert.strictEqual(await refusalOf(items.insertReference("books", "title", "b1", "r1")), "WDE0020")
    }
  },
  {
    name: "searches for words",
    run: async ({ items, generation }) => {
      const found = async (search: ReturnType<Items["search"]>): Promise<ReadonlyArray<string>> =>
        (await search.run()).items.map(({ _id }) => String(_id)).toSorted()
      const search = items.search("books")
      assert.deepStrictEqual(await found(search.expression("emma")), ["b1", "b3"])
      assert.deepStrictEqual(await found(search.expression("emma town").orMode()), ["b1", "b3", "b4"])
      assert.deepStrictEqual(await found(search.expression("emma essay").andMode()), ["b3"])
      assert.deepStrictEqual(await found(search.expression("emma essay").andMode().orMode()), ["b1", "b3"])
      assert.deepStrictEqual(await found(search.expression("persuasoin").fuzzy()), ["b2"])
      assert.deepStrictEqual(await found(search.expression("emma").gt("price", 8)), ["b1"])
      const sorted = await search
        .expression("emma")
        .descending("price")
        .fields("title", "author")
        .include("author")
        .skip(0)
        .limit(1)
        .run()
      assert.deepStrictEqual(Object.keys(sorted.items[0] ?? {}).toSorted(), ["_id", "author", "title"], generation)
      assert.deepInclude(sorted.items[0]?.["author"], { name: "Jane" })
      assert.isTrue(sorted.hasNext())
    }
  },
  {
    name: "filters a search with each operator",
    run: async ({ items }) => {
      const { items: rows } = await items
        .search("books")
        .expression("emma")
        .ascending("_id")
        .gt("price", -5)
        .gte("price", -4)
        .ge("price", -4)
        .lt("price", 30)
        .lte("price", 21)
        .le("price", 20)
        .between("price", -4, 21)
        .ne("title", "x")
        .eq("tags", "novel")
        .hasSome("tags", "novel")
        .hasAll("tags", "novel")
        .in("author", ["a1"])
        .contains("title", "a")
        .startsWith("title", "e")
        .endsWith("title", "a")
        .exists("title", true)
        .isNotEmpty("title")
        .isEmpty("note")
        .or(items.filter().eq("title", "none"))
        .and(items.filter().gt("price", 0))
        .not(items.filter().eq("title", "none"))
        .run()
      assert.deepStrictEqual(
        rows.map(({ _id }) => _id),
        ["b1"]
      )
      const model = await items.search("books").setFilterModel({ price: 12 }).run()
      assert.deepStrictEqual(
        model.items.map(({ _id }) => _id),
        ["b2"]
      )
    }
  },
  {
    name: "filters with each operator of a separate filter",
    run: async ({ items }) => {
      const filter = items
        .filter()
        .gt("price", -5)
        .gte("price", -4)
        .ge("price", -4)
        .lt("price", 30)
        .lte("price", 21)
        .le("price", 20)
        .between("price", -4, 21)
        .ne("title", "x")
        .eq("tags", "novel")
        .hasSome("tags", "novel")
        .hasAll("tags", "novel")
        .in("author", ["a1"])
        .contains("title", "a")
        .startsWith("title", "e")
        .endsWith("title", "a")
        .exists("title", true)
        .isNotEmpty("title")
        .isEmpty("note")
        .or(items.filter().eq("title", "none"))
        .and(items.filter().gt("price", 0))
        .not(items.filter().eq("title", "none"))
      assert.strictEqual(await items.query("books").and(filter).count(), 1)
      assert.strictEqual(
        await items
          .query("books")
          .and(items.filter().setFilterModel({ price: 12 }))
          .count(),
        1
      )
    }
  }
]
