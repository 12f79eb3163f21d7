import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { failureMachine } from "../../../../packages/react/src/data/failure/failureMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const start = (copyText?: (text: string) => Promise<void>) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.empty)
    const machine = failureMachine(copyText)
    registry.mount(machine)
    return {
      state: () => registry.get(machine),
      begin: (seconds?: number) => registry.set(machine, { _tag: "Began", seconds }),
      copy: () => registry.set(machine, { _tag: "Copy", text: "WDE0053, r-1" })
    }
  })

describe("failureMachine", () => {
  it.effect("counts the provider's wait time down, and reports its end", () =>
    Effect.gen(function* () {
      const box = yield* start()
      box.begin(3)
      assert.deepStrictEqual(box.state(), { wait: 3, waited: false })
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual(box.state().wait, 1)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(box.state(), { wait: 0, waited: true })
    })
  )

  it.effect("does not wait if no wait time is set", () =>
    Effect.gen(function* () {
      const box = yield* start()
      box.begin()
      assert.deepStrictEqual(box.state(), { wait: 0, waited: false })
    })
  )

  it.effect("starts again with the next failure", () =>
    Effect.gen(function* () {
      const box = yield* start()
      box.begin(3)
      yield* TestClock.adjust("3 seconds")
      box.begin(5)
      assert.deepStrictEqual(box.state(), { wait: 5, waited: false })
    })
  )

  it.effect("copies the reference, and continues to count", () =>
    Effect.gen(function* () {
      const copied: Array<string> = []
      const box = yield* start((text) => Promise.resolve(void copied.push(text)))
      box.begin(9)
      yield* TestClock.adjust("2 seconds")
      box.copy()
      yield* Effect.promise(() => new Promise((settled) => setImmediate(settled)))
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(copied, ["WDE0053, r-1"])
      assert.deepStrictEqual(box.state(), { wait: 6, waited: false, copied: "yes" })
    })
  )

  it.effect("reports that copying is not allowed", () =>
    Effect.gen(function* () {
      const box = yield* start(() => Promise.reject(new Error("denied")))
      box.begin()
      box.copy()
      yield* Effect.promise(() => new Promise((settled) => setImmediate(settled)))
      yield* TestClock.adjust("1 second")
      assert.strictEqual(box.state().copied, "no")
    })
  )
})
