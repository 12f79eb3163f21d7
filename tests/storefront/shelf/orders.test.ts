import { expect, it } from "vitest"
import { byTitle, ordered, sameOrder, sortOf } from "../../../packages/storefront/src/shelf/orders.ts"

it("is by title where nobody chose, and of a search the best matches", () => {
  const cheapest = [{ field: "price", order: "ASC" }] as const
  expect(sortOf([], false)).toEqual(byTitle)
  expect(sortOf([], true)).toEqual([])
  expect(sortOf(cheapest, true)).toEqual(cheapest)
  expect(sortOf(cheapest, false)).toEqual(cheapest)
})

it("is the same only with the same fields in the same directions", () => {
  expect(sameOrder(byTitle, [{ field: "title", order: "ASC" }])).toBe(true)
  expect(sameOrder(byTitle, [{ field: "title", order: "DESC" }])).toBe(false)
  expect(sameOrder(byTitle, [])).toBe(false)
})

it("goes up at the first press on a header, and down at the second", () => {
  const up = ordered(undefined, "price")
  expect(up).toEqual({ field: "price", order: "ASC" })
  expect(ordered(up, "price")).toEqual({ field: "price", order: "DESC" })
  expect(ordered(up, "title")).toEqual({ field: "title", order: "ASC" })
})
