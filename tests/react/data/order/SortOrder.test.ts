import {
  inOrder,
  orderOf,
  placed,
  pressed,
  problemOf,
  shifted,
  turned,
  type SortOrder
} from "../../../../packages/react/src/data/order/SortOrder.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"

const order: SortOrder = [
  { field: "author", order: "ASC" },
  { field: "year", order: "DESC" }
]

const text = (order: SortOrder) => order.map(({ field, order }) => (order === "DESC" ? `-${field}` : field)).join(",")

describe("a sort order", () => {
  it("adds a field at the end, ascending", () => {
    assert.strictEqual(text(placed(order, 2, "title")), "author,-year,title")
    assert.strictEqual(text(placed([], 0, "title")), "title")
  })

  it("replaces a field, and removes its other occurrence", () => {
    assert.strictEqual(text(placed(order, 0, "title")), "title,-year")
    assert.strictEqual(text(placed(order, 0, "year")), "year")
    assert.strictEqual(placed(order, 1, "year"), order)
  })

  it("removes a field", () => {
    assert.strictEqual(text(placed(order, 0, undefined)), "-year")
  })

  it("sorts by the pressed header, reverses it on the second press, and preserves the later fields", () => {
    assert.strictEqual(text(pressed([], "title")), "title")
    assert.strictEqual(text(pressed(order, "title")), "title")
    assert.strictEqual(text(pressed(order, "year")), "year")
    assert.strictEqual(text(pressed(order, "author")), "-author,-year")
    assert.strictEqual(text(pressed(pressed(order, "author"), "author")), "author,-year")
  })

  it("reverses a field, and moves it", () => {
    assert.strictEqual(text(turned(order, 1)), "author,year")
    assert.strictEqual(text(shifted(order, 1, -1)), "-year,author")
    assert.strictEqual(shifted(order, 0, -1), order)
    assert.strictEqual(shifted(order, 1, 1), order)
  })
})

const books = Query.from("books").pipe(
  Query.filter(Filter.gt("year", 1815)),
  Query.ascending("author"),
  Query.descending("year"),
  Query.limit(7),
  Query.skip(14),
  Query.returnTotalCount()
)

describe("the sort order of a query", () => {
  it("starts as defined in the query", () => {
    assert.deepStrictEqual(orderOf(books.sort), [
      { field: "author", order: "ASC" },
      { field: "year", order: "DESC" }
    ])
    assert.deepStrictEqual(orderOf(Query.from("books").sort), [])
    // ASC is the default of the provider.
    assert.deepStrictEqual(orderOf(Sort.raw([{ fieldName: "title" }])), [{ field: "title", order: "ASC" }])
  })

  it("is shared by the sort menu and the column headers", () => {
    const byMenu = placed(orderOf(books.sort), 2, "title")
    const byHeader = pressed(byMenu, "author")
    const read = inOrder(books, byHeader)

    assert.deepStrictEqual(orderOf(read.sort), [
      { field: "author", order: "DESC" },
      { field: "year", order: "DESC" },
      { field: "title", order: "ASC" }
    ])
    assert.deepStrictEqual(orderOf(inOrder(read, pressed(orderOf(read.sort), "title")).sort), [
      { field: "title", order: "ASC" }
    ])
  })

  it("changes nothing else in the query", () => {
    const { sort: _, ...rest } = inOrder(books, [])
    const { sort: __, ...before } = books

    assert.deepStrictEqual(rest, before)
    assert.isTrue(Query.isQuery(inOrder(books, [])))
    assert.deepStrictEqual(orderOf(inOrder(books, []).sort), [])
  })

  it("reports an invalid order until another one is chosen", () => {
    const wrong = books.pipe(Query.sorted(Sort.raw([{ fieldName: "title", order: "UP" }])))

    assert.deepInclude(problemOf(wrong.sort), { key: "misconfigured", code: "WDE0067", retryable: false })
    assert.isUndefined(problemOf(inOrder(wrong, [{ field: "title", order: "ASC" }]).sort))
  })
})
