import { expect, it } from "vitest"
import { byTitle, ordered, sameOrder, sortOf } from "../../../packages/storefront/src/shelf/orders.ts"

it("sorts by title by default, and by relevance for a search", () => {
  const cheapest = [{ field: "price", order: "ASC" }] as const
  expect(sortOf([], false)).toEqual(byTitle)
  expect(sortOf([], true)).toEqual([])
  expect(sortOf(cheapest, true)).toEqual(cheapest)
  expect(sortOf(cheapest, false)).toEqual(cheapest)
})

it("compares fields and directions", () => {
  expect(sameOrder(byTitle, [{ field: "title", order: "ASC" }])).toBe(true)
  expect(sameOrder(byTitle, [{ field: "title", order: "DESC" }])).toBe(false)
  expect(sameOrder(byTitle, [])).toBe(false)
})

it("sorts ascending at the first click on a header, and descending at the second", () => {
  const up = ordered(undefined, "price")
  expect(up).toEqual({ field: "price", order: "ASC" })
  expect(ordered(up, "price")).toEqual({ field: "price", order: "DESC" })
  expect(ordered(up, "title")).toEqual({ field: "title", order: "ASC" })
})
