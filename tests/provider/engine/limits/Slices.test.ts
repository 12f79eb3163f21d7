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
function* work(times: number, onStep = () => {}): Slices.Steps<number> {
  for (let done = 0; done < times; done++) {
    spend(2)
    onStep()
    yield
  }
  return times
}

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
      // The number of steps between each two timers.
      const between = [0]
      const timer = setInterval(() => between.push(0), 1)
      const run = Slices.run(
        () => work(20, () => (between[between.length - 1] = (between.at(-1) ?? 0) + 1)),
        Deadline.ofRead(30_000)
      )

      const result = yield* Effect.all(
        Array.from({ length: 10 }, () => run),
        { concurrency: "unbounded" }
      )
      clearInterval(timer)

      assert.deepStrictEqual(
        result,
        Array.from({ length: 10 }, () => 20)
      )
      assert.isAbove(between.length, 10)
      // The first slices of all ten operations run before the first timer. A slice has at most four steps.
      assert.isAtMost(Math.max(...between), 40)
      assert.isAtMost(Math.max(...between.slice(1)), 8)
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
