import { assert, describe, it } from "@effect/vitest"
import * as Filter from "@portico/client/data/Filter"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const page = ["a", "b", "c", "d", "e"]

const chosenOf = (selection: Selection.Selection) => page.filter((id) => Selection.has(selection, id)).join("")

describe("Selection", () => {
  it("selects and deselects an item", () => {
    const one = Selection.toggle(Selection.none, "b")

    assert.strictEqual(chosenOf(one), "b")
    assert.isTrue(Selection.isNone(Selection.toggle(one, "b")))
    assert.isTrue(Selection.isNone(Selection.none))
  })

  it.each([
    ["b", "d", "bcd"],
    ["d", "a", "abcd"],
    ["b", "b", ""],
    [undefined, "d", "bd"],
    ["z", "d", "bd"]
  ])("selects a range from %s to %s", (from, to, expected) => {
    assert.strictEqual(chosenOf(Selection.range(Selection.ofIds(["b"]), page, from, to)), expected)
  })

  it("deselects a range if its last item was selected", () => {
    assert.strictEqual(chosenOf(Selection.range(Selection.ofIds(page), page, "b", "d")), "ae")
  })

  it("selects the rest of a page before it deselects the page, and leaves other pages unchanged", () => {
    const some = Selection.ofIds(["a", "elsewhere"])

    assert.strictEqual(Selection.pageSelection(some, page), "some")
    const all = Selection.page(some, page)
    assert.strictEqual(Selection.pageSelection(all, page), "all")
    const rest = Selection.page(all, page)
    assert.strictEqual(Selection.pageSelection(rest, page), "none")
    assert.isTrue(Selection.has(rest, "elsewhere"))
  })

  it("can contain all matching items, visible or not, with exceptions", () => {
    const all = Selection.allMatching(Filter.lt("price", 10), 1000)
    const most = Selection.toggle(all, "c")

    assert.strictEqual(chosenOf(most), "abde")
    assert.strictEqual(Selection.count(most), 999)
    assert.isTrue(Selection.has(most, "never shown"))
    assert.strictEqual(chosenOf(Selection.toggle(most, "c")), "abcde")
    assert.strictEqual(chosenOf(Selection.range(most, page, "a", "b")), "de")
    assert.strictEqual(Selection.count(Selection.page(most, page)), 1000)
  })

  it("has no count if the matching items were not counted", () => {
    assert.isUndefined(Selection.count(Selection.allMatching(Filter.empty)))
    assert.isFalse(Selection.isNone(Selection.allMatching(Filter.empty)))
  })

  it("does not change its input", () => {
    const before = Selection.ofIds(["a"])
    Selection.put(before, ["b"], true)

    assert.strictEqual(chosenOf(before), "a")
  })

  it("contains nothing of an empty page", () => {
    assert.strictEqual(Selection.pageSelection(Selection.allMatching(Filter.empty), []), "none")
  })

  it("has the count 0 if there are more exceptions than matching items", () => {
    const all = Selection.put(Selection.allMatching(Filter.empty, 2), ["a", "b"], false)

    assert.strictEqual(Selection.count(Selection.counted(all, 1)), 0)
  })
})
