import * as Filter from "@portico/client/data/Filter"
import { first, request } from "../../../../packages/client/src/data/query/internal/Page.ts"
import { findProblems } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"

const sent = (query: Query.Any) => request(query, first(query), true)

const all = { dataCollectionId: "books", query: { fields: [], filter: {}, sort: [] }, referencedItemOptions: [] }

describe("Query", () => {
  it("requests every item by default", () => {
    assert.deepStrictEqual(sent(Query.from("books")), all)
  })

  it("encodes its calls", () => {
    const query = Query.from("books").pipe(
      Query.filter(Filter.gte("year", 1990)),
      Query.filter(Filter.startsWith("title", "E")),
      Query.ascending("title"),
      Query.descending("year", "price"),
      Query.limit(20),
      Query.skip(40),
      Query.fields("title", "year"),
      Query.fields("price"),
      Query.include("author"),
      Query.include("tags", { limit: 3 }),
      Query.returnTotalCount()
    )

    assert.deepStrictEqual(sent(query), {
      dataCollectionId: "books",
      query: {
        fields: ["title", "year", "price"],
        filter: { year: { $gte: 1990 }, title: { $startsWith: "E" } },
        sort: [
          { fieldName: "title", order: "ASC" },
          { fieldName: "year", order: "DESC" },
          { fieldName: "price", order: "DESC" }
        ],
        paging: { limit: 20, offset: 40 }
      },
      referencedItemOptions: [{ fieldName: "author" }, { fieldName: "tags", limit: 3 }],
      returnTotalCount: true
    })
  })

  it("uses its first filter unchanged", () => {
    const query = Query.from("books").pipe(Query.filter(Filter.between("year", 1990, 2000)))

    assert.deepStrictEqual(sent(query).query.filter, { $and: [{ year: { $gte: 1990 } }, { year: { $lt: 2000 } }] })
  })

  it("sends paging only if it has a limit or a skip", () => {
    assert.deepStrictEqual(sent(Query.from("books").pipe(Query.skip(0))), all)
    assert.deepStrictEqual(sent(Query.from("books").pipe(Query.skip(10))).query.paging, { offset: 10 })
    assert.deepStrictEqual(sent(Query.from("books").pipe(Query.limit(10))).query.paging, { limit: 10, offset: 0 })
  })

  it("does not change the query that it extends", () => {
    const query = Query.from("books")

    query.pipe(Query.filter(Filter.eq("a", 1)), Query.limit(3), Query.ascending("a"), Query.fields("a"))

    assert.deepStrictEqual(sent(query), all)
  })

  it("is equal to another one with the same calls", () => {
    const make = () => Query.from("books").pipe(Query.filter(Filter.eq("a", 1)), Query.ascending("b"), Query.limit(5))

    assert.isTrue(Equal.equals(make(), make()))
    assert.isFalse(Equal.equals(make(), make().pipe(Query.limit(6))))
  })
})

describe("an invalid query", () => {
  it("reports the problems of its calls, filter, sort and options together", () => {
    const query = Query.from("").pipe(
      Query.filter(Filter.call(Filter.empty, "gt", ["a", {}])),
      Query.ascending(""),
      Query.limit(-1),
      Query.skip(0.5),
      Query.fields(""),
      Query.include("", { limit: 0 })
    )

    assert.deepStrictEqual(
      findProblems(query, { language: "" }).map(({ code, path }) => `${code} ${path.join(".")}`),
      [
        "WDE0033 limit",
        "WDE0035 skip",
        "WDE0094 fields",
        "WDE0094 include",
        "WDE0033 include",
        "WDE0045 filter.gt.value",
        "WDE0094 ascending.0",
        "WDE0001 collection",
        "WDE0018 options.language"
      ]
    )
  })

  it("reports an invalid filter as its own argument", () => {
    const query = Query.from("books").pipe(Query.filter({ year: 1990 } as never))

    assert.deepStrictEqual(
      findProblems(query, {}).map(({ message, path }) => [message, path]),
      [["filter needs a filter. Received: an object. Create it with Filter or data.filter().", ["filter"]]]
    )
  })

  it("reports a filter of another collection", () => {
    const query = Query.from("books").pipe(Query.filter(Query.from("authors").filter))

    assert.deepStrictEqual(
      findProblems(query, {}).map(({ code }) => code),
      ["WDE0050"]
    )
  })
})
