import { assert } from "vitest"
import type { Current } from "../Items.ts"
import { refusalOf, thrownBy } from "../refusalOf.ts"
import type { Case, Theatre } from "../Theatre.ts"

interface Options {
  readonly build: () => object
}

type Named =
  | "eq"
  | "ne"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "in"
  | "nin"
  | "hasSome"
  | "hasAll"
  | "exists"
  | "isEmpty"
  | "isNotEmpty"
  | "and"
  | "or"
  | "not"
  | "asc"
  | "desc"
  | "fuzzy"
  | "mode"
  | "setField"
  | "incrementField"
  | "appendToArray"
  | "removeFromArray"
  | "removeField"

interface Chain extends Readonly<Record<Named | `with${string}`, (...args: ReadonlyArray<unknown>) => Chain>> {}

/** What the current generation has besides: calls that take whole requests, and the builders of these. */
const parts = ({ items, module }: Theatre) => {
  const make = (name: string, ...args: ReadonlyArray<unknown>): Chain =>
    (module[name] as (...args: ReadonlyArray<unknown>) => Chain)(...args)
  return {
    call: items as unknown as Current,
    make,
    built: (chain: Chain) => (chain as unknown as Options).build(),
    statics: module["Filter"] as Chain,
    filter: (field: string) => make("Filter", field),
    sort: (field: string) => make("Sort", field)
  }
}

type Parts = ReturnType<typeof parts>

const ids = (items: ReadonlyArray<object>): string =>
  items
    .map((item) => String((item as { readonly _id: string })._id).replace("b", ""))
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

// `Filter.and`, `Filter.or` and `Filter.not` stand on the function.
const combine = (of: Parts["statics"], name: "and" | "or" | "not", ...filters: ReadonlyArray<unknown>): unknown =>
  of[name](...filters)

const all = { only: "current" } as const

/** What only the current generation does. */
export const cases: ReadonlyArray<Case> = [
  {
    ...all,
    name: "a query is given as a whole",
    run: async (theatre) => {
      const { built, call, filter, make, sort } = parts(theatre)
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
    name: "every operator of the new filters finds what it should",
    run: async (theatre) => {
      const own = parts(theatre)
      for (const [expected, filter] of found) {
        const query = own.make("QueryBuilder").withFilter(filter(own))
        const { items } = await own.call.query("books", own.built(query))
        assert.strictEqual(ids(items), expected, JSON.stringify(filter(own)))
      }
    }
  },
  {
    ...all,
    name: "a search is given as a whole",
    run: async (theatre) => {
      const { built, call, filter, make, sort } = parts(theatre)
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
    name: "a pipeline is run by aggregate",
    run: async (theatre) => {
      const { built, call, make } = parts(theatre)
      const { stages } = theatre.module
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
    name: "items are counted, and distinct values listed",
    run: async (theatre) => {
      const { built, call, filter, make } = parts(theatre)
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
    name: "patches are given as a whole",
    run: async (theatre) => {
      const { built, call, filter, make } = parts(theatre)
      const modifications = built(
        make("FieldModificationsBuilder")
          .setField("a", 1)
          .incrementField("price", 1)
          .appendToArray("tags", "x")
          .removeFromArray("tags", "love")
          .removeField("out") as Chain
      )
      const condition = filter("price").lt(11)
      const options = (name: string) =>
        built(make(name).withSuppressHooks(true).withShowDrafts(false).withCondition(condition) as Chain)
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
    name: "what items refer to is listed for one of them",
    run: async (theatre) => {
      const { built, call, make } = parts(theatre)
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
    name: "an environment has the new calls too",
    run: async (theatre) => {
      const { items } = theatre
      const there = parts(theatre).call.withEnvironment("SANDBOX")
      assert.strictEqual(await there.count("staged"), 2)
      assert.deepStrictEqual((await there.distinct("staged", "where")).values, ["sandbox"])
      assert.deepStrictEqual((await there.queryReferencedItems("books", "b1", "reviews")).results, [])
      assert.strictEqual((await there.query("staged", { paging: { limit: 1 } })).items.length, 1)
      const grouped = await items.query("books").includeFieldGroups("seo").eq("_id", "b1").find()
      assert.strictEqual(grouped.length, 1)
    }
  },
  {
    ...all,
    name: "options of single items are built",
    run: async (theatre) => {
      const { built, filter, make } = parts(theatre)
      const { items } = theatre
      const common = (name: string): Chain => make(name).withSuppressHooks(false).withShowDrafts(false) as Chain
      const reading = common("GetOptionsBuilder")
        .withAppOptions({ a: { b: 1 } })
        .withLanguage("en")
        .withConsistentRead(true)
        .withFields("title", "author")
        .withIncludeReferences([{ field: "author", limit: 1 }])
        .withIncludeFieldGroups("group")
      const read = await items.get("books", "b1", built(reading))
      assert.deepStrictEqual(Object.keys(read ?? {}).toSorted(), ["_id", "author", "title"])
      assert.deepInclude(read?.["author"], { name: "Jane" })
      const including = (name: string): object =>
        built(
          common(name)
            .withIncludeReferences([{ field: "author" }])
            .withSaveReferences(false) as Chain
        )
      const item = { _id: "n", title: "N", author: "a1" }
      assert.deepInclude((await items.insert("books", item, including("InsertOptionsBuilder")))["author"], {
        name: "Jane"
      })
      assert.deepInclude((await items.save("books", item, including("SaveOptionsBuilder")))["author"], { name: "Jane" })
      const condition = filter("title").eq("other")
      const updating = common("UpdateOptionsBuilder")
        .withCondition(condition)
        .withIncludeReferences([])
        .withSaveReferences(false)
      assert.strictEqual(await refusalOf(items.update("books", item, built(updating))), "PRECONDITION_FAILED")
      const removing = common("RemoveOptionsBuilder").withCondition(condition)
      assert.strictEqual(await refusalOf(items.remove("books", "n", built(removing))), "PRECONDITION_FAILED")
      const asking = make("IsReferencedOptionsBuilder").withConsistentRead(true)
      assert.isTrue(await items.isReferenced("books", "reviews", "b1", "r1", built(asking)))
    }
  },
  {
    ...all,
    name: "options of many items are built",
    run: async (theatre) => {
      const { built, filter, make } = parts(theatre)
      const { items } = theatre
      const common = (name: string): Chain => make(name).withSuppressHooks(false).withShowDrafts(false) as Chain
      const condition = filter("title").eq("T")
      const inserting = common("BulkInsertOptionsBuilder").withSaveReferences(false).withOverrideExisting(true)
      const saving = common("BulkSaveOptionsBuilder").withSaveReferences(false)
      const updating = common("BulkUpdateOptionsBuilder").withSaveReferences(false).withCondition(condition)
      const removing = common("BulkRemoveOptionsBuilder").withCondition(condition)
      assert.include(await items.bulkInsert("books", [{ _id: "i", title: "T" }], built(inserting)), {
        inserted: 1
      })
      assert.include(await items.bulkSave("books", [{ _id: "i", title: "T" }], built(saving)), { updated: 1 })
      assert.include(await items.bulkUpdate("books", [{ _id: "i", title: "T" }], built(updating)), {
        updated: 1
      })
      assert.include(await items.bulkRemove("books", ["i", "b1"], built(removing)), { removed: 1 })
    }
  },
  {
    ...all,
    name: "what data.md does not know of answers that there is nothing",
    run: async (theatre) => {
      const { built, make } = parts(theatre)
      type Calls = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Promise<unknown>>>
      const { items } = theatre
      const options = (name: string): object => built(make(name).withSuppressHooks(true).withShowDrafts(true) as Chain)
      const patch = options("AsyncPatchByFilterOptionsBuilder")
      const remove = options("AsyncRemoveByFilterOptionsBuilder")
      for (const [name, ...args] of [
        ["asyncPatchByFilter", "books", {}, [], patch],
        ["asyncRemoveByFilter", "books", {}, remove],
        ["getAsyncJobStatus", "job"],
        ["createDataItemDraft", "posts", "p1"],
        ["publishDataItemDraft", "posts", "p2"],
        ["unpublishDataItem", "posts", "p1", { copyToDraft: true }]
      ] as ReadonlyArray<readonly [string, ...ReadonlyArray<unknown>]>) {
        for (const call of [items, items.withEnvironment("LIVE")] as unknown as ReadonlyArray<Calls>) {
          const { details, message } = await thrownBy(call[name]?.(...args) ?? Promise.resolve(`no ${name}`))
          const code = details?.applicationError?.code
          assert.include(["NOT_FOUND", "METHOD_NOT_ALLOWED"], code, `${name}: ${message}`)
        }
      }
    }
  }
]
