/**
 * Failures that the user can act on, as plain data. State machines store them, views show them, and the message catalog
 * contains their messages. Views never receive the errors of a service.
 *
 * @since 0.1.0
 */

/** A field that is empty or malformed, found before the request is sent. */
export type CheckKey = "emailMissing" | "emailMalformed" | "passwordMissing"

/** A failed sign-in, sign-up or sign-out. */
export type AuthKey =
  | "unknownEmail"
  | "invalidPassword"
  | "resetPassword"
  | "missingCaptchaToken"
  | "invalidCaptchaToken"
  | "identityBlocked"
  | "loginRefused"
  | "emailAlreadyExists"
  | "invalidEmail"
  | "registrationRefused"
  | "unknownState"
  | "sessionTimedOut"
  | "sessionFrameRefused"
  | "sessionBlocked"
  | "sessionRefused"

/** A failed password recovery: of its email, or of the new password. */
export type RecoveryKey =
  | "recoveryLinkExpired"
  | "redirectNotAllowed"
  | "passwordTooShort"
  | "passwordTooLong"
  | "passwordTooCommon"

/** A verification code that was not accepted, or an account that awaits approval. */
export type VerificationKey =
  | "codeMissing"
  | "codeIncomplete"
  | "wrongCode"
  | "codeExpired"
  | "mailNotSent"
  | "approvalUnknown"

/** A failed sign-in with the provider's page, or a failed silent login. */
export type SessionKey =
  | "responseMissing"
  | "responseInvalid"
  | "responseExpired"
  | "responseUsed"
  | "accessDenied"
  | "authorizationFailed"
  | "exchangeRefused"
  | "pageInsecure"
  | "pageMissing"
  | "pageNeeded"
  | "signedOutDuringSignIn"

/** A profile that could not be saved, or an invalid value in it. */
export type ProfileKey =
  | "dateMalformed"
  | "numberMalformed"
  | "phoneMalformed"
  | "profileChanged"
  | "profileRefused"
  | "notSignedIn"

/** A captcha that could not be shown or was not solved. */
export type CaptchaKey = "captchaBlocked" | "captchaExpired" | "captchaClosed" | "captchaFailed"

/** A second factor that failed or expired. */
export type FactorKey =
  | "factorWrong"
  | "recoveryCodeMissing"
  | "recoveryCodeWrong"
  | "passkeyWrong"
  | "passkeyUnavailable"
  | "passkeyCanceled"
  | "passkeyRefused"
  | "pushTimedOut"
  | "factorDenied"
  | "challengeExpired"
  | "factorTooManyAttempts"
  | "factorTooManySends"
  | "factorUnavailable"
  | "factorMismatch"
  | "factorUnsupported"
  | "factorNotVerifiable"

/** A change of the account that failed or needs another step. */
export type SecurityKey =
  | "notSupported"
  | "reverificationRequired"
  | "passkeyNotAllowed"
  | "passkeyExists"
  | "confirmationMissing"

/** A failure that any call can have. */
export type CallKey =
  | "fieldViolations"
  | "offline"
  | "unreachable"
  | "serverError"
  | "rateLimited"
  | "tooLarge"
  | "unreadable"
  | "sessionEnded"
  | "sessionUnavailable"
  | "refused"
  | "unexpected"

/** A collection that could not be read or written. */
export type DataKey =
  | "noPermission"
  | "signInRequired"
  | "internalError"
  | "itemNotFound"
  | "itemExists"
  | "itemsOmitted"
  | "siteCode"
  | "tooManyItems"
  | "tooManyRemovals"
  | "noPreviousPage"
  | "noNextPage"
  | "changeForbidden"
  | "conditionNotMet"
  | "itemChanged"
  | "valueMissing"
  | "valueInvalid"
  | "numberNotWhole"
  | "numberOutOfRange"
  | "textLengthInvalid"
  | "listLengthInvalid"
  | "jsonMalformed"
  | "notANumber"
  | "numberTooLarge"
  | "notAList"
  | "misconfigured"

/** The key of a problem. The message catalog has a message for each key. */
export type ProblemKey =
  | CheckKey
  | AuthKey
  | CaptchaKey
  | CallKey
  | DataKey
  | ProfileKey
  | RecoveryKey
  | VerificationKey
  | SessionKey
  | FactorKey
  | SecurityKey

/**
 * The limits of a number, of the length of a string, or of the number of values in a list. The length of a string is in UTF-16 code
 * units, as its `length`. Limits of `Schema.isMinCodePoints` and similar checks are in code points.
 */
export interface Limits {
  /** The lower limit: a number, or a number of characters or values. */
  readonly minimum?: number | undefined
  /** The upper limit: a number, or a number of characters or values. */
  readonly maximum?: number | undefined
  /** Whether a value that equals the limit is invalid. Only set if there is one limit. */
  readonly exclusive?: boolean | undefined
}

/**
 * The problem of a single field: a key of the message catalog, a key with the limits of the field, or the provider's own
 * message.
 */
export type FieldProblem =
  | ProblemKey
  | { readonly key: ProblemKey; readonly limits: Limits }
  | { readonly text: string }

/** The details of an error that a developer needs to fix the call. Users do not see them. */
export interface Diagnosis {
  /** The provider's code, the WDE code, or the tag of an error without a code. */
  readonly code: string
  /**
   * The kind of the error: `WD_VALIDATION_ERROR` if the call has to be corrected, `WD_UNKNOWN_ERROR` otherwise. It is
   * `undefined` if the kind is not known.
   */
  readonly kind?: "WD_VALIDATION_ERROR" | "WD_UNKNOWN_ERROR" | undefined
  /** The description of the error and how to fix it. */
  readonly message: string
  /** The path to the invalid part of the call's arguments: names and indexes, outermost first. */
  readonly path?: ReadonlyArray<string | number> | undefined
  /** The values that the message contains. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** A problem with the values that its message can contain. */
export interface Problem {
  /** The kind of problem, which determines its message. */
  readonly key: ProblemKey
  /** The problems of single fields, by the name of their input. */
  readonly fields?: Readonly<Record<string, FieldProblem>> | undefined
  /** Whether the same action may succeed when it is repeated. */
  readonly retryable: boolean
  /** The seconds to wait before the next attempt, if the provider stated them. */
  readonly retryAfter?: number | undefined
  /** The limit of the violated rule, such as the minimum length of a password. */
  readonly limit?: number | undefined
  /** The limits that the value of a field must be within. */
  readonly limits?: Limits | undefined
  /** The number of items that the problem is about. */
  readonly count?: number | undefined
  /** The number of remaining attempts, if the provider stated it. */
  readonly triesLeft?: number | undefined
  /** The code of the refusal, which the user can pass to support. */
  readonly code?: string | undefined
  /** The provider's own message, if it is more specific than the message catalog. */
  readonly detail?: string | undefined
  /** The id of the request in the provider's logs. */
  readonly requestId?: string | undefined
  /** The diagnoses for developers: several if the call had several problems. */
  readonly diagnoses?: ReadonlyArray<Diagnosis> | undefined
}

/** Creates a problem. It is retryable by default. */
export const make = (key: ProblemKey, more: Partial<Omit<Problem, "key">> = {}): Problem => ({
  retryable: true,
  ...more,
  key
})

/**
 * Creates a problem of one or more fields. If the first field has a key, the problem has it too, otherwise
 * `fieldViolations`.
 */
export const ofFields = (fields: Readonly<Record<string, FieldProblem>>, more: Partial<Problem> = {}): Problem => {
  const [first = "fieldViolations"] = Object.values(fields)
  if (typeof first === "string") return make(first, { ...more, fields })
  return "key" in first
    ? make(first.key, { limits: first.limits, ...more, fields })
    : make("fieldViolations", { ...more, fields })
}

/** Returns the problem as it is shown next to a button that counts the seconds down: its message has no seconds. */
export const withoutWait = (problem: Problem): Problem => ({ ...problem, retryAfter: undefined })

/** Whether a problem has problems of single fields. */
export const hasFields = (problem: Problem): problem is Problem & { readonly fields: NonNullable<Problem["fields"]> } =>
  problem.fields !== undefined && Object.keys(problem.fields).length > 0

/** Whether the problem is that nothing was reachable. */
export const isUnreachable = ({ key }: Problem): boolean => key === "offline" || key === "unreachable"

/** The severity of a message. All alerts, notices, toasts and badges of the kit use this scale. */
export type Tone = "success" | "info" | "warning" | "danger"

const tones: Readonly<Partial<Record<ProblemKey, Tone>>> = {
  itemNotFound: "info",
  itemExists: "info",
  noNextPage: "info",
  noPreviousPage: "info",
  itemsOmitted: "warning",
  noPermission: "warning",
  notSignedIn: "warning",
  offline: "warning",
  rateLimited: "warning",
  sessionEnded: "warning",
  signInRequired: "warning",
  unreachable: "warning"
}

/**
 * Returns the severity of a problem: `info` if nothing failed, `warning` if the page is not at fault, otherwise `danger`.
 */
export const toneOf = ({ key }: Problem): Tone => tones[key] ?? "danger"
