import * as Account from "@portico/client/auth/Account"
import * as Factors from "@portico/client/auth/Factors"
import { LoginRefused } from "@portico/client/auth/Members"
import { PasskeyRefused } from "@portico/client/auth/Passkey"
import { Unreachable } from "@portico/client/transport/Failure"
import { assert, it } from "@effect/vitest"
import { ofCurrent, ofSecurity, type SecurityError } from "../../../packages/react/src/problem/SecurityProblem.ts"

const refusal = {
  code: "CODE",
  description: "No.",
  status: 403,
  statusText: "Forbidden",
  requestId: "r-1",
  data: undefined
}

it.each<readonly [SecurityError, string]>([
  [new Account.NotSupported({ status: 404 }), "notSupported"],
  [new Account.NotSignedIn(), "notSignedIn"],
  [new Account.ReverificationRequired({ ...refusal, errorCode: "reverificationRequired" }), "reverificationRequired"],
  [new Account.ReverificationFailed({ ...refusal, errorCode: "reverificationFailed" }), "reverificationRequired"],
  [new Account.EmailUnavailable({ ...refusal, errorCode: "emailUnavailable" }), "invalidEmail"],
  [new Account.VerificationRefused({ ...refusal, errorCode: "invalidVerificationCode" }), "wrongCode"],
  [new Factors.OriginNotAllowed({ ...refusal, errorCode: "originNotAllowed" }), "passkeyNotAllowed"],
  [new Factors.FactorRefused({ ...refusal, errorCode: "invalidOtp" }), "factorWrong"],
  [new PasskeyRefused({ reason: "InvalidStateError" }), "passkeyExists"],
  [new PasskeyRefused({ reason: "NotAllowedError" }), "passkeyCanceled"],
  [new Unreachable({ cause: "no network" }), "unreachable"]
])("%s is the problem %s", (error, key) => {
  assert.strictEqual(ofSecurity(error).key, key)
})

it("names the field of an address that cannot be used", () => {
  const problem = ofSecurity(new Account.EmailUnavailable({ ...refusal, errorCode: "emailUnavailable" }))

  assert.deepStrictEqual(problem.fields, { email: "invalidEmail" })
})

it("does not offer another attempt if the provider lacks the extension", () => {
  assert.isFalse(ofSecurity(new Account.NotSupported({ status: 501 })).retryable)
})

it("reports a wrong current password at its field", () => {
  const wrong = new LoginRefused({ ...refusal, errorCode: "invalidPassword", code: "-19976" })

  assert.deepStrictEqual(ofCurrent(wrong).fields, { currentPassword: "invalidPassword" })
})
