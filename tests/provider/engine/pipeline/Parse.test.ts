import type { Expression, Stage } from "@portico/contract/data/Pipeline"
import * as Limits from "@portico/contract/Limits"
import { assert, it } from "@effect/vitest"
import * as Parse from "../../../../packages/provider/src/engine/pipeline/Parse.ts"
import * as Result from "effect/Result"

const refusal = (...stages: ReadonlyArray<Stage>): string =>
  Result.match(Parse.parse(stages), { onFailure: ({ message }) => message, onSuccess: () => "accepted" })

const nested = (levels: number): Expression =>
  Array.from({ length: levels - 1 }).reduce<Expression>((expression) => ({ abs: { expression } }), { numeric: 1 })

const reshape = (expression: Expression, resultFieldName = "x"): Stage => ({
  projection: { fields: [{ reshape: { resultFieldName, expression } }] }
})

const cases: Readonly<Record<string, readonly [Stage, string]>> = {
  "a stage without a kind": [{}, "pipeline.stages.0: must be exactly one stage: one of filter"],
  "a stage with two kinds": [{ limit: 1, skip: 1 }, "pipeline.stages.0: must be exactly one stage"],
  "a limit of zero": [{ limit: 0 }, "WDE0033: pipeline.stages.0.limit must be greater than zero"],
  "a negative skip": [{ skip: -1 }, "WDE0034: pipeline.stages.0.skip"],
  "a broken limit": [{ limit: 1.5 }, "WDE0035: pipeline.stages.0.limit"],
  "an invalid filter": [{ filter: { a: { $regex: "x" } } }, "WDE0070"],
  "a sort without a name": [{ sort: { values: [{ fieldName: "" }] } }, "WDE0066: pipeline.stages.0.sort.values.0"],
  "an array without a name": [{ unwindArray: { arrayFieldName: "" } }, "WDE0094: pipeline.stages.0.unwindArray"],
  "an empty expression": [reshape({}), "must be exactly one expression: one of fieldPath"],
  "two expressions in one": [reshape({ text: "a", numeric: 1 }), "must be exactly one expression"],
  "an operation without operands": [reshape({ add: { expressions: [] } }), "must have at least one expression"],
  "a string with NUL": [reshape({ text: "\0" }), "must not contain NUL"],
  "a field without a name": [reshape({ fieldPath: "" }), "WDE0094"],
  "a result without a name": [reshape({ numeric: 1 }, ""), "WDE0094"],
  "a group result with a dot": [
    { group: { accumulators: [{ resultFieldName: "a.b", sum: { expression: { numeric: 1 } } }] } },
    "resultFieldName: must be a name without dots"
  ],
  "a group result named _id": [
    { group: { accumulators: [{ resultFieldName: "_id", sum: { expression: { numeric: 1 } } }] } },
    "resultFieldName: must be a name"
  ],
  "an accumulator with two kinds": [
    { group: { accumulators: [{ resultFieldName: "a", sum: { expression: {} }, avg: { expression: {} } }] } },
    "must be exactly one accumulator"
  ],
  "two keys with the same name": [
    { group: { groupIds: [{ expression: { fieldPath: "a" } }, { expression: { fieldPath: "b" }, key: "a" }] } },
    "groupIds.1.key: must be a unique name"
  ],
  "an expression that is nested too deeply": [
    reshape(nested(Limits.maximumExpressionDepth + 1)),
    "is nested deeper than 50 levels"
  ],
  "too many expressions": [
    reshape({ add: { expressions: Array.from({ length: Limits.maximumExpressions }, () => ({ numeric: 1 })) } }),
    "exceeds the limit"
  ]
}

it.each(Object.entries(cases))("rejects %s", (_, [stage, expected]) => {
  assert.include(refusal(stage), expected)
})

it("accepts expressions and stages up to the limits", () => {
  assert.strictEqual(refusal(reshape(nested(Limits.maximumExpressionDepth))), "accepted")
  assert.strictEqual(refusal(...Array.from({ length: Limits.maximumStages }, () => ({ limit: 1 }))), "accepted")
  assert.include(
    refusal(...Array.from({ length: Limits.maximumStages + 1 }, () => ({ limit: 1 }))),
    "at most 50 stages"
  )
})

it("counts the conditions of all filters in a pipeline together", () => {
  const half = { filter: { $or: Array.from({ length: Limits.maximumFilterConditions / 2 - 1 }, () => ({ a: 1 })) } }
  assert.strictEqual(refusal(half, half), "accepted")
  assert.include(refusal(half, half, { filter: { a: 1 } }), "at most 1000 conditions")
})
