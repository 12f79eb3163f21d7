import { assert } from "vitest"
import { refusalOf, thrownBy } from "../refusalOf.ts"
import type { Case } from "../Theater.ts"

const options = {
  suppressAuth: true,
  suppressHooks: true,
  showDrafts: true,
  consistentRead: true,
  language: "en",
  appOptions: { a: { b: [1, 2] } }
}
const writing = { suppressAuth: true, suppressHooks: true, showDrafts: true }

/** Callers, options, environments and failures. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "lets a visitor read public collections and rejects the rest with WDE0027",
    run: async ({ items }) => {
      for (const call of [
        () => items.get("vault", "gold"),
        () => items.insert("vault", {}),
        () => items.query("vault").find(),
        () => items.truncate("vault"),
        () => items.remove("vault", "gold", { suppressAuth: true })
      ]) {
        const { details, message, name } = await thrownBy(call())
        assert.strictEqual(details?.applicationError?.code, "WDE0027")
        assert.strictEqual(message, details?.applicationError?.description)
        assert.strictEqual(name, "Error")
      }
      assert.strictEqual(await refusalOf(items.insert("diary", { text: "mine" })), "WDE0027")
    }
  },
  {
    name: "lets a member write and read their own items",
    run: async ({ member, server }) => {
      const items = await member()
      const mine = await items.insert("diary", { text: "mine" })
      assert.isString(mine["_owner"] ?? mine["_ownerId"])
      assert.deepStrictEqual((await items.query("diary").find()).items, [mine])
      assert.isNull(await items.get("diary", "theirs"))
      assert.include(await items.update("diary", { ...mine, text: "still mine" }), { text: "still mine" })
      assert.strictEqual(await refusalOf(items.update("diary", { _id: "theirs", text: "stolen" })), "WDE0073")
      assert.strictEqual(await server().query("diary").count(), 2)
    }
  },
  {
    name: "lets the site's server bypass all permissions",
    run: async ({ server }) => {
      const items = server()
      assert.include(await items.get("vault", "gold", { suppressAuth: true }), { _id: "gold" })
      assert.include(await items.insert("vault", { _id: "silver" }, { suppressAuth: true }), { _id: "silver" })
      await items.truncate("vault")
      assert.strictEqual(await items.query("vault").count({ suppressAuth: true }), 0)
    }
  },
  {
    name: "accepts the options of every call",
    run: async ({ items }) => {
      const filter = items.filter().eq("_id", "b1")
      const { _id, title } = (await items.get("books", "b1", options)) ?? {}
      assert.deepStrictEqual([_id, title], ["b1", "Emma"])
      await items.insert("books", { _id: "o" }, options)
      await items.save("books", { _id: "o", n: 1 }, options)
      await items.update("books", { _id: "o", n: 2 }, options)
      await items.patch("books", "o").setField("n", 3).run(options)
      assert.strictEqual(await items.query("books").eq("n", 3).count(options), 1)
      await items.remove("books", "o", options)
      await items.bulkInsert("books", [{ _id: "o1" }], {
        suppressAuth: true,
        suppressHooks: true,
        overrideExisting: false
      })
      await items.bulkSave("books", [{ _id: "o1" }], { suppressAuth: true, suppressHooks: true })
      await items.bulkUpdate("books", [{ _id: "o1" }], writing)
      await items.bulkPatch("books", ["o1"]).setField("a", 1).run(writing)
      await items.bulkRemove("books", ["o1"], writing)
      await items.insertReference("books", "reviews", "b2", "r1", options)
      await items.replaceReferences("books", "reviews", "b2", "r1", options)
      assert.isTrue(await items.isReferenced("books", "reviews", "b2", "r1", options))
      await items.removeReference("books", "reviews", "b2", "r1", options)
      assert.strictEqual((await items.query("books").and(filter).find(options)).length, 1)
      assert.strictEqual((await items.query("books").distinct("title", options)).length, 5)
      assert.strictEqual((await items.aggregate("books").count().run(options)).length, 1)
      assert.strictEqual((await items.search("books").expression("emma").run(options)).length, 2)
      assert.strictEqual((await items.queryReferenced("books", "b1", "reviews", options)).length, 3)
      assert.include(await items.get("books", "b1", { language: null, suppressHooks: undefined }), { _id: "b1" })
    }
  },
  {
    name: "returns drafts on request",
    run: async ({ items }) => {
      assert.isNull(await items.get("posts", "p2"))
      assert.include(await items.get("posts", "p2", { showDrafts: true }), { text: "not yet" })
      assert.strictEqual(await items.query("posts").count({ showDrafts: false }), 1)
      assert.strictEqual(await items.query("posts").count({ showDrafts: true }), 2)
      assert.strictEqual((await items.query("posts").find({ showDrafts: true })).length, 2)
      assert.include(
        await items.update("posts", { _id: "p2", text: "now", _publishStatus: "PUBLISHED" }, { showDrafts: true }),
        { text: "now" }
      )
      assert.include(await items.get("posts", "p2"), { text: "now" })
    }
  },
  {
    name: "runs hooks unless they are suppressed",
    run: async ({ items, server }) => {
      assert.include(await items.insert("guarded", { _id: "1" }), { by: "hook" })
      assert.include(await items.get("guarded", "g1"), { seen: true })
      assert.notProperty(await server().get("guarded", "g1", { suppressHooks: true }), "seen")
      assert.notProperty(await server().insert("guarded", { _id: "2" }, { suppressHooks: true }), "by")
    }
  },
  {
    name: "throws the errors of hooks",
    run: async ({ items }) => {
      const error = await thrownBy(items.insert("guarded", { fail: "error" }))
      assert.deepStrictEqual([error.name, error.message, error.code], ["Refused", "There are enough.", "TOO_MANY"])
      assert.strictEqual(await thrownBy(items.insert("guarded", { fail: "text" })), "plain text" as never)
      assert.deepStrictEqual(await thrownBy(items.insert("guarded", { fail: "object" })), { my: "object" } as never)
    }
  },
  {
    name: "separates environments",
    run: async ({ items }) => {
      const { LIVE, SANDBOX, SANDBOX_PREFERRED } = items.Environment
      const [live, sandbox, preferred] = [
        items.withEnvironment(LIVE),
        items.withEnvironment(SANDBOX),
        items.withEnvironment(SANDBOX_PREFERRED)
      ]
      assert.include(await live.get("staged", "s1"), { where: "live" })
      assert.include(await sandbox.get("staged", "s1"), { where: "sandbox" })
      assert.strictEqual(await sandbox.query("staged").count(), 2)
      assert.strictEqual(await preferred.query("staged").count(), 2)
      assert.strictEqual(await preferred.query("books").and(live.filter.gt("price", 10)).count(), 2)
      assert.strictEqual(await sandbox.query("books").count(), 0)
      await sandbox.insert("books", { _id: "only-there" })
      assert.isNull(await items.get("books", "only-there"))
      assert.strictEqual(await preferred.query("books").count(), 1)
    }
  },
  {
    name: "offers every call in an environment",
    run: async ({ items }) => {
      const there = items.withEnvironment("SANDBOX")
      await there.insert("authors", { _id: "a1", name: "Sandra" })
      await there.insert("reviews", { _id: "r1" })
      await there.save("books", { _id: "1", title: "One", author: "a1" })
      await there.update("books", { _id: "1", title: "Two", author: "a1" })
      await there.patch("books", "1").setField("n", 1).run()
      await there.bulkInsert("books", [{ _id: "2" }])
      await there.bulkSave("books", [{ _id: "3" }])
      await there.bulkUpdate("books", [{ _id: "3", n: 3 }])
      await there.bulkPatch("books", ["2", "3"]).setField("n", 2).run()
      await there.bulkRemove("books", ["2"])
      await there.insertReference("books", "reviews", "1", "r1")
      await there.replaceReferences("books", "reviews", "1", "r1")
      assert.isTrue(await there.isReferenced("books", "reviews", "1", "r1"))
      assert.strictEqual((await there.queryReferenced("books", "1", "reviews")).length, 1)
      await there.removeReference("books", "reviews", "1", "r1")
      assert.strictEqual((await there.search("books").expression("two").run()).length, 1)
      assert.deepStrictEqual((await there.aggregate("books").sum("n").run()).items[0]?.["nSum"], 3)
      assert.strictEqual((await there.aggregatePipeline("books", { stages: [{ limit: 5 }] })).results.length, 2)
      const [one] = (await there.query("books").include("author").eq("_id", "1").find()).items
      assert.deepInclude(one?.["author"], { name: "Sandra" })
      await there.remove("books", "1")
      await there.truncate("books")
      assert.strictEqual(await items.query("books").count(), 5)
    }
  },
  {
    name: "rejects an unknown collection and an item that is too large",
    run: async ({ items }) => {
      assert.strictEqual(await refusalOf(items.query("nothing").find()), "WDE0025")
      assert.strictEqual(await refusalOf(items.get("nothing", "id")), "WDE0025")
      const { code, message } = await thrownBy(items.insert("books", { text: "x".repeat(500_001) }))
      assert.strictEqual(code, "WDE0109")
      assert.isNotEmpty(message)
    }
  },
  {
    name: "reports violations",
    run: async ({ items }) => {
      const error = await thrownBy(items.query("books").limit(1001).find())
      assert.isDefined(error.details?.validationError ?? error.details?.applicationError)
      const violated = await thrownBy(items.update("books", { title: "no id" }))
      assert.isNotEmpty(violated.message)
      assert.isNotEmpty(await refusalOf(items.aggregatePipeline("books", { stages: [{ limit: -1 }] })))
    }
  },
  {
    name: "does not send invalid calls",
    run: async ({ items, network }) => {
      const before = network.exchanges().length
      assert.strictEqual(await refusalOf(items.get(5, "id")), "WDE0001")
      assert.strictEqual(await refusalOf(items.get("books", 5)), "WDE0002")
      assert.strictEqual(await refusalOf(items.insert("books", "text")), "WDE0004")
      assert.strictEqual(await refusalOf(items.query("books").skip(-1).find()), "WDE0020")
      assert.strictEqual(network.exchanges().length, before)
    }
  }
]
