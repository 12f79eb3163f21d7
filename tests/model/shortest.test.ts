import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { shortest } from "./shortest.ts"

const numbers = Array.from({ length: 200 }, (_, index) => index)

describe("a failing sequence", () => {
  it.effect.each(["3", "17,150", "0,99,100,199"])("is reduced to the steps that it needs: %s", (list) =>
    Effect.gen(function* () {
      const needed = list.split(",").map(Number)

      const left = yield* shortest(numbers, (steps) => Effect.succeed(needed.every((step) => steps.includes(step))))

      assert.deepStrictEqual(left, needed)
    })
  )

  it.effect("is reduced as far as the maximum number of attempts allows", () =>
    Effect.gen(function* () {
      let tries = 0

      const left = yield* shortest(numbers, (steps) => Effect.sync(() => (tries++, steps.includes(7))), 3)

      assert.strictEqual(tries, 3)
      assert.include(left, 7)
      assert.isBelow(left.length, numbers.length)
    })
  )
})
