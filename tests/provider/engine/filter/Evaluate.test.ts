import * as Evaluate from "../../../../packages/provider/src/engine/filter/Evaluate.ts"
import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import type { JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

const holds = (model: unknown, data: unknown): boolean =>
  Evaluate.compile(Result.getOrThrow(Parse.parse(model)))(data as JsonObject)

const day = { $date: "2020-01-01T00:00:00.000Z" }
const nextDay = { $date: "2020-01-02T00:00:00.000Z" }

/** A condition on the field `f`, with values that match it and values that do not. */
type Case = readonly [condition: unknown, holds: ReadonlyArray<unknown>, doesNot: ReadonlyArray<unknown>]

const missing = undefined

const cases: ReadonlyArray<Case> = [
  // Equal: same type and case; an array matches if any element does.
  ["a", ["a", ["a"], ["b", "a"]], ["A", "ab", "", 1, null, missing, [], [["a"]], { a: "a" }]],
  [1, [1, 1.0, [2, 1]], ["1", true, 2, null, missing, [[1]]]],
  [0, [0, -0], [false, "", null, missing]],
  [true, [true, [true]], [1, "true", false, missing]],
  [null, [null, missing], [0, "", false, [], [null], {}]],
  [day, [day, [day]], [nextDay, day.$date, missing, { ...day, more: 1 }]],
  [new Date(day.$date), [day], [nextDay]],
  [{ $date: "2020-01-01" }, [day], [nextDay]],
  [{ a: 1, b: 2 }, [{ b: 2, a: 1 }, [{ a: 1, b: 2 }]], [{ a: 1 }, { a: 1, b: 2, c: 3 }, { a: 1, b: "2" }, missing]],
  [
    ["a", "b"],
    [["a", "b"], [["a", "b"]]],
    [["b", "a"], ["a"], ["a", "b", "c"], "a"]
  ],
  [[], [[], [[]]], [null, missing, "", ["a"]]],
  [{}, [{}, [{}]], [null, missing, [], { a: 1 }]],
  // Not equal: no element is equal.
  [{ $ne: "a" }, ["b", "A", 1, null, missing, [], ["b"]], ["a", ["b", "a"]]],
  [{ $ne: null }, [0, "", [], [null]], [null, missing]],
  // Comparisons: within one type.
  [{ $gt: 1 }, [2, 1.5, [0, 2]], [1, "2", true, null, missing, [0], { a: 2 }, day]],
  [{ $gte: 1 }, [1, 2], [0.9, "1"]],
  [{ $lt: 1 }, [0, -1, [3, 0]], [1, "0", null, missing, false]],
  [{ $lte: 1 }, [1, 0], [1.1]],
  [{ $gt: "XYZ" }, ["abc", "XYZa", "é"], ["ABC", "XYZ", 1, null, missing]],
  [{ $lt: "\ud83d\ude00" }, ["\ue000", "z"], ["\ud83d\ude01"]],
  [{ $gt: false }, [true], [false, 1, "true", missing]],
  [
    { $gt: day },
    [nextDay, [day, nextDay]],
    [day, "2021-01-01T00:00:00.000Z", { ...nextDay, more: 1 }, { $date: 5 }, missing]
  ],
  [{ $gte: 1, $lt: 3 }, [1, 2.9, [2, 5]], [3, 0.9, "2"]],
  // String operators: case-insensitive.
  [{ $startsWith: "AB" }, ["abc", "ABC", "ab", ["x", "Abc"]], ["cab", "a", "", 1, null, missing]],
  [{ $endsWith: "bc" }, ["aBC", "bc"], ["bcd", "c", missing]],
  [{ $contains: "É" }, ["café", "É"], ["cafe", 1, missing, { a: "é" }]],
  [{ $contains: "" }, ["", "a", ["a"]], [1, null, missing, []]],
  [{ $contains: "100%_" }, ["is 100%_"], ["is 100 percent"]],
  [{ $contains: "ΟΔΟΣ" }, ["οδοσ", "ΟΔΟΣ"], ["οδος"]],
  [{ $startsWith: "İ" }, ["istanbul", "İstanbul", "Istanbul"], ["ıstanbul"]],
  // Sets.
  [{ $hasSome: ["a", 1] }, ["a", 1, ["b", "a"], [1]], ["A", "1", ["b"], [], missing, null]],
  [{ $in: ["a", day] }, ["a", day, ["a"]], ["b", missing]],
  [{ $hasSome: [] }, [], ["a", [], missing]],
  [{ $in: [] }, [], ["a", null, missing]],
  [
    { $hasAll: ["a", "b"] },
    [
      ["b", "a"],
      ["a", "b", "c"]
    ],
    [["a"], "a", [], missing]
  ],
  [{ $hasAll: ["a"] }, ["a", ["a"]], ["b", missing]],
  [{ $hasAll: [] }, ["a", [], missing], []],
  // Presence.
  [{ $exists: true }, [1, null, [], {}], [missing]],
  [{ $exists: false }, [missing], [1, null]],
  // Patterns that consist of several parts.
  [
    {
      $matches: {
        ignoreCase: true,
        spec: [
          { type: "literal", value: "Jane" },
          { type: "anyOf", value: " \t\n-" },
          { type: "literal", value: "eyre" }
        ]
      }
    },
    ["jane eyre", "JANE-EYRE", "Jane\tEyre", ["x", "jane eyre"]],
    ["janeeyre", "jane  eyre", "a jane eyre", "jane eyre.", missing]
  ],
  [{ $matches: { ignoreCase: true, spec: [{ type: "anyOf", value: "" }] } }, [], ["", "a"]],
  [{ $matches: { ignoreCase: true, spec: [] } }, [""], ["a", missing]]
]

const show = (value: unknown): string => (value === missing ? "nothing" : JSON.stringify(value))

const document = (value: unknown): object => (value === missing ? {} : { f: value })

describe.each(cases.map(([condition, yes, no]) => ({ name: show(condition), condition, yes, no })))(
  "$name",
  ({ condition, no, yes }) => {
    it("matches the expected values and no others", () => {
      const verdicts = [...yes, ...no].map((value) => [show(value), holds({ f: condition }, document(value))])

      assert.deepStrictEqual(verdicts, [
        ...yes.map((value) => [show(value), true]),
        ...no.map((value) => [show(value), false])
      ])
    })

    it("matches exactly the other values if it is negated", () => {
      const kept = [...yes, ...no].filter((value) => holds({ $not: [{ f: condition }] }, document(value)))

      assert.deepStrictEqual(kept, no)
    })
  }
)

it.each([
  [{}, true],
  [undefined, true],
  [{ $and: [] }, true],
  [{ $or: [] }, false],
  [{ $or: [{}, { a: 9 }] }, true],
  [{ a: 1, b: 2 }, true],
  [{ a: 1, b: 3 }, false],
  [{ $and: [{ a: 1 }, { b: 3 }] }, false],
  [{ $or: [{ a: 9 }, { b: 2 }] }, true],
  [{ $or: [{ a: 9 }, { b: 9 }], a: 1 }, false],
  [{ $not: [{ $or: [{ a: 9 }, { b: 9 }] }] }, true]
])("matches { a: 1, b: 2 } with the filter %j: %s", (model, expected) => {
  assert.strictEqual(holds(model, { a: 1, b: 2 }), expected)
})

it.each([
  ["a.b", { a: { b: 1 } }, true],
  ["a.b", { "a.b": 1 }, false],
  ["a.b", { a: [{ b: 1 }] }, false],
  ["a.0", { a: [1] }, false],
  ["a.length", { a: "x" }, false],
  ["a.length", { a: [1] }, false],
  ["__proto__.x", JSON.parse(`{ "__proto__": { "x": 1 } }`), true],
  ["__proto__", {}, false],
  ["constructor", {}, false],
  ["constructor.name", {}, false],
  ["toString", { toString: 1 }, true]
])("finds the field %s in %j: %s", (field, data, expected) => {
  assert.strictEqual(holds({ [field]: 1 }, data), expected)
  assert.strictEqual(holds(JSON.parse(`{ ${JSON.stringify(field)}: { "$exists": true } }`), data), expected)
})
