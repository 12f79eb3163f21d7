import * as Expression from "@portico/client/data/Expression"
import { assert, describe, it } from "@effect/vitest"

const { field } = Expression
const a = { fieldPath: "a" }
const two = { numeric: 2 }

describe("Expression", () => {
  it.each<[Expression.Expression, object]>([
    [field("a"), a],
    [Expression.text("x"), { text: "x" }],
    [Expression.numeric(1.5), { numeric: 1.5 }],
    [Expression.add(field("a"), 2), { add: { expressions: [a, two] } }],
    [Expression.multiply(field("a"), 2), { multiply: { expressions: [a, two] } }],
    [Expression.sum(field("a"), 2), { sum: { expressions: [a, two] } }],
    [Expression.concat(field("a"), "x"), { concat: { expressions: [a, { text: "x" }] } }],
    [Expression.subtract(field("a"), 2), { subtract: { firstExpression: a, secondExpression: two } }],
    [Expression.divide(field("a"), 2), { divide: { firstExpression: a, secondExpression: two } }],
    [Expression.mod(2, field("a")), { mod: { firstExpression: two, secondExpression: a } }],
    [Expression.abs(field("a")), { abs: { expression: a } }],
    [Expression.floor(field("a")), { floor: { expression: a } }],
    [Expression.ceil(Expression.floor(field("a"))), { ceil: { expression: { floor: { expression: a } } } }],
    [Expression.stringify(field("a")), { stringify: { expression: a } }],
    [Expression.toLower(field("a")), { toLower: { expression: a } }],
    [Expression.toUpper("x"), { toUpper: { expression: { text: "x" } } }],
    [Expression.length(field("a")), { length: { expression: a } }],
    [Expression.size(field("a")), { length: { expression: a } }],
    [Expression.substring(field("a"), 2), { substring: { expression: a, startExpression: two } }],
    [
      Expression.substring(field("a"), 2, 2),
      { substring: { expression: a, startExpression: two, lengthExpression: two } }
    ]
  ])("encodes its model: %o", ({ model, problems }, expected) => {
    assert.deepStrictEqual<unknown>([model, problems], [expected, []])
  })
})

describe("an invalid expression", () => {
  type Loose = (...args: ReadonlyArray<unknown>) => Expression.Expression
  const loose = Expression as unknown as Readonly<Record<keyof typeof Expression, Loose>>

  it.each<[string, ReadonlyArray<unknown>, string]>([
    ["field", [5], "WDE0003"],
    ["field", [""], "WDE0094"],
    ["text", [5], "WDE0044"],
    ["numeric", ["5"], "WDE0032"],
    ["numeric", [Number.NaN], "WDE0032"],
    ["add", [], "WDE0043"],
    ["add", ["a"], "WDE0032"],
    ["concat", [5], "WDE0044"],
    ["subtract", [1], "WDE0040"],
    ["divide", [1, {}], "WDE0032"],
    ["abs", [1, 2], "WDE0039"],
    ["stringify", [{}], "WDE0045"],
    ["substring", ["a"], "WDE0042"],
    ["substring", ["a", "b"], "WDE0032"]
  ])("reports the problem of %s with %o", (method, args, code) => {
    const { problems } = loose[method as keyof typeof Expression](...args)

    assert.deepStrictEqual(
      problems.map((problem) => problem.code),
      [code]
    )
  })

  it("reports the problems of nested expressions", () => {
    const { problems } = Expression.add(field(""), Expression.abs(field("")))

    assert.strictEqual(problems.length, 2)
  })
})
