import * as Mfa from "@portico/contract/auth/Mfa"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a challenge", () => {
  it.each([
    { factorType: "SMS", verificationChallengeData: { hint: "…42" }, reason: "HIGH_RISK_LOGIN" },
    { factorType: "PUSH", verificationChallengeData: { pushData: { transactionId: "t1" } } },
    {
      factorType: "WEBAUTHN",
      verificationChallengeData: {
        webauthnData: {
          challengeId: "c1",
          credentialRequestOptions: {
            challenge: "x",
            timeout: 60_000,
            rpId: "shop.example",
            userVerification: "REQUIRED"
          }
        }
      },
      availableFactors: [{ factorType: "TOTP", factorStatus: "ENABLED" }]
    },
    { factorType: "CARRIER_PIGEON" }
  ])("is read as %j", (challenge: unknown) => {
    const read = Schema.decodeUnknownSync(Mfa.MfaChallenge)(challenge)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Mfa.MfaChallenge)(read), challenge)
  })
})

describe("the answer to a challenge", () => {
  it.each([
    { factorType: "SMS", stateToken: "STATE", rememberThisDevice: true, smsData: { code: "1" } },
    { factorType: "CALL", callData: { code: "1" } },
    { factorType: "EMAIL", emailData: { code: "1" } },
    { factorType: "TOTP", totpData: { code: "1" } },
    { factorType: "PUSH", pushData: { transactionId: "t1" } },
    { factorType: "WEBAUTHN", webauthnData: { challengeId: "c1", credential: { id: "k" } } }
  ])("travels as %j", (body: unknown) => {
    const request = Schema.decodeUnknownSync(Mfa.VerifyFactorRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Mfa.VerifyFactorRequest)(request), body)
  })
})
