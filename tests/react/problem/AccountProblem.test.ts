import { ofChange, ofMe, ofRegistration, ofUpdate } from "../../../packages/react/src/problem/AccountProblem.ts"
import { assert, describe, it } from "@effect/vitest"
import { RegistrationRefused } from "@portico/client/auth/Members"
import { NotSignedIn, ProfileChanged, ProfileRefused } from "@portico/client/auth/Profiles"
import { ApplicationError, InvalidArgument, RateLimited, Unreachable } from "@portico/client/transport/Failure"

const answered = { status: 400, statusText: "Bad Request", requestId: "r-1" }
const coded = { ...answered, code: "UNAUTHENTICATED", description: "no", data: undefined }

describe("a refused registration", () => {
  it.each([
    [{ violatedRule: "MIN_LENGTH", data: { threshold: 4 } }, "passwordTooShort", 4],
    [{ violatedRule: "OTHER", ruleName: "COMMON_PASSWORD" }, "passwordTooCommon", undefined]
  ] as const)("because of the password names the rule %j", (rule, key, limit) => {
    const violations = [{ field: "password", description: "is refused", ...rule }]
    const problem = ofRegistration(new InvalidArgument({ violations, status: 400, requestId: "r-1" }))

    assert.deepStrictEqual<unknown>(problem.fields, { password: key })
    assert.strictEqual(problem.limit, limit)
    assert.strictEqual(problem.requestId, "r-1")
  })

  it.each([
    ["emailAlreadyExists", "-19995"],
    ["invalidEmail", "INVALID_ARGUMENT"]
  ] as const)("with %s blames the email address", (errorCode, code) => {
    const error = new RegistrationRefused({ ...answered, errorCode, code, description: "no" })

    assert.deepStrictEqual(ofRegistration(error).fields, { email: errorCode })
  })

  it("with only a message contains the code for support", () => {
    const problem = ofRegistration(new ApplicationError({ ...coded, code: "-19976", description: "Closed this week." }))

    assert.strictEqual(problem.key, "registrationRefused")
    assert.strictEqual(problem.code, "-19976")
    assert.strictEqual(problem.detail, "Closed this week.")
  })
})

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
