import { describe, expect, it } from "vitest"
import { isMonth, monthsBetween, periodOf, presetOf } from "../../../packages/storefront/src/staff/period.ts"

const months = monthsBetween("2025-11", "2026-10")

describe("the period of the sales report", () => {
  it("has all months between two months", () => {
    expect(months).toHaveLength(12)
    expect(months.slice(0, 3)).toEqual(["2025-11", "2025-12", "2026-01"])
  })

  it.each([
    ["2026-10", "2025-11"],
    ["2026-13", "2026-12"],
    ["", ""]
  ])("has no months from %s to %s", (first, last) => {
    expect(monthsBetween(first, last)).toEqual([])
  })

  it("finds the preset of a period", () => {
    expect(presetOf(periodOf(3, months), months)).toBe(3)
    expect(presetOf({ from: undefined, to: undefined }, months)).toBe("all")
    expect(presetOf({ from: "2025-11", to: "2026-10" }, months)).toBe("all")
    expect(presetOf({ from: "2025-12", to: "2026-01" }, months)).toBeUndefined()
  })

  it.each(["2026-00", "26-01", "2026-1", "2026-01-01", null])("ignores %s in the address", (text) => {
    expect(isMonth(text)).toBe(false)
  })
})
