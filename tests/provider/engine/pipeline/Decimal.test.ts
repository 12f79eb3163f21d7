import { assert, it } from "@effect/vitest"
import * as Decimal from "../../../../packages/provider/src/engine/pipeline/Decimal.ts"
import * as Random from "../../../differential/Random.ts"

it("adds decimals exactly, in any order", () => {
  const values = [0.1, 0.7, 1e15, -1e15, 1e-7, 123456.789, -0.1, 5e-324, 1 / 3]
  const random = new Random.Random(4)
  const shuffled = () => values.toSorted(() => random.next() - 0.5)

  const sums = new Set(Array.from({ length: 50 }, () => Decimal.sum(shuffled())))

  assert.deepStrictEqual([...sums], [123457.82233343333])
})

it("adds sums that exceed a safe integer", () => {
  assert.strictEqual(Decimal.sum(Array.from({ length: 2000 }, () => 999_999_999.999999)), 1_999_999_999_999.998)
})

it("computes exact decimal remainders", () => {
  assert.deepStrictEqual(
    [Decimal.remainder(0.7, 0.1), Decimal.remainder(-5.5, 2), Decimal.remainder(1e21, 7)],
    [0, -1.5, Number(10n ** 21n % 7n)]
  )
})

it("prints numbers without exponents", () => {
  assert.deepStrictEqual([1e-7, -1.5e-9, 1e22, 0.5, 12].map(Decimal.plain), [
    "0.0000001",
    "-0.0000000015",
    "10000000000000000000000",
    "0.5",
    "12"
  ])
})
