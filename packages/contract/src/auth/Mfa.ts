/**
 * The wire format of second factors (auth.md §3, §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../internal/Lenient.ts"
import { Secret } from "../internal/Secret.ts"
import { FactorType, type FactorStatus, type MfaReason, type UserVerification } from "./Enums.ts"

const optional = Lenient.optional

/** A passkey that a ceremony allows or excludes. `id` is unpadded base64url. */
export const CredentialDescriptor = Schema.Struct({
  id: optional(Schema.String),
  type: optional(Schema.String),
  transports: optional(Schema.Array(Schema.String))
})

/** The options for using a passkey (WebAuthn §5.5). `challenge` is unpadded base64url, `timeout` is in milliseconds. */
export const CredentialRequestOptions = Schema.Struct({
  challenge: optional(Schema.String),
  timeout: optional(Schema.Finite),
  rpId: optional(Schema.String),
  allowCredentials: optional(Schema.Array(CredentialDescriptor)),
  userVerification: optional(Lenient.memberOf<typeof UserVerification>())
})
export interface CredentialRequestOptions extends Schema.Schema.Type<typeof CredentialRequestOptions> {}

/** The options for creating a passkey (WebAuthn §5.4). Binary values are unpadded base64url, `timeout` is in ms. */
export const CredentialCreationOptions = Schema.Struct({
  challenge: optional(Schema.String),
  timeout: optional(Schema.Finite),
  rp: optional(Schema.Struct({ id: optional(Schema.String), name: optional(Schema.String) })),
  user: optional(
    Schema.Struct({
      id: optional(Schema.String),
      name: optional(Schema.String),
      displayName: optional(Schema.String)
    })
  ),
  pubKeyCredParams: optional(
    Schema.Array(Schema.Struct({ type: optional(Schema.String), alg: optional(Schema.Finite) }))
  ),
  excludeCredentials: optional(Schema.Array(CredentialDescriptor)),
  authenticatorSelection: optional(
    Schema.Struct({
      authenticatorAttachment: optional(Schema.String),
      residentKey: optional(Schema.String),
      userVerification: optional(Lenient.memberOf<typeof UserVerification>())
    })
  ),
  attestation: optional(Schema.String)
})
export interface CredentialCreationOptions extends Schema.Schema.Type<typeof CredentialCreationOptions> {}

/** The provider's challenge for a passkey. */
export const WebauthnChallenge = Schema.Struct({
  challengeId: optional(Schema.String),
  credentialRequestOptions: optional(CredentialRequestOptions)
})
export interface WebauthnChallenge extends Schema.Schema.Type<typeof WebauthnChallenge> {}

/** The challenge of a second factor. */
export const MfaChallenge = Schema.Struct({
  factorType: optional(Lenient.memberOf<typeof FactorType>()),
  verificationChallengeData: optional(
    Schema.Struct({
      hint: optional(Schema.String),
      pushData: optional(Schema.Struct({ transactionId: optional(Schema.String) })),
      webauthnData: optional(WebauthnChallenge)
    })
  ),
  availableFactors: optional(
    Schema.Array(
      Schema.Struct({
        factorType: optional(Lenient.memberOf<typeof FactorType>()),
        factorStatus: optional(Lenient.memberOf<typeof FactorStatus>())
      })
    )
  ),
  reason: optional(Lenient.memberOf<typeof MfaReason>())
})
export interface MfaChallenge extends Schema.Schema.Type<typeof MfaChallenge> {}

const Code = Schema.Struct({ code: Secret })

/** The response to a challenge: the state token of the login and one of the six kinds of data. */
export const VerifyFactorRequest = Schema.Struct({
  factorType: Schema.Literals(FactorType.members),
  stateToken: Schema.optionalKey(Secret),
  rememberThisDevice: Schema.optionalKey(Schema.Boolean),
  smsData: Schema.optionalKey(Code),
  callData: Schema.optionalKey(Code),
  emailData: Schema.optionalKey(Code),
  totpData: Schema.optionalKey(Code),
  pushData: Schema.optionalKey(Schema.Struct({ transactionId: Schema.String })),
  webauthnData: Schema.optionalKey(Schema.Struct({ challengeId: Schema.String, credential: Schema.Unknown }))
})
export interface VerifyFactorRequest extends Schema.Schema.Type<typeof VerifyFactorRequest> {}
