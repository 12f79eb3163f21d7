import { BulkItems, type BulkItemsShape } from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import { Items, type ItemsShape } from "@portico/client/data/Items"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References, type ReferencesShape } from "@portico/client/data/References"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import { fresh, type Network, visitor } from "./Browser.ts"

const items = <A, E>(use: (items: ItemsShape) => Effect.Effect<A, E>) => Items.use(use)
const bulk = <A, E>(use: (bulk: BulkItemsShape) => Effect.Effect<A, E>) => BulkItems.use(use)
const references = <A, E>(use: (references: ReferencesShape) => Effect.Effect<A, E>) => References.use(use)

/** Checks patches, bulk writes and references over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Writes over ${name}`, (it) => {
    it.effect("saves a new or existing item and patches its fields", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const _id = yield* fresh("saved")
        const at = new Date("2026-11-21T10:11:12.013Z")
        const patch = Patch.empty.pipe(
          Patch.set("at", at),
          Patch.increment("size.width", 1.5),
          Patch.append("tags", "b"),
          Patch.pull("tags", "a"),
          Patch.remove("note")
        )

        const first = yield* browser.run(items((items) => items.save("notes", { _id, note: "x" })))
        const second = yield* browser.run(
          items((items) => items.save("notes", { _id, note: "y", tags: ["a"], size: { width: 1 } }))
        )
        const { data } = Option.getOrThrow(yield* browser.run(items((items) => items.patch("notes", _id, patch))))

        assert.deepStrictEqual([first.action, second.action], ["INSERTED", "UPDATED"])
        assert.deepStrictEqual(
          [data["at"], data["size"], data["tags"], "note" in data],
          [at, { width: 2.5 }, ["b"], false]
        )
      })
    )

    it.effect("patches an item only if it exists and matches the condition", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const _id = yield* fresh("patched")
        const sell = items((items) =>
          items.patch("notes", _id, Patch.empty.pipe(Patch.increment("stock", -1)), {
            condition: Filter.gt("stock", 0)
          })
        )

        const missing = yield* Effect.flip(browser.run(sell))
        yield* browser.run(items((items) => items.insert("notes", { _id, stock: 1 })))
        const sold = yield* browser.run(sell)
        const soldOut = yield* Effect.exit(browser.run(sell))
        const after = yield* browser.run(items((items) => items.get("notes", _id)))

        assert.strictEqual(missing._tag, "WDE0073")
        assert.strictEqual(Option.getOrThrow(sold).data["stock"], 0)
        assert.strictEqual(soldOut._tag, "Failure")
        assert.strictEqual(Option.getOrThrow(after).data["stock"], 0)
      })
    )

    it.effect("combines the reads of one tick into one request", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const _id = yield* fresh("read")
        yield* browser.run(items((items) => items.insert("notes", { _id, at: new Date(0) })))
        const get = (id: string) => items((items) => items.get("notes", id))

        const [found, sent] = yield* browser.watch(
          browser.run(Effect.all([get(_id), get(`${_id} not`), get(_id)], { concurrency: "unbounded" }))
        )
        const alone = yield* browser.run(get(_id))

        assert.deepStrictEqual(found, [alone, Option.none(), alone])
        assert.strictEqual(sent.length, 1)
      })
    )

    it.effect("writes many items at a time, each with its outcome", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const [a, b, c] = yield* Effect.all([fresh("bulk"), fresh("bulk"), fresh("bulk")])
        const patch = Patch.empty.pipe(Patch.set("price", 1))

        const results = yield* browser.run(
          bulk((bulk) =>
            Effect.all([
              bulk.insert("notes", [{ _id: a }, { price: 5 }]),
              bulk.insert("notes", [{ _id: a }, { _id: b }]),
              bulk.save("notes", [{ _id: b }, { _id: c }]),
              bulk.update("notes", [{ _id: c, price: 2 }, { _id: `${c} not` }]),
              bulk.patch("notes", [a, b, `${c} not`], patch),
              bulk.remove("notes", [a, b, c, `${c} not`])
            ])
          )
        )

        assert.deepStrictEqual(
          results.map(({ inserted, removed, skipped, updated }) => [inserted, updated, removed, skipped]),
          [
            [2, 0, 0, 0],
            [1, 0, 0, 1],
            [1, 1, 0, 0],
            [0, 1, 0, 1],
            [0, 2, 0, 1],
            [0, 0, 3, 1]
          ]
        )
        assert.deepStrictEqual(
          results.flatMap(({ errors, unknown }) => [errors.length, unknown]),
          results.flatMap(() => [0, 0])
        )
        assert.deepStrictEqual(results[5].removedItemIds, [a, b, c])
      })
    )

    it.effect("inserts an array of any length and truncates the collection", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const rows = Array.from({ length: 2500 }, (_, place) => ({ place }))
        const count = Queries.use((queries) => queries.count(Query.from("scrap")))

        const outcomes = yield* browser.run(Stream.runCollect(BulkStream.insert("scrap", rows)))
        const full = yield* browser.run(count)
        yield* browser.run(items((items) => items.truncate("scrap")))

        assert.deepStrictEqual([outcomes.length, full, yield* browser.run(count)], [2500, 2500, 0])
        assert.isTrue(outcomes.every(({ status }) => status === "inserted"))
      })
    )

    it.effect("stores references in order and pages through them", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const ids = yield* Effect.all([fresh("one"), fresh("two"), fresh("three")])
        const list = yield* fresh("list")
        yield* browser.run(
          bulk((bulk) =>
            bulk.insert(
              "notes",
              ids.map((_id) => ({ _id }))
            )
          )
        )
        yield* browser.run(items((items) => items.insert("lists", { _id: list })))

        const { again, isThere, isThereStill, pages } = yield* browser.run(
          references((references) =>
            Effect.gen(function* () {
              yield* references.insert("lists", "notes", list, ids)
              const first = yield* references.query("lists", "notes", list, { limit: 2, returnTotalCount: true })
              const second = yield* references.next(first)
              const again = yield* references.prev(second)
              const isThere = yield* references.isReferenced("lists", "notes", { _id: list }, ids[0])
              yield* references.remove("lists", "notes", list, ids[0])
              const isThereStill = yield* references.isReferenced("lists", "notes", list, ids[0])
              yield* references.replace("lists", "notes", list, [ids[1]])
              const third = yield* references.query("lists", "notes", list)
              return { again, isThere, isThereStill, pages: [first, second, third] }
            })
          )
        )

        assert.deepStrictEqual(
          pages.map((page) => page.items.map(({ id }) => id)),
          [[ids[0], ids[1]], [ids[2]], [ids[1]]]
        )
        assert.deepStrictEqual(
          again.items.map(({ id }) => id),
          [ids[0], ids[1]]
        )
        assert.deepStrictEqual(pages[0]?.total, Option.some(3))
        assert.deepStrictEqual([isThere, isThereStill], [true, false])
      })
    )
  })
