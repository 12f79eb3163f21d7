import * as Filter from "@portico/client/data/Filter"
import { findProblems } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"

const books = SearchQuery.from("books")

describe("SearchQuery", () => {
  it("uses the last expression and mode", () => {
    const { search } = books.pipe(
      SearchQuery.expression("green"),
      SearchQuery.mode("AND"),
      SearchQuery.expression("red"),
      SearchQuery.mode("OR"),
      SearchQuery.fuzzy()
    )

    assert.deepStrictEqual([search, books.search], [{ expression: "red", mode: "OR", fuzzy: true }, {}])
  })

  it("remains a search after the functions that it shares with Query", () => {
    const search = books.pipe(
      SearchQuery.expression("red"),
      SearchQuery.filter(Filter.eq("a", 1)),
      SearchQuery.limit(3),
      SearchQuery.fields("a"),
      SearchQuery.mode("OR")
    )

    assert.deepStrictEqual(
      [search.search, search.limit, search.fields, Filter.toModel(search.filter)],
      [{ expression: "red", mode: "OR" }, 3, ["a"], { a: 1 }]
    )
    assert.isFalse(Query.isQuery(search.pipe(SearchQuery.limit(3))))
  })

  it("is equal to another one with the same calls", () => {
    const make = () => books.pipe(SearchQuery.expression("red"), SearchQuery.limit(3))

    assert.isTrue(Equal.equals(make(), make()))
    assert.isFalse(Equal.equals(make(), make().pipe(SearchQuery.fuzzy())))
  })
})

describe("an invalid search", () => {
  it("reports the problems of its expression, mode, filter, page and options together", () => {
    const search = books.pipe(
      SearchQuery.expression(5 as never),
      SearchQuery.mode("XOR" as never),
      SearchQuery.fuzzy("very" as never),
      SearchQuery.limit(0),
      SearchQuery.skip(3),
      SearchQuery.byCursor,
      SearchQuery.include(""),
      SearchQuery.fields(""),
      SearchQuery.descending(""),
      SearchQuery.ascending(""),
      SearchQuery.filter(Filter.call(Filter.empty, "gt", ["a", {}]))
    )

    assert.deepStrictEqual(
      findProblems(search, { language: "" })
        .map(({ code }) => code)
        .join(" "),
      "WDE0044 WDE0018 WDE0018 WDE0033 WDE0094 WDE0094 WDE0045 WDE0094 WDE0094 WDE0080 WDE0018"
    )
  })
})
