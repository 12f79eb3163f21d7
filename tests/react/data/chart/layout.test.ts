import { assert, describe, it } from "@effect/vitest"
import { apart, fitted, widthOf } from "../../../../packages/react/src/data/chart/layout.ts"

describe("the labels of a chart", () => {
  it("are wider in scripts with wide characters", () => {
    assert.isAbove(widthOf("高慢と偏見", 10), widthOf("Pride", 10))
  })

  it("are truncated between characters if they do not fit", () => {
    assert.strictEqual(fitted("Emma", 100, 10), "Emma")
    assert.match(fitted("Frankenstein; or, The Modern Prometheus", 100, 10), /^Frankenstein.*…$/)
    assert.isAtMost(widthOf(fitted("Frankenstein; or, The Modern Prometheus", 100, 10), 10), 100)
    assert.strictEqual(fitted("😀😀😀😀", 25, 10), "😀…")
  })

  it("are omitted if they would touch their neighbors", () => {
    const ticks = [0, 10, 20, 60, 70].map((at) => ({ at, text: "99" }))

    assert.deepStrictEqual(
      apart(ticks, 10).map(({ at }) => at),
      [0, 60]
    )
  })
})
