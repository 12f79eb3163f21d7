import { assert, describe, it } from "@effect/vitest"
import { move } from "../../../../packages/react/src/data/table/useGridKeys.ts"

const size = { rows: 100, columns: 5, inSight: 10, rightToLeft: false }

const after = (key: string, row: number, column: number, more: { control?: boolean; rightToLeft?: boolean } = {}) => {
  const { control = false, rightToLeft = false } = more
  const to = move({ row, column }, { key, control }, { ...size, rightToLeft })
  return to && [to.row, to.column]
}

describe("the keys of a grid", () => {
  it("move by one cell, and stop at the edges", () => {
    assert.deepStrictEqual(after("ArrowDown", 3, 2), [4, 2])
    assert.deepStrictEqual(after("ArrowDown", 99, 2), [99, 2])
    assert.deepStrictEqual(after("ArrowRight", 3, 4), [3, 4])
    assert.deepStrictEqual(after("ArrowLeft", 3, 0), [3, 0])
  })

  it("reach the headers above the first row", () => {
    assert.deepStrictEqual(after("ArrowUp", 0, 2), [-1, 2])
    assert.deepStrictEqual(after("ArrowUp", -1, 2), [-1, 2])
  })

  it("move in the direction of the arrow in right-to-left pages", () => {
    assert.deepStrictEqual(after("ArrowRight", 3, 2, { rightToLeft: true }), [3, 1])
    assert.deepStrictEqual(after("ArrowLeft", 3, 2, { rightToLeft: true }), [3, 3])
    assert.deepStrictEqual(after("Home", 3, 2, { rightToLeft: true }), [3, 0])
  })

  it("jump to the ends", () => {
    assert.deepStrictEqual(after("Home", 3, 2), [3, 0])
    assert.deepStrictEqual(after("End", 3, 2), [3, 4])
    assert.deepStrictEqual(after("Home", 3, 2, { control: true }), [0, 0])
    assert.deepStrictEqual(after("End", 3, 2, { control: true }), [99, 4])
    assert.deepStrictEqual(after("ArrowDown", 3, 2, { control: true }), [99, 2])
    assert.deepStrictEqual(after("ArrowLeft", 3, 2, { control: true }), [3, 0])
  })

  it("move by pages without returning to the headers", () => {
    assert.deepStrictEqual(after("PageDown", 3, 2), [13, 2])
    assert.deepStrictEqual(after("PageDown", 95, 2), [99, 2])
    assert.deepStrictEqual(after("PageUp", 3, 2), [0, 2])
  })

  it("are ignored otherwise: no letter moves the focus", () => {
    assert.isUndefined(after("e", 3, 2))
    assert.isUndefined(after("Tab", 3, 2))
  })
})
