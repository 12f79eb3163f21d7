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

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const places = (count: number) => Array.from({ length: count }, (_, place) => ({ place }))

/** A provider whose requests for many items meet each of these faults with this chance. */
const world = (faults: ReadonlyArray<readonly [chance: number, fault: Fault]>, random: () => number) =>
  Testing.layerTest({
    clock: Date.now,
    seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
    faults: () => {
      let dice = random()
      const met = faults.find(([chance]) => (dice -= chance) < 0)
      return met === undefined ? [] : [met[1]]
    }
  })

const bulk = { path: "/v2/bulk" }
const weather: ReadonlyArray<readonly [number, Fault]> = [
  [0.08, Faults.answerLost(bulk)],
  [0.05, Faults.noNetwork(bulk)],
  [0.04, Faults.refused(403, bulk)]
]

const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Runs a bulk, leaves it at random moments, and goes on from the last checkpoint until it is through. */
const inParts = <A, R>(
  random: () => number,
  count: number,
  start: (options: BulkStream.RunOptions) => Stream.Stream<BulkStream.Outcome<A>, unknown, R>
) =>
  Effect.gen(function* () {
    const outcomes = new Map<number, BulkStream.Status>()
    let checkpoint: BulkStream.Checkpoint | undefined
    for (let run = 1; run < 100; run++) {
      let left = random() * count
      const exit = yield* start({
        ...(checkpoint === undefined ? {} : { resume: JSON.parse(JSON.stringify(checkpoint)) }),
        onProgress: (progress) => Effect.sync(() => void (checkpoint = progress.checkpoint))
      }).pipe(
        Stream.runForEach(({ index, status }) => {
          outcomes.set(index, status)
          return left-- < 0 ? Effect.interrupt : Effect.void
        }),
        Effect.exit
      )
      if (exit._tag === "Success") return { outcomes, run }
    }
    return yield* Effect.die(new Error("The bulk does not come to an end."))
  })

const count = Queries.use((queries) => queries.count(Query.from("long")))

describe("a long bulk over a bad network, left and resumed", () => {
  it.live.each([1, 2])("adds every item exactly once, and removes them all (seed %i)", (seed) =>
    Effect.gen(function* () {
      const random = chance(seed)
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
      assert.isAbove(insert.run + remove.run, 2)
    }).pipe(Effect.provide(world(weather, chance(seed + 1))))
  )

  it.live("adds to no item twice, and knows of which it does not know", () =>
    Effect.gen(function* () {
      const ids = places(600).map(({ place }) => `i${place}`)
      yield* Stream.runDrain(
        BulkStream.insert(
          "long",
          ids.map((_id) => ({ _id, stock: 0 }))
        )
      )
      const patch = Patch.empty.pipe(Patch.increment("stock", 1), Patch.append("log", "sold"))

      const { outcomes } = yield* inParts(chance(3), 600, (options) =>
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
    }).pipe(Effect.provide(world(weather, chance(4))))
  )

  it.live("writes one item where its answer was lost", () =>
    Effect.gen(function* () {
      const item = yield* Items.use((items) => items.insert("long", { place: 1 }, { clientId: true }))

      assert.strictEqual(yield* count, 1)
      assert.strictEqual(item.data["place"], 1)
    }).pipe(
      Effect.provide(
        Testing.layerTest({
          clock: Date.now,
          seed: { ...Bookshop.seed, collections: [{ id: "long", permissions: everyone }] },
          faults: [Faults.times(1, Faults.answerLost({ row: "insert" }))]
        })
      )
    )
  )
})
