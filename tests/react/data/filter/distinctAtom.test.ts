import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import type { DistinctRead } from "../../../../packages/react/src/data/filter/distinct.ts"
import {
  type Counting,
  distinctAtom,
  type DistinctSubject,
  ofDistinct
} from "../../../../packages/react/src/data/filter/distinctAtom.ts"
import { runtime } from "../../../../packages/react/src/runtime/EffectRuntime.ts"
import { registryOver } from "../../runtime/registry.ts"

const anyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

const marked = [
  { _id: "a", tags: ["sea", "sea", "war"] },
  { _id: "b", tags: ["sea"] },
  { _id: "c", tags: [] },
  { _id: "d" }
]

const numbered = Array.from({ length: 1100 }, (_, index) => ({
  _id: `i${index}`,
  code: `c${String(index).padStart(4, "0")}`
}))

const opened = (items: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  Effect.gen(function* () {
    const injector = Faults.injector()
    const seed = { ...Bookshop.seed, collections: [{ id: "many", permissions: anyone, items }] }
    const services = yield* Layer.build(Testing.layerTest({ seed, faults: injector.current }))
    const registry = yield* registryOver(Layer.succeedContext(services))
    const read = (
      field: string,
      counts: Counting,
      limit: number,
      as: (query: Query.Any) => Query.Any = (one) => one
    ) => {
      const query = as(Query.from("many").pipe(Query.ascending(field), Query.limit(Math.min(1000, limit))))
      const atom = distinctAtom(ofDistinct("Visitor", { counts, field, query, wanted: limit }))
      return Effect.callback<DistinctRead>((resume) => {
        const look = () => {
          const found = Option.getOrUndefined(AsyncResult.value(registry.get(atom)))
          if (found !== undefined) resume(Effect.succeed(found))
        }
        const end = registry.subscribe(atom, look)
        look()
        return Effect.sync(end)
      })
    }
    return { read, registry, injector }
  })

describe("distinctAtom", () => {
  it.effect("counts items: an item with the same element twice counts once", () =>
    Effect.gen(function* () {
      const { read } = yield* opened(marked)
      assert.deepStrictEqual(yield* read("tags", "byElement", 20), {
        values: [
          { value: "sea", count: 2 },
          { value: "war", count: 1 }
        ],
        hasNext: false,
        uncounted: false
      })
    })
  )

  it.effect("returns the values without counts if counting failed, and reports that", () =>
    Effect.gen(function* () {
      const { read, injector } = yield* opened(marked)
      injector.set(Faults.refused(403, { path: "/v2/items/aggregate-pipeline" }, "WDE0027"))
      const { uncounted, values } = yield* read("tags", "byElement", 20)
      assert.isTrue(uncounted)
      assert.deepStrictEqual(
        values.map(({ count, value }) => [value, count]),
        [
          ["sea", undefined],
          ["war", undefined]
        ]
      )
    })
  )

  it.effect("reads more than a thousand values, each with its count", () =>
    Effect.gen(function* () {
      const { read } = yield* opened(numbered)
      const first = yield* read("code", "byValue", 20)
      assert.isTrue(first.hasNext)
      assert.deepStrictEqual(new Set(first.values.map(({ count }) => count)), new Set([1]))
      const { hasNext, values } = yield* read("code", "byValue", 2000)
      assert.strictEqual(values.length, 1100)
      assert.isFalse(hasNext)
      assert.deepStrictEqual(new Set(values.map(({ count }) => count)), new Set([1]))
    })
  )

  it.effect("counts among the items of the filter, in descending order if the query is descending", () =>
    Effect.gen(function* () {
      const { read } = yield* opened([...marked, { _id: "e", tags: ["war"], code: "x" }, { _id: "f", code: "y" }])
      const counted = (counts: Counting, field: string, limit: number, as: (query: Query.Any) => Query.Any) =>
        Effect.map(read(field, counts, limit, as), ({ values }) => values.map(({ count, value }) => [value, count]))
      const last = (field: string) => () => Query.from("many").pipe(Query.descending(field), Query.limit(1))
      const but = Query.filter<any>(Filter.ne("_id", "b"))

      assert.deepStrictEqual(yield* counted("byElement", "tags", 20, but), [
        ["sea", 1],
        ["war", 2]
      ])
      assert.deepStrictEqual(yield* counted("byValue", "code", 20, Query.filter<any>(Filter.ne("_id", "e"))), [
        ["y", 1]
      ])
      assert.deepStrictEqual(yield* counted("byElement", "tags", 1, last("tags")), [["war", 2]])
      assert.deepStrictEqual(yield* counted("byValue", "code", 1, last("code")), [["y", 1]])
    })
  )

  it.effect("counts if the first value is missing, and distinguishes dates from strings", () =>
    Effect.gen(function* () {
      const at = new Date(7)
      const { read } = yield* opened([{ _id: "a" }, { _id: "b", at }, { _id: "c", at: at.toISOString() }])
      const { values } = yield* read("at", "byValue", 20)
      assert.deepStrictEqual(
        values.map(({ count }) => count),
        [1, 1]
      )
      assert.deepStrictEqual((yield* read("at", "byValue", 1)).values[0]?.count, 1)
    })
  )

  it.effect("does not count if no counts are requested, and reports no failure", () =>
    Effect.gen(function* () {
      const { read, injector } = yield* opened(marked)
      injector.set(Faults.refused(403, { path: "/v2/items/aggregate" }, "WDE0027"))
      const { uncounted, values } = yield* read("_id", "no", 20)
      assert.isFalse(uncounted)
      assert.deepStrictEqual(
        values.map(({ count }) => count),
        [undefined, undefined, undefined, undefined]
      )
    })
  )

  it("distinguishes queries by field, counting and limit", () => {
    const query = Query.from("many")
    const question = ofDistinct("Visitor", { counts: "no", field: "tags", query })
    assert.isTrue(
      Equal.equals(ofDistinct("Visitor", { counts: "no", field: "tags", query: Query.from("many") }), question)
    )
    for (const other of [
      { counts: "byElement" },
      { field: "code" },
      { wanted: 2000 },
      { query: Query.limit(3)(query) }
    ]) {
      const asked = ofDistinct("Visitor", { counts: "no", field: "tags", query, ...other } as DistinctSubject)
      assert.isFalse(Equal.equals(asked, question))
    }
  })

  it.effect("reads again after a write to the collection", () =>
    Effect.gen(function* () {
      const { read, registry } = yield* opened(marked)
      assert.lengthOf((yield* read("_id", "no", 20)).values, 4)
      const remove = runtime.fn<void>()(() =>
        Items.use((items) => items.remove("many", "d")).pipe(Reactivity.mutation([collectionKey("many")]))
      )
      registry.mount(remove)
      registry.set(remove, undefined)
      const atom = distinctAtom(
        ofDistinct("Visitor", {
          counts: "no",
          field: "_id",
          query: Query.from("many").pipe(Query.ascending("_id"), Query.limit(20)),
          wanted: 20
        })
      )
      yield* Effect.callback<void>((resume) =>
        Effect.sync(
          registry.subscribe(atom, (now) => {
            if (Option.getOrUndefined(AsyncResult.value(now))?.values.length === 3) resume(Effect.void)
          })
        )
      )
    })
  )
})
