import { assert, describe, it } from "@effect/vitest"
import { apart, fitted, inTwoLines, widthOf } from "../../../../packages/react/src/data/chart/layout.ts"

const face = { em: 10 }

describe("the labels of a chart", () => {
  it("are wider in scripts with wide characters", () => {
    assert.isAbove(widthOf("高慢と偏見", face), widthOf("Pride", face))
  })

  it("are truncated between characters if they do not fit", () => {
    assert.strictEqual(fitted("Emma", 100, face), "Emma")
    assert.match(fitted("Frankenstein; or, The Modern Prometheus", 100, face), /^Frankenstein.*…$/)
    assert.isAtMost(widthOf(fitted("Frankenstein; or, The Modern Prometheus", 100, face), face), 100)
    assert.strictEqual(fitted("😀😀😀😀", 25, face), "😀…")
  })

  it("are split at the space that leaves the narrowest lines", () => {
    assert.deepStrictEqual(inTwoLines("Nov 2026", face), ["Nov", "2026"])
    assert.deepStrictEqual(inTwoLines("Pride and Prejudice", face), ["Pride and", "Prejudice"])
    assert.deepStrictEqual(inTwoLines("Emma", face), ["Emma"])
  })

  it("are omitted if they would touch their neighbors", () => {
    const ticks = [0, 10, 20, 60, 70].map((at) => ({ at, width: 11 }))

    assert.deepStrictEqual(
      apart(ticks, 10).map(({ at }) => at),
      [0, 60]
    )
  })
})
