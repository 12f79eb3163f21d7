import * as Site from "@portico/client/site/Site"
import { clientId } from "@portico/testing/scenarios/Bookshop"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { Network } from "./Browser.ts"

/** Runs plain site code with a separate site. */
const onSite = (code: (data: Site.Site["data"]) => Promise<void>) =>
  Effect.flatMap(Network, ({ host, send }) => {
    const site = Site.make({ clientId, host, fetch: (input, init) => send(new Request(input, init)) })
    return Effect.ensuring(
      Effect.promise(() => code(site.data)),
      Effect.promise(() => site.dispose())
    )
  })

/** Checks plain site code over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`site.data over ${name}`, (it) => {
    it.effect("stores, changes and removes single items", () =>
      onSite(async (data) => {
        const at = new Date("2024-05-01T10:00:00.000Z")
        const { _id } = await data.insert("scrap", { kind: "site", stock: 1, at })
        const id = String(_id)

        assert.deepInclude(await data.get("scrap", id), { kind: "site", stock: 1, at })
        assert.deepInclude(await data.save("scrap", { _id: id, kind: "site", stock: 2 }), { stock: 2 })
        assert.deepInclude(
          await data.update("scrap", { _id: id, kind: "site", stock: 3 }, { condition: data.filter().eq("stock", 2) }),
          { stock: 3 }
        )
        const sold = data
          .patch("scrap", id)
          .incrementField("stock", -1)
          .appendToArray("tags", "sold")
          .setField("a.b", 1)
        assert.deepInclude(await sold.run(), { stock: 2, tags: ["sold"], a: { b: 1 } })
        assert.deepInclude(await data.remove("scrap", id), { stock: 2 })
        assert.deepStrictEqual([await data.get("scrap", id), await data.remove("scrap", id)], [null, null])
      })
    )

    it.effect("stores, changes and removes many items", () =>
      onSite(async (data) => {
        const ids = ["site-1", "site-2", "site-3"]
        const items = ids.map((_id, index) => ({ _id, kind: "many", index }))

        const inserted = await data.bulkInsert("scrap", items.slice(0, 2))
        const again = await data.bulkInsert("scrap", items)
        const saved = await data.bulkSave("scrap", items)
        const updated = await data.bulkUpdate("scrap", [...items, { _id: "site-none", kind: "many", index: 9 }])
        const patched = await data.bulkPatch("scrap", ids).incrementField("index", 10).run()
        const indexes = await data.query("scrap").eq("kind", "many").ascending("index").distinct("index")
        const removed = await data.bulkRemove("scrap", [...ids, "site-none"])

        assert.deepStrictEqual(inserted.insertedItemIds, ids.slice(0, 2))
        assert.deepStrictEqual([again.inserted, again.skipped, again.errors], [1, 2, []])
        assert.deepStrictEqual([saved.inserted, saved.updated], [0, 3])
        assert.deepStrictEqual([updated.updated, updated.skipped], [3, 1])
        assert.deepStrictEqual([patched.updatedItemIds, indexes.items], [ids, [10, 11, 12]])
        assert.deepStrictEqual([removed.removedItemIds, removed.skipped], [ids, 1])
      })
    )

    it.effect("inserts, finds, removes and replaces references", () =>
      onSite(async (data) => {
        await data.bulkInsert("notes", [{ _id: "site-a" }, { _id: "site-b" }, { _id: "site-c" }])
        const list = await data.insert("lists", { _id: "site-list" })
        const referred = async () =>
          (await data.queryReferenced("lists", "site-list", "notes")).items.map(({ _id }) => _id)

        await data.insertReference("lists", "notes", { _id: String(list["_id"]) }, ["site-a", "site-b"])
        assert.deepStrictEqual(await referred(), ["site-a", "site-b"])
        await data.insertReference("lists", [
          { referringItemFieldName: "notes", referringItemId: "site-list", referencedItemId: "site-c" }
        ])
        await data.removeReference("lists", "notes", "site-list", "site-a")
        assert.deepStrictEqual(await referred(), ["site-b", "site-c"])
        assert.deepStrictEqual(
          [
            await data.isReferenced("lists", "notes", "site-list", "site-b"),
            await data.isReferenced("lists", "notes", "site-list", "site-a")
          ],
          [true, false]
        )
        const first = await data.queryReferenced("lists", "site-list", "notes", { limit: 1, order: "desc" })
        assert.deepStrictEqual(
          [...first.items, ...(await first.next()).items].map(({ _id }) => _id),
          ["site-c", "site-b"]
        )
        await data.replaceReferences("lists", "notes", "site-list", ["site-a"])
        assert.deepStrictEqual(await referred(), ["site-a"])
        await data.remove("lists", "site-list")
        await data.bulkRemove("notes", ["site-a", "site-b", "site-c"])
      })
    )

    it.effect("pages forward and back and continues from a stored cursor", () =>
      onSite(async (data) => {
        const first = await data.query("ladder").ascending("step").limit(10).byCursor().find({ returnTotalCount: true })
        const second = await first.next()
        const third = await second.next()
        const kept = await data.fetch("ladder", String(first.nextCursor), 10)

        const steps = [first, second, third, await third.prev(), kept].map(({ items }) => items[0]?.["step"])
        assert.deepStrictEqual(steps, [0, 10, 20, 10, 10])
        assert.deepStrictEqual([first.totalCount, first.totalPages, third.length, third.hasNext()], [23, 3, 3, false])
      })
    )

    it.effect("computes groups and searches", () =>
      onSite(async (data) => {
        const { expressions, stages } = data
        const perLent = await data
          .aggregate("shelf")
          .group("lent")
          .sum("count")
          .having(data.filter().gt("countSum", 4))
          .run()
        const tags = await data.aggregatePipeline("shelf", {
          stages: [
            stages.unwind("tags"),
            stages
              .group()
              .by(expressions.toUpper(expressions.field("tags")), "tag")
              .count("n"),
            stages.sort(data.sort().descending("n").ascending("_id.tag")),
            { limit: 2 }
          ]
        })
        const found = await data.search("shelf").expression("gamma beta").orMode().ascending("title").run()

        assert.deepStrictEqual<unknown>(perLent.items, [{ _id: null, countSum: 5 }])
        assert.deepStrictEqual<unknown>(tags.results, [
          { _id: { tag: "BLUE" }, n: 2 },
          { _id: { tag: "RED" }, n: 2 }
        ])
        assert.deepStrictEqual(
          found.items.map(({ _id }) => _id),
          ["beta", "gamma"]
        )
      })
    )
  })
