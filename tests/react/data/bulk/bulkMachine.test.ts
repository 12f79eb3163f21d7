import * as Filter from "@portico/client/data/Filter"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as BulkScenarios from "@portico/testing/scenarios/BulkScenarios"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "effect/testing"
import type { BulkEvent, BulkState } from "../../../../packages/react/src/data/bulk/Bulk.ts"
import { bulkMachine, type BulkWork } from "../../../../packages/react/src/data/bulk/bulkMachine.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"
import { registryOver } from "../../runtime/registry.ts"

const { seed } = BulkScenarios.scenarios.bulk

const world = (script = Faults.script(), size = 1000) =>
  Effect.gen(function* () {
    const services = yield* Layer.build(Testing.layerTest({ seed, faults: script.faults }))
    const registry = yield* registryOver(Layer.succeedContext(services))
    const machine = bulkMachine("stock", { size, concurrency: 1 })
    registry.mount(machine)
    const until = (done: (state: BulkState) => boolean): Effect.Effect<BulkState> =>
      Effect.gen(function* () {
        for (;;) {
          const state = registry.get(machine)
          if (done(state)) return state
          yield* TestClock.adjust("100 millis")
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        }
      })
    return {
      get: () => registry.get(machine),
      send: (event: BulkEvent<BulkWork>) => registry.set(machine, event),
      until
    }
  })

const ended = ({ _tag }: BulkState) => _tag === "Finished" || _tag === "Stopped" || _tag === "Cancelled"

describe("a bulk over the provider", () => {
  it.effect("removes all that match except these, however many pages they are", () =>
    Effect.gen(function* () {
      const { send, until } = yield* world()
      const input = Selection.put(Selection.allMatching(Filter.empty), ["copy-0000", "copy-2499"], false)
      send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const state = yield* until(ended)
      assert.deepInclude(state, { _tag: "Finished", done: 2498, total: 2498 })
      assert.strictEqual("counts" in state ? state.counts.removed : 0, 2498)
    })
  )

  it.effect("goes on after a failure from where it stopped, and does nothing twice", () =>
    Effect.gen(function* () {
      const script = Faults.script({ ...Faults.refused(403, { path: "/v2/bulk" }, "WDE0027"), after: 1, times: 1 })
      const { send, until } = yield* world(script, 500)
      send({
        _tag: "Start",
        kind: "remove",
        work: { operation: "remove", input: Selection.allMatching(Filter.eq("shelf", "A")) }
      })
      const stopped = yield* until(ended)
      assert.deepInclude(stopped, { _tag: "Stopped", done: 500, total: 1250 })
    })
  )

  it.effect("counts what is there already as skipped, and tells of each mistake by its place", () =>
    Effect.gen(function* () {
      const { send, until } = yield* world()
      const input = [{ _id: "copy-0001" }, "no item" as unknown as object, { title: "New" }]
      send({ _tag: "Start", kind: "insert", work: { operation: "insert", input } })
      const state = yield* until(ended)
      assert(state._tag === "Finished")
      assert.deepInclude(state.counts, { inserted: 1, skipped: 1, failed: 1 })
      assert.deepStrictEqual(
        state.rows.map(({ code, index }) => [index, code]),
        [[1, "WDE0005"]]
      )
      send({ _tag: "RetryFailed" })
      const again = yield* until(ended)
      assert(again._tag === "Finished")
      assert.deepStrictEqual(
        again.rows.map(({ index }) => index),
        [1]
      )
    })
  )
})
