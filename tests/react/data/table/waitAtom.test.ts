import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { waitAtom } from "../../../../packages/react/src/data/table/waitAtom.ts"
import { registryOver } from "../../runtime/registry.ts"

describe("waitAtom", () => {
  it.effect("counts down by the clock", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const wait = waitAtom()
      registry.mount(wait)
      registry.set(wait, { _tag: "Refused", seconds: 3 })
      assert.strictEqual(registry.get(wait), 3)

      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(registry.get(wait), 1)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(registry.get(wait), 0)
    })
  )

  it.effect("uses the newest refusal, and ends if that has no wait time", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const wait = waitAtom()
      registry.mount(wait)
      registry.set(wait, { _tag: "Refused", seconds: 30 })
      registry.set(wait, { _tag: "Refused", seconds: 5 })
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(registry.get(wait), 3)

      registry.set(wait, { _tag: "Refused", seconds: 0 })
      yield* TestClock.adjust("1 second")
      assert.strictEqual(registry.get(wait), 0)
    })
  )
})
