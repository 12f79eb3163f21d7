/**
 * The codes of refused steps after a login. They are separate from `LoginFailure`, because few pages need them.
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
