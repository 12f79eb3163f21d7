import { ofVerification } from "../../../packages/client/src/auth/internal/AccountRefused.ts"
import { MissingVerificationCode } from "@portico/client/auth/Verification"
import { ApplicationError, InvalidArgument, Unreachable } from "@portico/client/transport/Failure"
import { accountCodes, missingVerificationCode, verificationCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { ofStart, ofVerify } from "../../../packages/react/src/problem/VerificationProblem.ts"

const refused = (code: string) =>
  new ApplicationError({
    status: 400,
    statusText: "Bad Request",
    requestId: "r-1",
    code,
    description: "no",
    data: undefined
  })

describe("a code that was not accepted", () => {
  it.each([
    [verificationCodes.invalidVerificationCode, "wrongCode", ["code"], true],
    [verificationCodes.verificationExpired, "verificationOver", [], false],
    [accountCodes.identityBlocked, "identityBlocked", [], false],
    ["SOMETHING_ELSE", "refused", [], true]
  ] as const)("with %s has the problem %s", (code, key, fields, retryable) => {
    const problem = ofVerify(ofVerification(refused(code)))

    assert.strictEqual(problem.key, key)
    assert.deepStrictEqual<unknown>(Object.keys(problem.fields ?? {}), fields)
    assert.strictEqual(problem.retryable, retryable)
    assert.strictEqual(problem.code, code)
  })

  it("is required if it is empty", () => {
    const problem = ofVerify(new MissingVerificationCode({ errorCode: missingVerificationCode }))

    assert.deepStrictEqual(problem.fields, { code: "codeMissing" })
  })

  it("shows the provider's sentence at its field", () => {
    const violations = [{ field: "code", description: "must have six digits" }]
    const problem = ofVerify(new InvalidArgument({ violations, status: 400, requestId: undefined }))

    assert.deepStrictEqual(problem.fields, { code: { text: "must have six digits" } })
  })
})

it("ofStart reports that the network is unavailable", () => {
  assert.strictEqual(ofStart(new Unreachable({ cause: "" })).key, "unreachable")
})
