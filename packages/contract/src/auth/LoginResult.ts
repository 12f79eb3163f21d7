/**
 * The wire format of logins and registrations, and the client's login states (auth.md §3, §4).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../internal/Lenient.ts"
import { Secret } from "../internal/Secret.ts"
import type { AuthState } from "./Enums.ts"
import { CustomValue, Identity, Profile } from "./Identity.ts"
import { MfaChallenge } from "./Mfa.ts"

const optional = Schema.optionalKey

/** The identifier of the member who signs in. */
export const LoginId = Schema.Struct({ email: Schema.String })

/** The tokens of solved captchas: one element with the visible token, the invisible token or both. */
export const CaptchaTokens = Schema.Array(
  Schema.Struct({ Recaptcha: optional(Secret), InvisibleRecaptcha: optional(Secret) })
)

/** The body of a login. */
export const LoginRequest = Schema.Struct({
  loginId: LoginId,
  password: Secret,
  captchaTokens: optional(CaptchaTokens),
  clientMetaData: optional(Schema.Record(Schema.String, Schema.Unknown))
})
export interface LoginRequest extends Schema.Schema.Type<typeof LoginRequest> {}

/** The body of a registration. */
export const RegisterRequest = Schema.Struct({
  loginId: LoginId,
  password: Secret,
  profile: optional(Profile),
  captchaTokens: optional(CaptchaTokens),
  clientMetaData: optional(Schema.Record(Schema.String, Schema.Unknown))
})
export interface RegisterRequest extends Schema.Schema.Type<typeof RegisterRequest> {}

/** The state of a login, as the identity service returns it. An identity that cannot be decoded is ignored. */
export const LoginResponse = Schema.Struct({
  state: Lenient.optional(Lenient.memberOf<typeof AuthState>()),
  identity: Lenient.readable(Identity),
  sessionToken: Lenient.optional(Secret),
  stateToken: Lenient.optional(Secret),
  mfaChallengeData: Lenient.optional(MfaChallenge),
  additionalData: Lenient.readable(Schema.Record(Schema.String, CustomValue))
})
export interface LoginResponse extends Schema.Schema.Type<typeof LoginResponse> {}

/** The login states of the client. Only the machine that runs the captcha uses the two captcha states. */
export const loginStates = [
  "INITIAL",
  "SUCCESS",
  "FAILURE",
  "OWNER_APPROVAL_REQUIRED",
  "EMAIL_VERIFICATION_REQUIRED",
  "USER_CAPTCHA_REQUIRED",
  "SILENT_CAPTCHA_REQUIRED"
] as const
