import { assert, describe, it } from "@effect/vitest"
import { referenceOf, toneOf, withoutReference } from "../../../../packages/react/src/data/failure/failureOf.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

describe("how a failure is told", () => {
  it("takes what is merely not there for news", () => {
    assert.strictEqual(toneOf(Problem.make("itemGone")), "info")
    assert.strictEqual(toneOf(Problem.make("offline")), "warning")
    assert.strictEqual(toneOf(Problem.make("internalError")), "danger")
  })

  it("gives code and id of the call to whoever helps", () => {
    const problem = Problem.make("internalError", { code: "WDE0053", requestId: "r-1" })

    assert.strictEqual(referenceOf(problem), "WDE0053, r-1")
    assert.strictEqual(referenceOf(withoutReference(problem)), "")
  })

  it("names no code where a person needs nobody's help", () => {
    assert.strictEqual(referenceOf(Problem.make("itemGone", { code: "WDE0073" })), "")
    assert.strictEqual(referenceOf(Problem.make("noPermission", { code: "WDE0027", requestId: "r-1" })), "r-1")
  })
})
