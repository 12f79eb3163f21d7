import { assert, describe, it } from "vitest"
import { summaryOf } from "../../../../packages/react/src/data/chart/formatValue.ts"
import { chart } from "../../../../packages/react/src/i18n/en/charts.ts"

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
