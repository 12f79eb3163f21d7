import * as Import from "@portico/client/data/Import"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import { over } from "./over.ts"
import { shelf } from "./shelf.ts"

describe("the rows of an import", () => {
  it.effect("are read no further than requests are under way", () =>
    Effect.gen(function* () {
      const isAsked = yield* Deferred.make<void>()
      let asked = 0
      const { net } = shelf(() =>
        ++asked === 2 ? Effect.andThen(Deferred.succeed(isAsked, undefined), Effect.never) : Effect.never
      )
      let pulled = 0
      function* rows() {
        yield "_id,title\n"
        for (;;) yield Array.from({ length: 100 }, () => `b${pulled++},x\n`).join("")
      }

      const fiber = yield* Import.run("books", rows(), { format: "CSV", mode: "OVERWRITE", concurrency: 2 }).pipe(
        Stream.runDrain,
        Effect.provide(over(net).layer),
        Effect.forkChild
      )
      yield* Deferred.await(isAsked)
      yield* Effect.repeat(Effect.yieldNow, { times: 500 })
      yield* Fiber.interrupt(fiber)

      assert.isBelow(pulled, 8000)
    })
  )
})

describe("an import with options that are none", () => {
  const wrong: ReadonlyArray<readonly [string, object]> = [
    ["format", { format: "XLS" }],
    ["mode", { mode: "REPLACE" }],
    ["resume", { resume: {} }],
    ["resume", { resume: { bulk: { operation: "save", collection: "books" }, line: 1, unreadable: 0 } }]
  ]

  it.effect.each(wrong)("names the option %s, and sends nothing", ([option, given]) =>
    Effect.gen(function* () {
      const { net } = shelf()
      const options = { format: "CSV", mode: "OVERWRITE", ...given } as Import.Options

      const { cause } = yield* Import.run("books", "title\nEmma\n", options).pipe(
        Stream.runDrain,
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(cause._tag, "WDE0018")
      assert.include(cause.message, `The option ${option} must be `)
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
