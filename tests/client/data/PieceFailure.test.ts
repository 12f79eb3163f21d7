import * as BulkStream from "@portico/client/data/BulkStream"
import * as Collection from "@portico/client/data/Collection"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { network, refused } from "../transport/network.ts"
import { bulkServer } from "./bulkServer.ts"
import { over } from "./over.ts"

describe("a request of a long bulk that fails", () => {
  it.effect.each([
    [504, "WDE0028", "unknown"],
    [500, "WDE0078", "unknown"],
    [403, "WDE0027", "failed"],
    [400, "WDE0078", "failed"]
  ] as const)("with %i and %s leaves its items %s", ([status, code, expected]) =>
    Effect.gen(function* () {
      const net = network(() => refused(status, code))
      const patch = Patch.empty.pipe(Patch.increment("stock", 1))

      const outcomes = yield* BulkStream.patch("books", ["b1"], patch, { onFailure: "continue" }).pipe(
        Stream.runCollect,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        outcomes.map(({ status }) => status),
        [expected]
      )
    })
  )

  it.effect("in trouble of its provider is not sent again by a further run", () =>
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

  it.effect("tells the item at fault where the name of a field has several lines", () =>
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
