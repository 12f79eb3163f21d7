import * as Limits from "@portico/contract/Limits"
import type { Filter } from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Filters from "../../../../packages/provider/src/engine/filter/Parse.ts"
import * as Aggregation from "../../../../packages/provider/src/engine/pipeline/Aggregation.ts"
import * as Pipeline from "../../../../packages/provider/src/engine/pipeline/Parse.ts"
import type { Refusal } from "../../../../packages/provider/src/engine/value/Refusal.ts"
import * as Search from "../../../../packages/provider/src/engine/search/Search.ts"
import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

const violationsOf = (parsed: Result.Result<unknown, Refusal>) =>
  Result.isFailure(parsed) && parsed.failure._tag === "ValidationError" ? parsed.failure.violations : []

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)
const times = <A>(count: number, make: (index: number) => A) => Array.from({ length: count }, (_, index) => make(index))

describe("the cost of a filter", () => {
  it("rejects the set that exceeds the total, with the sum, the limit and a fix", () => {
    const filter = { $or: times(150, () => ({ tags: { $hasAll: numbers(10_000) } })) }

    assert.deepStrictEqual(violationsOf(Filters.parse(filter)), [
      {
        field: "filter.$or[2].tags.$hasAll",
        description:
          "exceeds the limit of values: the request has 1500000 values in all arrays, and must have at most 20000 values. " +
          "Send several requests with fewer values each"
      }
    ])
  })

  it.each([
    [{ a: { $in: numbers(10_001) } }, "filter.a.$in", "has 10001 values, and must have at most 10000"],
    [
      { $and: [{ a: 1 }, { $not: { b: { $nin: numbers(10_001) } } }] },
      "filter.$and[1].$not.b.$nin",
      "has 10001 values, and must have at most 10000"
    ],
    [{ $not: [{ a: { $contains: "x".repeat(1001) } }] }, "filter.$not[0].a.$contains", "has 1001 characters"],
    [{ a: { $not: { $startsWith: "x".repeat(1001) } } }, "filter.a.$not.$startsWith", "at most 1000 characters"],
    [
      { a: { $matches: { ignoreCase: true, spec: [{ type: "literal", value: "x".repeat(5_000_000) }] } } },
      "filter.a.$matches.spec[0].value",
      "5000000 characters"
    ],
    [
      { a: { $matches: { ignoreCase: true, spec: times(11, () => ({ type: "anyOf", value: "x".repeat(100) })) } } },
      "filter.a.$matches.spec[10].value",
      "the parts have 1100 characters"
    ],
    [
      { a: { $matches: { ignoreCase: true, spec: times(1001, () => ({ type: "literal", value: "" })) } } },
      "filter.a.$matches.spec",
      "has 1001 parts"
    ],
    [{ $or: times(201, () => ({ a: { $contains: "x" } })) }, "filter.$or[200].a.$contains", "201 times"],
    [
      { $or: times(51, (index) => ({ a: { $endsWith: "ab".repeat(20 + index) } })) },
      "filter.$or[50].a.$endsWith",
      "204 times"
    ],
    [{ $or: times(1000, () => ({ a: 1 })) }, "filter.$or[999].a", "has 1001 conditions, and must have at most 1000"],
    [{ $or: times(5, () => ({ a: "x".repeat(1_000_000) })) }, "filter.$or[4].a", "5000000 characters"]
  ])("rejects the part that costs too much (%#)", (filter, field, description) => {
    const [violation, ...others] = violationsOf(Filters.parse(filter))

    assert.strictEqual(violation?.field, field)
    assert.include(violation?.description, description)
    assert.isEmpty(others)
  })

  it.each([
    [{ a: { $in: times(1000, (index) => `id-${index}`) }, b: { $hasSome: numbers(1000) } }],
    [{ $and: [{ a: { $in: numbers(10_000) } }, { b: { $nin: numbers(10_000) } }] }],
    [{ $or: times(100, (index) => ({ title: { $contains: `word ${index}` } })) }],
    [{ $or: times(998, (index) => ({ year: index })) }],
    [{ a: { $contains: "a sentence that somebody pasted into a search box, ".repeat(19) } }]
  ])("accepts legitimate use (%#)", (filter) => {
    assert.isTrue(Result.isSuccess(Filters.parse(filter)))
  })

  it("is shared by the filters and expressions of one pipeline", () => {
    const texts = (count: number) => ({ filter: { $or: times(count, () => ({ a: { $contains: "x" } })) } })
    const lower = { toLower: { expression: { fieldPath: "a" } } }
    const projection = { projection: { fields: [{ reshape: { resultFieldName: "l", expression: lower } }] } }

    assert.isEmpty(violationsOf(Pipeline.parse([texts(100), texts(99), projection])))
    assert.strictEqual(
      violationsOf(Pipeline.parse([texts(100), texts(100), projection]))[0]?.field,
      "pipeline.stages.2.projection.fields.0.reshape.expression.toLower"
    )
    assert.strictEqual(
      violationsOf(Pipeline.parse([texts(100), texts(101)]))[0]?.field,
      "pipeline.stages.1.filter.$or[100].a.$contains"
    )
  })

  it("is shared by both filters of an aggregation", () => {
    const half = { a: { $in: numbers(10_000) } }

    assert.isEmpty(violationsOf(Aggregation.parse({ initialFilter: half, finalFilter: half })))
    assert.strictEqual(
      violationsOf(Aggregation.parse({ initialFilter: half, finalFilter: { $and: [half, { b: { $in: [1] } }] } }))[0]
        ?.field,
      "finalFilter.$and[1].b.$in"
    )
  })
})

describe("a filter that is accepted", () => {
  // Measured on the filter that the stores evaluate, not on the one that the estimate reads.
  const workOf = (filter: Filter): { readonly leaves: number; readonly values: number; readonly texts: number } => {
    switch (filter._tag) {
      case "And":
      case "Or":
        return filter.filters.map(workOf).reduce(plus, none)
      case "Not":
        return workOf(filter.filter)
      case "HasSome":
      case "HasAll":
        return { leaves: 1, values: filter.values.length, texts: 0 }
      case "Text":
        return { leaves: 1, values: 0, texts: 1 }
      case "Matches":
        return {
          leaves: 1,
          values: 0,
          texts: 1 + filter.pieces.reduce((sum, { value }) => sum + value.length, 0) / 250
        }
      default:
        return { leaves: 1, values: 0, texts: 0 }
    }
  }
  type Work = ReturnType<typeof workOf>
  const none: Work = { leaves: 0, values: 0, texts: 0 }
  const plus = (one: Work, other: Work): Work => ({
    leaves: one.leaves + other.leaves,
    values: one.values + other.values,
    texts: one.texts + other.texts
  })

  const shapes = ["$and", "$or", "$not"] as const
  const leaf = (kind: number, size: number) =>
    [
      { $eq: 1 },
      { $hasAll: numbers(size * 10) },
      { $not: { $in: numbers(size * 10) } },
      { $contains: "ab".repeat(size / 2) },
      { $gt: 1, $startsWith: "x".repeat(size) },
      { $matches: { ignoreCase: true, spec: [{ type: "literal", value: "x".repeat(size) }] } }
    ][kind % 6] ?? {}

  it.prop(
    "stays within the limits of work",
    [Schema.Array(Schema.Tuple([Schema.Int, Schema.Int, Schema.Int, Schema.Int]))],
    ([rows]) => {
      const branches = rows.map(([kind, size, count, shape]) => ({
        [shapes[Math.abs(shape) % 2] ?? "$and"]: times(Math.abs(count) % 300, () => ({
          $not: { field: leaf(Math.abs(kind), Math.abs(size) % 1100) }
        }))
      }))
      const parsed = Filters.parse({ $or: branches })
      if (Result.isFailure(parsed)) return

      const { leaves, texts, values } = workOf(parsed.success)
      assert.isAtMost(leaves, Limits.maximumFilterConditions)
      assert.isAtMost(values, Limits.maximumStatementValues)
      assert.isAtMost(texts, Limits.maximumTextPasses)
    }
  )
})

describe("the cost of an expression", () => {
  it("rejects a string that makes the request too long", () => {
    const expression = { text: "x".repeat(Limits.maximumStatementCharacters + 1) }
    const projection = { fields: [{ reshape: { resultFieldName: "l", expression } }] }

    assert.strictEqual(
      violationsOf(Pipeline.parse([{ projection }]))[0]?.field,
      "pipeline.stages.0.projection.fields.0.reshape.expression.text"
    )
  })
})

describe("the cost of a search", () => {
  it("rejects an expression that is too long", () => {
    assert.deepStrictEqual(violationsOf(Search.parse({ expression: "word ".repeat(1000) }, open("books"))), [
      {
        field: "search.expression",
        description: "has 5000 characters, and must have at most 4000 characters. Search for fewer words"
      }
    ])
  })
})
