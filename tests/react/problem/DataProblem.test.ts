import { type DataError, failureOf } from "@portico/client/data/Failure"
import {
  ApplicationError,
  type CallError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TokenUnavailable,
  TooLarge,
  Unreachable,
  Unreadable
} from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
import { assert, describe, it } from "@effect/vitest"
import { ofData } from "../../../packages/react/src/problem/DataProblem.ts"

const answered = { status: 403, statusText: "Forbidden", requestId: "r-1" }
const refusal = (code: string, status = 403) =>
  new ApplicationError({ ...answered, status, code, description: "no", data: {} })

describe("a failed data call", () => {
  it.each<readonly [CallError, string, boolean]>([
    [refusal("WDE0027"), "noPermission", false],
    [refusal("WDE0025", 404), "refused", true],
    [refusal("ANYTHING", 401), "signInRequired", false],
    [refusal("WDE0073", 404), "itemGone", false],
    [refusal("WDE0074", 409), "itemExists", false],
    [refusal("WDE0078", 400), "siteCode", false],
    [refusal("WDE0032", 400), "misconfigured", false],
    [new TooLarge(answered), "tooLarge", true],
    [new Unreadable({ cause: "", status: 200, requestId: "r-1" }), "unreadable", true],
    [new SystemError({ ...answered, status: 500, retryAfter: undefined }), "internalError", true],
    [new RateLimited({ ...answered, code: "X", description: "", data: undefined, retryAfter: 9 }), "rateLimited", true],
    [new Unreachable({ cause: "" }), "unreachable", true],
    [new TokenUnavailable({ cause: new Unreachable({ cause: "" }) }), "unreachable", true],
    [new InvalidArgument({ violations: [], status: 400, requestId: "r-1" }), "fieldViolations", true]
  ])("%s is told as %s", (error, key, retryable) => {
    const problem = ofData(failureOf(error))

    assert.strictEqual(problem.key, key)
    assert.strictEqual(problem.retryable, retryable)
  })

  it("keeps the provider's wait", () => {
    const error = new RateLimited({ ...answered, code: "X", description: "", data: undefined, retryAfter: 9 })

    assert.strictEqual(ofData(failureOf(error)).retryAfter, 9)
  })

  it.each(Object.keys(Wde.catalogue).filter(Wde.isCode))("%s has a problem that names no code in its key", (code) => {
    const problem = ofData(Wde.make(code, {} as Wde.Params<Wde.Code>) as DataError)

    assert.notMatch(problem.key, /WDE/)
    assert.strictEqual(problem.code, code)
  })
})
