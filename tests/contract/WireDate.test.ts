import * as WireDate from "@portico/contract/WireDate"
import { ItemData, WireValue } from "../../packages/contract/src/internal/WireDateSchema.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Arbitrary from "effect/Arbitrary"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

/** A value of a program, written as a description so that any string can be a key. */
type Description =
  | string
  | number
  | boolean
  | null
  | Date
  | ReadonlyArray<Description>
  | { readonly entries: ReadonlyArray<readonly [string, Description]> }

const Key = Schema.Union([Schema.Literals(["__proto__", "constructor", "$where", "a.b", "$ne"]), Schema.String])
const Nested = Schema.suspend((): Schema.Codec<Description> => Description)
const Entries = Schema.Struct({ entries: Schema.Array(Schema.Tuple([Key, Nested])) })
const Description: Schema.Codec<Description> = Schema.Union([
  Schema.String,
  Schema.Finite,
  Schema.Boolean,
  Schema.Null,
  Schema.Date,
  Schema.Array(Nested),
  Entries
])

const isList = (value: Description): value is ReadonlyArray<Description> => Array.isArray(value)

/** Builds the value and freezes it at every level, so that a write throws. */
const build = (value: Description): unknown => {
  if (isList(value)) return Object.freeze(value.map(build))
  // JSON has no negative zero.
  if (typeof value === "number") return value + 0
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  return Object.freeze(Object.fromEntries(value.entries.map(([key, inner]) => [key, build(inner)])))
}

const value = Arbitrary.schema(Description).pipe(Arbitrary.map(build))
const data = Arbitrary.schema(Entries).pipe(Arbitrary.map((entries) => build(entries) as WireDate.Data))

const overTheWire = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

const encodeData = Schema.encodeSync(ItemData)
const decodeData = Schema.decodeSync(ItemData)
const at = new Date("2024-01-02T03:04:05.678Z")

describe("a value with dates at any depth", () => {
  it.prop("is equal after a round trip through JSON", [value], ([value]) => {
    assert.deepStrictEqual(WireDate.decodeDates(overTheWire(WireDate.encodeDates(value))), value)
  })

  it("has the text of toISOString in each month of the years 900 to 10,100, and for the first and the last date", () => {
    const step = 19.7 * 86_400_000 + 3_723_004
    const times = [-8.64e15, -1, 0, 8.64e15]
    for (let time = Date.UTC(900); time < Date.UTC(10_100); time += step) times.push(Math.floor(time))
    const wrong = times
      .map((time) => new Date(time))
      .filter((date) => WireDate.encodeDate(date)?.$date !== date.toISOString())

    assert.deepStrictEqual(wrong, [])
  })

  it.prop("is equal after encodeDates and decodeDates", [value], ([value]) => {
    assert.deepStrictEqual(WireDate.decodeDates(WireDate.encodeDates(value)), value)
  })

  it.prop("is equal after a round trip through the codec", [data], ([data]) => {
    const arrived = decodeData(overTheWire(encodeData(data)) as WireDate.Data)

    assert.deepStrictEqual(arrived, data)
  })

  it.prop("is not copied if it contains no date", [value], ([value]) => {
    const json = overTheWire(value)

    assert.strictEqual(WireDate.encodeDates(json), json)
    assert.strictEqual(WireDate.decodeDates(json), json)
  })
})

describe("a date", () => {
  it.each([
    [{ at }, { at: { $date: "2024-01-02T03:04:05.678Z" } }],
    [{ d: { $gt: at } }, { d: { $gt: { $date: "2024-01-02T03:04:05.678Z" } } }],
    [
      [at, [new Date(0)]],
      [{ $date: "2024-01-02T03:04:05.678Z" }, [{ $date: "1970-01-01T00:00:00.000Z" }]]
    ]
  ])("is encoded as its ISO string: %j", (value, json) => {
    assert.deepStrictEqual(WireDate.encodeDates(value), json)
    assert.deepStrictEqual(WireDate.decodeDates(json), value)
  })

  it.each([
    ["2024-05-01T00:00:00Z", "2024-05-01T00:00:00.000Z"],
    ["2024-01-01", "2024-01-01T00:00:00.000Z"],
    ["2024-01-02T03:04:05.678+01:00", "2024-01-02T02:04:05.678Z"],
    ["+012024-01-01T00:00:00.000Z", "+012024-01-01T00:00:00.000Z"]
  ])("is decoded from %s", (text, iso) => {
    assert.deepStrictEqual(WireDate.decodeDates({ $date: text }), new Date(iso))
  })

  it.each(["5", "2023", " 1700000000000 ", "-1", "1.5", "", "tomorrow", 1_700_000_000_000, null, { $date: 5 }])(
    "is not decoded from %j, which is unchanged",
    (text) => {
      const json = { at: { $date: text } }

      assert.strictEqual(WireDate.decodeDates(json), json)
    }
  )

  it.prop("is decoded from any ISO string as Date parses it", [Schema.Date], ([date]) => {
    assert.deepStrictEqual(WireDate.decodeDates({ $date: date.toISOString() }), date)
  })

  it.each([
    "2024-02-29T23:59:59.999Z",
    "2023-02-30T00:00:00.000Z",
    "1999-12-31T00:00:00.000Z",
    "0050-01-01T00:00:00.000Z"
  ])("is decoded from %s as Date parses it", (text) => {
    assert.deepStrictEqual(WireDate.decodeDates({ $date: text }), new Date(text))
  })

  it.each([
    "2024-13-01T00:00:00.000Z",
    "2024-01-01T25:00:00.000Z",
    "2024-01-01T00:60:00.000Z",
    "2024-01-00T00:00:00.000Z"
  ])("is not decoded from the invalid %s", (text) => {
    const json = { $date: text }

    assert.strictEqual(WireDate.decodeDates(json), json)
  })

  it("replaces its object, including other keys", () => {
    assert.deepStrictEqual(WireDate.decodeDates({ at: { $date: "1970-01-01T00:00:00.000Z", zone: "UTC" } }), {
      at: new Date(0)
    })
  })

  it("does not replace an item with a field of that name", () => {
    const item = { _id: "b1", $date: "1970-01-01T00:00:00.000Z", at: { $date: "1970-01-01T00:00:00.000Z" } }

    assert.deepStrictEqual(decodeData(item), { ...item, at: new Date(0) })
  })
})

describe("a key named __proto__", () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"at":{"$date":"1970-01-01T00:00:00.000Z"},"isAdmin":true}}')

  it("is data like any other", () => {
    const decoded = WireDate.decodeDates(hostile)

    assert.deepStrictEqual(Object.entries(decoded as object), [["__proto__", { at: new Date(0), isAdmin: true }]])
    assert.strictEqual(JSON.stringify(WireDate.encodeDates(decoded)), JSON.stringify(hostile))
  })

  it("changes no prototype", () => {
    const decoded = WireDate.decodeDates(hostile) as object

    assert.strictEqual(Object.getPrototypeOf(decoded), Object.prototype)
    assert.isFalse("isAdmin" in decoded)
  })
})

describe("a value that cannot be encoded", () => {
  const invalid = new Date(Number.NaN)
  const nested = (levels: number): unknown =>
    JSON.parse(`${'{"a":'.repeat(levels)}{"$date":"1970-01-01T00:00:00.000Z"}${"}".repeat(levels)}`)

  it.each([
    [{ at: invalid }, ["at"]],
    [{ tags: ["a", { read: [at, invalid] }] }, ["tags", 1, "read", 1]]
  ])("is rejected with the path of an invalid date: %j", (value, path) => {
    assert.deepStrictEqual(WireDate.findFault(value), { path, message: "an invalid Date" })

    const result = Schema.encodeResult(ItemData)(value)

    assert.include(inspect(result), "an invalid Date")
    assert.include(inspect(result), path.map((key) => `[${JSON.stringify(key)}]`).join(""))
  })

  it("is rejected in both directions if it is nested too deeply", () => {
    const deep = nested(WireDate.maximumDepth + 2)

    assert.strictEqual(WireDate.findFault(deep)?.message, "nested too deeply")
    assert.strictEqual(Schema.encodeUnknownResult(WireValue)(deep)._tag, "Failure")
    assert.strictEqual(Schema.decodeUnknownResult(WireValue)(deep)._tag, "Failure")
    assert.strictEqual(Schema.decodeUnknownResult(ItemData)(deep)._tag, "Failure")
  })

  it("is rejected if it contains itself", () => {
    const self: Record<string, unknown> = {}
    self["self"] = self

    assert.strictEqual(Schema.encodeUnknownResult(ItemData)(self)._tag, "Failure")
  })

  it("is not rejected if it is nested to the limit", () => {
    const deep = nested(WireDate.maximumDepth)

    assert.strictEqual(
      JSON.stringify(WireDate.encodeDates(Schema.decodeUnknownSync(WireValue)(deep))),
      JSON.stringify(deep)
    )
  })

  it.each([[[]], ["text"], [null], [at], [new Map()], [5]])("is rejected if the item's data is %o", (value) => {
    assert.strictEqual(Schema.decodeUnknownResult(ItemData)(value)._tag, "Failure")
    assert.strictEqual(Schema.encodeUnknownResult(ItemData)(value)._tag, "Failure")
  })
})
