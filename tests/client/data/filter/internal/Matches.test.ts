import * as Filter from "@portico/client/data/Filter"
import { matches } from "../../../../../packages/client/src/data/filter/internal/Matches.ts"
import * as Evaluate from "../../../../../packages/provider/src/engine/filter/Evaluate.ts"
import * as Parse from "../../../../../packages/provider/src/engine/filter/Parse.ts"
import type { JsonObject } from "../../../../../packages/provider/src/engine/value/Json.ts"
import * as Normalize from "../../../../../packages/provider/src/engine/value/Normalize.ts"
import { decodeDates } from "@portico/contract/WireDate"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"
import { inProgram } from "../../../../differential/program.ts"
import { Random } from "../../../../differential/Random.ts"
import * as Samples from "../../../../differential/samples.ts"

const at = new Date("2024-01-02T03:04:05.006Z")
const later = new Date(at.getTime() + 1)

type Row = readonly [string, Filter.Filter, ReadonlyArray<object>, ReadonlyArray<object>]

/** Filters with items that match and items that do not. */
const rows: ReadonlyArray<Row> = [
  ["eq by type and case", Filter.eq("f", "1"), [{ f: "1" }], [{ f: 1 }, { f: null }, {}, { f: "1 " }]],
  ["eq of strings by case", Filter.eq("f", "a"), [{ f: "a" }], [{ f: "A" }]],
  [
    "eq null",
    Filter.eq("f", null),
    [{ f: null }, {}, { f: undefined }, { f: Number.NaN }],
    [{ f: [] }, { f: [null] }, { f: 0 }]
  ],
  ["eq of an array element", Filter.eq("f", 1), [{ f: [0, 1] }], [{ f: [] }, { f: [[1]] }]],
  [
    "eq of a date",
    Filter.eq("f", at),
    [{ f: new Date(at) }, { f: { $date: at.toISOString() } }],
    [{ f: later }, { f: { $date: at.toISOString(), more: 1 } }]
  ],
  ["eq of zero", Filter.eq("f", 0), [{ f: -0 }], [{ f: false }]],
  ["ne", Filter.ne("f", 1), [{}, { f: null }, { f: "1" }, { f: [] }], [{ f: 1 }, { f: [0, 1] }]],
  ["ne null", Filter.ne("f", null), [{ f: 0 }, { f: "" }, { f: [null] }], [{}, { f: null }]],
  ["lt within a type", Filter.lt("f", 2), [{ f: 1 }, { f: [9, 1] }], [{ f: 2 }, { f: "1" }, { f: null }, {}]],
  ["gt of booleans", Filter.gt("f", false), [{ f: true }], [{ f: false }, { f: 1 }]],
  ["lte of dates", Filter.lte("f", at), [{ f: at }], [{ f: later }, { f: at.toISOString() }]],
  ["gte by code point", Filter.gte("f", "\ue000"), [{ f: "😀" }], [{ f: "z" }]],
  ["between", Filter.between("f", 1, 2), [{ f: 1 }, { f: 1.9 }], [{ f: 2 }, { f: 0.9 }]],
  ["startsWith in any case", Filter.startsWith("f", "éA"), [{ f: "Éaß" }, { f: ["x", "éa"] }], [{ f: "xéa" }, {}]],
  ["endsWith", Filter.endsWith("f", "Σ"), [{ f: "ΟΔΥΣΣΕΥς".replace("ς", "σ") }], [{ f: "ς" }]],
  ["contains of an empty string", Filter.contains("f", ""), [{ f: "" }, { f: "x" }], [{ f: 1 }, {}]],
  ["contains of pattern characters", Filter.contains("f", "a.*"), [{ f: "xA.*" }], [{ f: "abc" }]],
  ["hasSome", Filter.hasSome("f", ["a", 1]), [{ f: ["b", "a"] }, { f: 1 }], [{ f: ["A"] }, { f: [] }, {}]],
  ["hasSome of an empty array", Filter.hasSome("f", []), [], [{ f: [] }, {}]],
  ["hasAll", Filter.hasAll("f", ["a", "b"]), [{ f: ["b", "c", "a"] }], [{ f: ["a"] }, {}]],
  ["hasAll of an empty array", Filter.hasAll("f", []), [{ f: 1 }, {}], []],
  ["in", Filter.in("f", [1, at]), [{ f: 1 }, { f: at }, { f: [at] }], [{ f: "1" }, {}]],
  ["exists", Filter.exists("f", true), [{ f: null }, { f: 0 }], [{}, { f: undefined }]],
  ["exists false", Filter.exists("f", false), [{}, { g: 1 }], [{ f: null }]],
  ["a path", Filter.eq("f.g", 1), [{ f: { g: 1 } }], [{ f: [{ g: 1 }] }, { "f.g": 1 }, { f: 1 }]],
  ["a path into a date", Filter.startsWith("f.$date", "2024-"), [{ f: at }], [{ f: at.toISOString() }]],
  ["a path into a prototype", Filter.exists("constructor.name", true), [], [{}]],
  ["not", Filter.not(Filter.lt("f", 1)), [{ f: 1 }, {}, { f: "0" }], [{ f: 0 }]],
  ["and", Filter.and(Filter.eq("f", 1), Filter.eq("g", 2)), [{ f: 1, g: 2 }], [{ f: 1 }]],
  ["or", Filter.or(Filter.eq("f", 1), Filter.eq("g", 2)), [{ f: 1 }, { g: 2 }], [{}]],
  ["empty", Filter.empty, [{}], []],
  [
    "$matches",
    Filter.raw({ f: { $matches: spec("ab", " \t\n-", "c") } }),
    [{ f: "AB-c" }],
    [{ f: "abc" }, { f: "ab-cd" }]
  ]
]

function spec(...[start, between, end]: readonly [string, string, string]) {
  const literal = (value: string) => ({ type: "literal", value })
  return { ignoreCase: true, spec: [literal(start), { type: "anyOf", value: between }, literal(end)] }
}

describe("Filter.matches", () => {
  it.each(rows)("evaluates %s", (_, filter, holding, others) => {
    const holds = Filter.matches(filter)

    assert.deepStrictEqual(
      [filter.problems, holding.filter((data) => !holds(data)), others.filter(holds)],
      [[], [], []]
    )
  })

  it("matches nothing if the filter has problems", () => {
    const broken = Filter.and(Filter.eq("f", 1), Filter.raw({ g: { $regex: "x" } }))

    assert.deepStrictEqual([{ f: 1 }].filter(Filter.matches(broken)), [])
    assert.deepStrictEqual([{ f: 1 }].filter(Filter.matches(Filter.not(broken))), [])
  })
})

const cases = Number(process.env["PORTICO_MATCHES_CASES"] ?? 20_000)
const firstSeed = Number(process.env["PORTICO_MATCHES_SEED"] ?? Date.now() % 1_000_000)
const perSeed = 100

describe("matches", () => {
  it("returns the same result as the provider", () => {
    let compared = 0
    for (let seed = firstSeed; seed < firstSeed + cases / perSeed; seed++) compared += compare(new Random(seed), seed)

    assert.isAbove(compared, cases / 2)
  })
})

const compare = (random: Random, seed: number): number => {
  const documents = Array.from({ length: 10 }, () => document(random))
  let compared = 0
  for (let query = 0; query < perSeed / documents.length; query++) {
    const model = Samples.filter(random)
    // The wire format decodes dates before a filter is parsed. Other keys next to a `$date` are lost.
    const parsed = Parse.parse(decodeDates(model))
    // An object with `$` in its names cannot be the operand of an equality.
    if (Result.isFailure(parsed)) continue
    const expected = Evaluate.compile(parsed.success)
    const holds = matches({ tree: inProgram(model) as JsonObject, problems: [] })
    for (const data of documents) {
      const label = `replay with PORTICO_MATCHES_SEED=${seed}: ${JSON.stringify({ model, data })}`
      assert.strictEqual(holds(inProgram(data) as object), expected(data), label)
      compared++
    }
  }
  return compared
}

const document = (random: Random): JsonObject =>
  Result.getOrThrow(
    Normalize.fields(
      Object.fromEntries(
        Samples.names.flatMap((name) => (random.oneIn(3) ? [] : [[name, Samples.value(random)] as const]))
      )
    )
  )
