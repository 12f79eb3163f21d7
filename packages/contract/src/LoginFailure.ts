/**
 * What a refused login or registration means (auth.md §8): two tables from the provider's code to the client's
 * `errorCode`. A code is compared as text, whatever the status.
 *
 * @since 0.1.0
 */

/** The error codes that a login can end with. */
export type LoginErrorCode =
  | "missingCaptchaToken"
  | "invalidCaptchaToken"
  | "invalidPassword"
  | "resetPassword"
  | "invalidEmail"

/** The error codes that a registration can end with. */
export type RegistrationErrorCode =
  | "missingCaptchaToken"
  | "emailAlreadyExists"
  | "invalidCaptchaToken"
  | "invalidEmail"

/** Codes of refused logins. `otherwise` is the row of every code that has none of its own. */
export const login = {
  codes: {
    "-19971": "missingCaptchaToken",
    "-19970": "invalidCaptchaToken",
    "-19976": "invalidPassword",
    "-19973": "resetPassword"
  },
  otherwise: "invalidEmail"
} as const satisfies Table<LoginErrorCode>

/**
 * Codes of refused registrations. A field violation whose data type is a key of `violations` counts first, wherever it
 * stands in the list; any other failure carries the message only.
 */
export const registration = {
  violations: { EMAIL: "invalidEmail" },
  codes: {
    "-19971": "missingCaptchaToken",
    "-19995": "emailAlreadyExists",
    "-19970": "invalidCaptchaToken"
  },
  otherwise: undefined
} as const satisfies Table<RegistrationErrorCode>

interface Table<ErrorCode extends string> {
  readonly violations?: Readonly<Record<string, ErrorCode>>
  readonly codes: Readonly<Record<string, ErrorCode>>
  readonly otherwise: ErrorCode | undefined
}

/** The code that the provider answers to an address it does not know. auth.md names none: an assumption. */
export const unknownEmailCode = "-19999"

/** The code that the provider answers to an identity that may not sign in (blocked, deleted). An assumption likewise. */
export const identityBlockedCode = "-19958"

/**
 * The codes that the provider answers to a refused second step. auth.md §7 shows none: assumptions, but for the one of
 * a wrong code, which was observed.
 */
export const factorCodes = {
  /** The code, the passkey or the recovery code is not right, or was used before. */
  wrong: "INVALID_OTP",
  /** The state token is unknown, used or expired, or the password or the factors were changed meanwhile. */
  over: "FACTOR_CHALLENGE_EXPIRED",
  /** There were too many wrong tries: the state token is worth nothing any more. */
  tooManyTries: "FACTOR_TRIES_EXHAUSTED",
  /** Too many codes were sent: one of those has to do. */
  tooManySends: "FACTOR_SENDS_EXHAUSTED",
  /** The member has no such factor, or it is not enabled. */
  unavailable: "FACTOR_UNAVAILABLE",
  /** The data is of another factor than the path names, or no challenge of this factor is open. */
  mismatch: "FACTOR_MISMATCH",
  /** The member's device said no. */
  denied: "FACTOR_DENIED",
  /** A password is no further factor. */
  unsupported: "FACTOR_UNSUPPORTED"
} as const

/** The error code of a refused login. */
export const loginErrorCode = (code: string): LoginErrorCode => find(login.codes, code) ?? login.otherwise

/** The error code of a refused registration, where the code has one. */
export const registrationErrorCode = (code: string): RegistrationErrorCode | undefined => find(registration.codes, code)

/** The error code of a violation's data type, where it has one. */
export const violationErrorCode = (type: unknown): RegistrationErrorCode | undefined =>
  typeof type === "string" ? find(registration.violations, type) : undefined

const find = <ErrorCode>(table: Readonly<Record<string, ErrorCode>>, key: string): ErrorCode | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
