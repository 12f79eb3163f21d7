/**
 * The further factors of a login (auth.md §3, §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../Lenient.ts"
import { Secret } from "../Secret.ts"
import { FactorStatus, FactorType, MfaReason, UserVerification } from "./Enums.ts"

const optional = Lenient.optional

/** What the provider asks of a passkey. */
export const WebauthnChallenge = /*#__PURE__*/ Schema.Struct({
  challengeId: optional(Schema.String),
  credentialRequestOptions: optional(
    Schema.Struct({
      challenge: optional(Schema.String),
      timeout: optional(Schema.Finite),
      rpId: optional(Schema.String),
      allowCredentials: optional(Schema.Array(Schema.Record(Schema.String, Schema.Unknown))),
      userVerification: optional(Enumeration.answer(UserVerification))
    })
  )
})

/** The challenge of a further factor. */
export const MfaChallenge = /*#__PURE__*/ Schema.Struct({
  factorType: optional(Enumeration.answer(FactorType)),
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
        factorType: optional(Enumeration.answer(FactorType)),
        factorStatus: optional(Enumeration.answer(FactorStatus))
      })
    )
  ),
  reason: optional(Enumeration.answer(MfaReason))
}).annotate({ identifier: "MfaChallenge" })
export interface MfaChallenge extends Schema.Schema.Type<typeof MfaChallenge> {}

const Code = /*#__PURE__*/ Schema.Struct({ code: Secret })

/** What answers a challenge: the state token of the login and one of the six kinds of data. */
export const VerifyFactorRequest = /*#__PURE__*/ Schema.Struct({
  factorType: Enumeration.request(FactorType),
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
