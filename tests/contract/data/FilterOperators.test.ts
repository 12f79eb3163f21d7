import { assert, describe, it } from "@effect/vitest"
import { fold, isConditions, type OperatorName, operators } from "@portico/contract/data/FilterOperators"

/** The operators of data.md §3 with their keys on the wire (protocol.md §3.2). */
const specification: Record<OperatorName, string | undefined> = {
  eq: undefined,
  ne: "$ne",
  lt: "$lt",
  gt: "$gt",
  lte: "$lte",
  gte: "$gte",
  startsWith: "$startsWith",
  endsWith: "$endsWith",
  contains: "$contains",
  hasSome: "$hasSome",
  hasAll: "$hasAll",
  exists: "$exists",
  in: "$in",
  not: "$not",
  and: "$and",
  or: "$or",
  between: undefined,
  isEmpty: undefined,
  isNotEmpty: undefined
}

describe("the filter operators", () => {
  it("are those of the specification, with their keys on the wire", () => {
    const found = Object.entries(operators).map(([name, operator]) => [
      name,
      "wire" in operator ? operator.wire : undefined
    ])

    assert.deepStrictEqual(Object.fromEntries(found), specification)
  })
})

describe("the object of a field", () => {
  for (const [value, expected] of [
    [{}, false],
    [{ a: 1 }, false],
    [{ $gt: 1 }, true],
    [{ a: 1, $gt: 1 }, true],
    [{ $date: "2020-01-01T00:00:00.000Z" }, false],
    [{ $date: "soon", $gt: 1 }, false],
    [{ $date: 5 }, true],
    [{ $date: null }, true]
  ] as const) {
    it(`${JSON.stringify(value)} is ${expected ? "operators" : "a value"}`, () => {
      assert.strictEqual(isConditions(value), expected)
    })
  }
})

it.each([
  ["ABC", "abc"],
  ["ÄÖÜẞ", "äöüß"],
  ["ΑΣ", "ας".replace("ς", "σ")],
  ["ς", "ς"],
  ["İI", "ii"],
  ["ı", "ı"],
  ["K", "k"],
  ["Ⓐ", "ⓐ"],
  ["𐐀", "𐐨"],
  ["1%_", "1%_"]
])("fold converts %s to %s", (text, expected) => {
  assert.strictEqual(fold(text), expected)
  assert.strictEqual(fold(expected), expected)
})

it("fold converts a string as it converts its characters", () => {
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code))

  assert.strictEqual(fold(letters.join("")), letters.map(fold).join(""))
})
