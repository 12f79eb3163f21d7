import { assert, describe, it } from "@effect/vitest"
import { isItem, titleOf } from "../../../../packages/react/src/data/value/titleOf.ts"

describe("the title of an item", () => {
  it("is what names it, or its id", () => {
    assert.strictEqual(titleOf({ _id: "a1", name: "Jane Austen", born: 1775 }), "Jane Austen")
    assert.strictEqual(titleOf({ _id: "a1", title: " ", born: 1775 }), "a1")
    assert.strictEqual(titleOf({ born: 1775 }), "")
  })

  it("is the field that the page names first", () => {
    assert.strictEqual(titleOf({ _id: "a1", title: "Emma", year: 1815 }, ["year"]), "1815")
  })

  it("is cut where it is no title any more, and nothing that is inherited", () => {
    assert.strictEqual(titleOf({ title: "x".repeat(1_000_000) }).length, 120)
    assert.strictEqual(titleOf({ _id: "a1" }, ["constructor"]), "a1")
  })

  it("is looked for in items only", () => {
    assert.isTrue(isItem({ _id: "a1" }))
    assert.isFalse(isItem({ _id: 1 }))
    assert.isFalse(isItem(null))
  })
})
