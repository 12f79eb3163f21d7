/**
 * How calls about members are refused (auth.md §8).
 *
 * @since 0.1.0
 */
import * as LoginFailure from "@portico/contract/LoginFailure"
import type { FieldViolation } from "@portico/contract/Refusal"
import type { Profile } from "@portico/contract/auth/Identity"
import * as Effect from "effect/Effect"
import { passwordLength } from "../../engine/identity/Passwords.ts"
import { maximumProfileLength } from "../../engine/identity/ProfileRules.ts"
import { ApplicationError, ValidationError } from "../../engine/value/Refusal.ts"

const codeOf = (table: Readonly<Record<string, string>>, meaning: string): string =>
  Object.keys(table).find((code) => table[code] === meaning) ?? meaning

/** Login: nobody has this address. */
export const unknownEmail = new ApplicationError({
  status: 404,
  code: LoginFailure.unknownEmailCode,
  description: "There is no member with this e-mail address."
})

/** Login: the password is not the member's. */
export const wrongPassword = new ApplicationError({
  status: 403,
  code: codeOf(LoginFailure.login.codes, "invalidPassword"),
  description: "The password is wrong."
})

/** Login: one or the other is wrong, and strangers do not learn which. */
export const wrongCredentials = new ApplicationError({
  status: 403,
  code: codeOf(LoginFailure.login.codes, "invalidPassword"),
  description: "The e-mail address or the password is wrong."
})

/** Login: the password is right and has to be replaced. */
export const resetPassword = new ApplicationError({
  status: 403,
  code: LoginFailure.accountCodes.resetPassword,
  description: "The password has to be reset: ask for a recovery mail."
})

/** Login: the member was blocked or deleted. */
export const blocked = new ApplicationError({
  status: 403,
  code: LoginFailure.accountCodes.identityBlocked,
  description: "This member may not sign in."
})

/** Login and registration: a captcha has to be solved. */
export const missingCaptcha = new ApplicationError({
  status: 400,
  code: codeOf(LoginFailure.login.codes, "missingCaptchaToken"),
  description: "A captcha has to be solved."
})

/** Login and registration: the captcha was not solved, or its token was used before. */
export const invalidCaptcha = new ApplicationError({
  status: 400,
  code: codeOf(LoginFailure.login.codes, "invalidCaptchaToken"),
  description: "The captcha was not solved, or its solution was used before."
})

/** Registration: somebody has this address. */
export const emailTaken = new ApplicationError({
  status: 409,
  code: codeOf(LoginFailure.registration.codes, "emailAlreadyExists"),
  description: "There is a member with this e-mail address already."
})

/** Too many failures: wait that many seconds. */
export const tooMany = (retryAfter: number): ApplicationError =>
  new ApplicationError({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    description: `There were too many attempts: try again in ${retryAfter} seconds.`,
    retryAfter
  })

/** Verification: there is nothing to verify any more. */
export const verificationOver = new ApplicationError({
  status: 400,
  code: LoginFailure.verificationCodes.verificationExpired,
  description: "The verification has expired or was tried too often: sign in again for a new code."
})

/** Verification: the code is not the one of the mail. */
export const wrongCode = new ApplicationError({
  status: 400,
  code: LoginFailure.verificationCodes.invalidVerificationCode,
  description: "The code is wrong."
})

/** Recovery: there is nothing to recover by this token. */
export const recoveryOver = new ApplicationError({
  status: 400,
  code: LoginFailure.recoveryCodes.invalidRecoveryToken,
  description: "The recovery token is unknown, used or expired: ask for a new mail."
})

/** A call that only members may make, or a session that has ended. */
export const notSignedIn = new ApplicationError({
  status: 401,
  code: "UNAUTHENTICATED",
  description: "Nobody is signed in: the call needs the token of a member's session."
})

/** A call that only the client's own server may make. */
export const notElevated = new ApplicationError({
  status: 403,
  code: "PERMISSION_DENIED",
  description: "Only the client's own server may do this: the call needs the client's secret."
})

/** What is wrong with a password that a member wants to have. */
export const passwordViolations = ({ length }: string, field = "password"): ReadonlyArray<FieldViolation> => {
  const { maximum, minimum } = passwordLength
  if (length < minimum) {
    const description = `must be at least ${minimum} characters long`
    return [{ field, description, violatedRule: "MIN_LENGTH", data: { threshold: minimum } }]
  }
  if (length > maximum) {
    const description = `must be at most ${maximum} characters long`
    return [{ field, description, violatedRule: "MAX_LENGTH", data: { threshold: maximum } }]
  }
  return []
}

/** What is wrong with an address that is none. */
export const badEmail = (field: string): FieldViolation => ({
  field,
  description: "must be an e-mail address",
  violatedRule: "FORMAT",
  data: { type: "EMAIL" }
})

/** What is wrong with the address of somebody who wants to sign in. */
export const invalidEmail: FieldViolation = badEmail("loginId.email")

/** What is wrong with a profile. */
export const profileViolations = (profile: Profile = {}): ReadonlyArray<FieldViolation> =>
  JSON.stringify(profile).length > maximumProfileLength ? [longProfile] : []

/** Refuses a profile that is too long. */
export const checkProfile = (profile: Profile | undefined): Effect.Effect<void, ValidationError> => {
  const violations = profileViolations(profile)
  return violations.length === 0 ? Effect.void : Effect.fail(new ValidationError({ violations }))
}

/** Refuses a password that does not fit the rules. */
export const checkPassword = (password: string, field: string): Effect.Effect<void, ValidationError> => {
  const violations = passwordViolations(password, field)
  return violations.length === 0 ? Effect.void : Effect.fail(new ValidationError({ violations }))
}

const longProfile: FieldViolation = {
  field: "profile",
  description: `must not be longer than ${maximumProfileLength} characters`,
  violatedRule: "MAX_LENGTH",
  data: { threshold: maximumProfileLength }
}
