import * as BulkStream from "@portico/client/data/BulkStream"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import { bulkServer, type Fate, hurried } from "../../bulkServer.ts"
import { over } from "../../over.ts"

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Creates a generator of numbers between 0 and 1 from a seed. */
const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Runs a bulk operation, stops it at random moments and resumes it from the last checkpoint until it completes. */
const inParts = <A>(
  random: () => number,
  start: (options: BulkStream.RunOptions) => Stream.Stream<BulkStream.Outcome<A>, unknown>
) =>
  Effect.gen(function* () {
    const outcomes: Array<BulkStream.Outcome<A>> = []
    const told: Array<BulkStream.Progress> = []
    for (let run = 0; run < 200; run++) {
      const resume = told.at(-1)?.checkpoint
      const stopAt = outcomes.length + Math.floor(random() * 400)
      const exit = yield* start({
        size: 20,
        concurrency: 1 + Math.floor(random() * 6),
        order: random() < 0.5 ? "index" : "completion",
        ...(resume === undefined ? {} : { resume: JSON.parse(JSON.stringify(resume)) }),
        onProgress: (progress) => Effect.sync(() => void told.push(progress))
      }).pipe(
        Stream.runForEach((outcome) => (outcomes.push(outcome) > stopAt ? Effect.interrupt : Effect.void)),
        hurried,
        Effect.exit
      )
      if (exit._tag === "Success") return { outcomes, told, runs: run + 1 }
    }
    return yield* Effect.die(new Error("The bulk does not come to an end."))
  })

const fates = (random: () => number) => (): Fate => {
  const dice = random()
  return dice < 0.1 ? "lost" : dice < 0.15 ? "dropped" : dice < 0.17 ? "failed" : "answered"
}

describe("a bulk operation that is resumed", () => {
  it.effect.each([1, 2, 3, 4, 5, 6, 7, 8])("inserts every item exactly once (seed %i)", (seed) =>
    Effect.gen(function* () {
      const random = chance(seed)
      const server = bulkServer(fates(random), Effect.yieldNow)
      const items = upTo(700).map((place) => (place % 3 === 0 ? { _id: `own${place}` } : { place }))

      const { outcomes, runs, told } = yield* inParts(random, (options) =>
        BulkStream.insert("books", items, options).pipe(Stream.provide(over(server.net).layer))
      )

      assert.deepStrictEqual([server.written.size, ...new Set(server.written.values())], [700, 1])
      assert.deepStrictEqual(
        [...new Set(outcomes.map(({ index }) => index))].toSorted((left, right) => left - right),
        upTo(700)
      )
      assert.isAbove(runs, 1)
      assert.strictEqual(told.at(-1)?.done, 700)
      assert.deepStrictEqual(told.at(-1)?.checkpoint.done, [[0, 700]])
      assert.strictEqual(told.at(-1)?.total, 700)
      assert.isTrue(told.every(({ done }, place) => done >= (told[place - 1]?.done ?? 0)))
      assert.isTrue(outcomes.every(({ index, status }) => index % 3 === 0 || status === "inserted"))
    })
  )

  it.effect.each([1, 2, 3, 4, 5, 6])("increments no item twice (seed %i)", (seed) =>
    Effect.gen(function* () {
      const random = chance(seed)
      const server = bulkServer(fates(random), Effect.yieldNow)
      const ids = upTo(500).map(String)
      for (const id of ids) server.written.set(id, 1)
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))

      const { outcomes } = yield* inParts(random, (options) =>
        BulkStream.patch("books", ids, patch, options).pipe(Stream.provide(over(server.net).layer))
      )

      const times = ids.map((id) => (server.written.get(id) ?? 0) - 1)
      assert.isAtMost(Math.max(...times), 1)
      const last = new Map(outcomes.map(({ index, status }) => [index, status]))
      assert.strictEqual(last.size, 500)
      assert.deepStrictEqual(
        ids.filter((_, index) => times[index] !== 1 && last.get(index) !== "unknown"),
        []
      )
    })
  )

  it.effect("reads no further ahead than the largest chunk, whatever its size option", () =>
    Effect.gen(function* () {
      let read = 0
      const endless = function* () {
        for (;;) yield { _id: `b${read++}` }
      }

      yield* BulkStream.insert("books", endless(), { size: 100_000, concurrency: 1 }).pipe(
        Stream.take(1),
        Stream.runDrain,
        Effect.provide(over(bulkServer().net).layer)
      )

      assert.isAtMost(read, 4000)
    })
  )

  it.effect("fails with InputFailed if its synchronous or asynchronous input throws", () =>
    Effect.gen(function* () {
      const cause = new Error("line 3 is no JSON")
      const broken = function* () {
        yield { _id: "b0" }
        throw cause
      }
      const later = async function* () {
        yield* broken()
      }

      for (const list of [broken(), later()]) {
        const error = yield* BulkStream.insert("books", list).pipe(
          Stream.runDrain,
          Effect.flip,
          Effect.provide(over(bulkServer().net).layer)
        )

        assert.deepStrictEqual([error._tag, error.cause], ["InputFailed", cause])
      }
    })
  )

  it.effect("removes the remaining items after an interruption", () =>
    Effect.gen(function* () {
      const server = bulkServer(undefined, Effect.sleep("1 second"))
      const ids = upTo(300).map(String)
      for (const id of ids) server.written.set(id, 1)
      const { layer } = over(server.net)
      let checkpoint: BulkStream.Checkpoint | undefined
      const remove = (resume?: BulkStream.Checkpoint) =>
        BulkStream.remove("books", ids, {
          size: 10,
          concurrency: 2,
          ...(resume === undefined ? {} : { resume }),
          onProgress: (progress) => Effect.sync(() => void (checkpoint = progress.checkpoint))
        }).pipe(Stream.runDrain, Effect.provide(layer))

      const fiber = yield* Effect.forkChild(remove())
      yield* hurried(Effect.sleep("5 seconds"))
      yield* Fiber.interrupt(fiber)
      const before = server.written.size
      yield* hurried(remove(checkpoint))

      assert.isAbove(before, 0)
      assert.isBelow(before, 300)
      assert.strictEqual(server.written.size, 0)
    })
  )
})
