import type { Stage } from "@portico/contract/data/Pipeline"
import { assert, describe, it } from "@effect/vitest"
import type { JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"
import * as Evaluate from "../../../../packages/provider/src/engine/pipeline/Evaluate.ts"
import * as Parse from "../../../../packages/provider/src/engine/pipeline/Parse.ts"
import * as Result from "effect/Result"

const run = (stages: ReadonlyArray<Stage>, rows: ReadonlyArray<JsonObject>) =>
  Result.getOrThrow(Evaluate.run(Result.getOrThrow(Parse.parse(stages)), rows))

const field = (fieldPath: string) => ({ fieldPath })

describe("a projection", () => {
  const row = { _id: "1", a: { b: 1, c: 2 }, tags: [1], none: null }

  it("returns the included fields and the id, and omits missing ones", () => {
    const fields = [
      { include: { fieldName: "a.b" } },
      { include: { fieldName: "none" } },
      { include: { fieldName: "x.y" } }
    ]

    assert.deepStrictEqual(run([{ projection: { fields } }], [row]), [{ _id: "1", a: { b: 1 }, none: null }])
  })

  it("returns all other fields if it only excludes", () => {
    const fields = [
      { exclude: { fieldName: "a.b" } },
      { exclude: { fieldName: "tags.0" } },
      { exclude: { fieldName: "_id" } }
    ]

    assert.deepStrictEqual(run([{ projection: { fields } }], [row]), [{ a: { c: 2 }, tags: [1], none: null }])
  })

  it("computes from the original row and creates nested objects", () => {
    const nested = [
      { include: { fieldName: "a.c" } },
      { reshape: { resultFieldName: "x.y", expression: { add: { expressions: [field("a.b"), { numeric: 1 }] } } } }
    ]
    const fields = [
      { reshape: { resultFieldName: "a", expression: { text: "other" } } },
      { projectNested: { resultFieldName: "n", fields: nested } }
    ]

    assert.deepStrictEqual(run([{ projection: { fields } }], [row]), [
      { _id: "1", a: "other", n: { a: { c: 2 }, x: { y: 2 } } }
    ])
  })

  it("treats property names of JavaScript as ordinary names", () => {
    const fields = [{ reshape: { resultFieldName: "__proto__.constructor", expression: { numeric: 1 } } }]

    assert.deepStrictEqual(run([{ projection: { fields } }], [{}]), [JSON.parse('{"__proto__":{"constructor":1}}')])
  })
})

describe("a group", () => {
  const by = (name: string) => [{ expression: field(name), key: "by" }]

  it("groups missing and null together and separates all other values", () => {
    const values = [undefined, null, [], {}, 1, "1", true, { a: 1, b: 2 }, { b: 2, a: 1 }, { $date: "x" }]
    const rows = values.map((of): JsonObject => (of === undefined ? {} : { of }))
    const count = [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }]

    assert.deepStrictEqual(
      run([{ group: { groupIds: by("of"), accumulators: count } }], rows),
      [
        [[], 1],
        [null, 2],
        ["1", 1],
        [1, 1],
        [true, 1],
        [{}, 1],
        [{ $date: "x" }, 1],
        [{ a: 1, b: 2 }, 2]
      ].map(([of, n]): JsonObject => ({ _id: { by: of ?? null }, n: n ?? null }))
    )
  })

  it("computes each accumulator from the values that it accepts", () => {
    const rows = [{ v: null }, { v: "b" }, { v: 2 }, {}, { v: [] }, { v: 0.1 }, { v: 0.2 }]
    const accumulators = (["sum", "avg", "min", "max", "first", "last", "push"] as const).map((name) => ({
      resultFieldName: name,
      [name]: { expression: field("v") }
    }))

    assert.deepStrictEqual(run([{ group: { accumulators } }], rows), [
      {
        sum: 2.3,
        avg: 2.3 / 3,
        min: [],
        max: 2,
        first: null,
        last: 0.2,
        push: [null, "b", 2, null, [], 0.1, 0.2]
      }
    ])
  })

  it("returns one row for no items if it has no keys, and none if it has keys", () => {
    const accumulators = (["sum", "avg", "min", "first", "push"] as const).map((name) => ({
      resultFieldName: name,
      [name]: { expression: field("v") }
    }))

    assert.deepStrictEqual(run([{ group: { accumulators } }], []), [
      { sum: 0, avg: null, min: null, first: null, push: [] }
    ])
    assert.deepStrictEqual(run([{ group: { groupIds: by("v"), accumulators } }], []), [])
  })

  it("names a key by its field, and returns a single unnamed key as the bare value", () => {
    const two = { groupIds: [{ expression: field("a.b") }, { expression: field("c"), key: "d" }] }

    assert.deepStrictEqual(run([{ group: { groupIds: [{ expression: field("c") }] } }], [{ c: 1 }]), [{ _id: 1 }])
    assert.deepStrictEqual(run([{ group: two }], [{ c: 1 }]), [{ _id: { "a.b": null, d: 1 } }])
  })
})

describe("other stages", () => {
  it("unwind arrays and drop rows with empty or missing ones", () => {
    const rows = [{ t: [1, null] }, { t: [] }, { t: null }, {}, { t: "x" }, { t: [[2]] }]

    assert.deepStrictEqual(run([{ unwindArray: { arrayFieldName: "t" } }], rows), [
      { t: 1 },
      { t: null },
      { t: "x" },
      { t: [2] }
    ])
  })

  it("convert objects to arrays in the order of jsonb, and other values to null", () => {
    const rows: ReadonlyArray<JsonObject> = [{ o: { bb: 1, a: 2 } }, { o: { $date: "x" } }, { o: [1] }, { o: {} }]

    assert.deepStrictEqual(run([{ objectToArray: { objectFieldName: "o", destinationFieldName: "p.q" } }], rows), [
      {
        o: { bb: 1, a: 2 },
        p: {
          q: [
            { k: "a", v: 2 },
            { k: "bb", v: 1 }
          ]
        }
      },
      { o: { $date: "x" }, p: { q: null } },
      { o: [1], p: { q: null } },
      { o: {}, p: { q: [] } }
    ])
  })

  it("sort stably, then skip and limit", () => {
    const rows = ["b1", "a1", "b2", "a2"].map((id) => ({ id, of: id.slice(0, 1) }))
    const values = [{ fieldName: "of", order: "DESC" as const }]

    assert.deepStrictEqual(
      run([{ sort: { values } }, { skip: 1 }, { limit: 2 }], rows).map(({ id }) => id),
      ["b2", "a1"]
    )
  })

  it("reject an unwind that returns too many rows", () => {
    const list = Array.from({ length: 1001 }, () => 0)
    const stages = ["a", "b"].map((arrayFieldName) => ({ unwindArray: { arrayFieldName } }))

    const made = Result.flatMap(Parse.parse(stages), (pipeline) => Evaluate.run(pipeline, [{ a: list, b: list }]))

    assert.isTrue(Result.isFailure(made) && made.failure.message.startsWith("RESULT_TOO_LARGE"))
  })
})
