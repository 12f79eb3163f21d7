/**
 * Refusals of calls about members (auth.md §8).
 *
 * @since 0.1.0
 */
import { isCommonPassword } from "@portico/contract/CommonPasswords"
import * as LoginFailure from "@portico/contract/LoginFailure"
import { commonPasswordRule, type FieldViolation } from "@portico/contract/Refusal"
import type { Profile } from "@portico/contract/auth/Identity"
import * as Effect from "effect/Effect"
import { passwordLength } from "../../engine/identity/Passwords.ts"
import { maximumProfileLength } from "../../engine/identity/ProfileRules.ts"
import { ApplicationError, unavailable, ValidationError } from "../../engine/value/Refusal.ts"

const codeOf = (table: Readonly<Record<string, string>>, meaning: string): string =>
  Object.keys(table).find((code) => table[code] === meaning) ?? meaning

/** The refusal of a login with an unknown email address. */
export const unknownEmail = new ApplicationError({
  status: 404,
  code: LoginFailure.unknownEmailCode,
  description: "There is no member with this email address."
})

/** The refusal of a login with a wrong password. */
export const wrongPassword = new ApplicationError({
  status: 403,
  code: codeOf(LoginFailure.login.codes, "invalidPassword"),
  description: "The password is wrong."
})

/** The refusal of a login that does not reveal whether the email address or the password is wrong. */
export const wrongCredentials = new ApplicationError({
  status: 403,
  code: codeOf(LoginFailure.login.codes, "invalidPassword"),
  description: "The email address or the password is wrong."
})

/** The refusal of a login with a correct password that must be reset. */
export const resetPassword = new ApplicationError({
  status: 403,
  code: LoginFailure.accountCodes.resetPassword,
  description: "The password must be reset. Request a recovery email."
})

/** The refusal of a login of a blocked or deleted member. */
export const blocked = new ApplicationError({
  status: 403,
  code: LoginFailure.accountCodes.identityBlocked,
  description: "This member is not allowed to sign in."
})

/** The refusal of a login or registration that requires a captcha. */
export const missingCaptcha = new ApplicationError({
  status: 400,
  code: codeOf(LoginFailure.login.codes, "missingCaptchaToken"),
  description: "A captcha is required."
})

/** The refusal of a login or registration whose captcha was not solved or was used before. */
export const invalidCaptcha = new ApplicationError({
  status: 400,
  code: codeOf(LoginFailure.login.codes, "invalidCaptchaToken"),
  description: "The captcha was not solved, or its solution was used before."
})

/** The refusal of a login or registration whose captcha cannot be checked, because its vendor has an outage. */
export const captchaUnavailable = unavailable(
  "The captcha cannot be checked now, because its vendor is not available. Try again later.",
  5
)

/** The refusal of a registration with the email address of a member. */
export const emailTaken = new ApplicationError({
  status: 409,
  code: codeOf(LoginFailure.registration.codes, "emailAlreadyExists"),
  description: "A member with this email address already exists."
})

/** Creates the refusal after too many attempts. `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number): ApplicationError =>
  new ApplicationError({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    description: `There were too many attempts. Try again in ${retryAfter} seconds.`,
    retryAfter
  })

/** The refusal of a verification that has expired or has no attempts left. */
export const verificationOver = new ApplicationError({
  status: 400,
  code: LoginFailure.verificationCodes.verificationExpired,
  description: "The verification has expired, or too many wrong codes were entered. Sign in again to get a new code."
})

/** The refusal of a wrong verification code. */
export const wrongCode = new ApplicationError({
  status: 400,
  code: LoginFailure.verificationCodes.invalidVerificationCode,
  description: "The code is wrong."
})

/** The refusal of a recovery token that is unknown, used or expired. */
export const recoveryExpired = new ApplicationError({
  status: 400,
  code: LoginFailure.recoveryCodes.invalidRecoveryToken,
  description: "The recovery token is unknown, used or expired. Request a new recovery email."
})

/** The refusal of a call that requires a member's session, or whose session has ended. */
export const notSignedIn = new ApplicationError({
  status: 401,
  code: "UNAUTHENTICATED",
  description: "No member is signed in. Send the access token of a member's session."
})

/** The refusal of a call that only the client's own server may make. */
export const notElevated = new ApplicationError({
  status: 403,
  code: "PERMISSION_DENIED",
  description: "Only the client's own server can send this request. Send the secret of the client."
})

/** The rules for a new password that the site sets. */
export interface PasswordRules {
  /** Whether a common password is refused. */
  readonly refusesCommonPasswords: boolean
}

/** Returns the violations of the rules for a new password. */
export const passwordViolations = (
  password: string,
  { refusesCommonPasswords }: PasswordRules,
  field = "password"
): ReadonlyArray<FieldViolation> => {
  const { length } = password
  const { maximum, minimum } = passwordLength
  if (length < minimum) {
    const description = `must be at least ${minimum} characters long`
    return [{ field, description, violatedRule: "MIN_LENGTH", data: { threshold: minimum } }]
  }
  if (length > maximum) {
    const description = `must be at most ${maximum} characters long`
    return [{ field, description, violatedRule: "MAX_LENGTH", data: { threshold: maximum } }]
  }
  if (refusesCommonPasswords && isCommonPassword(password)) {
    const description = "must not be one of the most common passwords"
    return [{ field, description, violatedRule: "OTHER", ruleName: commonPasswordRule }]
  }
  return []
}

/** Creates the violation of a field that is not an email address. */
export const badEmail = (field: string): FieldViolation => ({
  field,
  description: "must be an email address",
  violatedRule: "FORMAT",
  data: { type: "EMAIL" }
})

/** The violation of an invalid email address in a login, registration or sign-on. */
export const invalidEmail: FieldViolation = badEmail("loginId.email")

/** Returns the violations of the rules for a profile. */
export const profileViolations = (profile: Profile = {}): ReadonlyArray<FieldViolation> =>
  JSON.stringify(profile).length > maximumProfileLength ? [longProfile] : []

/** Fails if a profile is too long. */
export const checkProfile = (profile: Profile | undefined): Effect.Effect<void, ValidationError> => {
  const violations = profileViolations(profile)
  return violations.length === 0 ? Effect.void : Effect.fail(new ValidationError({ violations }))
}

/** Fails if a password violates the rules. */
export const checkPassword = (
  password: string,
  rules: PasswordRules,
  field: string
): Effect.Effect<void, ValidationError> => {
  const violations = passwordViolations(password, rules, field)
  return violations.length === 0 ? Effect.void : Effect.fail(new ValidationError({ violations }))
}

const longProfile: FieldViolation = {
  field: "profile",
  description: `must not be longer than ${maximumProfileLength} characters`,
  violatedRule: "MAX_LENGTH",
  data: { threshold: maximumProfileLength }
}
