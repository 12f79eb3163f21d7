import { BulkAnswer } from "@portico/contract/data/BulkResult"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownSync(BulkAnswer)

describe("the answer of a bulk call", () => {
  it("says how each item fared", () => {
    const answer = {
      results: [
        { action: "DELETE", itemMetadata: { id: "a", originalIndex: 0, success: true } },
        {
          action: "DELETE",
          itemMetadata: { id: "b", originalIndex: 1, success: false, error: { code: "WDE0073", description: "gone" } }
        },
        { action: "SOMETHING_NEW", itemMetadata: { originalIndex: 2, success: true }, dataItem: { id: "c", data: {} } }
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 }
    }

    assert.deepStrictEqual<unknown>(decode(answer), answer)
  })

  it("is read where parts are null", () => {
    const itemMetadata = { id: null, originalIndex: 0, success: true, error: null }

    assert.deepStrictEqual<unknown>(decode({ results: [{ action: null, itemMetadata, dataItem: null }] }), {
      results: [{ itemMetadata: { originalIndex: 0, success: true } }]
    })
  })

  it.each([{}, { results: [{}] }, { results: [{ itemMetadata: { success: true } }] }])("is not %j", (answer) => {
    assert.throws(() => decode(answer))
  })
})
