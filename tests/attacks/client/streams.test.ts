import { BulkItems } from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import * as Pages from "@portico/client/data/Pages"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Stream from "effect/Stream"
import { mutate } from "../../differential/mutate.ts"
import { Random } from "../../differential/Random.ts"
import { hurried } from "../../hurried.ts"
import { json, network } from "../../client/transport/network.ts"
import { anything, names } from "./lies.ts"
import { over } from "../../client/data/over.ts"

const item = (id: string) => ({ id, dataCollectionId: "books", data: { _id: id, title: id } })

/** Reads a stream over a provider with these responses, and returns its result and the number of requests. */
const read = (answer: (index: number) => unknown, atMost = Number.POSITIVE_INFINITY) => {
  const net = network((_, index) => json(answer(index)))
  return Pages.stream(Query.from("books"), { pageSize: 2, counts: false }).pipe(
    Stream.take(atMost),
    Stream.runCollect,
    Effect.provide(over(net).layer),
    hurried,
    Effect.timeout("20 seconds"),
    Effect.result,
    Effect.map((result) => ({ result, asked: net.sent.length }))
  )
}

const endOf = (read: { readonly result: { readonly _tag: string; readonly failure?: unknown } }): unknown => {
  const { failure } = read.result
  return typeof failure === "object" && failure !== null
    ? [(failure as { readonly _tag?: unknown })._tag, (failure as { readonly reason?: unknown }).reason]
    : read.result._tag
}

describe("a provider whose pages never end", () => {
  it.live("fails the stream if it repeats a cursor", () =>
    Effect.gen(function* () {
      const told = yield* read((index) => ({
        dataItems: [item(`i${index}`)],
        pagingMetadata: { hasNext: true, cursors: { next: "N" } }
      }))
      assert.deepStrictEqual(endOf(told), ["Truncated", "repeated"])
    })
  )

  it.live("fails the stream if it repeats items with new cursors", () =>
    Effect.gen(function* () {
      const told = yield* read((index) => ({
        dataItems: [item("a"), item("b")],
        pagingMetadata: { hasNext: true, cursors: { next: `N${index}` } }
      }))
      assert.deepStrictEqual(endOf(told), ["Truncated", "repeated"])
      assert.isBelow(told.asked, 30)
    })
  )

  it.live("fails the stream if it repeats items at every offset", () =>
    Effect.gen(function* () {
      const told = yield* read(() => ({ dataItems: [item("a"), item("b")], pagingMetadata: { hasNext: true } }))
      assert.deepStrictEqual(endOf(told), ["Truncated", "repeated"])
    })
  )

  it.live("fails the stream if its pages are empty", () =>
    Effect.gen(function* () {
      const told = yield* read((index) => ({
        dataItems: [],
        pagingMetadata: { hasNext: true, cursors: { next: `N${index}` } }
      }))
      assert.deepStrictEqual(endOf(told), ["Truncated", "empty"])
    })
  )

  it.live("serves a caller that takes a limited number of items", () =>
    Effect.gen(function* () {
      const told = yield* read(
        (index) => ({
          dataItems: [item(`a${index}`), item(`b${index}`)],
          pagingMetadata: { hasNext: true, cursors: { next: `N${index}` } }
        }),
        100
      )
      assert.strictEqual(told.result._tag, "Success")
      assert.isBelow(told.asked, 55)
    })
  )
})

describe("invalid responses to a stream", () => {
  const page = {
    dataItems: [item("a"), item("b")],
    pagingMetadata: { count: 2, total: 4, hasNext: true, cursors: { next: "N" } }
  }

  it.live("of pages result in a value or an error, and the stream ends", () =>
    Effect.gen(function* () {
      const random = new Random(1)
      for (let round = 0; round < 80; round++) {
        const net = network((_, index) => {
          const honest = { ...page, dataItems: [item(`a${index}`), item(`b${index}`)] }
          return json(random.oneIn(3) ? mutate(random, honest, anything, names) : honest)
        })
        const exit = yield* Pages.stream(Query.from("books"), { counts: random.oneIn(2) }).pipe(
          Stream.merge(Export.run(Query.from("books"), { format: "CSV" })),
          Stream.take(500),
          Stream.runDrain,
          Effect.provide(over(net).layer),
          hurried,
          Effect.timeout("20 seconds"),
          Effect.exit
        )
        assert.isTrue(isTyped(exit, /^(PageFailed|Truncated|ExportFailed)$/), String(exit))
      }
    })
  )

  it.live("of bulk calls leave each item with exactly one outcome", () =>
    Effect.gen(function* () {
      const random = new Random(2)
      const indexes = [0, 1, 2, 3, 4, -1, 5, 99, 0, 1]
      for (let round = 0; round < 120; round++) {
        const results = random.list(8, () => {
          const honest = {
            action: random.pick(["INSERT", "UPDATE", "DELETE", "PATCH", "ERASE"]),
            itemMetadata: {
              id: random.pick(["i0", "i1", "other", "__proto__"]),
              originalIndex: random.pick(indexes),
              success: random.oneIn(2)
            }
          }
          return random.oneIn(8) ? mutate(random, honest, anything, names) : honest
        })
        const net = network(() => json({ results }))
        const ids = ["i0", "i1", "i2", "i3", "i4"]
        const bulk = random.pick([
          () => BulkStream.remove("books", ids, { size: 2, onFailure: "continue" }),
          () =>
            BulkStream.insert(
              "books",
              ids.map((_id) => ({ _id })),
              { size: 3, onFailure: "continue" }
            ),
          () => BulkStream.patch("books", ids, Patch.empty.pipe(Patch.increment("n", 1)), { onFailure: "continue" })
        ])()
        const outcomes = yield* Stream.runCollect(bulk as Stream.Stream<BulkStream.Outcome, never, BulkItems>).pipe(
          Effect.provide(over(net).layer),
          hurried,
          Effect.timeout("20 seconds")
        )
        assert.deepStrictEqual(
          outcomes.map(({ index }) => index).toSorted((left, right) => left - right),
          ids.map((_, index) => index),
          JSON.stringify(results)
        )
      }
    })
  )

  it.live("of an import end it with a final state or an error", () =>
    Effect.gen(function* () {
      const random = new Random(3)
      const lines = ["a", "b", "c"].map((_id) => JSON.stringify({ _id })).join("\n")
      const results = [0, 1, 2].map((originalIndex) => ({ itemMetadata: { originalIndex, success: true } }))
      for (let round = 0; round < 60; round++) {
        const net = network(() => json(mutate(random, { results }, anything, names)))
        const exit = yield* Import.run("books", lines, {
          format: "JSONL",
          mode: random.pick(["OVERWRITE", "SKIP_EXISTING"])
        }).pipe(Stream.runLast, Effect.provide(over(net).layer), hurried, Effect.timeout("20 seconds"), Effect.exit)
        assert.isTrue(isTyped(exit, /^ImportStopped$/), String(exit))
      }
    })
  )
})

const isTyped = (exit: Exit.Exit<unknown, { readonly _tag: string }>, tags: RegExp): boolean =>
  Exit.isSuccess(exit) ||
  exit.cause.reasons.every((reason) => Cause.isFailReason(reason) && tags.test(reason.error._tag))
