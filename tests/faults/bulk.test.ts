import * as BulkStream from "@portico/client/data/BulkStream"
import { Items } from "@portico/client/data/Items"
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
import { inParts, weather } from "./interrupted.ts"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const places = (count: number) => Array.from({ length: count }, (_, place) => ({ place }))

/** A provider whose bulk requests meet these faults with these probabilities. */
const world = (faults: ReadonlyArray<readonly [chance: number, fault: Fault]>, random: Random) =>
  Testing.layerTest({
    clock: Date.now,
    seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
    faults: weather(faults, random)
  })

const bulk = { path: "/v2/bulk" }
const bad: ReadonlyArray<readonly [number, Fault]> = [
  [0.08, Faults.responseLost(bulk)],
  [0.05, Faults.noNetwork(bulk)],
  [0.04, Faults.refused(403, bulk)]
]

const count = Queries.use((queries) => queries.count(Query.from("long")))

describe("a long bulk over a bad network, left and resumed", () => {
  it.live.each([1, 2])("inserts every item exactly once, and removes them all (seed %i)", (seed) =>
    Effect.gen(function* () {
      const random = new Random(seed)
      const insert = yield* inParts(random, 5000, (options) =>
        BulkStream.insert("long", places(5000), { ...options, size: 250 })
      )
      const stored = yield* count
      const { items } = yield* Queries.use((queries) =>
        queries.run(Query.from("long").pipe(Query.ascending("place"), Query.limit(1000)))
      )
      const ids = items.map(({ id }) => id)
      const remove = yield* inParts(random, 1000, (options) => BulkStream.remove("long", ids, { ...options, size: 50 }))

      assert.strictEqual(stored, 5000)
      assert.deepStrictEqual([...new Set(insert.outcomes.values())], ["inserted"])
      assert.deepStrictEqual(
        items.map(({ data }) => data["place"]),
        places(1000).map(({ place }) => place)
      )
      assert.strictEqual(remove.outcomes.size, 1000)
      assert.strictEqual(yield* count, 4000)
      assert.isAbove(insert.runs + remove.runs, 2)
    }).pipe(Effect.provide(world(bad, new Random(seed + 1))))
  )

  it.live("patches no item twice, and reports the items with an unknown outcome", () =>
    Effect.gen(function* () {
      const ids = places(600).map(({ place }) => `i${place}`)
      yield* Stream.runDrain(
        BulkStream.insert(
          "long",
          ids.map((_id) => ({ _id, stock: 0 }))
        )
      )
      const patch = Patch.empty.pipe(Patch.increment("stock", 1), Patch.append("log", "sold"))

      const { outcomes } = yield* inParts(new Random(3), 600, (options) =>
        BulkStream.patch("long", ids, patch, { ...options, size: 20 })
      )

      const { items } = yield* Queries.use((queries) => queries.run(Query.from("long").pipe(Query.limit(1000))))
      const stock = new Map(items.map(({ data, id }) => [id, data["stock"]]))
      assert.strictEqual(outcomes.size, 600)
      assert.isTrue(items.every(({ data }) => data["stock"] === 0 || data["stock"] === 1))
      assert.deepStrictEqual(
        ids.filter((id, index) => stock.get(id) !== 1 && outcomes.get(index) !== "unknown"),
        []
      )
      assert.include([...outcomes.values()], "unknown")
    }).pipe(Effect.provide(world(bad, new Random(4))))
  )

  it.live("resumes with the same ids if it was left before its first outcome", () => {
    let isLost = true
    return Effect.gen(function* () {
      let checkpoint: BulkStream.Checkpoint | undefined
      const run = (options: BulkStream.RunOptions) =>
        BulkStream.insert("long", places(300), {
          ...options,
          size: 100,
          onProgress: (progress) => Effect.sync(() => void (checkpoint = progress.checkpoint))
        }).pipe(Stream.runCollect, Effect.exit)

      const first = yield* run({})
      isLost = false
      const second = yield* run(checkpoint === undefined ? {} : { resume: checkpoint })

      assert.deepStrictEqual([first._tag, second._tag], ["Failure", "Success"])
      assert.strictEqual(yield* count, 300)
    }).pipe(
      Effect.provide(
        Testing.layerTest({
          clock: Date.now,
          seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
          faults: () => (isLost ? [Faults.responseLost(bulk)] : [])
        })
      )
    )
  })

  it.live("inserts one item if its response was lost", () =>
    Effect.gen(function* () {
      const item = yield* Items.use((items) => items.insert("long", { place: 1 }, { clientId: true }))

      assert.strictEqual(yield* count, 1)
      assert.strictEqual(item.data["place"], 1)
    }).pipe(
      Effect.provide(
        Testing.layerTest({
          clock: Date.now,
          seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
          faults: [Faults.times(1, Faults.responseLost({ row: "insert" }))]
        })
      )
    )
  )
})
