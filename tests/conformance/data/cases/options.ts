import { assert } from "vitest"
import { type Chain, parts } from "../Builders.ts"
import { refusalOf, thrownBy } from "../refusalOf.ts"
import type { Case } from "../Theater.ts"

const all = { only: "current" } as const

/** Options that the current generation builds, and its calls that the specification does not define. */
export const cases: ReadonlyArray<Case> = [
  {
    ...all,
    name: "builds the options of single items",
    run: async (theater) => {
      const { built, filter, make } = parts(theater)
      const { items } = theater
      const common = (name: string): Chain => make(name).withSuppressHooks(false).withShowDrafts(false)
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
            .withSaveReferences(false)
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
    name: "builds the options of bulk calls",
    run: async (theater) => {
      const { built, filter, make } = parts(theater)
      const { items } = theater
      const common = (name: string): Chain => make(name).withSuppressHooks(false).withShowDrafts(false)
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
    name: "responds with NOT_FOUND to calls that the specification does not define",
    run: async (theater) => {
      const { built, make } = parts(theater)
      type Calls = Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Promise<unknown>>>
      const { items } = theater
      const options = (name: string): object => built(make(name).withSuppressHooks(true).withShowDrafts(true))
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
