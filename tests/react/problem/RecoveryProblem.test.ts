import { ofVerification } from "../../../packages/client/src/auth/internal/AccountRefused.ts"
import { ofRecovery } from "../../../packages/client/src/auth/internal/StepRefused.ts"
import { ofMail, ofRecover, ofStart, ofVerify } from "../../../packages/react/src/problem/RecoveryProblem.ts"
import { assert, describe, it } from "@effect/vitest"
import { MissingVerificationCode } from "@portico/client/auth/Verification"
import { ApplicationError, InvalidArgument, RateLimited, Unreachable } from "@portico/client/transport/Failure"
import { accountCodes, missingVerificationCode, recoveryCodes, verificationCodes } from "@portico/contract/LoginFailure"

const refused = (code: string) =>
  new ApplicationError({
    status: 400,
    statusText: "Bad Request",
    requestId: "r-1",
    code,
    description: "no",
    data: undefined
  })
const violated = (...violations: InvalidArgument["violations"]) =>
  new InvalidArgument({ violations, status: 400, requestId: "r-1" })
const length = (violatedRule: string, threshold: unknown) => ({
  field: "password",
  description: "is not as it should be",
  violatedRule,
  data: { threshold }
})

describe("an email that was not sent", () => {
  it.each(["redirect.url", "emailOptions.redirect.url"])(
    "blames the configuration of the page for an invalid %s, without a retry",
    (field) => {
      const problem = ofMail(violated({ field, description: "must be listed" }))

      assert.strictEqual(problem.key, "redirectNotAllowed")
      assert.isFalse(problem.retryable)
      assert.isUndefined(problem.fields)
    }
  )

  it("reports a malformed email address in its own words", () => {
    const problem = ofMail(
      violated({ field: "email", description: "must be an email address", data: { type: "EMAIL" } })
    )

    assert.deepStrictEqual(problem.fields, { email: "emailMalformed" })
  })

  it("shows other sentences about the email address at its field", () => {
    const problem = ofMail(violated({ field: "email", description: "is too long" }))

    assert.deepStrictEqual(problem.fields, { email: { text: "is too long" } })
  })

  it("contains the provider's wait time", () => {
    const { code, description, data } = refused("TOO_MANY_REQUESTS")
    const error = new RateLimited({
      status: 429,
      statusText: "",
      requestId: "r-1",
      code,
      description,
      data,
      retryAfter: 9
    })

    assert.strictEqual(ofMail(error).retryAfter, 9)
  })
})

describe("a password that was not reset", () => {
  it("blames a used token", () => {
    const problem = ofRecover(ofRecovery(refused(recoveryCodes.invalidRecoveryToken)))

    assert.strictEqual(problem.key, "recoveryLinkExpired")
    assert.isFalse(problem.retryable)
  })

  it("blames an invalid token", () => {
    assert.strictEqual(
      ofRecover(violated({ field: "recoveryToken", description: "is required" })).key,
      "recoveryLinkExpired"
    )
  })

  it("reports that the account is blocked", () => {
    assert.strictEqual(ofRecover(ofRecovery(refused(accountCodes.identityBlocked))).key, "identityBlocked")
  })

  it.each([
    ["MIN_LENGTH", 8, "passwordTooShort", 8],
    ["MAX_LENGTH", 512, "passwordTooLong", 512],
    ["MIN_LENGTH", "eight", "passwordTooShort", undefined]
  ] as const)("violates the rule %s of %s", (rule, threshold, key, limit) => {
    const problem = ofRecover(violated(length(rule, threshold)))

    assert.deepStrictEqual<unknown>(problem.fields, { password: key })
    assert.strictEqual(problem.limit, limit)
  })

  it("is too common", () => {
    const description = "must not be one of the most common passwords"
    const violation = { field: "password", description, violatedRule: "OTHER", ruleName: "COMMON_PASSWORD" }

    assert.deepStrictEqual<unknown>(ofRecover(violated(violation)).fields, { password: "passwordTooCommon" })
  })

  it("shows the provider's sentence about an unknown rule", () => {
    const problem = ofRecover(violated({ field: "password", description: "was used before", violatedRule: "HISTORY" }))

    assert.deepStrictEqual(problem.fields, { password: { text: "was used before" } })
  })

  it("reports that the network is unavailable", () => {
    assert.strictEqual(ofRecover(new Unreachable({ cause: "" })).key, "unreachable")
  })
})

describe("a code that was not accepted", () => {
  it.each([
    [verificationCodes.invalidVerificationCode, "wrongCode", ["code"], true],
    [verificationCodes.verificationExpired, "codeExpired", [], false],
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
