import { ofFactor as factorFailure } from "../../../packages/client/src/auth/internal/StepRefused.ts"
import { FactorNotVerifiable, PushUnanswered } from "@portico/client/auth/Mfa"
import { PasskeyRefused, PasskeyUnavailable } from "@portico/client/auth/Passkey"
import {
  ApplicationError,
  InvalidArgument,
  RateLimited,
  SystemError,
  Unreachable
} from "@portico/client/transport/Failure"
import { accountCodes, factorCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { ofFactor } from "../../../packages/react/src/problem/FactorProblem.ts"

const answered = { status: 400, statusText: "Bad Request", requestId: "r-1" }
const refused = (code: string, data?: unknown) =>
  factorFailure(new ApplicationError({ ...answered, code, description: "no", data }))

describe("a refused factor", () => {
  it.each([
    [factorCodes.factorChallengeExpired, "challengeExpired"],
    [factorCodes.factorTriesExhausted, "factorTooManyAttempts"],
    [factorCodes.factorSendsExhausted, "factorTooManySends"],
    [factorCodes.factorUnavailable, "factorUnavailable"],
    [factorCodes.factorMismatch, "factorMismatch"],
    [factorCodes.factorDenied, "factorDenied"],
    [factorCodes.factorUnsupported, "factorUnsupported"],
    [accountCodes.identityBlocked, "identityBlocked"],
    [accountCodes.resetPassword, "resetPassword"],
    ["SOMETHING_ELSE", "refused"]
  ])("with the code %s has the problem %s", (code, key) => {
    assert.strictEqual(ofFactor(refused(code), "TOTP").key, key)
  })

  it.each([
    ["TOTP", "factorWrong", ["code"]],
    ["SMS", "factorWrong", ["code"]],
    ["RECOVERY_CODE", "recoveryCodeWrong", ["code"]],
    ["WEBAUTHN", "passkeyWrong", []]
  ] as const)("describes what the user entered: %s", (method, key, fields) => {
    const problem = ofFactor(refused(factorCodes.invalidOtp, { triesLeft: 2 }), method)

    assert.deepInclude(problem, { key, triesLeft: 2 })
    assert.deepStrictEqual<unknown>(Object.keys(problem.fields ?? {}), fields)
  })

  it("is a wrong recovery code if its format is not the provider's", () => {
    assert.strictEqual(ofFactor(refused(factorCodes.factorUnavailable), "RECOVERY_CODE").key, "recoveryCodeWrong")
  })

  it("has its own problem if the limit of messages is reached", () => {
    const limited = new RateLimited({
      ...answered,
      code: factorCodes.factorSendsExhausted,
      description: "",
      data: undefined,
      retryAfter: undefined
    })

    assert.strictEqual(ofFactor(factorFailure(limited)).key, "factorTooManySends")
  })
})

describe("a factor that could not be verified", () => {
  it.each([
    [new FactorNotVerifiable({ factorType: "PASSWORD" }), "factorNotVerifiable"],
    [new PushUnanswered(), "pushTimedOut"],
    [new PasskeyUnavailable(), "passkeyUnavailable"],
    [new PasskeyRefused({ reason: "NotAllowedError" }), "passkeyCanceled"],
    [new PasskeyRefused({ reason: "SecurityError" }), "passkeyRefused"],
    [new SystemError({ ...answered, retryAfter: 3 }), "serverError"],
    [new Unreachable({ cause: "" }), "unreachable"]
  ])("has a problem for %s", (error, key) => {
    assert.strictEqual(ofFactor(error, "WEBAUTHN").key, key)
  })

  it("shows the provider's sentence about a code at its field", () => {
    const violations = [{ field: "smsData.code", description: "must have six digits" }]

    assert.deepStrictEqual(ofFactor(new InvalidArgument({ violations, status: 400, requestId: "r-1" })).fields, {
      code: { text: "must have six digits" }
    })
  })
})
