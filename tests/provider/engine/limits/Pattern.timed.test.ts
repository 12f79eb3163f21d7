import * as Pattern from "../../../../packages/provider/src/engine/limits/Pattern.ts"
import { assert, describe, it } from "@effect/vitest"

describe("Pattern.finder", () => {
  it.each([
    ["ends differently", `${"a".repeat(999)}b`],
    ["differs in the middle", `${"a".repeat(500)}b${"a".repeat(499)}`],
    ["begins differently", `b${"a".repeat(999)}`],
    ["repeats two characters", `${"ab".repeat(499)}aa`]
  ])("takes linear time if the pattern %s", (_, pattern) => {
    const text = `${"b".repeat(20_000)}${"a".repeat(480_000)}${"ab".repeat(200_000)}`
    const find = Pattern.finder(pattern)
    const times = Array.from({ length: 5 }, () => {
      const startedAt = performance.now()
      find(text)
      return performance.now() - startedAt
    })

    // The built-in search takes up to 400 ms.
    assert.isBelow(Math.min(...times), 100)
  })
})
