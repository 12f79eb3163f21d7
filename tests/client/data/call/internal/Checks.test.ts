import * as Checks from "../../../../../packages/client/src/data/call/internal/Checks.ts"
import { assert, describe, it } from "@effect/vitest"

const codes = (problems: ReturnType<typeof Checks.checkId>) => problems.map(({ code }) => code)
const paths = (problems: ReturnType<typeof Checks.checkId>) => problems.map(({ path }) => path.join("."))

const circle: Record<string, unknown> = { list: [1] }
circle["self"] = circle
circle["again"] = [circle]

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

describe("a collection and an item are known by a text", () => {
  it.each([["books"], ["Büch & Co"], [" "]])("such as %o", (name) => {
    assert.deepStrictEqual([codes(Checks.checkCollection(name)), codes(Checks.checkId(name))], [[], []])
  })

  it.each([[""], [5], [null], [undefined], [{}], ["\ud800"]])("but not %o", (name) => {
    assert.deepStrictEqual(
      [codes(Checks.checkCollection(name)), codes(Checks.checkId(name))],
      [["WDE0001"], ["WDE0002"]]
    )
  })
})

describe("an item", () => {
  it.each([
    [{}],
    [{ _id: "b1", title: "Emma", price: 1.5, sold: false, at: new Date(0), none: null, missing: undefined }],
    [{ html: "<script>", nul: "\u0000", surrogate: "\ud800", text: "x".repeat(1_000_000) }],
    [{ ["__proto__"]: { polluted: true }, $where: "1", "a.b": 1, constructor: {} }],
    [{ deep: nested(60) }],
    [Object.create(null)]
  ])("may be %#", (item) => {
    assert.deepStrictEqual(Checks.checkItem(item, false), [])
  })

  it.each([["text"], [null], [undefined], [[1, 2]], [new Date(0)], [new Map()], [5]])("may not be %o", (item) => {
    assert.deepStrictEqual(codes(Checks.checkItem(item, false)), ["WDE0004"])
  })

  it("needs an _id that is a text where it has one, and has one where it is replaced", () => {
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
    ["item.a.1", { a: [1, , 3] }], // oxlint-disable-line no-sparse-arrays -- a gap is what is tested
    ["item.a", { a: new Date(Number.NaN) }],
    ["item.a", { a: new Map([["b", 1]]) }],
    ["item.a.0", { a: [/x/] }]
  ])("is told where JSON would lose something: at %s", (path, item) => {
    const problems = Checks.checkItem(item, false)

    assert.deepStrictEqual([codes(problems), paths(problems)], [["WDE0004"], [path]])
    assert.include(problems[0]?.message, path)
  })

  it("is told when it holds itself, or never ends", () => {
    assert.deepStrictEqual(paths(Checks.checkItem(circle, false)), [
      "item.self.self",
      "item.self.again.0",
      "item.again.0.self",
      "item.again.0.again"
    ])
    assert.deepStrictEqual(codes(Checks.checkItem({ deep: nested(10_000) }, false)), ["WDE0004"])
  })

  it("is told all that is wrong with it", () => {
    assert.deepStrictEqual(paths(Checks.checkItem({ _id: 5, a: Number.NaN, b: [undefined] }, false)), [
      "item._id",
      "item.a",
      "item.b.0"
    ])
  })
})

describe("options", () => {
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
  ])("may be %o", (options) => {
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
  ])("are told at %s: %o", (path, options) => {
    const problems = Checks.checkOptions(options)

    assert.deepStrictEqual([codes(problems), paths(problems)], [["WDE0018"], [path]])
  })
})

describe("numbers", () => {
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
  ])("a limit of %o", (limit, expected) => {
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
  ])("a skip of %o", (skip, expected) => {
    assert.deepStrictEqual(codes(Checks.checkSkip(skip)), expected)
  })
})

it("finds the field names that a filter cannot name, at any depth", () => {
  const item = { $where: 1, a: { "b.c": 1, d: [{ $e: 1 }] }, fine: 1 }

  assert.deepStrictEqual(Checks.findOddNames(item), ["$where", "a.b.c", "a.d.0.$e"])
})
