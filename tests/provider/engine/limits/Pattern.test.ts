import * as Pattern from "../../../../packages/provider/src/engine/limits/Pattern.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const Few = Schema.Array(Schema.Literals(["a", "b"]))

describe("Pattern.finder", () => {
  it.prop("finds the same as String.includes", [Few, Few], ([text, pattern]) => {
    const sought = pattern.join("")
    for (const one of [sought, sought.repeat(8), `${"a".repeat(40)}${sought}`]) {
      const within = `${text.join("")}${one.slice(1)}${text.join("")}`
      assert.strictEqual(Pattern.finder(one)(within), within.includes(one))
      assert.isTrue(Pattern.finder(one)(`${within}${one}`))
    }
  })

  it("finds an empty pattern in every string", () => {
    assert.isTrue(Pattern.finder("")(""))
  })
})

describe("Pattern.repetition", () => {
  // The comparisons that a search from left to right makes.
  const comparisons = (text: string, pattern: string) => {
    let count = 0
    for (let start = 0; start < text.length; start++) {
      for (let index = 0; index < pattern.length && start + index < text.length; index++) {
        count++
        if (text[start + index] !== pattern[index]) break
      }
    }
    return count
  }

  it.prop("bounds the comparisons per character", [Few, Few], ([text, pattern]) => {
    const sought = pattern.join("")
    const within = `${sought}${text.join("")}${sought}`.repeat(3)

    assert.isAtMost(comparisons(within, sought), within.length * 2 * Pattern.repetition(sought))
  })

  it("is low for sentences, and half of the length for one repeated character", () => {
    assert.isBelow(Pattern.repetition("it was the best of times, it was the worst of times"), 2)
    assert.strictEqual(Pattern.repetition("a".repeat(1000)), 500.5)
    assert.isFalse(Pattern.isRepetitive("----------"))
    assert.isTrue(Pattern.isRepetitive(`${"a".repeat(999)}b`))
    assert.isTrue(Pattern.isRepetitive(`b${"a".repeat(999)}`))
  })
})
