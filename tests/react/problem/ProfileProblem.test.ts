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

  it("says at each input what is wrong with it", () => {
    const problem = ofUpdate(new ProfileRefused({ violations }), (field) =>
      field === "profile.firstName" ? "firstName" : undefined
    )

    assert.deepStrictEqual(problem.fields, { firstName: { text: "This must be at most 100 characters long." } })
  })

  it("says what no input shows in words", () => {
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
  ])("for another reason says which: %s", (error, key) => {
    assert.strictEqual(ofUpdate(error).key, key)
  })
})

it("a profile that was not read says why", () => {
  assert.strictEqual(ofMe(new Unreachable({ cause: "" })).key, "unreachable")
})
