import { describe, expect, it } from "vitest"
import {
  isMonth,
  monthsBetween,
  monthsOfReport,
  periodOf,
  presetOf
} from "../../../packages/storefront/src/staff/period.ts"
import { shopMonthOf } from "../../../packages/storefront/src/staff/shopMonth.ts"

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

  it("finds the preset of a period, which ends with the current month", () => {
    expect(periodOf(3, "2026-01")).toEqual({ from: "2025-11", to: "2026-01" })
    expect(presetOf(periodOf(3, "2026-11"), "2026-11")).toBe(3)
    expect(presetOf({ from: undefined, to: undefined }, "2026-11")).toBe("all")
    expect(presetOf({ from: "2025-12", to: "2026-01" }, "2026-11")).toBeUndefined()
  })

  it("offers a year up to the current month, and more if there are older or later sales", () => {
    expect(monthsOfReport("2026-11")).toEqual(monthsBetween("2025-12", "2026-11"))
    expect(monthsOfReport("2026-11", { from: "2025-03", to: "2026-08" })).toEqual(monthsBetween("2025-03", "2026-11"))
    expect(monthsOfReport("2026-11", { from: "2026-10", to: "2027-01" })).toEqual(monthsBetween("2025-12", "2027-01"))
  })

  it("counts a sale shortly after midnight in the month of the shop's time zone", () => {
    expect(shopMonthOf(new Date("2026-07-31T22:30:00Z"))).toBe("2026-08")
    expect(shopMonthOf(new Date("2026-07-31T21:30:00Z"))).toBe("2026-07")
  })

  it.each(["2026-00", "26-01", "2026-1", "2026-01-01", null])("ignores %s in the address", (text) => {
    expect(isMonth(text)).toBe(false)
  })
})
