import * as BulkStream from "@portico/client/data/BulkStream"
import * as Filter from "@portico/client/data/Filter"
import * as Pages from "@portico/client/data/Pages"
import * as Patch from "@portico/client/data/Patch"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { Fault } from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Random } from "../differential/Random.ts"
import { isThorough } from "../thorough.ts"
import { inParts, weather } from "./interrupted.ts"

/** The seed of another run: `PORTICO_SEED=7 vitest run tests/faults/longBulk.test.ts`. */
const seed = Number(process.env["PORTICO_SEED"] ?? 1)

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const bulk = { path: "/v2/bulk" }

/** The faults of a bad network, of an overloaded provider, and of one that is restarted. */
const bad: ReadonlyArray<readonly [number, Fault]> = [
  [0.06, Faults.responseLost(bulk)],
  [0.03, Faults.resetMidway(bulk)],
  [0.05, Faults.noNetwork(bulk)],
  [0.05, Faults.unavailable(bulk)],
  [0.03, Faults.failing(bulk)],
  [0.02, Faults.captivePortal(bulk)],
  [0.03, Faults.rateLimited(bulk)],
  [0.02, Faults.refused(413, bulk)],
  [0.06, Faults.slow(120, bulk)]
]

const world = Testing.layerTest({
  clock: Date.now,
  seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
  faults: weather(bad, new Random(seed + 1))
})

/** The final states of items that could not be inserted before. */
const absent = ["undefined skipped", "undefined unknown", "undefined failed"]

const all = Query.from("long")
const count = Queries.use((queries) => queries.count(all))

/** All items of the collection, read by cursor. */
const stored = Stream.runCollect(Pages.stream(all.pipe(Query.ascending("place"))))

const total = isThorough ? 50_000 : 20_000

describe(`a bulk of ${total} items over a bad network, interrupted at random moments and resumed`, () => {
  it.live(`applies every item exactly once, and reports each (seed ${seed})`, () =>
    Effect.gen(function* () {
      const random = new Random(seed)
      const drafts = Array.from({ length: total }, (_, place) => ({ place, title: `Volume ${place}` }))

      const inserted = yield* inParts(random, total, (options) => BulkStream.insert("long", drafts, options))

      const items = yield* stored
      assert.deepStrictEqual(
        items.map(({ data }) => data["place"]),
        drafts.map(({ place }) => place)
      )
      assert.strictEqual(inserted.outcomes.size, total)
      assert.deepStrictEqual([...new Set(inserted.outcomes.values())], ["inserted"])
      assert.strictEqual(inserted.counts?.inserted, total)
      assert.isAbove(inserted.runs, 1)

      const updates = items
        .slice(0, total / 5)
        .map(({ data, id }) => ({ _id: id, place: data["place"], title: "again" }))
      const updated = yield* inParts(random, updates.length, (options) =>
        BulkStream.update("long", updates, { ...options, size: 400 })
      )
      assert.deepStrictEqual([...new Set(updated.outcomes.values())], ["updated"])
      assert.strictEqual(updated.counts?.updated, updates.length)
      assert.strictEqual(
        yield* Queries.use((queries) =>
          queries.count(Query.from("long").pipe(Query.filter(Filter.eq("title", "again"))))
        ),
        updates.length
      )

      const ids = items.slice(total / 5, total / 2).map(({ id }) => id)
      const removed = yield* inParts(random, ids.length, (options) =>
        BulkStream.remove("long", ids, { ...options, size: 500 })
      )
      assert.strictEqual(removed.outcomes.size, ids.length)
      assert.strictEqual(yield* count, total - ids.length)
    }).pipe(Effect.provide(world))
  )

  it.live("changes no item twice, and reports the items with an unknown outcome", () =>
    Effect.gen(function* () {
      const ids = Array.from({ length: 6000 }, (_, place) => `i${place}`)
      yield* Stream.runDrain(
        BulkStream.insert(
          "long",
          ids.map((_id) => ({ _id, stock: 0 })),
          { onFailure: "continue" }
        )
      )
      const before = new Set((yield* stored).map(({ id }) => id))
      const sold = Patch.empty.pipe(Patch.increment("stock", 1), Patch.append("log", "sold"))

      const patched = yield* inParts(new Random(seed), ids.length, (options) =>
        BulkStream.patch("long", ids, sold, { ...options, size: 100, onFailure: "continue" })
      )

      const stock = new Map((yield* stored).map(({ data, id }) => [id, data["stock"]]))
      const seen = Map.groupBy(ids, (id, place) => `${String(stock.get(id))} ${patched.outcomes.get(place)}`)
      assert.strictEqual(patched.outcomes.size, ids.length)
      for (const kind of seen.keys()) {
        assert.oneOf(kind, ["1 updated", "0 unknown", "1 unknown", "0 failed", ...absent])
      }
      assert.isAbove(seen.get("1 updated")?.length ?? 0, 1000)
      assert.isAbove(before.size, 1000)
    }).pipe(Effect.provide(world))
  )
})
