import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import type { DistinctRead } from "../../../../packages/react/src/data/filter/distinct.ts"
import { type Counting, distinctAtom, ofDistinct } from "../../../../packages/react/src/data/filter/distinctAtom.ts"
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
    const script = Faults.script()
    const seed = { ...Bookshop.seed, collections: [{ id: "many", permissions: anyone, items }] }
    const services = yield* Layer.build(Testing.layerTest({ seed, faults: script.faults }))
    const registry = yield* registryOver(Layer.succeedContext(services))
    const read = (field: string, counts: Counting, limit: number) => {
      const query: Query.Any = Query.from("many").pipe(Query.ascending(field), Query.limit(Math.min(1000, limit)))
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
    return { read, script }
  })

describe("the values of a field", () => {
  it.effect("are counted by items: one that holds an element twice counts once", () =>
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

  it.effect("are there though nobody could count them, and that is told", () =>
    Effect.gen(function* () {
      const { read, script } = yield* opened(marked)
      script.play(Faults.refused(403, { path: "/v2/items/aggregate-pipeline" }, "WDE0027"))
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

  it.effect("are read on beyond a thousand, each with its number", () =>
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
})
