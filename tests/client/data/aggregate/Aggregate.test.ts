import * as Aggregate from "@portico/client/data/Aggregate"
import { findProblems } from "@portico/client/data/Aggregates"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"

/** The functions with the types of plain JavaScript. */
const loose = Aggregate as unknown as Record<
  "filter" | "having" | "group" | "sum" | "avg" | "min" | "max" | "count",
  (...args: ReadonlyArray<unknown>) => (self: Aggregate.Any) => Aggregate.Any
>

const books = Aggregate.from("books")

const codesOf = (aggregate: Aggregate.Any, options?: unknown) =>
  findProblems(aggregate, options).map(({ code, path }) => `${code} ${path.join(".")}`)

describe("an aggregation", () => {
  it("names its results after their fields by default", () => {
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

  it("does not change the aggregation that it extends", () => {
    books.pipe(Aggregate.group("a"), Aggregate.count(), Aggregate.limit(3), Aggregate.filter(Filter.eq("a", 1)))

    assert.deepStrictEqual(
      [books.groups, books.operations, books.limit, Filter.toModel(books.filter)],
      [[], [], undefined, {}]
    )
  })

  it("is equal to another one with the same calls", () => {
    const make = () => books.pipe(Aggregate.group("a"), Aggregate.count(), Aggregate.descending("count"))

    assert.isTrue(Equal.equals(make(), make()))
    assert.isFalse(Equal.equals(make(), make().pipe(Aggregate.limit(6))))
  })

  it("groups by fields passed as arguments or as an array", () => {
    assert.deepStrictEqual(books.pipe(Aggregate.group("a", "b")).groups, ["a", "b"])
    assert.deepStrictEqual(books.pipe(Aggregate.group(["a", "b"])).groups, ["a", "b"])
  })

  it("accepts a filter after an empty filter", () => {
    const aggregate = books.pipe(Aggregate.filter(Filter.empty), Aggregate.filter(Filter.eq("b", 1)))

    assert.deepStrictEqual([codesOf(aggregate), Filter.toModel(aggregate.filter)], [[], { b: 1 }])
  })
})

describe("an invalid aggregation", () => {
  const filter = Filter.eq("a", 1)

  it.each<[string, Aggregate.Any, ReadonlyArray<string>]>([
    ["no filter", books.pipe(loose.filter()), ["WDE0039 filter"]],
    ["a filter that is a plain object", books.pipe(loose.filter({ a: 1 })), ["WDE0011 filter"]],
    ["a query instead of a filter", books.pipe(loose.filter(Query.from("books"))), ["WDE0011 filter"]],
    ["a string for having", books.pipe(loose.having("x")), ["WDE0011 having"]],
    ["two filters", books.pipe(Aggregate.filter(filter), Aggregate.filter(filter)), ["WDE0012 filter"]],
    ["two having calls", books.pipe(loose.having(filter), loose.having(filter)), ["WDE0012 having"]],
    ["two groups", books.pipe(Aggregate.group("a"), Aggregate.group("b")), ["WDE0013 group"]],
    ["a group without a field", books.pipe(loose.group()), ["WDE0043 group"]],
    ["a group by a number", books.pipe(loose.group("a", 5)), ["WDE0044 group.1"]],
    ["a group by an empty name", books.pipe(loose.group("")), ["WDE0094 group.0"]],
    ["a sum without a field", books.pipe(loose.sum()), ["WDE0043 sum"]],
    ["an average of a number", books.pipe(loose.avg(5)), ["WDE0044 avg.0"]],
    ["an object as a result name", books.pipe(loose.max("a", {})), ["WDE0044 max.1"]],
    ["an empty result name", books.pipe(Aggregate.min("a", "")), ["WDE0094 min.1"]],
    ["a count with an argument", books.pipe(loose.count("total")), ["WDE0038 count"]],
    ["a limit of 0", books.pipe(Aggregate.limit(0)), ["WDE0033 limit"]],
    ["a negative skip", books.pipe(Aggregate.skip(-1)), ["WDE0034 skip"]],
    ["a skip before a cursor", books.pipe(Aggregate.skip(5), Aggregate.byCursor), ["WDE0080 skip"]],
    [
      "a filter of another collection",
      books.pipe(loose.filter(Filter.forCollection("authors"))),
      ["WDE0050 filter.and"]
    ]
  ])("reports %s", (_, aggregate, expected) => {
    assert.deepStrictEqual(codesOf(aggregate), expected)
  })

  it("reports the problems of its calls, filters, sort and options together", () => {
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
