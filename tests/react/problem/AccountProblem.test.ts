import { ofChange, ofCurrent, ofMe, ofUpdate } from "../../../packages/react/src/problem/AccountProblem.ts"
import { assert, describe, it } from "@effect/vitest"
import { LoginRefused } from "@portico/client/auth/Members"
import { NotSignedIn, ProfileChanged, ProfileRefused } from "@portico/client/auth/Profiles"
import { ApplicationError, InvalidArgument, RateLimited, Unreachable } from "@portico/client/transport/Failure"

const answered = { status: 400, statusText: "Bad Request", requestId: "r-1" }
const coded = { ...answered, code: "UNAUTHENTICATED", description: "no", data: undefined }

describe("a password that was not changed", () => {
  it.each(["newPassword", "password"])("blames the new password if %s violates a rule", (field) => {
    const violations = [{ field, description: "is short", violatedRule: "MIN_LENGTH", data: { threshold: 8 } }]
    const problem = ofChange(new InvalidArgument({ ...answered, violations }))

    assert.deepStrictEqual(problem.fields, { newPassword: "passwordTooShort" })
    assert.strictEqual(problem.limit, 8)
  })

  it("shows the provider's sentence at the new password", () => {
    const violations = [{ field: "newPassword", description: "was used before" }]

    assert.deepStrictEqual(ofChange(new InvalidArgument({ ...answered, violations })).fields, {
      newPassword: { text: "was used before" }
    })
  })

  it.each([
    [new ApplicationError({ ...coded, status: 401 }), "notSignedIn"],
    [new ApplicationError({ ...coded, code: "CLOSED" }), "refused"],
    [new Unreachable({ cause: "" }), "unreachable"]
  ])("has another problem for other errors: %s", (error, key) => {
    assert.strictEqual(ofChange(error).key, key)
  })
})

describe("a wrong current password", () => {
  it("is reported at its field", () => {
    const refused = new LoginRefused({ ...answered, errorCode: "invalidPassword", code: "-19976", description: "no" })

    assert.deepStrictEqual(ofCurrent(refused).fields, { currentPassword: "invalidPassword" })
  })
})

const applicationError = {
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
    [new ApplicationError(applicationError), "profileRefused"],
    [new RateLimited({ ...coded, retryAfter: 30 }), "rateLimited"],
    [new Unreachable({ cause: "" }), "unreachable"]
  ])("has another problem for other errors: %s", (error, key) => {
    assert.strictEqual(ofUpdate(error).key, key)
  })
})

it("ofMe reports why a profile was not loaded", () => {
  assert.strictEqual(ofMe(new Unreachable({ cause: "" })).key, "unreachable")
})
