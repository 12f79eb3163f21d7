import { assert, describe, it } from "@effect/vitest"
import * as Testing from "@portico/testing/Testing"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import { memberAtom } from "../../../../packages/react/src/session/memberAtom.ts"
import { loading, reduce } from "../../../../packages/react/src/data/paging/Infinite.ts"
import { writesAtom } from "../../../../packages/react/src/data/paging/infiniteMachine.ts"
import { type RestoredList, restoredLists } from "../../../../packages/react/src/data/paging/useInfinite.ts"
import { registryOver } from "../../runtime/registry.ts"
import { runtime } from "../../../../packages/react/src/runtime/Runtime.ts"

const left = (index: number): RestoredList => {
  const state = reduce(loading, { _tag: "Loaded", read: { items: [{ id: "emma", data: {} }], total: undefined } })
  assert.strictEqual(state._tag, "Ready")
  return { state: state as RestoredList["state"], index, top: 0, writes: {} }
}

const opened = Effect.gen(function* () {
  const services = yield* Layer.build(Testing.layerTest())
  return { registry: yield* registryOver(Layer.succeedContext(services)), services }
})

describe("restoredLists", () => {
  it.effect("contains the last ten lists, each in its latest state", () =>
    Effect.gen(function* () {
      const { registry } = yield* opened
      for (let entry = 0; entry < 12; entry += 1) registry.set(restoredLists, [`entry ${entry}`, left(entry)])
      registry.set(restoredLists, ["entry 5", left(50)])
      const kept = registry.get(restoredLists)
      assert.strictEqual(kept.size, 10)
      assert.isFalse(kept.has("entry 1"))
      assert.strictEqual(kept.get("entry 5")?.index, 50)
    })
  )

  it.effect("is cleared when another member signs in", () =>
    Effect.gen(function* () {
      const { registry, services } = yield* opened
      registry.mount(memberAtom)
      registry.set(restoredLists, ["entry", left(3)])
      assert.strictEqual(registry.get(restoredLists).size, 1)
      yield* Effect.provide(Testing.signIn(), services)
      yield* Effect.callback<void>((resume) => {
        const look = () => {
          if (registry.get(restoredLists).size === 0) resume(Effect.void)
        }
        look()
        return Effect.sync(registry.subscribe(restoredLists, look))
      })
    })
  )

  it.effect("detects a write while no list is mounted", () =>
    Effect.gen(function* () {
      const { registry } = yield* opened
      const before = registry.get(writesAtom("reviews"))
      // Long enough for unused atoms to be disposed.
      yield* Effect.promise(() => new Promise((resolve) => void setImmediate(resolve)))
      assert.strictEqual(registry.get(writesAtom("reviews")), before)
      const write = runtime.atom(Reactivity.mutation(Effect.void, [collectionKey("reviews")]))
      registry.mount(write)
      assert.isTrue(AsyncResult.isSuccess(registry.get(write)))
      assert.notStrictEqual(registry.get(writesAtom("reviews")), before)
    })
  )
})
