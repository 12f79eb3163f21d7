import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import type { Refusal } from "../../../../packages/provider/src/engine/value/Refusal.ts"
import * as Limits from "@portico/contract/Limits"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

const refusal = (model: unknown): Refusal => {
  const parsed = Parse.parse(model)
  if (Result.isSuccess(parsed)) throw new Error("The filter was accepted.")
  return parsed.failure
}

it.each([
  ["WDE0056", [], "The filter at filter must be a plain object of fields and operators. Received: an array of 0."],
  [
    "WDE0056",
    { $and: [1] },
    "The filter at filter.$and.0 must be a plain object of fields and operators. Received: 1."
  ],
  ["WDE0057", { $or: {} }, "filter.$or must be an array of filters. Received: an object."],
  ["WDE0057", { $not: [{}, {}] }, "filter.$not must be an array of exactly one filter. Received: an array of 2."],
  ["WDE0057", { $not: [] }, "filter.$not must be an array of exactly one filter. Received: an array of 0."],
  ["WDE0058", { a: { $gt: null } }, "a.$gt must be a string, number, boolean or valid date. Received: null."],
  ["WDE0058", { a: { $lte: [1] } }, "a.$lte must be a string, number, boolean or valid date. Received: an array of 1."],
  [
    "WDE0058",
    { a: { $lt: { $date: "soon" } } },
    "a.$lt must be a string, number, boolean or valid date. Received: an object."
  ],
  ["WDE0059", { a: { $contains: 1 } }, "a.$contains must be a string. Received: 1."],
  ["WDE0060", { a: { $in: ["x", true] } }, "a.$in.1 must be a string, number or valid date. Received: true."],
  ["WDE0060", { a: { $hasAll: [{}] } }, "a.$hasAll.0 must be a string, number or valid date. Received: an object."],
  ["WDE0061", { a: { $hasSome: "x" } }, `a.$hasSome must be an array. Received: "x".`],
  ["WDE0062", { a: { $isEmpty: 1 } }, "a.$isEmpty must be true or false. Received: 1."],
  ["WDE0061", { a: { $nin: "x" } }, `a.$nin must be an array. Received: "x".`],
  ["WDE0062", { a: { $exists: 1 } }, "a.$exists must be true or false. Received: 1."],
  [
    "WDE0063",
    { a: { $matches: { spec: [] } } },
    "a.$matches must be an object with ignoreCase: true. Received: an object."
  ],
  [
    "WDE0064",
    { a: { $matches: { ignoreCase: true, spec: [{ type: "regex", value: "x" }] } } },
    "a.$matches.spec must be an array of literal and anyOf items. Received: an array of 1."
  ],
  ["WDE0070", { a: { $regex: "x" } }, "a.$regex: $regex is not allowed. Use startsWith, endsWith or contains."],
  ["WDE0070", { $regex: "x" }, "filter.$regex: $regex is not allowed. Use startsWith, endsWith or contains."],
  ["WDE0094", { "": 1 }, "A field name in the filter must be a non-empty string. Received: an empty string."]
])("fails with %s for the filter %j", (code, model, description) => {
  const refused = refusal(model)

  assert.deepInclude(refused, { _tag: "ApplicationError", status: 400, code, description })
})

const nested = (levels: number): unknown => (levels === 0 ? {} : { $not: [nested(levels - 1)] })

it.each([
  ["an unknown operator", { a: { $foo: 1 } }, "a.$foo"],
  ["a property name of Object", JSON.parse(`{ "a": { "$exists": true, "constructor": 1 } }`), "a.constructor"],
  ["code to run", { $where: "1" }, "filter.$where"],
  ["operators mixed with data", { a: { $gt: 1, b: 2 } }, "a.b"],
  ["NUL in a value", { a: "\0" }, "filter.a"],
  ["half a surrogate pair in a value", { a: { $contains: "\ud800" } }, "filter.a.$contains"],
  ["NUL in a name", { "a\0": 1 }, "filter.a\\u0000"],
  ["a number that cannot be stored", { a: 2 ** 53 }, "filter.a"],
  ["a date with a five-digit year", { a: { $gt: new Date(Date.UTC(10_000, 0)) } }, "filter.a.$gt"],
  ["too many conditions", { $or: Array.from({ length: 1000 }, () => ({ a: 1 })) }, "filter"],
  [
    "too many conditions on few fields",
    Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, { $gt: 1, $not: { $lt: 1 } }])),
    "filter"
  ],
  ["too many values", { a: { $in: Array.from({ length: 10_001 }, () => 1) } }, "filter.a.$in"],
  [
    "a search string that is too long",
    { a: { $contains: "x".repeat(Limits.maximumFilterText + 1) } },
    "filter.a.$contains"
  ],
  ["a path that is too long", { ["a.".repeat(60)]: 1 }, "A field name in the filter"]
])("rejects %s and names the field", (_, model, field) => {
  const refused = refusal(model)

  assert.strictEqual(
    refused._tag === "ValidationError" ? refused.violations[0]?.field.slice(0, field.length) : "",
    field
  )
})

it("rejects filters that are nested too deeply", () => {
  for (const levels of [Limits.maximumFilterDepth, 3000]) {
    assert.strictEqual(refusal(nested(levels))._tag, "ValidationError")
  }
})

it("accepts filters up to the maximum depth", () => {
  assert.isTrue(Result.isSuccess(Parse.parse(nested(Limits.maximumFilterDepth / 2 - 1))))
})

it.each([
  [{ a: { $eq: 1 } }, { a: 1 }],
  [{ a: { $eq: { x: 1 } } }, { a: { x: 1 } }],
  [{ $not: { a: 1 } }, { $not: [{ a: 1 }] }],
  [{ a: { $not: { $gt: 1, $lt: 5 } } }, { $not: [{ a: { $gt: 1, $lt: 5 } }] }],
  [{ a: { $not: { $not: { $eq: 1 } } } }, { $not: [{ $not: [{ a: 1 }] }] }],
  [{ a: { $not: { x: 1 } } }, { a: { $ne: { x: 1 } } }]
])("parses %j like %j", (model, same) => {
  assert.deepStrictEqual(Result.getOrThrow(Parse.parse(model)), Result.getOrThrow(Parse.parse(same)))
})
