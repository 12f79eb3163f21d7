/** Generates JSON that schemas accept, and near-misses of it. */
import { NumericValue } from "@portico/contract/auth/Identity"
import { TokenResponse } from "@portico/contract/auth/Token"
import { ItemDrafts, Items } from "@portico/contract/data/Item"
import { get } from "@portico/contract/data/Endpoints"
import { Secret } from "../../../packages/contract/src/internal/Secret.ts"
import { ItemData, WireValue } from "../../../packages/contract/src/internal/WireDateSchema.ts"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import type { Parts } from "./compile.ts"

/** Returns numbers from 0 to below 1. The same seed returns the same numbers. */
export type Random = () => number

/** Creates a generator of numbers (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <A>(random: Random, values: ReadonlyArray<A>): A => values[Math.floor(random() * values.length)]!

const dates = ["2026-02-03T09:00:00.123Z", "2026-02-30", "1970-01-01", "Tue, 03 Feb 2026"]
const strings = ["", "a", "EMAIL", "1", "NaN", "ü", ...dates]

// JSON, also with keys that have a meaning in JavaScript.
const anyJson = (random: Random, depth = 0): unknown => {
  const values = [pick(random, strings), random() * 10, true, null, { $date: pick(random, dates) }]
  if (depth > 2 || random() < 0.5) return pick(random, values)
  if (random() < 0.3) return [anyJson(random, depth + 1), anyJson(random, depth + 1)]
  const key = pick(random, ["a", "_id", "$date", "constructor", "toString", '"', "__proto__"])
  return JSON.parse(
    `{${JSON.stringify(key)}: ${JSON.stringify(anyJson(random, depth + 1))}, "at": {"$date": "2026-02-03"}}`
  )
}

const special = new Map<unknown, (random: Random) => unknown>([
  [Secret, (random) => pick(random, strings)],
  [ItemData, (random) => ({ value: anyJson(random) })],
  [WireValue, anyJson],
  [Schema.DateFromString, (random) => pick(random, [...dates, "never"])],
  [NumericValue, (random) => pick(random, [0, -1.5, "NaN", "Infinity", "-Infinity"])],
  [TokenResponse.fields.expires_in, (random) => pick(random, [0, 3600, "3600", " 1.5 ", "1e3", -1])]
])

/** Returns JSON that a schema accepts, or nearly accepts. `resolve` returns the schema of a syntax tree. */
export const sample = (schema: Parts, random: Random, resolve: (ast: SchemaAST.AST) => Parts, depth = 0): unknown => {
  const nested = (inner: Parts) => sample(inner, random, resolve, depth + 1)
  const { ast, fields, from, key, literal, literals, members, records, schema: inner, value } = schema
  if (ast._tag === "Suspend") return depth > 5 ? {} : nested(resolve(ast.thunk()))
  const known = special.get(schema)
  if (known !== undefined) return known(random)
  if (schema === Items || schema === ItemDrafts || schema === get.response) return nested(from!)
  if (inner !== undefined && records !== undefined) return { ...(nested(inner) as object), more: anyJson(random) }
  if (inner !== undefined) return nested(inner)
  if (from !== undefined) return nested(from)
  if (fields !== undefined) {
    const isPresent = (name: string) => (depth < 5 || !isOptional(fields[name]!)) && random() < 0.97
    return Object.fromEntries(
      Object.keys(fields)
        .filter((name) => isPresent(name) && (!isOptional(fields[name]!) || random() < 0.6))
        .map((name) => [name, nested(fields[name]!)])
    )
  }
  if (literals !== undefined) return pick(random, literals)
  if (literal !== undefined) return literal
  if (members !== undefined) return nested(pick(random, members))
  if (value !== undefined && key !== undefined) return { a: nested(value), constructor: nested(value) }
  if (value !== undefined) return Array.from({ length: Math.floor(random() * 3) }, () => nested(value))
  return leaf(ast._tag, random)
}

const isOptional = ({ ast, from }: Parts): boolean =>
  ast.context?.isOptional === true || from?.ast.context?.isOptional === true

const leaf = (tag: string, random: Random): unknown => {
  switch (tag) {
    case "Boolean":
      return random() < 0.5
    case "Null":
      return null
    case "Number":
      return pick(random, [0, 1, 7, 1.5])
    case "String":
      return pick(random, strings)
    default:
      return anyJson(random)
  }
}

const oddJson: ReadonlyArray<unknown> = [null, 5, -1, 1.5, 1e300, "", "odd", true, [], {}, [null], { a: 1 }]

const oddValues: ReadonlyArray<unknown> = [
  ...oddJson,
  undefined,
  Number.NaN,
  new Date(0),
  new Date(Number.NaN),
  Redacted.make("secret"),
  Redacted.make(5)
]

/** Returns a copy of JSON in which one part is replaced by another value, removed or added. */
export const nearMiss = (json: unknown, random: Random, isJson: boolean): unknown => {
  const odd = pick(random, isJson ? oddJson : oddValues)
  if (typeof json !== "object" || json === null || json instanceof Date || Redacted.isRedacted(json)) return odd
  const keys = Object.keys(json)
  const key = pick(random, keys)
  const choice = random()
  if (key === undefined || choice < 0.1) return odd
  if (Array.isArray(json))
    return json.map((part, index) => (index === Number(key) ? nearMiss(part, random, isJson) : part))
  if (choice < 0.2) return Object.fromEntries(Object.entries(json).filter(([name]) => name !== key))
  if (choice < 0.3) return { ...json, unlisted: odd }
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, name === key ? nearMiss(part, random, isJson) : part])
  )
}
