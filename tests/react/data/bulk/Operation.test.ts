import * as Filter from "@portico/client/data/Filter"
import { describe, expect, it } from "vitest"
import { isSame, leftOf } from "../../../../packages/react/src/data/bulk/Operation.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const shelfA = Filter.eq("shelf", "A")

describe("leftOf", () => {
  it("returns the failed items if the selection is unchanged", () => {
    expect(leftOf(Selection.ofIds(["a", "b"]), Selection.ofIds(["a", "b"]), ["b"])).toEqual(Selection.ofIds(["b"]))
    expect(leftOf(Selection.allMatching(shelfA, 9), Selection.allMatching(shelfA, 9), ["b"])).toEqual(
      Selection.ofIds(["b"])
    )
  })

  it("preserves items that were selected during the run", () => {
    expect(leftOf(Selection.ofIds(["a", "b"]), Selection.ofIds(["a", "b", "c"]), ["b"])).toEqual(
      Selection.ofIds(["b", "c"])
    )
    const other = Selection.ofIds(["c"])
    expect(leftOf(Selection.allMatching(shelfA), other, ["b"])).toEqual(other)
    const all = Selection.allMatching(shelfA)
    expect(leftOf(Selection.ofIds(["a"]), all, [])).toBe(all)
  })

  it("does not select items again that were deselected during the run", () => {
    expect(leftOf(Selection.ofIds(["a", "b"]), Selection.ofIds(["a"]), ["b"])).toEqual(Selection.none)
    const all = Selection.allMatching(shelfA)
    expect(leftOf(all, Selection.put(all, ["b"], false), ["b", "c"])).toEqual(Selection.ofIds(["c"]))
  })
})

describe("isSame", () => {
  it("is true if both selections contain the same items", () => {
    expect(isSame(Selection.ofIds(["a"]), Selection.ofIds(["a"]))).toBe(true)
    expect(isSame(Selection.ofIds(["a"]), Selection.ofIds(["b"]))).toBe(false)
    expect(isSame(Selection.allMatching(shelfA), Selection.allMatching(Filter.eq("shelf", "A")))).toBe(true)
    expect(isSame(Selection.allMatching(shelfA), Selection.allMatching(Filter.eq("shelf", "B")))).toBe(false)
    expect(isSame(Selection.allMatching(shelfA, 9), Selection.allMatching(shelfA, 8))).toBe(false)
    expect(isSame(Selection.allMatching(shelfA), Selection.none)).toBe(false)
  })

  it("is false if the exceptions, drafts or ids differ", () => {
    const all = Selection.allMatching(shelfA, 9)
    expect(isSame(all, Selection.allMatching(shelfA, 9, { drafts: true }))).toBe(false)
    expect(isSame(Selection.put(all, ["a"], false), all)).toBe(false)
    expect(isSame(all, Selection.put(all, ["a"], false))).toBe(false)
    expect(isSame(Selection.ofIds(["a"]), Selection.ofIds(["a", "b"]))).toBe(false)
    expect(isSame(Selection.ofIds(["a", "b"]), Selection.ofIds(["a"]))).toBe(false)
  })

  it("is false for other filters, so a new selection is preserved", () => {
    const others = Selection.allMatching(Filter.eq("shelf", "B"), 9)
    expect(leftOf(Selection.allMatching(shelfA, 9), others, ["b"])).toBe(others)
  })
})
