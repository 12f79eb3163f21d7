import { NotSignedIn, ProfileChanged, ProfileRefused } from "@portico/client/auth/Profiles"
import { ApplicationError, RateLimited, Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import { ofMe, ofUpdate } from "../../../packages/react/src/problem/ProfileProblem.ts"

const coded = {
  status: 200,
  statusText: "OK",
  requestId: "r-1",
  code: "CLOSED_TODAY",
  description: "no",
  data: undefined
}

describe("a profile that was not saved", () => {
  const violations = [
    { field: "profile.firstName", description: "must be at most 100 characters long" },
    { field: "profile.slug", description: "must be another one" }
  ]

  it("reports each violation at its input", () => {
    const problem = ofUpdate(new ProfileRefused({ violations }), (field) =>
      field === "profile.firstName" ? "firstName" : undefined
    )

    assert.deepStrictEqual(problem.fields, { firstName: { text: "This must be at most 100 characters long." } })
  })

  it("reports a violation without an input as detail", () => {
    const problem = ofUpdate(new ProfileRefused({ violations }))

    assert.strictEqual(problem.key, "fieldViolations")
    assert.include(problem.detail, "profile.slug: must be another one.")
  })

  it.each([
    [new ProfileChanged(), "profileChanged"],
    [new NotSignedIn(), "notSignedIn"],
    [new ApplicationError(coded), "profileRefused"],
    [new RateLimited({ ...coded, retryAfter: 30 }), "rateLimited"],
    [new Unreachable({ cause: "" }), "unreachable"]
  ])("has another problem for other errors: %s", (error, key) => {
    assert.strictEqual(ofUpdate(error).key, key)
  })
})

it("ofMe reports why a profile was not loaded", () => {
  assert.strictEqual(ofMe(new Unreachable({ cause: "" })).key, "unreachable")
})
