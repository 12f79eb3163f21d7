import type { Data } from "@portico/contract/WireDate"
import * as BulkStream from "@portico/client/data/BulkStream"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { bulkServer, type Fate, hurried } from "../bulkServer.ts"
import { over } from "../over.ts"

const rows = (count: number): ReadonlyArray<Data> => Array.from({ length: count }, (_, place) => ({ place }))
const named = (count: number) => Array.from({ length: count }, (_, place) => ({ _id: `b${place}` }))

const indexes = (outcomes: ReadonlyArray<BulkStream.Outcome>) => outcomes.map(({ index }) => index)
const byIndex = (outcomes: ReadonlyArray<BulkStream.Outcome>) =>
  outcomes.toSorted((left, right) => left.index - right.index).map(({ status }) => status)

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

describe("BulkStream.insert", () => {
  it.effect("sends chunks of a thousand and emits an outcome per item", () =>
    Effect.gen(function* () {
      const server = bulkServer()

      const outcomes = yield* Stream.runCollect(BulkStream.insert("books", rows(2500))).pipe(
        Effect.provide(over(server.net).layer)
      )

      assert.deepStrictEqual(
        server.requests.toSorted((left, right) => right - left),
        [1000, 1000, 500]
      )
      assert.deepStrictEqual(
        indexes(outcomes).toSorted((left, right) => left - right),
        upTo(2500)
      )
      assert.isTrue(outcomes.every(({ error, id, status }) => status === "inserted" && id !== undefined && !error))
      assert.strictEqual(server.written.size, 2500)
    })
  )

  it.effect("sends nothing for an empty array", () =>
    Effect.gen(function* () {
      const server = bulkServer()

      const outcomes = yield* Stream.runCollect(BulkStream.insert("books", [])).pipe(
        Effect.provide(over(server.net).layer)
      )

      assert.deepStrictEqual([outcomes, server.requests], [[], []])
    })
  )

  it.effect("reads generators and streams no further ahead than the concurrent chunks", () =>
    Effect.gen(function* () {
      let pulled = 0
      function* generate() {
        for (let place = 0; place < 200; place++) {
          pulled++
          yield { place }
        }
      }
      async function* later() {
        yield* generate()
      }
      const ahead: Array<number> = []
      const insert = (items: BulkStream.Input<object>) => {
        const server = bulkServer(() => {
          ahead.push(pulled)
          return "answered"
        }, Effect.sleep("1 second"))
        pulled = 0
        return Stream.runCount(BulkStream.insert("books", items, { size: 10, concurrency: 4 })).pipe(
          Effect.provide(over(server.net).layer),
          hurried,
          Effect.map((count) => ({ count, most: server.underWay.most, requests: server.requests.length }))
        )
      }

      const runs = [
        yield* insert(generate()),
        yield* insert(later()),
        yield* insert(Stream.fromIterable(generate(), { chunkSize: 7 }))
      ]

      assert.deepStrictEqual(runs, [
        { count: 200, most: 4, requests: 20 },
        { count: 200, most: 4, requests: 20 },
        { count: 200, most: 4, requests: 20 }
      ])
      assert.isTrue(ahead.every((pulled, request) => pulled <= ((request % 20) + 1 + 4) * 10))
    })
  )

  it.effect("emits outcomes in the order of the items with the option order", () =>
    Effect.gen(function* () {
      const server = bulkServer(undefined, Effect.yieldNow)

      const outcomes = yield* Stream.runCollect(
        BulkStream.insert("books", rows(100), { size: 7, order: "index" })
      ).pipe(Effect.provide(over(server.net).layer))

      assert.deepStrictEqual(indexes(outcomes), upTo(100))
    })
  )

  it.effect("limits chunks by bytes too", () =>
    Effect.gen(function* () {
      const server = bulkServer()
      const large = rows(6).map((row) => ({ ...row, text: "x".repeat(1_500_000) }))

      yield* Stream.runDrain(BulkStream.insert("books", large)).pipe(Effect.provide(over(server.net).layer))

      assert.deepStrictEqual(server.requests, [2, 2, 2])
    })
  )

  it.effect("halves a chunk that is too large until single items are left", () =>
    Effect.gen(function* () {
      const server = bulkServer(({ body }) =>
        /"place":5\b/.test(JSON.stringify(body)) || JSON.stringify(body).length > 600 ? "too large" : "answered"
      )

      const outcomes = yield* Stream.runCollect(BulkStream.insert("books", rows(10))).pipe(
        Effect.provide(over(server.net).layer)
      )

      assert.deepStrictEqual(
        byIndex(outcomes),
        upTo(10).map((place) => (place === 5 ? "failed" : "inserted"))
      )
      const failed = outcomes.find(({ index }) => index === 5)
      assert.deepStrictEqual([failed?.error?.code, failed?.error?.originalIndex], ["WDE0109", 5])
    })
  )

  it.effect("continues after invalid items and reports the reason of each", () =>
    Effect.gen(function* () {
      const server = bulkServer()
      const items = [{ _id: "b0" }, { _id: 5 }, { _id: "b2", price: Number.NaN }, "text", { _id: "bad" }, { _id: "b5" }]

      const outcomes = yield* Stream.runCollect(
        BulkStream.insert("books", items as unknown as ReadonlyArray<object>)
      ).pipe(Effect.provide(over(server.net).layer))

      assert.deepStrictEqual(byIndex(outcomes), ["inserted", "failed", "failed", "failed", "failed", "inserted"])
      assert.deepStrictEqual(
        outcomes.toSorted((left, right) => left.index - right.index).map(({ error }) => error?.code),
        [undefined, "WDE0005", "WDE0004", "WDE0005", "WDE0027", undefined]
      )
      assert.deepStrictEqual([...server.written.keys()], ["b0", "b5"])
    })
  )

  it.effect("inserts nothing twice if responses are lost", () =>
    Effect.gen(function* () {
      const server = bulkServer((_, index) => (index % 3 === 0 ? "lost" : "answered"))

      const outcomes = yield* Stream.runCollect(BulkStream.insert("books", rows(100), { size: 10 })).pipe(
        hurried,
        Effect.provide(over(server.net).layer)
      )

      assert.isTrue(outcomes.every(({ status }) => status === "inserted"))
      assert.strictEqual(outcomes.length, 100)
      assert.deepStrictEqual([...new Set(server.written.values())], [1])
    })
  )

  it.effect("fails without sending a request if options are invalid", () =>
    Effect.gen(function* () {
      const server = bulkServer()
      const options = {
        size: 0,
        concurrency: 1.5,
        resume: { operation: "remove" }
      } as unknown as BulkStream.InsertOptions

      const error = yield* Stream.runDrain(BulkStream.insert("books", rows(3), options)).pipe(
        Effect.flip,
        Effect.provide(over(server.net).layer)
      )

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code }) => code), [
        "WDE0035",
        "WDE0033",
        "WDE0018"
      ])
      assert.deepStrictEqual(server.requests, [])
    })
  )
})

describe("when a request fails, BulkStream", () => {
  const fate = (from: number, what: Fate) => (_: unknown, index: number) => (index >= from ? what : "answered")

  it.effect("stops with a checkpoint that resumes without repeating items", () =>
    Effect.gen(function* () {
      let isDown = true
      const server = bulkServer((_, index) => (isDown && index >= 4 ? "failed" : "answered"))
      const { layer } = over(server.net)
      const outcomes: Array<BulkStream.Outcome> = []
      const run = (options: BulkStream.InsertOptions) =>
        BulkStream.insert("books", rows(100), { size: 10, ...options }).pipe(
          Stream.runForEach((outcome) => Effect.sync(() => void outcomes.push(outcome))),
          Effect.provide(layer)
        )

      const error = yield* Effect.flip(run({}))
      assert.strictEqual(error._tag, "BulkStopped")
      if (error._tag !== "BulkStopped") return
      assert.strictEqual(error.cause._tag, "ApplicationError")
      assert.isBelow(outcomes.length, 100)
      isDown = false
      yield* run({ resume: JSON.parse(JSON.stringify(error.checkpoint)) })

      assert.deepStrictEqual(
        indexes(outcomes).toSorted((left, right) => left - right),
        upTo(100)
      )
      assert.isTrue(outcomes.every(({ status }) => status === "inserted"))
      assert.deepStrictEqual([server.written.size, ...new Set(server.written.values())], [100, 1])
    })
  )

  it.effect('fails every item of the chunk and continues with onFailure "continue"', () =>
    Effect.gen(function* () {
      const server = bulkServer((_, index) => (index === 1 ? "failed" : index === 2 ? "lost" : "answered"))
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))
      const ids = upTo(40).map(String)
      for (const id of ids) server.written.set(id, 1)

      const outcomes = yield* Stream.runCollect(
        BulkStream.patch("books", ids, patch, { size: 10, concurrency: 1, onFailure: "continue" })
      ).pipe(Effect.provide(over(server.net).layer))

      assert.deepStrictEqual(
        byIndex(outcomes),
        ["updated", "failed", "unknown", "updated"].flatMap((status) => upTo(10).map(() => status))
      )
    })
  )

  it.effect("reports items as unknown if the request may have run and cannot be repeated", () =>
    Effect.gen(function* () {
      const server = bulkServer(fate(2, "lost"))
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))
      const ids = upTo(40).map(String)
      for (const id of ids) server.written.set(id, 1)
      const outcomes: Array<BulkStream.Outcome> = []
      const { layer } = over(server.net)

      const error = yield* BulkStream.patch("books", ids, patch, { size: 10, concurrency: 1 }).pipe(
        Stream.runForEach((outcome) => Effect.sync(() => void outcomes.push(outcome))),
        Effect.flip,
        Effect.provide(layer)
      )

      assert.deepStrictEqual(
        outcomes.map(({ status }) => status),
        ["updated", "updated", "unknown"].flatMap((status) => upTo(10).map(() => status))
      )
      assert.strictEqual(server.requests.length, 3)
      assert.deepStrictEqual(error._tag === "BulkStopped" && error.checkpoint.done, [[0, 30]])
      assert.deepStrictEqual(error._tag === "BulkStopped" && error.checkpoint.sent, [])
    })
  )
})

describe("BulkStream.save, update, patch and remove", () => {
  it.effect("emit the outcome of every item", () =>
    Effect.gen(function* () {
      const server = bulkServer()
      const { layer } = over(server.net)
      const statuses = <A, E, R>(outcomes: Stream.Stream<BulkStream.Outcome<A>, E, R>) =>
        Effect.map(Stream.runCollect(outcomes), byIndex)

      const all = yield* Effect.all([
        statuses(BulkStream.save("books", named(3))),
        statuses(BulkStream.save("books", [...named(2), {}])),
        statuses(BulkStream.update("books", named(4))),
        statuses(BulkStream.patch("books", ["b0", "b9"], Patch.empty.pipe(Patch.set("a", 1)))),
        statuses(BulkStream.remove("books", ["b0", "b9"]))
      ]).pipe(Effect.provide(layer))

      assert.deepStrictEqual(all, [
        ["inserted", "inserted", "inserted"],
        ["updated", "updated", "inserted"],
        ["updated", "updated", "updated", "skipped"],
        ["updated", "skipped"],
        ["removed", "skipped"]
      ])
    })
  )
})
