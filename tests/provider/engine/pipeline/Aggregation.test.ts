import { assert, it } from "@effect/vitest"
import * as Aggregation from "../../../../packages/provider/src/engine/pipeline/Aggregation.ts"
import * as Evaluate from "../../../../packages/provider/src/engine/pipeline/Evaluate.ts"
import type { JsonObject } from "../../../../packages/provider/src/engine/value/Json.ts"
import * as Result from "effect/Result"

const cities = [
  { state: "CA", at: { city: "LA" }, people: 4 },
  { state: "CA", at: { city: "SF" }, people: 1 },
  { state: "NY", at: { city: "NY" }, people: 8 },
  { people: 2 }
]

const run = (model: Aggregation.Aggregate, rows: ReadonlyArray<JsonObject> = cities) =>
  Result.getOrThrow(Result.flatMap(Aggregation.parse(model), (pipeline) => Evaluate.run(pipeline, rows)))

const count = { resultFieldName: "count", itemCount: {} }
const people = { resultFieldName: "peopleSum", sum: { itemFieldName: "people" } }

it("returns one row per group, in the order of the groups", () => {
  assert.deepStrictEqual(run({ aggregation: { groupingFields: ["state"], operations: [count, people] } }), [
    { _id: { state: null }, count: 1, peopleSum: 2 },
    { _id: { state: "CA" }, count: 2, peopleSum: 5 },
    { _id: { state: "NY" }, count: 1, peopleSum: 8 }
  ])
})

it("returns one row without grouping fields", () => {
  assert.deepStrictEqual(run({ aggregation: { operations: [people] } }), [{ peopleSum: 15 }])
  assert.deepStrictEqual(run({ aggregation: { operations: [count] } }, []), [{ count: 0 }])
})

it("filters and sorts groups by their results, their grouping fields and their id", () => {
  const aggregation = { groupingFields: ["at.city"], operations: [people] }
  const ids = (model: Aggregation.Aggregate) => run({ aggregation, ...model }).map(({ _id }) => _id)

  assert.deepStrictEqual(ids({ finalFilter: { peopleSum: { $gt: 2 } } }), [{ "at.city": "LA" }, { "at.city": "NY" }])
  assert.deepStrictEqual(ids({ finalFilter: { "at.city": "SF" } }), [{ "at.city": "SF" }])
  // Clients return the value of the only grouping field as `_id`.
  assert.deepStrictEqual(ids({ finalFilter: { _id: "SF" } }), [{ "at.city": "SF" }])
  assert.deepStrictEqual(ids({ sort: [{ fieldName: "_id", order: "DESC" }] })[0], { "at.city": "SF" })
  assert.deepStrictEqual(ids({ sort: [{ fieldName: "peopleSum", order: "DESC" }] })[0], { "at.city": "NY" })
})

it("finds results whose names contain dots", () => {
  const operations = [{ resultFieldName: "at.sizeSum", sum: { itemFieldName: "people" } }]
  const aggregation = { groupingFields: ["state", "at.city"], operations }

  assert.deepStrictEqual(run({ aggregation, finalFilter: { "at.sizeSum": 8 } }), [
    { _id: { state: "NY", "at.city": "NY" }, "at.sizeSum": 8 }
  ])
  assert.deepStrictEqual(run({ aggregation, finalFilter: { "_id.state": null } }).length, 1)
})

it.each([
  [{ resultFieldName: "", itemCount: {} }, "aggregation.operations.0.resultFieldName"],
  [{ resultFieldName: "_id", itemCount: {} }, "aggregation.operations.0.resultFieldName"],
  [{ resultFieldName: "n" }, "must be exactly one operation"],
  [{ resultFieldName: "n", sum: { itemFieldName: "" } }, "WDE0094"]
])("rejects the operation %j", (operation, expected) => {
  const parsed = Aggregation.parse({ aggregation: { operations: [operation] } })

  assert.include(Result.isFailure(parsed) ? parsed.failure.message : "accepted", expected)
})
