import * as BulkResult from "@portico/client/data/BulkResult"
import { assert, describe, it } from "@effect/vitest"

describe("an answer to a bulk call", () => {
  it("may hold the names that every object has as words of its own", () => {
    const results = [
      { action: "constructor", itemMetadata: { id: "a", originalIndex: 0, success: true } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: "toString", description: "No." } } }
    ]

    const { errors, inserted, outcomes } = BulkResult.make(results, {
      inputs: [{}, {}],
      idOf: () => undefined,
      done: "inserted",
      passed: {}
    })

    assert.deepStrictEqual(
      outcomes.map(({ status }) => status),
      ["inserted", "failed"]
    )
    assert.deepStrictEqual([inserted, errors[0]?.code], [1, "toString"])
  })
})
