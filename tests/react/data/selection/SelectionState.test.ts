import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as SelectionState from "../../../../packages/react/src/data/selection/SelectionState.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const books = Query.from("books").pipe(Query.filter(Filter.lt("price", 12)), Query.limit(3))
const [first, second] = [
  ["a", "b", "c"],
  ["d", "e", "f"]
] as const
const all = [...first, ...second]

const over = (query: Query.Any, self = SelectionState.begin(SelectionState.matchKeyOf(books))) =>
  SelectionState.forKey(self, SelectionState.matchKeyOf(query))

const after = (self: SelectionState.SelectionState, ...choices: ReadonlyArray<SelectionState.SelectionEvent>) =>
  choices.reduce(SelectionState.reduce, self)

const toggle = (id: string, through: ReadonlyArray<string> = []): SelectionState.SelectionEvent => ({
  _tag: "Toggle",
  id,
  through
})

const matching: SelectionState.SelectionEvent = { _tag: "AllMatching", drafts: false, filter: books.filter, total: 6 }

const namesOf = ({ selection }: SelectionState.SelectionState) =>
  all.filter((id) => Selection.has(selection, id)).join("")

describe("SelectionState", () => {
  it("preserves the selection during paging and sorting", () => {
    const selected = after(over(books), toggle("a"), { _tag: "Page", ids: second })
    const elsewhere = over(books.pipe(Query.skip(3), Query.descending("year"), Query.limit(50)), selected)

    assert.strictEqual(elsewhere, selected)
    assert.strictEqual(namesOf(elsewhere), "adef")
  })

  it("preserves the selection if the filter is created again with the same meaning", () => {
    const selected = after(over(books), toggle("a"))
    const again = Query.from("books").pipe(Query.filter(Filter.lt("price", 12)))

    assert.strictEqual(over(again, selected), selected)
  })

  it("clears the selection if the query matches other items", () => {
    const selected = after(over(books), toggle("a"))

    assert.strictEqual(namesOf(over(books.pipe(Query.filter(Filter.lt("price", 11))), selected)), "")
    assert.strictEqual(namesOf(over(Query.from("novels").pipe(Query.filter(Filter.lt("price", 12))), selected)), "")
  })

  it("selects all matching items except the deselected ones, on any page", () => {
    const selected = after(over(books), matching, toggle("b"))
    const elsewhere = after(over(books.pipe(Query.skip(3)), selected), toggle("e"))

    assert.strictEqual(namesOf(elsewhere), "acdf")
    assert.strictEqual(Selection.count(elsewhere.selection), 4)
    assert.strictEqual(namesOf(after(elsewhere, { _tag: "Page", ids: second })), "acdef")
    assert.strictEqual(namesOf(after(elsewhere, { _tag: "Clear" })), "")
  })

  it("updates the count when the number of matching items changes", () => {
    const selected = after(over(books), matching, toggle("b"), { _tag: "Counted", total: 4 })

    assert.strictEqual(Selection.count(selected.selection), 3)
    assert.strictEqual(namesOf(selected), "acdef")
    assert.strictEqual(after(selected, { _tag: "Counted", total: 4 }), selected)
    const one = after(over(books), toggle("a"))
    assert.strictEqual(after(one, { _tag: "Counted", total: 4 }), one)
  })

  it("clears the selection if a date replaces its string, because they match other items", () => {
    const since = (at: string | Date) => Query.from("books").pipe(Query.filter(Filter.eq("addedAt", at)))
    const at = new Date(0)
    const selected = after(over(since(at)), toggle("a"))

    assert.strictEqual(namesOf(over(since(at), selected)), "a")
    assert.strictEqual(namesOf(over(since(at.toISOString()), selected)), "")
  })

  it("clears the selection if drafts are added to the list", () => {
    const selected = after(over(books), toggle("a"))

    assert.strictEqual(namesOf(SelectionState.forKey(selected, SelectionState.matchKeyOf(books, true))), "")
  })

  it("starts a range at the last toggled item of the current page", () => {
    const selected = after(over(books), toggle("a", first), toggle("c", first))
    assert.strictEqual(namesOf(selected), "abc")

    const acrossPages = after(selected, toggle("e", second), toggle("f", second))
    assert.strictEqual(namesOf(acrossPages), "abcef")
  })

  it("starts no range after another action on the page", () => {
    const others: ReadonlyArray<SelectionState.SelectionEvent> = [
      { _tag: "Page", ids: first },
      { _tag: "Only", ids: first },
      { _tag: "AllMatching", drafts: false, filter: books.filter, total: 6 }
    ]
    for (const choice of others) {
      const names = namesOf(after(over(books), toggle("a"), choice, toggle("c", first)))
      assert.strictEqual(names, choice._tag === "AllMatching" ? "abdef" : "ab")
    }
  })

  it("selects only the given items", () => {
    assert.strictEqual(namesOf(after(over(books), matching, { _tag: "Only", ids: ["b", "d"] })), "bd")
  })
})
