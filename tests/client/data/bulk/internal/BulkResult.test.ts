import { BulkItems, type BulkItemsShape } from "@portico/client/data/BulkItems"
import * as BulkResult from "../../../../../packages/client/src/data/bulk/internal/BulkResult.ts"
import type { DataError } from "@portico/client/data/Failure"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { json, network } from "../../../transport/network.ts"
import { over } from "../../over.ts"

describe("BulkResult.make", () => {
  it("accepts actions and codes that are names of object properties", () => {
    const results = [
      { action: "constructor", itemMetadata: { id: "a", originalIndex: 0, success: true } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: "toString", description: "No." } } }
    ]

    const { errors, inserted, outcomes } = BulkResult.make(results, {
      inputs: [{}, {}],
      idOf: () => undefined,
      done: "inserted",
      passed: {}
    })

    assert.deepStrictEqual(
      outcomes.map(({ status }) => status),
      ["unrecognized", "failed"]
    )
    assert.deepStrictEqual([inserted, errors[0]?.code], [0, "toString"])
  })

  it("reports a success with an unknown action as unrecognized and does not count it", () => {
    const result = BulkResult.make(
      [
        { action: "ARCHIVE", itemMetadata: { id: "a", originalIndex: 0, success: true } },
        { itemMetadata: { id: "b", originalIndex: 1, success: true } }
      ],
      { inputs: [{}, {}], idOf: () => undefined, done: "inserted", passed: {} }
    )

    const { errors, failed: _, outcomes, ...counts } = { failed: 0, ...result }
    assert.deepStrictEqual(outcomes, [
      { index: 0, id: "a", status: "unrecognized", action: "ARCHIVE", error: undefined },
      { index: 1, id: "b", status: "inserted", error: undefined }
    ])
    assert.deepStrictEqual(
      [counts.inserted, counts.updated, counts.removed, counts.skipped, counts.unknown],
      [1, 0, 0, 0, 0]
    )
    assert.deepStrictEqual([errors, counts.insertedItemIds], [[], ["b"]])
  })

  type Call = (
    bulk: BulkItemsShape,
    list: ReadonlyArray<any>
  ) => Effect.Effect<BulkResult.BulkResult<unknown>, DataError>

  const calls: ReadonlyArray<readonly ["insert" | "remove", Call]> = [
    ["insert", (bulk, items) => bulk.insert("books", items)],
    ["remove", (bulk, ids) => bulk.remove("books", ids)]
  ]

  it.effect.each(calls)("reports the items that were sent (%s) even if the input array changes", ([method, call]) =>
    Effect.gen(function* () {
      const door = yield* Deferred.make<Response>()
      const net = network(() => Deferred.await(door))
      const list: Array<any> = method === "insert" ? [{ _id: "b0" }, { _id: "b1" }] : ["b0", "b1"]
      const [, second] = list
      const failure = { originalIndex: 1, success: false, error: { code: "WDE0027", description: "No." } }

      const fiber = yield* Effect.forkChild(
        Effect.provide(
          BulkItems.use((bulk) => call(bulk, list)),
          over(net).layer
        )
      )
      while (net.sent.length === 0) yield* Effect.yieldNow
      list.length = 0
      yield* Deferred.succeed(door, json({ results: [{ itemMetadata: failure }] }))
      const { errors, outcomes } = yield* Fiber.join(fiber)

      assert.deepStrictEqual(
        outcomes.map(({ id, status }) => [id, status]),
        [
          ["b0", "unknown"],
          ["b1", "failed"]
        ]
      )
      assert.strictEqual(errors[0]?.item, second)
    })
  )
})
