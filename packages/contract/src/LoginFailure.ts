/**
 * Error codes of the authentication API (auth.md §8): tables of the provider's codes and the client's `errorCode`s. A
 * code is compared as a string, whatever the status.
 *
 * @since 0.1.0
 */
import type {
  accountChangeCodes,
  accountCodes,
  factorCodes,
  missingVerificationCode,
  recoveryCodes,
  verificationCodes
} from "./internal/StepCodes.ts"

export {
  accountChangeCodes,
  accountCodes,
  errorCodeOf,
  factorCodes,
  missingVerificationCode,
  recoveryCodes,
  verificationCodes
} from "./internal/StepCodes.ts"

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

/** The codes of refused logins. `otherwise` applies to every code that is not listed. */
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
 * The codes of refused registrations. A field violation whose data type is a key of `violations` takes precedence, at
 * any position in the array. Any other failure has a message only.
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

/** The local provider's code of a login with an unknown email address. The code of the hosted provider may differ. */
export const unknownEmailCode = "-19999"

/** The error codes that an email verification can end with. */
export type VerificationErrorCode = keyof typeof verificationCodes

/** The error codes that a password recovery can end with. */
export type RecoveryErrorCode = keyof typeof recoveryCodes

/** The error codes that the verification of a second factor can end with. */
export type FactorErrorCode = keyof typeof factorCodes

/** The error codes of an account that may not sign in. */
export type AccountErrorCode = keyof typeof accountCodes

/** The error codes that a change of an account can end with. */
export type AccountChangeErrorCode = keyof typeof accountChangeCodes

/** Every error code of the authentication API. */
export type AuthErrorCode =
  | LoginErrorCode
  | RegistrationErrorCode
  | VerificationErrorCode
  | typeof missingVerificationCode
  | RecoveryErrorCode
  | FactorErrorCode
  | AccountErrorCode

/** The meaning of every error code, for documentation. */
export const meanings: Readonly<Record<AuthErrorCode, string>> = {
  missingCaptchaToken: "a captcha is required",
  invalidCaptchaToken: "the captcha was not solved, or its token was used before",
  invalidPassword: "the password is wrong",
  resetPassword: "the password must be reset before the next sign-in",
  invalidEmail: "the email address cannot be used",
  emailAlreadyExists: "a member with this email address already exists",
  missingVerificationCode: "the code is empty, so nothing was sent",
  invalidVerificationCode: "the code is not the one in the email",
  verificationExpired: "the state token is unknown, used or expired, or too many codes were entered for it",
  invalidRecoveryToken: "the recovery token is unknown, used or expired",
  invalidOtp: "the code, the passkey or the recovery code is wrong, or was used before",
  factorChallengeExpired:
    "the state token is unknown, used or expired, or the password or the factors were changed in the meantime",
  factorTriesExhausted: "too many wrong codes were entered; the state token is no longer valid",
  factorSendsExhausted: "too many codes were sent; use the last one",
  factorUnavailable: "the member has no such factor, or it is not enabled",
  factorMismatch: "the data belongs to another factor, or no challenge of this factor is open",
  factorDenied: "the sign-in was denied on the member's device",
  factorUnsupported: "a password is not a second factor",
  identityBlocked: "the member is blocked or deleted"
}

/** The meaning of the error codes of a change of an account, for documentation. */
export const accountChangeMeanings: Readonly<Record<AccountChangeErrorCode, string>> = {
  reverificationRequired:
    "the proof is missing, expired, used or too old for this change, or belongs to another member or session",
  reverificationFailed:
    "the session token is unknown, used or expired, belongs to another member, or comes from a login that skipped the second factor on a remembered device",
  emailUnavailable: "the email address belongs to another member, or is already the member's own",
  sessionNotFound: "the member has no such session, or it has ended",
  originNotAllowed: "the client does not list the origin of the page that creates the passkey"
}

/** The error message for an unknown login state. */
export const unknownStateText = "Unknown _state"

/** Returns the error code of a refused login. */
export const loginErrorCode = (code: string): LoginErrorCode => find(login.codes, code) ?? login.otherwise

/** Returns the error code of a refused registration, or `undefined` if the code has none. */
export const registrationErrorCode = (code: string): RegistrationErrorCode | undefined => find(registration.codes, code)

/** Returns the error code of a violation's data type, or `undefined` if it has none. */
export const violationErrorCode = (type: unknown): RegistrationErrorCode | undefined =>
  typeof type === "string" ? find(registration.violations, type) : undefined

const find = <ErrorCode>(table: Readonly<Record<string, ErrorCode>>, key: string): ErrorCode | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
