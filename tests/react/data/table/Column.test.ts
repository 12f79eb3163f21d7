import { assert, describe, it } from "@effect/vitest"
import {
  aligned,
  type Column,
  appearancesOf,
  drawsOf,
  sameColumns,
  valueIn
} from "../../../../packages/react/src/data/table/Column.ts"

const year: Column = { field: "year", header: "Year" }
const items = (...years: ReadonlyArray<unknown>) => years.map((year, index) => ({ id: String(index), data: { year } }))

const alignOf = (column: Column, ...years: ReadonlyArray<unknown>) =>
  aligned(appearancesOf([column]), items(...years))[0]?.align

describe("the alignment of a column", () => {
  it("is that of numbers if all values are numbers or missing", () => {
    assert.strictEqual(alignOf(year, 1815, null, 1851), "number")
    assert.strictEqual(alignOf({ ...year, align: "end" }, 1815), "number")
  })

  it("is the default for other values, or without values", () => {
    assert.isUndefined(alignOf(year, 1815, "about 1851"))
    assert.isUndefined(alignOf(year))
  })

  it("is that of the page if it is set", () => {
    assert.strictEqual(alignOf({ ...year, align: "start" }, 1815), "start")
    assert.strictEqual(alignOf({ ...year, align: "end" }, "about 1851"), "end")
  })
})

describe("sameColumns", () => {
  it("ignores a new cell function, but not a missing one", () => {
    const drawn = () => appearancesOf([{ ...year, cell: (value) => String(value) }])

    assert.isTrue(sameColumns(drawn(), drawn()))
    assert.isFalse(sameColumns(drawn(), appearancesOf([year])))
  })
})

const books = [
  { id: "emma", data: { year: 1815, title: "Emma", author: "Jane Austen", price: 9, count: 2 } },
  { id: "dracula", data: { year: 1897, title: "Dracula", author: "Bram Stoker", price: 8, count: 1 } }
]
const title: Column = { field: "title", header: "Title" }
const author: Column = { field: "author", header: "Author" }

const headersOf = (...columns: ReadonlyArray<Column>) =>
  aligned(appearancesOf(columns), books, drawsOf(columns)).flatMap(({ id, rowHeader }) =>
    rowHeader === true ? [id] : []
  )

describe("the row header", () => {
  it("is the first column that contains only text", () => {
    assert.deepStrictEqual(headersOf(year, title, author), ["title"])
  })

  it("is the columns that the page sets", () => {
    assert.deepStrictEqual(headersOf(title, { ...author, rowHeader: true }), ["author"])
    assert.deepStrictEqual(headersOf({ ...title, rowHeader: false }, author), ["author"])
  })

  it("is missing if no column contains text", () => {
    assert.deepStrictEqual(headersOf(year), [])
  })
})

describe("a computed column", () => {
  const total: Column<Readonly<Record<string, unknown>>, number> = {
    id: "total",
    header: "Total",
    value: ({ data }) => Number(data["price"]) * Number(data["count"])
  }

  it("has the value that its function returns, aligned by its type", () => {
    const [appearance] = aligned(appearancesOf([total]), books, drawsOf([total]))

    assert.strictEqual(valueIn(appearance!, books[0]!, drawsOf([total])), 18)
    assert.strictEqual(appearance?.align, "number")
  })

  it("is sorted by the field that it names", () => {
    assert.isUndefined(appearancesOf([total])[0]?.sortBy)
    assert.strictEqual(appearancesOf([{ ...total, sortBy: "price" }])[0]?.sortBy, "price")
  })
})

it("columns of the same field have different ids", () => {
  const columns: ReadonlyArray<Column> = [year, { ...year, id: "decade", cell: (value) => `${String(value)}s` }]

  assert.deepStrictEqual(
    appearancesOf(columns).map(({ id }) => id),
    ["year", "decade"]
  )
  assert.deepStrictEqual([...drawsOf(columns).cells.keys()], ["decade"])
})
