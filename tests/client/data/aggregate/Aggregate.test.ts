import * as Aggregate from "@portico/client/data/Aggregate"
import { findProblems } from "@portico/client/data/Aggregates"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"

/** Functions as plain JavaScript calls them. */
const loose = Aggregate as unknown as Record<
  "filter" | "having" | "group" | "sum" | "avg" | "min" | "max" | "count",
  (...args: ReadonlyArray<unknown>) => (self: Aggregate.Any) => Aggregate.Any
>

const books = Aggregate.from("books")

const codesOf = (aggregate: Aggregate.Any, options?: unknown) =>
  findProblems(aggregate, options).map(({ code, path }) => `${code} ${path.join(".")}`)

describe("an aggregation", () => {
  it("names its results after their fields unless told otherwise", () => {
    const { operations } = books.pipe(
      Aggregate.sum("price"),
      Aggregate.avg("price"),
      Aggregate.min("price"),
      Aggregate.max("price", "dearest"),
      Aggregate.count()
    )

    assert.deepStrictEqual<unknown>(operations, [
      { resultFieldName: "priceSum", sum: { itemFieldName: "price" } },
      { resultFieldName: "priceAvg", average: { itemFieldName: "price" } },
      { resultFieldName: "priceMin", min: { itemFieldName: "price" } },
      { resultFieldName: "dearest", max: { itemFieldName: "price" } },
      { resultFieldName: "count", itemCount: {} }
    ])
  })

  it("leaves the one that it is made of as it is", () => {
    books.pipe(Aggregate.group("a"), Aggregate.count(), Aggregate.limit(3), Aggregate.filter(Filter.eq("a", 1)))

    assert.deepStrictEqual(
      [books.groups, books.operations, books.limit, Filter.toModel(books.filter)],
      [[], [], undefined, {}]
    )
  })

  it("equals another one of the same calls, so that it can be a key", () => {
    const make = () => books.pipe(Aggregate.group("a"), Aggregate.count(), Aggregate.descending("count"))

    assert.isTrue(Equal.equals(make(), make()))
    assert.isFalse(Equal.equals(make(), make().pipe(Aggregate.limit(6))))
  })

  it("groups by fields given one by one or as a list", () => {
    assert.deepStrictEqual(books.pipe(Aggregate.group("a", "b")).groups, ["a", "b"])
    assert.deepStrictEqual(books.pipe(Aggregate.group(["a", "b"])).groups, ["a", "b"])
  })

  it("takes a filter after an empty one, which counts as none", () => {
    const aggregate = books.pipe(Aggregate.filter(Filter.empty), Aggregate.filter(Filter.eq("b", 1)))

    assert.deepStrictEqual([codesOf(aggregate), Filter.toModel(aggregate.filter)], [[], { b: 1 }])
  })
})

describe("a wrong aggregation", () => {
  const filter = Filter.eq("a", 1)

  it.each<[string, Aggregate.Any, ReadonlyArray<string>]>([
    ["no filter", books.pipe(loose.filter()), ["WDE0039 filter"]],
    ["a filter that is not built", books.pipe(loose.filter({ a: 1 })), ["WDE0011 filter"]],
    ["a query for a filter", books.pipe(loose.filter(Query.from("books"))), ["WDE0011 filter"]],
    ["a text for having", books.pipe(loose.having("x")), ["WDE0011 having"]],
    ["two filters", books.pipe(Aggregate.filter(filter), Aggregate.filter(filter)), ["WDE0012 filter"]],
    ["having twice", books.pipe(loose.having(filter), loose.having(filter)), ["WDE0012 having"]],
    ["two groups", books.pipe(Aggregate.group("a"), Aggregate.group("b")), ["WDE0013 group"]],
    ["a group of nothing", books.pipe(loose.group()), ["WDE0043 group"]],
    ["a group by a number", books.pipe(loose.group("a", 5)), ["WDE0044 group.1"]],
    ["a group by no name", books.pipe(loose.group("")), ["WDE0094 group.0"]],
    ["a sum of nothing", books.pipe(loose.sum()), ["WDE0043 sum"]],
    ["a mean of a number", books.pipe(loose.avg(5)), ["WDE0044 avg.0"]],
    ["a result that is no name", books.pipe(loose.max("a", {})), ["WDE0044 max.1"]],
    ["a result without a name", books.pipe(Aggregate.min("a", "")), ["WDE0094 min.1"]],
    ["a count of something", books.pipe(loose.count("total")), ["WDE0038 count"]],
    ["a limit of none", books.pipe(Aggregate.limit(0)), ["WDE0033 limit"]],
    ["a skip backwards", books.pipe(Aggregate.skip(-1)), ["WDE0034 skip"]],
    ["a skip before a cursor", books.pipe(Aggregate.skip(5), Aggregate.byCursor), ["WDE0080 skip"]],
    ["a filter of another collection", books.pipe(loose.filter(Filter.everything("authors"))), ["WDE0050 filter.and"]]
  ])("tells of %s", (_, aggregate, expected) => {
    assert.deepStrictEqual(codesOf(aggregate), expected)
  })

  it("tells of itself, its filters, its order and its options, all at once", () => {
    const aggregate = Aggregate.from("").pipe(
      Aggregate.ascending(""),
      loose.having(Filter.call(Filter.empty, "in", ["a"])),
      loose.filter(Filter.call(Filter.empty, "gt", ["a", {}])),
      loose.sum(5),
      Aggregate.limit(0.5)
    )

    assert.deepStrictEqual(codesOf(aggregate, { language: "" }), [
      "WDE0044 sum.0",
      "WDE0035 limit",
      "WDE0045 filter.gt.value",
      "WDE0042 having.in",
      "WDE0094 ascending.0",
      "WDE0001 collection",
      "WDE0018 options.language"
    ])
  })
})
