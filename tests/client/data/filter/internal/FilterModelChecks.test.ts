import { findProblems } from "../../../../../packages/client/src/data/filter/internal/FilterModelChecks.ts"
import { assert, describe, it } from "@effect/vitest"

const literal = { type: "literal", value: "x" }

describe("findProblems of a valid filter model", () => {
  it.each([
    [{}],
    [{ a: 1, b: { $gt: 2 } }],
    [{ a: null, b: new Date(0), c: { $date: "2024-01-01T00:00:00.000Z" } }],
    [{ a: { $eq: null }, b: { $ne: { $date: "2024-01-01T00:00:00.000Z" } } }],
    [{ a: { $gte: true, $lt: { $date: "2024-01-01T00:00:00.000Z" } } }],
    [{ a: { $in: ["5", 5, new Date(0)] }, b: { $hasSome: [] } }],
    [{ a: { $exists: true } }],
    [{ a: { $not: { $gt: 5 } } }],
    [{ $not: [{ a: 1 }] }],
    [{ $and: [], $or: [{ a: 1 }, { $and: [{ b: 1 }] }] }],
    [{ a: { $matches: { ignoreCase: true, spec: [literal, { type: "anyOf", value: " \t\n-" }] } } }]
  ])("returns none for %o", (model) => {
    assert.deepStrictEqual(findProblems(model), [])
  })
})

const refused: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string | number>]> = [
  ["WDE0056", "x", []],
  ["WDE0056", [], []],
  ["WDE0056", { $and: [5] }, ["$and", 0]],
  ["WDE0056", { $foo: [1] }, ["$foo"]],
  ["WDE0056", { a: { $nin: [1] } }, ["a", "$nin"]],
  ["WDE0056", { a: { $gt: 1, x: 2 } }, ["a", "x"]],
  ["WDE0056", { a: { $not: "x" } }, ["a", "$not"]],
  ["WDE0056", { a: { $matches: "x" } }, ["a", "$matches"]],
  ["WDE0057", { $or: {} }, ["$or"]],
  ["WDE0057", { $not: [] }, ["$not"]],
  ["WDE0057", { $not: { a: 1 } }, ["$not"]],
  ["WDE0057", { $and: [{ $not: "x" }] }, ["$and", 0, "$not"]],
  ["WDE0058", { a: [1, 2] }, ["a"]],
  ["WDE0058", { a: { x: 1 } }, ["a"]],
  ["WDE0058", { a: {} }, ["a"]],
  ["WDE0058", { a: { $eq: { x: 1 } } }, ["a", "$eq"]],
  ["WDE0058", { a: { $ne: [1] } }, ["a", "$ne"]],
  ["WDE0057", { $not: [{ a: 1 }, { b: 1 }] }, ["$not"]],
  ["WDE0057", { a: { $matches: { ignoreCase: true } } }, ["a", "$matches", "spec"]],
  ["WDE0058", { a: { $gt: null } }, ["a", "$gt"]],
  ["WDE0058", { a: { $lte: [] } }, ["a", "$lte"]],
  ["WDE0058", { a: new Date(Number.NaN) }, ["a"]],
  ["WDE0058", { a: Number.NaN }, ["a"]],
  ["WDE0058", { a: { $eq: Number.POSITIVE_INFINITY } }, ["a", "$eq"]],
  ["WDE0058", { a: { $ne: () => 1 } }, ["a", "$ne"]],
  ["WDE0058", { a: new Map() }, ["a"]],
  ["WDE0059", { a: { $endsWith: {} } }, ["a", "$endsWith"]],
  ["WDE0060", { a: { $in: [1, {}] } }, ["a", "$in", 1]],
  ["WDE0060", { a: { $hasAll: [true] } }, ["a", "$hasAll", 0]],
  ["WDE0061", { a: { $hasSome: "x" } }, ["a", "$hasSome"]],
  ["WDE0062", { a: { $exists: "x" } }, ["a", "$exists"]],
  ["WDE0063", { a: { $matches: { ignoreCase: false, spec: [literal] } } }, ["a", "$matches", "ignoreCase"]],
  [
    "WDE0064",
    { a: { $matches: { ignoreCase: true, spec: [{ type: "anyOf", value: "-" }] } } },
    ["a", "$matches", "spec", 0]
  ],
  ["WDE0070", { $and: [{ $or: [{ a: { $regex: "x" } }] }] }, ["$and", 0, "$or", 0, "a", "$regex"]]
]

describe("findProblems of an invalid filter model", () => {
  it.each(refused)("reports %s for %o", (code, model, path) => {
    assert.deepStrictEqual(
      findProblems(model).map((problem): [string, unknown] => [problem.code, problem.path]),
      [[code, path]]
    )
  })

  it("reports a circular model", () => {
    const model: Record<string, unknown> = {}
    model["$and"] = [model]

    assert.deepStrictEqual(
      findProblems(model).map(({ code }) => code),
      ["WDE0056"]
    )
  })

  it("reports every problem", () => {
    const model = { a: { $gt: {}, $regex: "x" }, $or: [{ b: { $in: 1 } }, 5] }

    assert.deepStrictEqual(
      findProblems(model).map(({ code }) => code),
      ["WDE0058", "WDE0070", "WDE0061", "WDE0056"]
    )
  })
})
