/**
 * The codecs of `auth/LoginResult`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Identity from "../auth/Identity.ts"
import * as Mfa from "../auth/Mfa.ts"
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../auth/LoginResult.ts"

/** The codec of `LoginId`. */
export const LoginId: Codec.Codec<typeof Schemas.LoginId.Type, typeof Schemas.LoginId.Encoded> = Codec.struct({
  email: Codec.string
})

/** The codec of `CaptchaTokens`. */
export const CaptchaTokens: Codec.Codec<typeof Schemas.CaptchaTokens.Type, typeof Schemas.CaptchaTokens.Encoded> =
  Codec.array(
    Codec.struct({ Recaptcha: Codec.optional(Codec.secret), InvisibleRecaptcha: Codec.optional(Codec.secret) })
  )

/** The codec of `LoginRequest`. */
export const LoginRequest: Codec.Codec<typeof Schemas.LoginRequest.Type, typeof Schemas.LoginRequest.Encoded> =
  Codec.struct({
    loginId: LoginId,
    password: Codec.secret,
    captchaTokens: Codec.optional(CaptchaTokens),
    clientMetaData: Codec.optional(Codec.record(Codec.unknown))
  })

/** The codec of `RegisterRequest`. */
export const RegisterRequest: Codec.Codec<typeof Schemas.RegisterRequest.Type, typeof Schemas.RegisterRequest.Encoded> =
  Codec.struct({
    loginId: LoginId,
    password: Codec.secret,
    profile: Codec.optional(Identity.Profile),
    captchaTokens: Codec.optional(CaptchaTokens),
    clientMetaData: Codec.optional(Codec.record(Codec.unknown))
  })

/** The codec of `LoginResponse`. */
export const LoginResponse: Codec.Codec<typeof Schemas.LoginResponse.Type, typeof Schemas.LoginResponse.Encoded> =
  Codec.struct({
    state: Codec.lenient(Codec.string),
    identity: Codec.readable(Identity.Identity),
    sessionToken: Codec.lenient(Codec.secret),
    stateToken: Codec.lenient(Codec.secret),
    mfaChallengeData: Codec.lenient(Mfa.MfaChallenge),
    additionalData: Codec.readable(Codec.record(Identity.CustomValue))
  })
