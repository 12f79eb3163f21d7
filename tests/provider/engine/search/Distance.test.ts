import { assert, describe, it } from "@effect/vitest"
import * as Distance from "../../../../packages/provider/src/engine/search/Distance.ts"

describe("the edit distance", () => {
  it.for([
    ["emma", "emma", 0],
    ["emma", "ema", 1],
    ["emma", "emmas", 1],
    ["emma", "enma", 1],
    ["emma", "emam", 1],
    ["austen", "austin", 1],
    ["austen", "osten", 2],
    ["𐐨𐐨", "𐐨", 1],
    ["", "ab", 2]
  ] as const)("between %s and %s is %i", ([left, right, mistakes]) => {
    assert.isTrue(Distance.isWithin(left, right, mistakes))
    assert.isTrue(Distance.isWithin(right, left, mistakes))
    assert.isFalse(mistakes > 0 && Distance.isWithin(left, right, mistakes - 1))
  })
})
