import { LoginRefused } from "@portico/client/auth/Members"
import { ApplicationError, InvalidArgument, Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import { ofChange, ofCurrent } from "../../../packages/react/src/problem/PasswordProblem.ts"

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
