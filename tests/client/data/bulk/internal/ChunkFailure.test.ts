import * as BulkStream from "@portico/client/data/BulkStream"
import * as Collection from "@portico/client/data/Collection"
import * as Patch from "@portico/client/data/Patch"
import { failureOf } from "@portico/client/data/Failure"
import {
  refusedItems,
  mayHaveRun,
  itemFailureOf
} from "../../../../../packages/client/src/data/bulk/internal/ChunkFailure.ts"
import { InvalidArgument, TokenUnavailable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { network, refused } from "../../../transport/network.ts"
import { bulkServer } from "../../bulkServer.ts"
import { over } from "../../over.ts"

describe("a request of BulkStream.patch", () => {
  it.effect.each([
    [504, "WDE0028", "unknown"],
    [500, "WDE0078", "unknown"],
    [403, "WDE0027", "failed"],
    [400, "WDE0078", "failed"]
  ] as const)("leaves, after %i and %s, its items %s", ([status, code, expected]) =>
    Effect.gen(function* () {
      const net = network(() => refused(status, code))
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))

      const outcomes = yield* BulkStream.patch("books", ["b1"], patch, { onFailure: "continue" }).pipe(
        Stream.runCollect,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        outcomes.map(({ id, status }) => [id, status]),
        [["b1", expected]]
      )
    })
  )

  it.effect("is not sent again by a resumed operation if it failed with 504", () =>
    Effect.gen(function* () {
      const net = network(() => refused(504, "WDE0028"))
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))
      const run = (resume?: BulkStream.Checkpoint) =>
        Stream.runDrain(BulkStream.patch("books", ["b1"], patch, { resume })).pipe(Effect.provide(over(net).layer))

      const error = yield* Effect.flip(run())
      yield* run(error._tag === "BulkStopped" ? error.checkpoint : undefined)

      assert.strictEqual(net.sent.length, 1)
    })
  )

  it.effect("reports the invalid item if the name of a field has several lines", () =>
    Effect.gen(function* () {
      const Books = Collection.make("books", Schema.Struct({ grades: Schema.Record(Schema.String, Schema.Int) }))

      const outcomes = yield* BulkStream.insert(Books, [{ grades: { "a\nb": 0.5 } }, { grades: { a: 1 } }]).pipe(
        Stream.runCollect,
        Effect.provide(over(bulkServer().net).layer)
      )

      assert.deepStrictEqual(
        outcomes.map(({ error, status }) => [status, error?.violations?.map(({ field }) => field)]),
        [
          ["failed", ["grades.a\nb"]],
          ["inserted", undefined]
        ]
      )
    })
  )
})

describe("an error of a chunk", () => {
  const argument = (fields: ReadonlyArray<string>, status?: number) =>
    failureOf(
      new InvalidArgument({
        requestId: undefined,
        status,
        violations: fields.map((field) => ({ field, description: `${field} is wrong` }))
      })
    )

  it("contains every problem of each rejected item or id", () => {
    const problem = (message: string, ...path: ReadonlyArray<string | number>) => ({ code: "WDE0005", message, path })
    const error = Object.assign(Wde.make("WDE0053", { description: "no" }), {
      problems: [
        problem("one", "items", 2),
        problem("two", "items", 2),
        problem("three", "ids", 4),
        problem("of the call", "options", 0)
      ]
    })
    const refused = refusedItems(error)

    assert.deepStrictEqual(
      [...refused].map(([place, { description }]) => [place, description]),
      [
        [2, "one\ntwo"],
        [4, "three"]
      ]
    )
  })

  it("contains the violations of each item if the schema rejected it, and of the whole chunk if the provider did", () => {
    const refused = refusedItems(argument(["items.1.title", "items.1.price", "items.3"]))
    assert.deepStrictEqual(
      [...refused].map(([place, { violations }]) => [place, violations?.map(({ field }) => field)]),
      [
        [1, ["title", "price"]],
        [3, [""]]
      ]
    )
    assert.strictEqual(refusedItems(argument(["items.1.title"], 400)).size, 0)
    const why = itemFailureOf(argument(["items.1.title"], 400), { index: 7, value: { title: 3 } })
    assert.deepInclude(why, { code: "InvalidArgument", originalIndex: 7 })
    assert.lengthOf(why.violations ?? [], 1)
  })

  it("means that the chunk may have run if the response is missing, unreadable or has status 500", () => {
    const cases = [
      [Wde.make("WDE0055", { description: "nonsense" }), true],
      [Wde.make("WDE0053", { description: "no answer" }), true],
      [Wde.make("WDE0053", { description: "a page" }, { cause: { status: 200 } }), true],
      [Wde.make("WDE0053", { description: "trouble" }, { cause: { status: 500 } }), true],
      [Wde.make("WDE0053", { description: "refused" }, { cause: { status: 429 } }), false],
      [Wde.make("WDE0005", {} as never), false],
      [failureOf(new TokenUnavailable({ cause: { status: 503 } } as never)), false]
    ] as const
    for (const [error, expected] of cases) assert.strictEqual(mayHaveRun(error as never), expected, error.message)
  })
})

describe("BulkStream with partly rejected chunks", () => {
  const patch = Patch.empty.pipe(Patch.increment("stock", 1))

  it.effect("sends nothing if all items are invalid", () =>
    Effect.gen(function* () {
      const { net } = bulkServer()
      const outcomes = yield* BulkStream.remove("books", ["", ""]).pipe(
        Stream.runCollect,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        outcomes.map(({ index, status }) => [index, status]),
        [
          [0, "failed"],
          [1, "failed"]
        ]
      )
      assert.lengthOf(net.sent, 0)
    })
  )

  it.effect("leaves the second half of a chunk to the next run if the first half fails", () =>
    Effect.gen(function* () {
      const { net, requests } = bulkServer((_, index) => (index === 0 ? "too large" : "failed"))
      const error = yield* BulkStream.patch("books", ["a", "b", "c", "d"], patch).pipe(
        Stream.runDrain,
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(requests, [4, 2])
      assert.deepInclude(error._tag === "BulkStopped" ? error.checkpoint : {}, { done: [], sent: [] })
    })
  )

  it.effect("reports progress before it sends anything, one report at a time", () =>
    Effect.gen(function* () {
      const { net } = bulkServer()
      const told: Array<readonly [sent: number, done: number]> = []
      let now = 0
      let most = 0
      const onProgress = ({ done }: BulkStream.Progress) =>
        Effect.gen(function* () {
          most = Math.max(most, ++now)
          told.push([net.sent.length, done])
          yield* Effect.yieldNow
          yield* Effect.yieldNow
          now--
        })
      yield* BulkStream.patch("books", ["a", "b", "c", "d", "e", "f"], patch, { onProgress, size: 1 }).pipe(
        Stream.runDrain,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(told[0], [0, 0])
      assert.strictEqual(told.at(-1)?.[1], 6)
      assert.strictEqual(most, 1)

      // Items that can be sent twice need no checkpoint before each chunk, but their ids must be stored before they are
      // sent.
      const [before, from] = [net.sent.length, told.length]
      yield* BulkStream.save("books", [{ title: "Emma" }], { onProgress }).pipe(
        Stream.runDrain,
        Effect.provide(over(net).layer)
      )
      assert.deepStrictEqual(told[from], [before, 0])
    })
  )

  it.effect("emits outcomes on completion or in the order of the items", () =>
    Effect.gen(function* () {
      const orderOf = (order: "completion" | "index") => {
        let asked = 0
        // The first response takes longer than all others.
        const wait = Effect.suspend(() => Effect.repeat(Effect.yieldNow, { times: ++asked === 1 ? 200 : 0 }))
        const ids = ["a", "b", "c", "d"]
        return BulkStream.patch("books", ids, patch, { concurrency: 2, order, size: 1 }).pipe(
          Stream.map(({ index }) => index),
          Stream.runCollect,
          Effect.provide(over(bulkServer(undefined, Effect.asVoid(wait)).net).layer)
        )
      }

      assert.deepStrictEqual(yield* orderOf("index"), [0, 1, 2, 3])
      assert.strictEqual((yield* orderOf("completion")).at(-1), 0)
    })
  )
})
