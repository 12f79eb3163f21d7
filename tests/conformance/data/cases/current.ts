import { assert } from "vitest"
import { type Parts, parts } from "../Builders.ts"
import { refusalOf, thrownBy } from "../refusalOf.ts"
import type { Case } from "../Theater.ts"

const ids = (items: ReadonlyArray<object>): string =>
  items
    .map((item) => (item as { readonly _id: string })._id.replace("b", ""))
    .toSorted()
    .join("")

const found: ReadonlyArray<readonly [string, (parts: Parts) => unknown]> = [
  ["1", ({ filter }) => filter("title").eq("Emma")],
  ["2345", ({ filter }) => filter("title").ne("Emma")],
  ["24", ({ filter }) => filter("price").gt(10)],
  ["124", ({ filter }) => filter("price").gte(10)],
  ["35", ({ filter }) => filter("price").lt(10)],
  ["135", ({ filter }) => filter("price").lte(10)],
  ["13", ({ filter }) => filter("title").startsWith("emma")],
  ["1", ({ filter }) => filter("title").endsWith("emma")],
  ["45", ({ filter }) => filter("title").contains("mi")],
  ["12", ({ filter }) => filter("title").in(["Emma", "Persuasion"])],
  ["345", ({ filter }) => filter("title").nin(["Emma", "Persuasion"])],
  ["13", ({ filter }) => filter("tags").hasSome(["love", "essay"])],
  ["1", ({ filter }) => filter("tags").hasAll(["love", "novel"])],
  ["3", ({ filter }) => filter("note").exists(true)],
  ["5", ({ filter }) => filter("out").isEmpty(true)],
  ["1234", ({ filter }) => filter("out").isNotEmpty()],
  ["2", ({ filter, statics }) => combine(statics, "and", filter("price").gt(10), filter("author").eq("a1"))],
  ["124", ({ filter, statics }) => combine(statics, "or", filter("price").gt(10), filter("title").eq("Emma"))],
  ["135", ({ filter, statics }) => combine(statics, "not", filter("price").gt(10))]
]

// `Filter.and`, `Filter.or` and `Filter.not` are static.
const combine = (of: Parts["statics"], name: "and" | "or" | "not", ...filters: ReadonlyArray<unknown>): unknown =>
  of[name](...filters)

const all = { only: "current" } as const

/** Features that only the current generation has. */
export const cases: ReadonlyArray<Case> = [
  {
    ...all,
    name: "accepts a whole query",
    run: async (theater) => {
      const { built, call, filter, make, sort } = parts(theater)
      const query = make("QueryBuilder")
        .withFilter(filter("price").gt(0))
        .withSorting(sort("price").desc(), sort("title").asc())
        .withFields("title", "author")
        .withPaging({ limit: 2, offset: 1 })
      const options = make("QueryOptionsBuilder")
        .withSuppressHooks(true)
        .withShowDrafts(false)
        .withAppOptions({ a: 1 })
        .withLanguage("en")
        .withConsistentRead(true)
        .withIncludeReferences([{ field: "author", limit: 1 }])
        .withReturnTotalCount(true)
        .withIncludeFieldGroups("group")
      const { items, pagingMetadata } = await call.query("books", built(query), built(options))
      assert.deepStrictEqual(
        items.map(({ title }) => title),
        ["Persuasion", "Emma"]
      )
      assert.deepInclude(items[0]?.["author"], { name: "Jane" })
      assert.include(pagingMetadata, { total: 4, hasNext: true })
      const next = await call.query("books", { cursorPaging: { limit: 5, cursor: pagingMetadata.cursors?.next } })
      assert.deepStrictEqual(
        next.items.map(({ _id }) => _id),
        ["b3"]
      )
    }
  },
  {
    ...all,
    name: "finds the expected items with every operator of the new filters",
    run: async (theater) => {
      const own = parts(theater)
      for (const [expected, filter] of found) {
        const query = own.make("QueryBuilder").withFilter(filter(own))
        const { items } = await own.call.query("books", own.built(query))
        assert.strictEqual(ids(items), expected, JSON.stringify(filter(own)))
      }
    }
  },
  {
    ...all,
    name: "accepts a whole search",
    run: async (theater) => {
      const { built, call, filter, make, sort } = parts(theater)
      const words = make("SearchParams", "emma").fuzzy(false).mode("OR")
      const search = make("SearchBuilder")
        .withSearchClause(words)
        .withFilter(filter("price").gt(0))
        .withSorting(sort("price").desc())
        .withPaging({ limit: 1 })
      const options = make("SearchOptionsBuilder")
        .withLanguage("en")
        .withIncludeReferences([{ field: "author", limit: 1 }])
      const { items, pagingMetadata } = await call.search("books", built(search), built(options))
      assert.deepStrictEqual(
        items.map(({ _id }) => _id),
        ["b1"]
      )
      assert.deepInclude(items[0]?.["author"], { name: "Jane" })
      assert.isTrue(pagingMetadata.hasNext)
    }
  },
  {
    ...all,
    name: "runs a pipeline with aggregate",
    run: async (theater) => {
      const { built, call, make } = parts(theater)
      const { stages } = theater.module
      const pipeline = make("PipelineBuilder").withStages([stages.filter().gt("price", 10)])
      const options = make("AggregateOptionsBuilder")
        .withShowDrafts(true)
        .withLanguage("en")
        .withConsistentRead(true)
        .withReturnTotalCount(true)
      const { results } = await call.aggregate("books", built(pipeline), built(options))
      assert.strictEqual(ids(results), "24")
    }
  },
  {
    ...all,
    name: "counts items and lists distinct values",
    run: async (theater) => {
      const { built, call, filter, make } = parts(theater)
      const dear = make("QueryBuilder").withFilter(filter("price").gt(10))
      const counting = make("CountOptionsBuilder")
        .withFilter(built(dear))
        .withSuppressHooks(true)
        .withShowDrafts(false)
        .withAppOptions({ a: 1 })
        .withLanguage("en")
        .withConsistentRead(true)
      assert.strictEqual(await call.count("books", built(counting)), 2)
      assert.strictEqual(await call.count("books"), 5)
      const listing = make("DistinctOptionsBuilder")
        .withFilter(built(dear))
        .withOrder("DESC")
        .withPaging({ limit: 1, offset: 0 })
        .withReturnTotalCount(true)
        .withSuppressHooks(true)
        .withShowDrafts(false)
        .withAppOptions({ a: 1 })
        .withLanguage("en")
        .withConsistentRead(true)
      const first = await call.distinct("books", "price", built(listing))
      assert.deepStrictEqual(first.values, [20])
      const rest = make("DistinctOptionsBuilder").withCursorPaging({
        limit: 5,
        cursor: first.pagingMetadata.cursors?.next
      })
      assert.deepStrictEqual((await call.distinct("books", "price", built(rest))).values, [12])
    }
  },
  {
    ...all,
    name: "accepts whole patches",
    run: async (theater) => {
      const { built, call, filter, make } = parts(theater)
      const modifications = built(
        make("FieldModificationsBuilder")
          .setField("a", 1)
          .incrementField("price", 1)
          .appendToArray("tags", "x")
          .removeFromArray("tags", "love")
          .removeField("out")
      )
      const condition = filter("price").lt(11)
      const options = (name: string) =>
        built(make(name).withSuppressHooks(true).withShowDrafts(false).withCondition(condition))
      assert.deepInclude(await call.patch("books", "b1", modifications, options("PatchOptionsBuilder")), {
        a: 1,
        price: 11,
        tags: ["novel", "x"]
      })
      assert.strictEqual(
        await refusalOf(call.patch("books", "b1", modifications, options("PatchOptionsBuilder"))),
        "PRECONDITION_FAILED"
      )
      const done = await call.bulkPatch(
        "books",
        ["b1", "b2", "nope"],
        modifications,
        options("BulkPatchOptionsBuilder")
      )
      assert.deepInclude(done, { updated: 0, skipped: 1 })
      assert.deepInclude(await call.bulkPatch("books", ["b2"], modifications), { updated: 1 })
    }
  },
  {
    ...all,
    name: "lists the referenced items of one item",
    run: async (theater) => {
      const { built, call, make } = parts(theater)
      const options = make("QueryReferencedItemsOptionsBuilder")
        .withShowDrafts(false)
        .withAppOptions({ a: 1 })
        .withLanguage("en")
        .withConsistentRead(true)
        .withReturnTotalCount(true)
        .withFields("stars")
        .withOrder("DESC")
        .withPaging({ limit: 2, offset: 0 })
        .withCursorPaging({ limit: 2 })
      const { cursorPaging: _, ...whole } = built(options) as { readonly cursorPaging: unknown }
      const { pagingMetadata, results } = await call.queryReferencedItems("books", "b1", "reviews", whole)
      assert.deepStrictEqual(results, [
        { referringItemId: "b1", item: { _id: "r3", stars: 3 } },
        { referringItemId: "b1", item: { _id: "r2", stars: 2 } }
      ])
      assert.include(pagingMetadata, { total: 3, hasNext: true })
      const several = await thrownBy(call.queryReferencedItems("books", ["b1", "b2"], "reviews"))
      assert.strictEqual(await refusalOf(Promise.reject(several)), "validation")
    }
  },
  {
    ...all,
    name: "offers the new calls in an environment",
    run: async (theater) => {
      const { items } = theater
      const there = parts(theater).call.withEnvironment("SANDBOX")
      assert.strictEqual(await there.count("staged"), 2)
      assert.deepStrictEqual((await there.distinct("staged", "where")).values, ["sandbox"])
      assert.deepStrictEqual((await there.queryReferencedItems("books", "b1", "reviews")).results, [])
      assert.strictEqual((await there.query("staged", { paging: { limit: 1 } })).items.length, 1)
      const grouped = await items.query("books").includeFieldGroups("seo").eq("_id", "b1").find()
      assert.strictEqual(grouped.length, 1)
    }
  }
]
