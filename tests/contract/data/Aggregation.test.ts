import { Aggregation } from "@portico/contract/data/Aggregation"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

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
  ])("travels as %j", (json: unknown) => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Aggregation)(Schema.decodeUnknownSync(Aggregation)(json)), json)
  })
})
