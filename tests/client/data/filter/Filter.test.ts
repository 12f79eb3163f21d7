import * as Filter from "@portico/client/data/Filter"
import { assert, describe, it } from "@effect/vitest"
import * as Equal from "effect/Equal"

const at = new Date("2024-01-02T03:04:05.006Z")

const models: ReadonlyArray<readonly [string, Filter.Filter, unknown]> = [
  ["eq", Filter.eq("f", 1), { f: 1 }],
  ["eq null", Filter.eq("f", null), { f: null }],
  ["ne", Filter.ne("f", "x"), { f: { $ne: "x" } }],
  ["lt", Filter.lt("f", 1), { f: { $lt: 1 } }],
  ["gt", Filter.gt("f", at), { f: { $gt: at } }],
  ["lte", Filter.lte("f", 1), { f: { $lte: 1 } }],
  ["gte", Filter.gte("f", true), { f: { $gte: true } }],
  ["startsWith", Filter.startsWith("f", ""), { f: { $startsWith: "" } }],
  ["endsWith", Filter.endsWith("f", "x"), { f: { $endsWith: "x" } }],
  ["contains", Filter.contains("f", "x"), { f: { $contains: "x" } }],
  ["hasSome", Filter.hasSome("f", ["a", "b"]), { f: { $hasSome: ["a", "b"] } }],
  ["hasAll", Filter.hasAll("f", "a", "b"), { f: { $hasAll: ["a", "b"] } }],
  ["in", Filter.in("f", [1, 2]), { f: { $in: [1, 2] } }],
  ["exists", Filter.exists("f", false), { f: { $exists: false } }],
  ["isEmpty", Filter.isEmpty("f"), { f: null }],
  ["isNotEmpty", Filter.isNotEmpty("f"), { f: { $ne: null } }],
  ["between", Filter.between("f", 1, 5), { $and: [{ f: { $gte: 1 } }, { f: { $lt: 5 } }] }],
  ["not", Filter.not(Filter.eq("f", 1)), { $not: [{ f: 1 }] }],
  ["and", Filter.and(Filter.eq("f", 1), Filter.eq("g", 2)), { f: 1, g: 2 }],
  ["or", Filter.or(Filter.eq("f", 1), Filter.eq("g", 2)), { $or: [{ f: 1 }, { g: 2 }] }],
  ["and of three", Filter.and(Filter.eq("f", 1), Filter.eq("g", 2), Filter.eq("h", 3)), { f: 1, g: 2, h: 3 }],
  ["empty", Filter.empty, {}],
  ["a field called __proto__", Filter.eq("__proto__", 1), { ["__proto__"]: 1 }],
  ["a lone surrogate", Filter.eq("f", "\ud800"), { f: "\ud800" }]
]

describe("Filter", () => {
  it.each(models)("encodes %s", (_, filter, model) => {
    assert.deepStrictEqual(Filter.toModel(filter), model)
    assert.deepStrictEqual(filter.problems, [])
  })

  it("returns a filter of a collection unchanged", () => {
    const cheap = Filter.lt("price", 10)

    assert.strictEqual(Filter.of("books", cheap), cheap)
  })

  it("returns the same filter data-first and data-last", () => {
    const left = Filter.eq("a", 1)
    const right = Filter.gt("a", 2)

    assert.deepStrictEqual(Filter.toModel(left.pipe(Filter.and(right))), Filter.toModel(Filter.and(left, right)))
    assert.deepStrictEqual(Filter.toModel(left.pipe(Filter.or(right))), Filter.toModel(Filter.or(left, right)))
  })

  it("does not change the filters that it joins", () => {
    const left = Filter.eq("a", 1)
    const before = Filter.toModel(left)

    Filter.or(left, Filter.eq("b", 2))
    Filter.not(left)

    assert.deepStrictEqual(Filter.toModel(left), before)
  })

  it("does not change when its array argument changes", () => {
    const years = [1815, 1817]
    const filter = Filter.in("year", years)

    years.push(Number.NaN)

    assert.deepStrictEqual(Filter.toModel(filter), { year: { $in: [1815, 1817] } })
  })

  it("accepts booleans as the bounds of between", () => {
    const filter = Filter.between("signed", false, true)

    assert.deepStrictEqual(filter.problems, [])
    assert.deepStrictEqual(Filter.toModel(filter), { $and: [{ signed: { $gte: false } }, { signed: { $lt: true } }] })
    assert.deepStrictEqual(
      [true, false].map((signed) => Filter.matches(filter)({ signed })),
      [false, true]
    )
  })

  it("returns equal filters for equal calls", () => {
    assert.isTrue(Equal.equals(Filter.between("a", 1, 2), Filter.between("a", 1, 2)))
    assert.isFalse(Equal.equals(Filter.between("a", 1, 2), Filter.between("a", 1, 3)))
  })
})

type Call = Parameters<typeof Filter.call>

const wrong: ReadonlyArray<readonly [string, Call[1], Call[2], ReadonlyArray<string | number>]> = [
  ["WDE0040", "eq", ["f"], ["eq"]],
  ["WDE0040", "gte", ["f"], ["gte"]],
  ["WDE0040", "exists", ["f"], ["exists"]],
  ["WDE0040", "endsWith", ["f", "x", "y"], ["endsWith"]],
  ["WDE0041", "between", ["f", 1], ["between"]],
  ["WDE0042", "hasSome", ["f"], ["hasSome"]],
  ["WDE0039", "isEmpty", [], ["isEmpty"]],
  ["WDE0039", "isNotEmpty", ["f", "g"], ["isNotEmpty"]],
  ["WDE0039", "and", [], ["and"]],
  ["WDE0039", "or", [Filter.empty, Filter.empty], ["or"]],
  ["WDE0048", "eq", [5, 1], ["eq", "field"]],
  ["WDE0048", "in", [null, "x"], ["in", "field"]],
  ["WDE0094", "eq", ["", 1], ["eq", "field"]],
  ["WDE0044", "contains", ["f", 1], ["contains", "value"]],
  ["WDE0044", "startsWith", ["f", undefined], ["startsWith", "value"]],
  ["WDE0045", "eq", ["f", { x: 1 }], ["eq", "value"]],
  ["WDE0045", "ne", ["f", ["x"]], ["ne", "value"]],
  ["WDE0045", "eq", ["f", Number.NaN], ["eq", "value"]],
  ["WDE0045", "eq", ["f", new Date(Number.NaN)], ["eq", "value"]],
  ["WDE0045", "ne", ["f", Number.POSITIVE_INFINITY], ["ne", "value"]],
  ["WDE0045", "gt", ["f", null], ["gt", "value"]],
  ["WDE0045", "lt", ["f", () => 1], ["lt", "value"]],
  ["WDE0045", "lte", ["f", Number.NaN], ["lte", "value"]],
  ["WDE0045", "gte", ["f", new Date(Number.NaN)], ["gte", "value"]],
  ["WDE0045", "between", ["f", Number.NaN, 1], ["between", "value"]],
  ["WDE0045", "between", ["f", 1, Number.POSITIVE_INFINITY], ["between", "upper"]],
  ["WDE0046", "between", ["f", 1, "x"], ["between", "value"]],
  ["WDE0046", "between", ["f", new Date(0), "x"], ["between", "value"]],
  ["WDE0047", "hasSome", ["f", ["a", true]], ["hasSome", "values", 1]],
  ["WDE0047", "in", ["f", null], ["in", "values", 0]],
  // oxlint-disable-next-line no-sparse-arrays -- a gap would be encoded as null.
  ["WDE0047", "in", ["f", [1, , 2]], ["in", "values", 1]],
  ["WDE0062", "exists", ["f", "yes"], ["exists", "value"]],
  ["WDE0049", "and", [null], ["and"]],
  ["WDE0049", "or", ["x"], ["or"]],
  ["WDE0049", "not", [{}], ["not"]]
]

describe("Filter.call with invalid arguments", () => {
  it.each(wrong)("reports %s for %s %o, at %o", (code, method, args, path) => {
    const [problem, ...others] = Filter.call(Filter.eq("a", 1), method, args).problems

    assert.deepStrictEqual([problem?.code, problem?.path], [code, path])
    assert.deepStrictEqual(others, [])
    assert.notInclude(problem?.message, "{")
  })

  it.each<readonly [Call[1], Call[2], ReadonlyArray<readonly [string, string | number | undefined]>]>([
    [
      "between",
      ["", true, {}],
      [
        ["WDE0094", "field"],
        ["WDE0046", "value"]
      ]
    ],
    [
      "between",
      ["f", Number.NaN, Number.POSITIVE_INFINITY],
      [
        ["WDE0045", "value"],
        ["WDE0045", "upper"]
      ]
    ],
    [
      "gt",
      [5, null],
      [
        ["WDE0048", "field"],
        ["WDE0045", "value"]
      ]
    ],
    [
      "in",
      ["", [true, 1, {}]],
      [
        ["WDE0094", "field"],
        ["WDE0047", 0],
        ["WDE0047", 2]
      ]
    ],
    [
      "contains",
      ["", 5],
      [
        ["WDE0094", "field"],
        ["WDE0044", "value"]
      ]
    ]
  ])("reports every problem of %s with %o", (method, args, expected) => {
    const { problems } = Filter.call(Filter.empty, method, args)

    assert.deepStrictEqual(
      problems.map(({ code, path }): readonly [string, string | number | undefined] => [code, path.at(-1)]),
      expected
    )
  })

  it("does not change the filter", () => {
    const filter = Filter.call(Filter.eq("a", 1), "gt", ["b", {}])

    assert.deepStrictEqual(Filter.toModel(filter), { a: 1 })
  })

  it("reports the problems of joined filters in the order of the calls", () => {
    const calls: ReadonlyArray<readonly [Call[1], Call[2]]> = [
      ["gt", ["a", {}]],
      ["and", [Filter.call(Filter.empty, "eq", [5, 1])]],
      ["in", ["b"]]
    ]

    const { problems } = calls.reduce<Filter.Filter>(
      (filter, [method, args]) => Filter.call(filter, method, args),
      Filter.forCollection("books")
    )

    assert.deepStrictEqual(
      problems.map(({ code }) => code),
      ["WDE0045", "WDE0048", "WDE0042"]
    )
  })

  it("reports the received value", () => {
    const [problem] = Filter.call(Filter.empty, "in", ["year", [1990, true]]).problems

    assert.strictEqual(problem?.message, "in needs strings, numbers or valid dates. Received: true at index 1.")
  })
})

describe("a filter of a collection", () => {
  it("can be joined with one of the same collection", () => {
    const filter = Filter.call(Filter.forCollection("books"), "or", [Filter.forCollection("books")])

    assert.deepStrictEqual(filter.problems, [])
  })

  it("can be joined with one without a collection and still belongs to its own", () => {
    const filter = Filter.call(Filter.forCollection("books"), "and", [Filter.eq("a", 1)])

    assert.deepStrictEqual([filter.problems, filter.collection], [[], "books"])
  })

  it.each(["and", "or", "not"] as const)("cannot be joined with one of another collection by %s", (method) => {
    const [problem] = Filter.call(Filter.forCollection("books"), method, [Filter.forCollection("authors")]).problems

    assert.strictEqual(problem?.code, "WDE0050")
    assert.include(problem?.message, "books")
    assert.include(problem?.message, "authors")
  })
})

describe("Filter.raw", () => {
  it("simplifies its model", () => {
    assert.deepStrictEqual(Filter.toModel(Filter.raw({ $and: [{ a: 1 }, { b: { $gt: 2 } }] })), { a: 1, b: { $gt: 2 } })
  })

  it("can be joined with a built filter", () => {
    assert.deepStrictEqual(Filter.toModel(Filter.and(Filter.raw({ a: 1 }), Filter.eq("b", 2))), { a: 1, b: 2 })
  })

  it("rejects a date that is not a string", () => {
    const { problems } = Filter.raw({ a: { $date: 5 } })

    assert.deepStrictEqual(
      problems.map(({ path }) => path),
      [["a", "$date"]]
    )
  })

  it("reports its problems", () => {
    const { problems } = Filter.raw({ a: { $regex: "x" }, b: { $gt: {} } })

    assert.deepStrictEqual(
      problems.map(({ code, path }) => [code, path]),
      [
        ["WDE0070", ["a", "$regex"]],
        ["WDE0058", ["b", "$gt"]]
      ]
    )
  })
})
