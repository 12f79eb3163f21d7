import { assert, describe, it } from "@effect/vitest"
import * as Expression from "../../../../packages/provider/src/engine/pipeline/Expression.ts"
import type { Json, JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"

type Operation = Expression.Operation

const value = (given: Json): Expression.Expression => ({ _tag: "Value", value: given })

const calculate = (operation: Operation, operands: ReadonlyArray<Json>): Json =>
  Expression.compile({ _tag: "Call", operation, operands: operands.map(value) })({})

const date: JsonObject = { $date: "2020-01-01T00:00:00.000Z" }

/** Operands and the expected result. */
const table: Readonly<Record<Operation, ReadonlyArray<readonly [ReadonlyArray<Json>, Json]>>> = {
  add: [
    [[1, 2, 3], 6],
    [[0.1, 0.2], 0.30000000000000004],
    [[1, null], null],
    [[1, "2"], null],
    [[1, true], null],
    [[5, -5], 0]
  ],
  subtract: [
    [[1, 3], -2],
    [["a", 3], null]
  ],
  multiply: [
    [[2, 3, -0.5], -3],
    [[-1, 0], 0],
    [[1e100, 1e100], null],
    [[1e-100, 1e-100], 0],
    [[1e100, 1e100, 0], null],
    [[2, date], null]
  ],
  divide: [
    [[1, 4], 0.25],
    [[1, 0], null],
    [[0, 0], null],
    [[1, 5e-324], null],
    [[0, -3], 0]
  ],
  mod: [
    [[7, 3], 1],
    [[-7, 3], -1],
    [[7, -3], 1],
    [[0.3, 0.1], 0],
    [[5.5, 2], 1.5],
    [[5, 0], null],
    [[null, 2], null]
  ],
  sum: [
    [[0.1, 0.2], 0.3],
    [[1, null, "2", true], 1],
    [[null], 0],
    [[1e15, 0.1, -1e15], 0.1]
  ],
  abs: [
    [[-2.5], 2.5],
    [["-2"], null],
    [[null], null]
  ],
  floor: [
    [[-0.5], -1],
    [[1.9], 1]
  ],
  ceil: [
    [[-0.5], 0],
    [[1.1], 2]
  ],
  concat: [
    [["a", "b", ""], "ab"],
    [["a", null], null],
    [["a", 1], null]
  ],
  stringify: [
    [["a"], "a"],
    [[null], null],
    [[true], "true"],
    [[0.1], "0.1"],
    [[1e21], "1e+21"],
    [[1e20], "100000000000000000000"],
    [[1e-6], "0.000001"],
    [[1e-7], "1e-7"],
    [[date], "2020-01-01T00:00:00.000Z"],
    [[[1, "a", 1e-7]], '[1, "a", 0.0000001]'],
    [[{ long: 1, b: [], a: date }], '{"a": {"$date": "2020-01-01T00:00:00.000Z"}, "b": [], "long": 1}'],
    [[{}], "{}"]
  ],
  toLower: [
    [["ÄÖİΣ"], "äöiσ"],
    [[1], null]
  ],
  toUpper: [
    [["äöß"], "ÄÖß"],
    [["straße ŉ"], "STRAßE ŉ"],
    [[null], null]
  ],
  length: [
    [["😀é"], 2],
    [[[1, [2, 3]]], 2],
    [[""], 0],
    [[{}], null],
    [[date], null],
    [[12], null]
  ],
  substring: [
    [["😀bcd", 1, 2], "bc"],
    [["abc", 1], "bc"],
    [["abc", -2], "bc"],
    [["abc", -9, 2], "ab"],
    [["abc", 1.9, 1.9], "b"],
    [["abc", 9], ""],
    [["abc", 0, -1], ""],
    [["abc", null], null],
    [["abc", 0, null], null],
    [[5, 0], null]
  ]
}

describe.each(Object.entries(table))("%s", (operation, cases) => {
  it.each(cases.map(([operands, expected]) => [JSON.stringify(operands), operands, expected] as const))(
    "computes %s",
    (_, operands, expected) => {
      assert.deepStrictEqual(calculate(operation as Operation, operands), expected)
    }
  )
})

it("returns null instead of a string longer than an item allows", () => {
  const long = "x".repeat(300_000)

  assert.strictEqual(calculate("concat", [long, long]), null)
})

it("reads a field by its path, and null if it is missing", () => {
  const read = (...path: ReadonlyArray<string>) =>
    Expression.compile({ _tag: "Field", path })(JSON.parse('{"a":{"b":1},"list":[1],"__proto__":{"x":2}}'))

  assert.deepStrictEqual(
    [read("a", "b"), read("a", "c"), read("list", "0"), read("__proto__", "x"), read("constructor")],
    [1, null, null, 2, null]
  )
})
