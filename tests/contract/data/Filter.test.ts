import * as Filter from "@portico/contract/data/Filter"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

/** The operators of data.md §3, each with its key on the wire (protocol.md §3.2). */
const specification: Record<Filter.OperatorName, string | undefined> = {
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
    const found = Object.entries(Filter.operators).map(([name, operator]) => [
      name,
      "wire" in operator ? operator.wire : undefined
    ])

    assert.deepStrictEqual(Object.fromEntries(found), specification)
  })
})

describe("an object below a field", () => {
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
      assert.strictEqual(Filter.isConditions(value), expected)
    })
  }
})

describe("a filter", () => {
  it("carries dates at any depth", () => {
    const filter = { $or: [{ at: { $gt: new Date(0) } }, { at: new Date(0) }] }

    const json = Schema.encodeSync(Filter.FilterModel)(filter)

    assert.deepStrictEqual<unknown>(json, {
      $or: [{ at: { $gt: { $date: "1970-01-01T00:00:00.000Z" } } }, { at: { $date: "1970-01-01T00:00:00.000Z" } }]
    })
    assert.deepStrictEqual<unknown>(Schema.decodeSync(Filter.FilterModel)(json), filter)
  })
})
