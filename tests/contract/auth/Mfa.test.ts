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
            allowCredentials: [{ id: "AQID", type: "public-key", transports: ["usb"] }],
            userVerification: "REQUIRED"
          }
        }
      },
      availableFactors: [{ factorType: "TOTP", factorStatus: "ENABLED" }]
    },
    { factorType: "CARRIER_PIGEON" }
  ])("round-trips %j", (challenge: unknown) => {
    const read = Schema.decodeUnknownSync(Mfa.MfaChallenge)(challenge)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Mfa.MfaChallenge)(read), challenge)
  })
})

describe("the response to a challenge", () => {
  it.each([
    { factorType: "SMS", stateToken: "STATE", rememberThisDevice: true, smsData: { code: "1" } },
    { factorType: "CALL", callData: { code: "1" } },
    { factorType: "EMAIL", emailData: { code: "1" } },
    { factorType: "TOTP", totpData: { code: "1" } },
    { factorType: "PUSH", pushData: { transactionId: "t1" } },
    { factorType: "WEBAUTHN", webauthnData: { challengeId: "c1", credential: { id: "k" } } }
  ])("round-trips %j", (body: unknown) => {
    const request = Schema.decodeUnknownSync(Mfa.VerifyFactorRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(Mfa.VerifyFactorRequest)(request), body)
  })
})

it("the options to create a passkey round-trip completely", () => {
  const options: unknown = {
    challenge: "AQID",
    timeout: 60_000,
    rp: { id: "shop.example", name: "Shop" },
    user: { id: "BAUG", name: "a@b.example", displayName: "A" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ id: "BwgJ", type: "public-key" }],
    authenticatorSelection: { residentKey: "preferred", userVerification: "PREFERRED" },
    attestation: "none"
  }

  const read = Schema.decodeUnknownSync(Mfa.CredentialCreationOptions)(options)

  assert.deepStrictEqual<unknown>(Schema.encodeSync(Mfa.CredentialCreationOptions)(read), options)
})
