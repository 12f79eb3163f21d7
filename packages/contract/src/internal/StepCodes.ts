/**
 * The codes of refused steps after a login, and of refused changes of an account. They are separate from `LoginFailure`,
 * because few pages need them.
 *
 * @since 0.1.0
 */

/**
 * The error code of a refused password recovery, with the code of the local provider. That of the hosted provider may
 * differ.
 */
export const recoveryCodes = { invalidRecoveryToken: "INVALID_RECOVERY_TOKEN" } as const

/**
 * The error codes of a refused second factor, with the codes of the local provider. Those of the hosted provider may
 * differ, except `INVALID_OTP`, which it was recorded with (auth.md §7).
 */
export const factorCodes = {
  invalidOtp: "INVALID_OTP",
  factorChallengeExpired: "FACTOR_CHALLENGE_EXPIRED",
  factorTriesExhausted: "FACTOR_TRIES_EXHAUSTED",
  factorSendsExhausted: "FACTOR_SENDS_EXHAUSTED",
  factorUnavailable: "FACTOR_UNAVAILABLE",
  factorMismatch: "FACTOR_MISMATCH",
  factorDenied: "FACTOR_DENIED",
  factorUnsupported: "FACTOR_UNSUPPORTED"
} as const

/**
 * The error codes of a refused email verification, with the codes of the local provider. Those of the hosted provider
 * may differ.
 */
export const verificationCodes = {
  invalidVerificationCode: "INVALID_VERIFICATION_CODE",
  verificationExpired: "VERIFICATION_EXPIRED"
} as const

/** The error code of an email verification without a code. The client sets it and sends no request. */
export const missingVerificationCode = "missingVerificationCode"

/**
 * The error codes of an account that may not sign in, with the provider's codes. A verification, a recovery, a second
 * factor and a sign-on can meet them. At login they are ordinary login codes. `-19958` is the
 * local provider's code; that of the hosted provider may differ.
 */
export const accountCodes = { identityBlocked: "-19958", resetPassword: "-19973" } as const

/** The error codes of a refused change of an account (`auth/AccountEndpoints`), with the provider's codes. */
export const accountChangeCodes = {
  reverificationRequired: "REVERIFICATION_REQUIRED",
  reverificationFailed: "REVERIFICATION_FAILED",
  emailUnavailable: "EMAIL_UNAVAILABLE",
  sessionNotFound: "SESSION_NOT_FOUND",
  originNotAllowed: "ORIGIN_NOT_ALLOWED"
} as const

/** Returns the error code of a provider's code from one of these tables, or `undefined` if the table has none. */
export const errorCodeOf = <ErrorCode extends string>(
  codes: Readonly<Record<ErrorCode, string>>,
  code: string
): ErrorCode | undefined => {
  for (const errorCode in codes) if (codes[errorCode] === code) return errorCode
  return undefined
}
