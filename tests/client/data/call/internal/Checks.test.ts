import * as Checks from "../../../../../packages/client/src/data/call/internal/Checks.ts"
import type { Problem } from "../../../../../packages/client/src/data/call/internal/Problem.ts"
import { assert, describe, it } from "@effect/vitest"

const codes = (problems: ReadonlyArray<Problem>) => problems.map(({ code }) => code)
const paths = (problems: ReadonlyArray<Problem>) => problems.map(({ path }) => path.join("."))

const circle: Record<string, unknown> = { list: [1] }
circle["self"] = circle
circle["again"] = [circle]

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

describe("checkCollection and checkId", () => {
  it.each([["books"], ["Büch & Co"], [" "]])("accept %o", (name) => {
    assert.deepStrictEqual([codes(Checks.checkCollection(name)), codes(Checks.checkId(name))], [[], []])
  })

  it.each([[""], [5], [null], [undefined], [{}], ["\ud800"]])("reject %o", (name) => {
    assert.deepStrictEqual(
      [codes(Checks.checkCollection(name)), codes(Checks.checkId(name))],
      [["WDE0001"], ["WDE0002"]]
    )
  })
})

describe("checkItem", () => {
  it.each([
    [{}],
    [{ _id: "b1", title: "Emma", price: 1.5, sold: false, at: new Date(0), none: null, missing: undefined }],
    [{ html: "<script>", nul: "\u0000", surrogate: "\ud800", text: "x".repeat(1_000_000) }],
    [{ ["__proto__"]: { polluted: true }, $where: "1", "a.b": 1, constructor: {} }],
    [{ deep: nested(60) }],
    [Object.create(null)]
  ])("accepts item %#", (item) => {
    assert.deepStrictEqual(Checks.checkItem(item, false), [])
  })

  it.each([["text"], [null], [undefined], [[1, 2]], [new Date(0)], [new Map()], [5]])("rejects %o", (item) => {
    assert.deepStrictEqual(codes(Checks.checkItem(item, false)), ["WDE0004"])
  })

  it("requires a string _id if there is one, and an _id for a replacement", () => {
    assert.deepStrictEqual(codes(Checks.checkItem({ _id: 5 }, false)), ["WDE0007"])
    assert.deepStrictEqual(codes(Checks.checkItem({ _id: null }, false)), ["WDE0007"])
    assert.deepStrictEqual(codes(Checks.checkItem({ _id: "" }, false)), ["WDE0007"])
    assert.deepStrictEqual(codes(Checks.checkItem({ _id: undefined }, false)), [])
    assert.deepStrictEqual(codes(Checks.checkItem({ title: "Emma" }, true)), ["WDE0007"])
  })

  it.each([
    ["item.a", { a: Number.NaN }],
    ["item.a", { a: Number.NEGATIVE_INFINITY }],
    ["item.a", { a: 1n }],
    ["item.a", { a: () => 1 }],
    ["item.a", { a: Symbol("a") }],
    ["item.a.b.1", { a: { b: [1, undefined] } }],
    ["item.a.1", { a: [1, , 3] }], // oxlint-disable-line no-sparse-arrays -- the test is about a gap
    ["item.a", { a: new Date(Number.NaN) }],
    ["item.a", { a: new Map([["b", 1]]) }],
    ["item.a.0", { a: [/x/] }]
  ])("reports a value that JSON would lose at %s", (path, item) => {
    const problems = Checks.checkItem(item, false)

    assert.deepStrictEqual([codes(problems), paths(problems)], [["WDE0004"], [path]])
    assert.include(problems[0]?.message, path)
  })

  it("reports circular and endlessly nested items", () => {
    assert.deepStrictEqual(paths(Checks.checkItem(circle, false)), [
      "item.self.self",
      "item.self.again.0",
      "item.again.0.self",
      "item.again.0.again"
    ])
    assert.deepStrictEqual(codes(Checks.checkItem({ deep: nested(10_000) }, false)), ["WDE0004"])
  })

  it("reports every problem of an item", () => {
    assert.deepStrictEqual(paths(Checks.checkItem({ _id: 5, a: Number.NaN, b: [undefined] }, false)), [
      "item._id",
      "item.a",
      "item.b.0"
    ])
  })
})

describe("checkOptions", () => {
  it.each([
    [undefined],
    [null],
    [{}],
    [
      {
        suppressAuth: true,
        suppressHooks: false,
        showDrafts: true,
        consistentRead: false,
        language: "en",
        clientId: true
      }
    ],
    [{ language: null, suppressHooks: null }],
    [{ appOptions: { a: { b: [1, 2] } } }],
    [{ unknown: "x" }]
  ])("accepts %o", (options) => {
    assert.deepStrictEqual(Checks.checkOptions(options), [])
  })

  it.each([
    ["options", "x"],
    ["options", []],
    ["options.suppressAuth", { suppressAuth: 1 }],
    ["options.suppressHooks", { suppressHooks: "x" }],
    ["options.showDrafts", { showDrafts: "yes" }],
    ["options.consistentRead", { consistentRead: 0 }],
    ["options.language", { language: "" }],
    ["options.language", { language: true }],
    ["options.appOptions", { appOptions: "x" }],
    ["options.appOptions.a", { appOptions: { a: 1n } }]
  ])("reports the problem at %s: %o", (path, options) => {
    const problems = Checks.checkOptions(options)

    assert.deepStrictEqual([codes(problems), paths(problems)], [["WDE0018"], [path]])
  })
})

describe("checkLimit and checkSkip", () => {
  it.each([
    [1, []],
    [9_007_199_254_740_990, []],
    [0, ["WDE0033"]],
    [-1, ["WDE0033"]],
    [Number.NaN, ["WDE0033"]],
    [1.5, ["WDE0035"]],
    [Number.POSITIVE_INFINITY, ["WDE0035"]],
    [9_007_199_254_740_991, ["WDE0035"]],
    ["5", ["WDE0032"]],
    [null, ["WDE0032"]]
  ])("return the problems of the limit %o", (limit, expected) => {
    assert.deepStrictEqual(codes(Checks.checkLimit(limit)), expected)
  })

  it.each([
    [0, []],
    [10, []],
    [-1, ["WDE0034"]],
    [Number.NaN, ["WDE0034"]],
    [0.5, ["WDE0035"]],
    [2 ** 53, ["WDE0035"]],
    ["5", ["WDE0032"]]
  ])("return the problems of the skip %o", (skip, expected) => {
    assert.deepStrictEqual(codes(Checks.checkSkip(skip)), expected)
  })
})
