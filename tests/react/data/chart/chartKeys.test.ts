import { assert, describe, it } from "@effect/vitest"
import { markAfter } from "../../../../packages/react/src/data/chart/chartKeys.ts"

const ltr = { groups: 12, series: 1, isRtl: false }
const after = (key: string, group: number, field = ltr, series = 0) => markAfter(key, { group, series }, field)

describe("markAfter", () => {
  it.each([
    ["ArrowRight", 4, 5],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 4, 5],
    ["ArrowUp", 4, 3],
    ["PageDown", 1, 11],
    ["PageUp", 11, 1],
    ["Home", 7, 0],
    ["End", 7, 11]
  ])("%s moves from %i to %i", (key, from, to) => {
    assert.deepStrictEqual(after(key, from), { group: to, series: 0 })
  })

  it("stops at both ends", () => {
    for (const key of ["ArrowRight", "ArrowDown", "PageDown"]) assert.strictEqual(after(key, 11)?.group, 11)
    for (const key of ["ArrowLeft", "ArrowUp", "PageUp"]) assert.strictEqual(after(key, 0)?.group, 0)
  })

  it("reverses left and right in right-to-left charts", () => {
    assert.strictEqual(after("ArrowLeft", 4, { ...ltr, isRtl: true })?.group, 5)
    assert.strictEqual(after("ArrowRight", 4, { ...ltr, isRtl: true })?.group, 3)
    assert.strictEqual(after("ArrowDown", 4, { ...ltr, isRtl: true })?.group, 5)
  })

  it("moves through the columns of a group before the next group", () => {
    const two = { groups: 2, series: 2, isRtl: false }

    assert.deepStrictEqual(after("ArrowDown", 0, two, 0), { group: 0, series: 1 })
    assert.deepStrictEqual(after("ArrowDown", 0, two, 1), { group: 1, series: 0 })
    assert.deepStrictEqual(after("ArrowUp", 1, two, 0), { group: 0, series: 1 })
    assert.deepStrictEqual(after("ArrowRight", 0, two, 1), { group: 1, series: 1 })
  })

  it("ignores other keys", () => {
    assert.isUndefined(after("Enter", 1))
    assert.isUndefined(after("a", 1))
  })
})
