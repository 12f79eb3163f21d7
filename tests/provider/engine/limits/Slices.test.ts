import * as Deadline from "../../../../packages/provider/src/engine/limits/Deadline.ts"
import * as Slices from "../../../../packages/provider/src/engine/limits/Slices.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const spend = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Work that takes the given number of two-millisecond steps. */
function* work(times: number): Slices.Steps<number> {
  for (let done = 0; done < times; done++) {
    spend(2)
    yield
  }
  return times
}

/** Runs an effect and measures the longest time in which no timer fired. */
const longestPause = <A, E>(run: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    let last = performance.now()
    let longest = 0
    let count = 0
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      count++
    }, 1)
    const result = yield* Effect.ensuring(
      run,
      Effect.sync(() => clearInterval(timer))
    )
    return { result, longest: Math.max(longest, performance.now() - last), count }
  })

describe("work in slices", () => {
  it.effect("returns the result of the work", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Slices.run(() => work(0), Deadline.ofRead(1000)), 0)
      assert.strictEqual(yield* Slices.run(() => work(10), Deadline.ofRead(1000)), 10)
      assert.strictEqual(Slices.finish(work(3)), 3)
    })
  )

  it.effect("lets timers fire while many operations run concurrently", () =>
    Effect.gen(function* () {
      const run = Slices.run(() => work(20), Deadline.ofRead(30_000))

      const { count, longest, result } = yield* longestPause(
        Effect.all(
          Array.from({ length: 10 }, () => run),
          { concurrency: "unbounded" }
        )
      )

      assert.deepStrictEqual(
        result,
        Array.from({ length: 10 }, () => 20)
      )
      assert.isAbove(count, 10)
      // Together they take at least 400 ms. The first slices of ten operations run before the first timer.
      assert.isBelow(longest, 250)
    })
  )

  it.effect("fails with the deadline's error when the time has passed", () =>
    Effect.gen(function* () {
      const startedAt = performance.now()
      const late = yield* Effect.flip(Slices.run(() => work(10_000), Deadline.ofWrite(30)))

      assert.strictEqual(late, Deadline.lateWrite)
      assert.isBelow(performance.now() - startedAt, 1000)
    })
  )

  it.prop("sorts like Array.sort and preserves the order of equal items", [Schema.Array(Schema.Int)], ([numbers]) => {
    const items = numbers.map((number, index) => ({ number: number % 5, index }))
    const compare = (left: { readonly number: number }, right: { readonly number: number }) =>
      left.number - right.number

    assert.deepStrictEqual(Slices.finish(Slices.sort(items, compare)), items.toSorted(compare))
  })
})
