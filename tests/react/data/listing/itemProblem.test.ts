import { failureOf } from "@portico/client/data/Failure"
import { ApplicationError } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import { ofWrite } from "../../../../packages/react/src/data/listing/itemProblem.ts"

const keyOf = (code: string, status: number) =>
  ofWrite(
    failureOf(
      new ApplicationError({ code, data: {}, description: "no", requestId: undefined, status, statusText: "No" })
    )
  ).key

describe("ofWrite", () => {
  it("distinguishes a forbidden change, an unmet condition and a missing item", () => {
    assert.strictEqual(keyOf("WDE0027", 403), "changeForbidden")
    assert.strictEqual(keyOf("PRECONDITION_FAILED", 428), "conditionNotMet")
    assert.strictEqual(keyOf("WDE0073", 404), "itemGone")
  })
})
