import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Choosing from "../../../../packages/react/src/data/selection/Choosing.ts"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"

const books = Query.from("books").pipe(Query.filter(Filter.lt("price", 12)), Query.limit(3))
const [first, second] = [
  ["a", "b", "c"],
  ["d", "e", "f"]
] as const
const all = [...first, ...second]

const over = (query: Query.Any, self = Choosing.begin(Choosing.meaningOf(books))) =>
  Choosing.of(self, Choosing.meaningOf(query))

const after = (self: Choosing.Choosing, ...choices: ReadonlyArray<Choosing.Choice>) =>
  choices.reduce(Choosing.chosen, self)

const toggle = (id: string, through: ReadonlyArray<string> = []): Choosing.Choice => ({ _tag: "Toggle", id, through })

const matching: Choosing.Choice = { _tag: "AllMatching", drafts: false, filter: books.filter, total: 6 }

const namesOf = ({ selection }: Choosing.Choosing) => all.filter((id) => Selection.has(selection, id)).join("")

describe("Choosing", () => {
  it("preserves the selection during paging and sorting", () => {
    const chosen = after(over(books), toggle("a"), { _tag: "Page", ids: second })
    const elsewhere = over(books.pipe(Query.skip(3), Query.descending("year"), Query.limit(50)), chosen)

    assert.strictEqual(elsewhere, chosen)
    assert.strictEqual(namesOf(elsewhere), "adef")
  })

  it("preserves the selection if the filter is created again with the same meaning", () => {
    const chosen = after(over(books), toggle("a"))
    const again = Query.from("books").pipe(Query.filter(Filter.lt("price", 12)))

    assert.strictEqual(over(again, chosen), chosen)
  })

  it("clears the selection if the query matches other items", () => {
    const chosen = after(over(books), toggle("a"))

    assert.strictEqual(namesOf(over(books.pipe(Query.filter(Filter.lt("price", 11))), chosen)), "")
    assert.strictEqual(namesOf(over(Query.from("novels").pipe(Query.filter(Filter.lt("price", 12))), chosen)), "")
  })

  it("selects all matching items except the deselected ones, on any page", () => {
    const chosen = after(over(books), matching, toggle("b"))
    const elsewhere = after(over(books.pipe(Query.skip(3)), chosen), toggle("e"))

    assert.strictEqual(namesOf(elsewhere), "acdf")
    assert.strictEqual(Selection.count(elsewhere.selection), 4)
    assert.strictEqual(namesOf(after(elsewhere, { _tag: "Page", ids: second })), "acdef")
    assert.strictEqual(namesOf(after(elsewhere, { _tag: "Clear" })), "")
  })

  it("updates the count when the number of matching items changes", () => {
    const chosen = after(over(books), matching, toggle("b"), { _tag: "Counted", total: 4 })

    assert.strictEqual(Selection.count(chosen.selection), 3)
    assert.strictEqual(namesOf(chosen), "acdef")
    assert.strictEqual(after(chosen, { _tag: "Counted", total: 4 }), chosen)
    const one = after(over(books), toggle("a"))
    assert.strictEqual(after(one, { _tag: "Counted", total: 4 }), one)
  })

  it("clears the selection if a date replaces its string, because they match other items", () => {
    const since = (at: string | Date) => Query.from("books").pipe(Query.filter(Filter.eq("addedAt", at)))
    const at = new Date(0)
    const chosen = after(over(since(at)), toggle("a"))

    assert.strictEqual(namesOf(over(since(at), chosen)), "a")
    assert.strictEqual(namesOf(over(since(at.toISOString()), chosen)), "")
  })

  it("clears the selection if drafts are added to the list", () => {
    const chosen = after(over(books), toggle("a"))

    assert.strictEqual(namesOf(Choosing.of(chosen, Choosing.meaningOf(books, true))), "")
  })

  it("starts a range at the last toggled item of the current page", () => {
    const chosen = after(over(books), toggle("a", first), toggle("c", first))
    assert.strictEqual(namesOf(chosen), "abc")

    const acrossPages = after(chosen, toggle("e", second), toggle("f", second))
    assert.strictEqual(namesOf(acrossPages), "abcef")
  })

  it("starts no range after another action on the page", () => {
    const others: ReadonlyArray<Choosing.Choice> = [
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
