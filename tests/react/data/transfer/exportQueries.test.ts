import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Selection from "../../../../packages/react/src/data/selection/Selection.ts"
import { hasDrafts, queryOf, scopesOf } from "../../../../packages/react/src/data/transfer/exportQueries.ts"

const stock = Query.from("stock").pipe(Query.filter(Filter.eq("shelf", "A")), Query.limit(20))
const chosen = Selection.ofIds(["a", "b"])
const matching = Selection.allMatching(Filter.eq("shelf", "B"), 9)

describe("the scope of an export", () => {
  it("is offered only if it differs", () => {
    assert.deepStrictEqual(scopesOf(Query.from("stock"), Selection.none), [{ scope: "all", count: undefined }])
    assert.deepStrictEqual(scopesOf(stock, Selection.put(matching, ["c"], false)), [
      { scope: "all", count: undefined },
      { scope: "filter", count: undefined },
      { scope: "selection", count: 8 }
    ])
  })

  it("is the whole collection, the filter or the selection", () => {
    const filters = [
      queryOf(stock, "all", chosen),
      queryOf(stock, "filter", chosen),
      queryOf(stock, "selection", chosen),
      queryOf(stock, "selection", matching),
      queryOf(stock, "selection", Selection.put(matching, ["c"], false))
    ].map(({ filter }) => Filter.toModel(filter))

    assert.deepStrictEqual(filters, [
      {},
      { shelf: "A" },
      { _id: { $hasSome: ["a", "b"] } },
      { shelf: "B" },
      { $and: [{ shelf: "B" }, { $not: [{ _id: { $hasSome: ["c"] } }] }] }
    ])
  })

  it("includes drafts if it is a selection with drafts", () => {
    const drafts = Selection.allMatching(Filter.empty, 2, { drafts: true })
    const included = [
      hasDrafts("all", chosen),
      hasDrafts("selection", chosen),
      hasDrafts("selection", matching),
      hasDrafts("selection", drafts),
      hasDrafts("filter", drafts)
    ]

    assert.deepStrictEqual(included, [false, false, false, true, false])
  })
})
