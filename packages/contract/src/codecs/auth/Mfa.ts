/**
 * The codecs of `auth/Mfa`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../auth/Mfa.ts"

/** The codec of `CredentialDescriptor`. */
export const CredentialDescriptor: Codec.Codec<
  typeof Schemas.CredentialDescriptor.Type,
  typeof Schemas.CredentialDescriptor.Encoded
> = Codec.struct({
  id: Codec.lenient(Codec.string),
  type: Codec.lenient(Codec.string),
  transports: Codec.lenient(Codec.array(Codec.string))
})

/** The codec of `CredentialRequestOptions`. */
export const CredentialRequestOptions: Codec.Codec<
  typeof Schemas.CredentialRequestOptions.Type,
  typeof Schemas.CredentialRequestOptions.Encoded
> = Codec.struct({
  challenge: Codec.lenient(Codec.string),
  timeout: Codec.lenient(Codec.finite),
  rpId: Codec.lenient(Codec.string),
  allowCredentials: Codec.lenient(Codec.array(CredentialDescriptor)),
  userVerification: Codec.lenient(Codec.string)
})

/** The codec of `WebauthnChallenge`. */
export const WebauthnChallenge: Codec.Codec<
  typeof Schemas.WebauthnChallenge.Type,
  typeof Schemas.WebauthnChallenge.Encoded
> = Codec.struct({
  challengeId: Codec.lenient(Codec.string),
  credentialRequestOptions: Codec.lenient(CredentialRequestOptions)
})

/** The codec of `MfaChallenge`. */
export const MfaChallenge: Codec.Codec<typeof Schemas.MfaChallenge.Type, typeof Schemas.MfaChallenge.Encoded> =
  Codec.struct({
    factorType: Codec.lenient(Codec.string),
    verificationChallengeData: Codec.lenient(
      Codec.struct({
        hint: Codec.lenient(Codec.string),
        pushData: Codec.lenient(Codec.struct({ transactionId: Codec.lenient(Codec.string) })),
        webauthnData: Codec.lenient(WebauthnChallenge)
      })
    ),
    availableFactors: Codec.lenient(
      Codec.array(Codec.struct({ factorType: Codec.lenient(Codec.string), factorStatus: Codec.lenient(Codec.string) }))
    ),
    reason: Codec.lenient(Codec.string)
  })

/** The codec of `VerifyFactorRequest`. */
export const VerifyFactorRequest: Codec.Codec<
  typeof Schemas.VerifyFactorRequest.Type,
  typeof Schemas.VerifyFactorRequest.Encoded
> = Codec.struct({
  factorType: Codec.literals("PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"),
  stateToken: Codec.optional(Codec.secret),
  rememberThisDevice: Codec.optional(Codec.boolean),
  smsData: Codec.optional(Codec.struct({ code: Codec.secret })),
  callData: Codec.optional(Codec.struct({ code: Codec.secret })),
  emailData: Codec.optional(Codec.struct({ code: Codec.secret })),
  totpData: Codec.optional(Codec.struct({ code: Codec.secret })),
  pushData: Codec.optional(Codec.struct({ transactionId: Codec.string })),
  webauthnData: Codec.optional(Codec.struct({ challengeId: Codec.string, credential: Codec.unknown }))
})
