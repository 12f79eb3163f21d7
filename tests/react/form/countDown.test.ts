import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { countDown, waitAtom } from "../../../packages/react/src/form/countDown.ts"
import { registryOver } from "../runtime/registry.ts"

describe("countDown", () => {
  it.effect("reports each remaining second, and ends with zero", () =>
    Effect.gen(function* () {
      const told: Array<number> = []
      yield* Effect.forkChild(countDown(3, (left) => Effect.sync(() => void told.push(left))))

      yield* TestClock.adjust("10 seconds")

      assert.deepStrictEqual(told, [2, 1, 0])
    })
  )

  it.effect("follows the clock after the tab was suspended", () =>
    Effect.gen(function* () {
      const test = yield* Clock.Clock
      let slept = 0
      const told: Array<number> = []
      const sleepy = {
        currentTimeMillis: Effect.sync(() => test.currentTimeMillisUnsafe() + slept),
        currentTimeMillisUnsafe: () => test.currentTimeMillisUnsafe() + slept,
        currentTimeNanos: test.currentTimeNanos,
        currentTimeNanosUnsafe: () => test.currentTimeNanosUnsafe(),
        sleep: test.sleep.bind(test)
      }
      yield* countDown(60, (left) => Effect.sync(() => void told.push(left))).pipe(
        Effect.provideService(Clock.Clock, sleepy),
        Effect.forkChild
      )

      yield* TestClock.adjust("1 second")
      slept = 40_000
      yield* TestClock.adjust("1 second")
      slept = 3_600_000
      yield* TestClock.adjust("1 second")

      assert.deepStrictEqual(told, [59, 18, 0])
    })
  )
})

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
