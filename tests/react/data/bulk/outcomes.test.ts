import { BulkItems } from "@portico/client/data/BulkItems"
import type { Outcome } from "../../../../packages/client/src/data/bulk/internal/BulkResult.ts"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { gather, outcomes, type Run } from "../../../../packages/react/src/data/bulk/outcomes.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const permissions = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const posts = {
  id: "posts",
  permissions,
  plugins: [{ type: "PUBLISH", defaultStatus: "PUBLISHED" }],
  items: [{ _id: "sketch", _publishStatus: "DRAFT" }, { _id: "essay" }]
} as const
const shelf = {
  id: "shelf",
  permissions,
  items: [
    { _id: "few", copies: 2 },
    { _id: "many", copies: 4 }
  ]
} as const
const seed: Seed = { ...Bookshop.seed, collections: [posts] }

const found = (selection: Selection.Selection) =>
  gather("posts", "remove", selection, () => Effect.void).pipe(Effect.provide(Testing.layerTest({ seed })))

describe("gather with all matching items", () => {
  it.effect("collects drafts only if the list shows them", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* found(Selection.allMatching(Filter.empty)), ["essay"])
      assert.deepStrictEqual(yield* found(Selection.allMatching(Filter.empty, 2, { drafts: true })), [
        "essay",
        "sketch"
      ])
    })
  )
})

describe("gather with items to insert", () => {
  it.effect("assigns ids before the request, so that no item is inserted twice", () =>
    Effect.gen(function* () {
      const input = [{ _id: "own", title: "a" }, { title: "b" }]
      const insert = gather("posts", "insert", input, () => Effect.void)
      const [own, made] = yield* insert.pipe(Effect.provide(Testing.layerTest({ seed })))

      assert.deepStrictEqual(own, input[0])
      assert.hasAllKeys(made, ["_id", "title"])
    })
  )
})

describe("outcomes of a patch with a condition", () => {
  it.effect.each([true, false])("fail for items that do not meet it, which stay unchanged (in chunks: %s)", (chunked) =>
    Effect.gen(function* () {
      const run: Run = {
        condition: Filter.gte("copies", 3),
        operation: Patch.empty.pipe(Patch.increment("copies", -3)),
        items: ["few", "many"],
        options: { chunked },
        resume: undefined,
        isHalted: () => false,
        onCheckpoint: () => {}
      }
      const { found, stored } = yield* Effect.gen(function* () {
        const found = yield* Stream.runCollect(outcomes("shelf", run))
        const items = yield* Queries.use((queries) => queries.run(Query.from("shelf").pipe(Query.ascending("_id"))))
        return { found: found.flat(), stored: items.items.map(({ data }) => data["copies"]) }
      }).pipe(Effect.provide(Testing.layerTest({ seed: { ...Bookshop.seed, collections: [shelf] } })))

      assert.deepStrictEqual(
        found.map((outcome) => [outcome.id, outcome.status, outcome.code]),
        [
          ["few", "failed", "PRECONDITION_FAILED"],
          ["many", "updated", undefined]
        ]
      )
      assert.deepStrictEqual(stored, [2, 1])
    })
  )
})

describe("outcomes", () => {
  const error = (more: object) => ({ code: "", description: "It is wrong.", violations: undefined, ...more })
  const all = [
    { index: 0, id: "a", status: "updated", error: undefined },
    { index: 1, id: "b", status: "failed", error: error({ code: "WDE0027" }) },
    {
      index: 2,
      id: "c",
      status: "failed",
      error: error({ violations: [{ field: "title", description: "It is missing." }] })
    },
    { index: 3, id: "d", status: "unknown", error: error({ violations: [{ field: "", description: "It is lost." }] }) }
  ] as unknown as ReadonlyArray<Outcome>

  it.effect("contain the invalid field and the sent item, in one request or in chunks", () =>
    Effect.gen(function* () {
      const sent: Array<number> = []
      const bulk = {
        remove: (_: unknown, ids: ReadonlyArray<string>) =>
          Effect.sync(() => {
            sent.push(ids.length)
            return { outcomes: all.filter(({ id = "" }) => ids.includes(id)).map((one, index) => ({ ...one, index })) }
          })
      }
      const told = (options: Run["options"]) =>
        outcomes("posts", {
          operation: "remove",
          items: ["a", "b", "c", "d"],
          options,
          resume: undefined,
          isHalted: () => false,
          onCheckpoint: () => {}
        }).pipe(Stream.runCollect, Effect.provideService(BulkItems, bulk as never))

      const rows = (yield* told({ chunked: false })).flat()
      assert.deepStrictEqual(
        rows.map(({ code, field, item, reason }) => [code, field, reason, item]),
        [
          [undefined, undefined, undefined, undefined],
          ["WDE0027", undefined, "It is wrong.", "b"],
          [undefined, "title", "It is missing.", "c"],
          [undefined, undefined, "It is lost.", "d"]
        ]
      )
      yield* told({ chunked: true, size: 3, concurrency: 1 })
      assert.deepStrictEqual(sent, [4, 3, 1])
    })
  )
})
