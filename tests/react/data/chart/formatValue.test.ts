import type { ChartValue } from "../../../../packages/react/src/data/chart/Chart.ts"
import { numberFormat, summaryOf } from "../../../../packages/react/src/data/chart/formatValue.ts"
import { chart } from "../../../../packages/react/src/i18n/en/charts.ts"
import { assert, describe, it } from "@effect/vitest"

const group = (label: string, ...values: ReadonlyArray<number | undefined>) => ({
  key: label,
  label,
  at: undefined,
  values
})
const sold = { field: "sold", header: "Sold" }
const returned = { field: "returned", header: "Returned" }
const write = (value: number | undefined) => String(value)

describe("summaryOf", () => {
  it("describes a single group with its number in each column", () => {
    assert.strictEqual(summaryOf([group("Novels", 412)], [sold], write, chart), "1 group. Novels: 412.")
    assert.strictEqual(
      summaryOf([group("Novels", 412, 31)], [sold, returned], write, chart),
      "1 group. Novels, Sold: 412. Novels, Returned: 31."
    )
    assert.strictEqual(summaryOf([group("Novels", undefined)], [sold], write, chart), "1 group.")
  })

  it("describes the largest and the smallest of several groups", () => {
    assert.strictEqual(
      summaryOf([group("Novels", 412), group("Plays", 58)], [sold], write, chart),
      "2 groups. Largest: Novels, 412. Smallest: Plays, 58."
    )
  })

  it("does not separate a minus sign from its number", () => {
    assert.include(
      summaryOf([group("Plays", -58)], [sold], () => "-€58.00", chart),
      "Plays: -\u2060€58.00."
    )
  })
})

const plain: ChartValue = { field: "copies", header: "Copies" }
const euros: ChartValue = { ...plain, format: { style: "currency", currency: "EUR" } }

describe("numberFormat", () => {
  const { write, writeTick } = numberFormat("en", [plain, euros], "–")

  it("rounds to hundredths, and shows the first digits of smaller numbers", () => {
    assert.deepStrictEqual(
      [1234567.891, 179, 12.345, 0.000412, 0, -3].map((value) => write(value, 0)),
      ["1,234,567.89", "179", "12.35", "0.000412", "0", "-3"]
    )
    assert.strictEqual(write(undefined, 0), "–")
  })

  it("uses the format of the column", () => {
    assert.deepStrictEqual(
      [12.5, 5, -1234].map((value) => write(value, 1)),
      ["€12.50", "€5.00", "-€1,234.00"]
    )
  })

  it("shortens the numbers on an axis", () => {
    assert.deepStrictEqual(
      [0.0004, 0, 50, 1500, -2_500_000, 3e12, 1e15, 5e29].map((value) => writeTick(value, 0)),
      ["0.0004", "0", "50", "1.5K", "-2.5M", "3T", "1E15", "5E29"]
    )
    assert.deepStrictEqual([writeTick(0, 1), writeTick(15, 1), writeTick(1500, 1)], ["€0", "€15", "€1.5K"])
  })
})
