import { assert, describe, it } from "@effect/vitest"
import { aligned, type Column, appearancesOf, sameColumns } from "../../../../packages/react/src/data/table/Column.ts"

const year: Column = { field: "year", header: "Year" }
const items = (...years: ReadonlyArray<unknown>) => years.map((year, index) => ({ id: String(index), data: { year } }))

const alignOf = (column: Column, ...years: ReadonlyArray<unknown>) =>
  aligned(appearancesOf([column]), items(...years))[0]?.align

describe("the alignment of a column", () => {
  it("is end if all values are numbers or missing", () => {
    assert.strictEqual(alignOf(year, 1815, null, 1851), "end")
  })

  it("is the default for other values, or without values", () => {
    assert.isUndefined(alignOf(year, 1815, "about 1851"))
    assert.isUndefined(alignOf(year))
  })

  it("is that of the page if it is set", () => {
    assert.strictEqual(alignOf({ ...year, align: "start" }, 1815), "start")
  })
})

describe("sameColumns", () => {
  it("ignores a new cell function, but not a missing one", () => {
    const drawn = () => appearancesOf([{ ...year, cell: (value) => String(value) }])

    assert.isTrue(sameColumns(drawn(), drawn()))
    assert.isFalse(sameColumns(drawn(), appearancesOf([year])))
  })
})
