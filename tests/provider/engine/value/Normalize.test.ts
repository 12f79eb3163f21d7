import * as Normalize from "../../../../packages/provider/src/engine/value/Normalize.ts"
import * as Limits from "@portico/contract/Limits"
import { takeData } from "@portico/contract/WireDate"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

it.each([
  [{ at: new Date(0) }, { at: { $date: "1970-01-01T00:00:00.000Z" } }],
  [{ at: { $date: "2020-01-01" } }, { at: { $date: "2020-01-01T00:00:00.000Z" } }],
  [{ at: [{ $date: "2020-01-01T00:00:00+02:00" }] }, { at: [{ $date: "2019-12-31T22:00:00.000Z" }] }],
  [{ at: { $date: "soon" } }, { at: { $date: "soon" } }],
  [{ at: { $date: "123" } }, { at: { $date: "123" } }],
  [{ at: { $date: "2020-01-01", more: 1 } }, { at: { $date: "2020-01-01", more: 1 } }],
  [
    { n: -0, list: [-0] },
    { n: 0, list: [0] }
  ],
  [{ gone: undefined, list: [undefined, 1] }, { list: [null, 1] }],
  [
    JSON.parse(`{ "__proto__": { "at": { "$date": "2020-01" } } }`),
    JSON.parse(`{ "__proto__": { "at": { "$date": "2020-01-01T00:00:00.000Z" } } }`)
  ]
])("normalizes %j", (data, expected) => {
  const stored = Result.getOrThrow(Normalize.fields(data))

  assert.strictEqual(JSON.stringify(stored), JSON.stringify(expected))
  assert.strictEqual(Object.getPrototypeOf(stored), Object.prototype)
})

it("replaces negative zero with zero", () => {
  const { list, n } = Result.getOrThrow(Normalize.fields({ n: -0, list: [1, -0] }))

  assert.isTrue(Object.is(n, 0))
  assert.deepStrictEqual(list, [1, 0])
})

it("returns the same object if it needs no change", () => {
  const data = { deep: { list: ["a", 1, null, true] } }

  assert.strictEqual(Result.getOrThrow(Normalize.fields(data)), data)
})

it.each([
  ["NUL", { a: { b: ["x", "\0"] } }, "a.b.1", "must not contain NUL or a lone surrogate"],
  ["half a surrogate pair", { a: "\udc00" }, "a", "must not contain NUL or a lone surrogate"],
  ["NUL in a name", { "a\0": 1 }, "a\\u0000", "must not contain NUL or a lone surrogate in its name"],
  ["an infinite number", { a: Infinity }, "a", "must be a number between -9007199254740991 and 9007199254740991"],
  ["NaN", { a: Number.NaN }, "a", "must be a number between -9007199254740991 and 9007199254740991"],
  [
    "a number beyond the safe integers",
    { a: 2 ** 53 },
    "a",
    "must be a number between -9007199254740991 and 9007199254740991"
  ],
  ["a five-digit year", { a: new Date(8e15) }, "a", "must be a date between the years 0 and 9999"],
  [
    "a year before year 0",
    { a: { $date: "-000001-01-01T00:00:00.000Z" } },
    "a",
    "must be a date between the years 0 and 9999"
  ],
  ["an invalid date", { a: new Date(Number.NaN) }, "a", "must be a date between the years 0 and 9999"],
  ["a function", { a: () => 1 }, "a", "must be a JSON value"],
  ["a map", { a: new Map() }, "a", "must be a JSON value"],
  [
    "deep nesting",
    { a: nested(Limits.maximumItemDepth) },
    `a${".0".repeat(Limits.maximumItemDepth - 1)}`,
    "is nested too deeply"
  ]
])("rejects %s and names the field", (_, data, field, description) => {
  const refused = Result.getOrThrow(Result.flip(Normalize.fields(data)))

  assert.deepStrictEqual(refused.violations, [{ field, description }])
})

it("accepts the maximum depth and rejects deeper values without a stack overflow", () => {
  assert.isTrue(Result.isSuccess(Normalize.fields({ a: nested(Limits.maximumItemDepth - 1) })))
  assert.isTrue(Result.isFailure(Normalize.fields({ a: nested(8000) })))
})

it("names every field that cannot be stored", () => {
  const refused = Result.getOrThrow(Result.flip(Normalize.fields({ a: "\0", b: 1, c: { d: Infinity } })))

  assert.deepStrictEqual(
    refused.violations.map(({ field }) => field),
    ["a", "c.d"]
  )
})

it.each([
  { at: { $date: "2020-01-02T03:04:05.678Z" } },
  { at: { $date: "2020-01-02T03:04:05.678Z", more: "\0" } },
  { at: { more: "\0", $date: "2020-01-02T03:04:05.678Z" } },
  { at: [{ $date: "2020-01-31" }, { $date: "soon", more: -0 }, { $date: "123" }] },
  { at: { $date: { $date: "2020-01-31" } } },
  { at: { $date: "-000001-01-01T00:00:00.000Z" } },
  { $date: "2020-01-31" },
  { $date: "2020-01-31", more: 1 },
  { "a\0": { $date: 1 } },
  { a: nested(Limits.maximumItemDepth) },
  JSON.parse(`${'{"a":'.repeat(Limits.maximumItemDepth)}{"$date":"2020-01-31"}${"}".repeat(Limits.maximumItemDepth)}`),
  JSON.parse(`${'{"a":'.repeat(Limits.maximumItemDepth)}{"b":"2020-01-31"}${"}".repeat(Limits.maximumItemDepth)}`),
  JSON.parse(`{ "__proto__": { "at": { "$date": "2020-01" } } }`)
])("normalizes %j in the wire format as if its dates were decoded", (data) => {
  const decoded = structuredClone(data)
  assert.isTrue(takeData(decoded))

  const wire = Normalize.wireFields(data)
  const expected = Normalize.fields(decoded)

  assert.deepStrictEqual(
    Result.isFailure(wire) ? wire.failure.violations : wire.success,
    Result.isFailure(expected) ? expected.failure.violations : expected.success
  )
  assert.deepStrictEqual(Normalize.wireFields(decoded), expected)
})
