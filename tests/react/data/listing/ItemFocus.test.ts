import { expect, it } from "vitest"
import { neighborOf } from "../../../../packages/react/src/data/listing/ItemFocus.ts"

const items = (...ids: ReadonlyArray<string>) => ids.map((id) => ({ id }))

it("returns the item itself, the next one that is left, or the previous one", () => {
  const before = items("a", "b", "c", "d")

  expect(neighborOf(before, items("d", "b"), "b")).toBe("b")
  expect(neighborOf(before, items("a", "d"), "b")).toBe("d")
  expect(neighborOf(before, items("a", "b"), "c")).toBe("b")
  expect(neighborOf(before, items("e"), "c")).toBeUndefined()
})

it("returns no neighbor of an item that was not there", () => {
  expect(neighborOf(items("a", "b"), items("a", "b"), "c")).toBeUndefined()
})
