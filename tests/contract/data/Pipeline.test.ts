import { assert, describe, it } from "@effect/vitest"
import { Aggregation, Pipeline, Stage } from "@portico/contract/data/Pipeline"
import { stageKinds } from "@portico/contract/data/Enums"
import * as Schema from "effect/Schema"

const field = (fieldPath: string) => ({ fieldPath })
const numeric = (value: number) => ({ numeric: value })

/** The eight stages of data.md §7 in their wire form (protocol.md §3.1). */
const stages = {
  filter: { filter: { at: { $gt: { $date: "2024-01-02T03:04:05.678Z" } } } },
  project: {
    projection: {
      fields: [
        { include: { fieldName: "a" } },
        { exclude: { fieldName: "b" } },
        {
          reshape: {
            resultFieldName: "c",
            expression: {
              substring: { expression: field("a"), startExpression: numeric(0), lengthExpression: numeric(2) }
            }
          }
        },
        { projectNested: { resultFieldName: "d", fields: [{ include: { fieldName: "e" } }] } }
      ]
    }
  },
  group: {
    group: {
      groupIds: [{ expression: field("x"), key: "x" }],
      accumulators: ["sum", "avg", "min", "max", "first", "last", "push"].map((name) => ({
        [name]: { expression: numeric(1) },
        resultFieldName: name
      }))
    }
  },
  unwind: { unwindArray: { arrayFieldName: "tags" } },
  sort: { sort: { values: [{ fieldName: "n", order: "DESC" }] } },
  limit: { limit: 3 },
  skip: { skip: 1 },
  objectToArray: { objectToArray: { objectFieldName: "o", destinationFieldName: "p" } }
}

const expressions = [
  ...["add", "multiply", "sum", "concat"].map((name) => ({ [name]: { expressions: [field("a"), { text: "b" }] } })),
  ...["subtract", "divide", "mod"].map((name) => ({
    [name]: { firstExpression: numeric(1), secondExpression: field("b") }
  })),
  ...["abs", "floor", "ceil", "stringify", "toLower", "toUpper", "length"].map((name) => ({
    [name]: { expression: field("a") }
  }))
]

const decode = Schema.decodeUnknownSync(Pipeline)
const overTheWire = (json: unknown): unknown => Schema.encodeSync(Pipeline)(decode(json))

describe("a pipeline", () => {
  it.each(Object.entries(stages))("round-trips the stage %s", (_, stage) => {
    assert.deepStrictEqual(overTheWire({ stages: [stage] }), { stages: [stage] })
  })

  it.each(expressions)("round-trips the expression %j", (expression) => {
    const stage = { projection: { fields: [{ reshape: { resultFieldName: "r", expression } }] } }

    assert.deepStrictEqual(overTheWire({ stages: [stage] }), { stages: [stage] })
  })

  it("decodes dates", () => {
    assert.deepStrictEqual<unknown>(decode({ stages: [stages.filter] }).stages[0]?.filter, {
      at: { $gt: new Date("2024-01-02T03:04:05.678Z") }
    })
  })

  it("round-trips its paging", () => {
    const json = { stages: [], cursorPaging: { limit: 5, cursor: "N1" } }

    assert.deepStrictEqual(overTheWire(json), json)
  })
})

describe("an aggregation", () => {
  it.each([
    {},
    { groupingFields: ["state"], operations: [] },
    {
      operations: [
        { resultFieldName: "nSum", sum: { itemFieldName: "n" } },
        { resultFieldName: "nAvg", average: { itemFieldName: "n" } },
        { resultFieldName: "nMin", min: { itemFieldName: "n" } },
        { resultFieldName: "nMax", max: { itemFieldName: "n" } },
        { resultFieldName: "count", itemCount: {} }
      ]
    }
  ])("round-trips %j", (json: unknown) => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Aggregation)(Schema.decodeUnknownSync(Aggregation)(json)), json)
  })
})

it("stageKinds contains every key of a stage", () => {
  assert.sameMembers([...stageKinds], Object.keys(Stage.fields))
})
