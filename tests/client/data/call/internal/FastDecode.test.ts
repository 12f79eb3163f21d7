import * as Collection from "@portico/client/data/Collection"
import * as FastDecode from "../../../../../packages/client/src/data/call/internal/FastDecode.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { inspect } from "node:util"

interface Tree {
  readonly name: string
  readonly children: ReadonlyArray<Tree>
}

const Tree = Schema.Struct({
  name: Schema.String,
  children: Schema.Array(Schema.suspend((): Schema.Codec<Tree> => Tree))
})

const Inner = Schema.Struct({ a: Schema.optionalKey(Schema.Finite), b: Schema.optional(Schema.String) })

/** Schemas of every kind that FastDecode supports. */
const quick = {
  text: Schema.String,
  "string with checks": Schema.String.check(Schema.isMinLength(2), Schema.isMaxLength(4)),
  number: Schema.Number,
  finite: Schema.Finite,
  integer: Schema.Int,
  "number in a range": Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 })),
  boolean: Schema.Boolean,
  null: Schema.Null,
  undefined: Schema.Undefined,
  literal: Schema.Literal("a"),
  literals: Schema.Literals(["a", 1, true]),
  anything: Schema.Unknown,
  any: Schema.Any,
  date: Schema.Date,
  "valid date": Schema.Date.check(Schema.makeFilter((date) => !Number.isNaN(date.getTime()))),
  list: Schema.Array(Schema.Finite),
  "array with checks": Schema.Array(Schema.String).check(Schema.isMinLength(1)),
  record: Schema.Record(Schema.String, Schema.Finite),
  object: Inner,
  "object with a check": Inner.check(Schema.makeFilter(({ a }) => a !== 1)),
  "object without optional keys": Schema.Struct({ a: Schema.Finite, b: Schema.UndefinedOr(Schema.String) }),
  "nested objects": Schema.Struct({ a: Schema.Struct({ a: Inner }) }),
  "object with open keys": Schema.StructWithRest(Schema.Struct({ a: Schema.Finite }), [
    Schema.Record(Schema.String, Schema.Unknown)
  ]),
  "null or an object": Schema.NullOr(Inner),
  "string or number": Schema.Union([Schema.String, Schema.Finite]),
  "string or array": Schema.Union([Schema.Array(Schema.String), Schema.String]),
  tree: Tree
}

/** Schemas that FastDecode does not support. */
const slow = {
  "date as string": Schema.DateFromString,
  "number as string": Schema.FiniteFromString,
  "trimmed string": Schema.Trim,
  tuple: Schema.Tuple([Schema.String]),
  "two objects": Schema.Union([
    Schema.Struct({ a: Schema.Finite }),
    Schema.Struct({ a: Schema.Finite, b: Schema.String })
  ]),
  "exactly one of two": Schema.Union([Schema.String, Schema.Literal("a")], { mode: "oneOf" }),
  "object with a property named constructor": Schema.Struct({ constructor: Schema.String }),
  "object with a transformed property": Schema.Struct({ a: Schema.FiniteFromString })
}

/** JSON data with dates, and values that JSON cannot represent. */
const hostile: ReadonlyArray<unknown> = [
  undefined,
  null,
  "",
  "a",
  "abc",
  "abcdefgh",
  0,
  1,
  -0,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  new Date(0),
  new Date(Number.NaN),
  [],
  [1],
  ["a"],
  [undefined],
  // oxlint-disable-next-line no-sparse-arrays -- a gap is not an element.
  [1, , 2],
  {},
  { a: 1 },
  { a: 2, b: "x" },
  { a: undefined },
  { b: undefined },
  { a: 2, b: undefined },
  { a: 2, c: 3 },
  { a: { a: { a: 2 } } },
  { a: { a: { a: 2, z: 1 } } },
  { a: { a: new Date(0) } },
  { name: "x", children: [{ name: "y", children: [] }] },
  { name: "x", children: [{ name: "y", children: [], z: 1 }] },
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"a": 1, "__proto__": {"b": "x"}}'),
  Object.create({ a: 1 }),
  Object.create(null),
  new Map([["a", 1]]),
  { constructor: "x" }
]

describe("FastDecode.compile", () => {
  describe.each(Object.entries<Schema.Codec<any>>(quick))("%s", (_name, schema) => {
    const fits = FastDecode.compile(schema.ast)
    const decode = Schema.decodeUnknownExit(schema)
    const agrees = (value: unknown): void => {
      if (fits?.(value) !== true) return
      const exit = decode(value)
      assert.isTrue(Exit.isSuccess(exit), `took ${inspect(value)}`)
      if (Exit.isSuccess(exit)) assert.deepStrictEqual(exit.value, value)
    }

    it("accepts nothing that the schema rejects or changes", () => {
      assert.isDefined(fits)
      for (const value of hostile) {
        agrees(value)
        agrees({ a: value, b: value, name: value, children: [value] })
        agrees([value, value])
      }
    })

    it.prop("accepts what the schema generates", [schema], ([value]) => {
      const exit = decode(value)
      // An empty object may be of any class, and an open one has more keys than the schema names.
      if (fits?.(value) === true) assert.deepStrictEqual(Exit.isSuccess(exit) ? exit.value : exit, value)
      else assert.isFalse(Exit.isSuccess(exit) && isJson(value), JSON.stringify(value))
    })
  })

  it.each(Object.entries<Schema.Codec<any, any>>(slow))(
    "returns undefined for an unsupported schema: %s",
    (_name, schema) => {
      assert.isUndefined(FastDecode.compile(schema.ast))
    }
  )
})

/** Whether a value can be part of a response. */
const isJson = (value: unknown): boolean =>
  value === null ||
  typeof value === "string" ||
  typeof value === "boolean" ||
  Number.isFinite(value) ||
  value instanceof Date ||
  (Array.isArray(value) && Array.from(value).every(isJson)) ||
  (typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson))

describe("Collection.decoder", () => {
  const Books = Collection.make("books", Schema.Struct({ title: Schema.String, inner: Schema.optionalKey(Inner) }))
  const decode = Collection.decoder(Books)

  it("returns fields that the schema does not name, except inside a field that it names", () => {
    const data = { _id: "b1", title: "x", other: { z: 1 }, inner: { a: 1, z: 2 } }

    const exit = decode(data)

    assert.deepStrictEqual(Exit.isSuccess(exit) ? exit.value : exit, {
      _id: "b1",
      title: "x",
      other: { z: 1 },
      inner: { a: 1 }
    })
  })

  it("does not copy data that matches the schema", () => {
    const data = { _id: "b1", title: "x", other: 1, inner: { a: 1 } }

    const exit = decode(data)

    assert.strictEqual(Exit.isSuccess(exit) ? exit.value : exit, data)
  })

  it("fails with the message of the schema", () => {
    const exit = decode({ _id: "b1", title: 1 })

    assert.isTrue(Exit.isFailure(exit))
    assert.include(String(exit), "Expected string")
  })
})
