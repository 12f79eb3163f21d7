import { assert, describe, it } from "@effect/vitest"
import { aligned, type Column, looksOf, sameColumns } from "../../../../packages/react/src/data/table/Column.ts"

const year: Column = { field: "year", header: "Year" }
const items = (...years: ReadonlyArray<unknown>) => years.map((year, index) => ({ id: String(index), data: { year } }))

const alignOf = (column: Column, ...years: ReadonlyArray<unknown>) =>
  aligned(looksOf([column]), items(...years))[0]?.align

describe("a column", () => {
  it("of numbers stands at the end, gaps or not", () => {
    assert.strictEqual(alignOf(year, 1815, null, 1851), "end")
  })

  it("of anything else, or of nothing, stands where it would", () => {
    assert.isUndefined(alignOf(year, 1815, "about 1851"))
    assert.isUndefined(alignOf(year))
  })

  it("stands where the page wants it", () => {
    assert.strictEqual(alignOf({ ...year, align: "start" }, 1815), "start")
  })
})

describe("columns that a page writes anew", () => {
  it("look the same with another function that draws, and not without any", () => {
    const drawn = () => looksOf([{ ...year, cell: (value) => String(value) }])

    assert.isTrue(sameColumns(drawn(), drawn()))
    assert.isFalse(sameColumns(drawn(), looksOf([year])))
  })
})
