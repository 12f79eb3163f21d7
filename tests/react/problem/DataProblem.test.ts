import { ofData, siteWords } from "../../../packages/react/src/problem/DataProblem.ts"
import { assert, describe, expect, it } from "@effect/vitest"
import { failureOf, failureOfCall, type DataError } from "@portico/client/data/Failure"
import {
  ApplicationError,
  InvalidArgument,
  RateLimited,
  SystemError,
  TokenUnavailable,
  TooLarge,
  Unreachable,
  Unreadable,
  type CallError
} from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"

const answered = { status: 403, statusText: "Forbidden", requestId: "r-1" }
const refusal = (code: string, status = 403) =>
  new ApplicationError({ ...answered, status, code, description: "no", data: {} })

describe("ofData", () => {
  it.each<readonly [CallError, string, boolean]>([
    [refusal("WDE0027"), "noPermission", false],
    [refusal("WDE0025", 404), "refused", true],
    [refusal("ANYTHING", 401), "signInRequired", false],
    [refusal("WDE0073", 404), "itemNotFound", false],
    [refusal("WDE0074", 409), "itemExists", false],
    [refusal("WDE0123", 409), "itemExists", false],
    [refusal("WDE0078", 400), "siteCode", false],
    [refusal("WDE0032", 400), "misconfigured", false],
    [new TooLarge(answered), "tooLarge", true],
    [new Unreadable({ cause: "", status: 200, requestId: "r-1" }), "unreadable", true],
    [new SystemError({ ...answered, status: 500, retryAfter: undefined }), "internalError", true],
    [new RateLimited({ ...answered, code: "X", description: "", data: undefined, retryAfter: 9 }), "rateLimited", true],
    [new Unreachable({ cause: "" }), "unreachable", true],
    [new TokenUnavailable({ cause: new Unreachable({ cause: "" }) }), "unreachable", true],
    [new InvalidArgument({ violations: [], status: 400, requestId: "r-1" }), "fieldViolations", true]
  ])("%s has the key %s", (error, key, retryable) => {
    const problem = ofData(failureOf(error))

    assert.strictEqual(problem.key, key)
    assert.strictEqual(problem.retryable, retryable)
  })

  it("has the same problem for a catalog code that the call does not expect", () => {
    const unexpected = failureOfCall({ codes: [] })(refusal("WDE0019", 400))

    assert.strictEqual(unexpected._tag, "ApplicationError")
    assert.strictEqual(ofData(unexpected).key, "misconfigured")
    assert.strictEqual(ofData(unexpected).code, "WDE0019")
  })

  it("shows a rate limit for any code, with its wait time", () => {
    for (const code of ["WDE0014", "WDE0078"]) {
      const error = new RateLimited({ ...answered, status: 429, code, description: "", data: {}, retryAfter: 9 })

      const { key, retryAfter, retryable } = ofData(failureOf(error))

      assert.deepStrictEqual([key, retryAfter, retryable], ["rateLimited", 9, true])
    }
  })

  it("contains the provider's wait time", () => {
    const error = new RateLimited({ ...answered, code: "X", description: "", data: undefined, retryAfter: 9 })

    assert.strictEqual(ofData(failureOf(error)).retryAfter, 9)
  })

  it.each(Object.keys(Wde.catalog).filter(Wde.isCode))("%s has a problem without the code in its key", (code) => {
    const problem = ofData(Wde.make(code, {} as Wde.Params<Wde.Code>) as DataError)

    assert.notMatch(problem.key, /WDE/)
    assert.strictEqual(problem.code, code)
  })
})

describe("the diagnoses of a failed data call", () => {
  it("contain the code, path, parameters and message", () => {
    const problem = ofData(
      Wde.make("WDE0018", { option: "limit", expected: "a number", received: "a text" }, { path: ["options", "limit"] })
    )

    assert.deepStrictEqual(problem.diagnoses, [
      {
        code: "WDE0018",
        kind: "WD_VALIDATION_ERROR",
        message: "The option limit must be a number. Received: a text.",
        params: { option: "limit", expected: "a number", received: "a text" },
        path: ["options", "limit"]
      }
    ])
  })

  it("contain each violation of a call with several", () => {
    const found = (["WDE0003", "WDE0094"] as const).map((code) => ({ code, message: code, path: ["fields"] }))
    const problem = ofData(Wde.make("WDE0003", { received: "1" }, { problems: found }))

    assert.deepStrictEqual(
      problem.diagnoses?.map(({ code, path }) => [code, path]),
      [
        ["WDE0003", ["fields"]],
        ["WDE0094", ["fields"]]
      ]
    )
  })

  it("contain unknown codes as they are, and the paths of invalid fields", () => {
    const violations = [{ field: "item.price", description: "must be a number" }]
    const violated = new InvalidArgument({ violations, status: 400, requestId: "r-1" })

    assert.deepInclude(ofData(failureOf(refusal("SOLD_OUT"))).diagnoses?.[0], { code: "SOLD_OUT", message: "no" })
    assert.deepInclude(ofData(failureOf(violated)).diagnoses?.[0], { code: "INVALID_ARGUMENT", path: ["item.price"] })
  })

  it("have a separate message for each code that users may see", () => {
    const met = {
      WDE0006: "tooManyItems",
      WDE0069: "tooManyRemovals",
      WDE0159: "noPreviousPage",
      WDE0165: "noNextPage"
    }
    for (const [code, key] of Object.entries(met)) {
      const problem = ofData(Wde.make(code as Wde.Code, { limit: 1000, count: 1001 } as Wde.Params<Wde.Code>))

      assert.strictEqual(problem.key, key)
      assert.isFalse(problem.retryable)
    }
    assert.strictEqual(ofData(Wde.make("WDE0006", { limit: 1000, count: 1001 })).limit, 1000)
  })
})

it("shows the site's message without the prefix", () => {
  expect(siteWords("The site's code rejected the request: Books on loan cannot be removed.")).toBe(
    "Books on loan cannot be removed."
  )
})

it("does not change an empty or different message", () => {
  expect(siteWords("The site's code rejected the request: ")).toBe("The site's code rejected the request: ")
  expect(siteWords("Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})
