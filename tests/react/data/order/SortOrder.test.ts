import { assert, describe, it } from "@effect/vitest"
import {
  placed,
  pressed,
  shifted,
  type SortOrder,
  turned
} from "../../../../packages/react/src/data/order/SortOrder.ts"

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
