/**
 * What went wrong, as a person can act on it: plain data that machines carry, views show and the catalogue puts into
 * words. No error of a service reaches a view.
 *
 * @since 0.1.0
 */

/** A field left empty or misspelt, found before anything is sent. */
export type CheckKey = "emailMissing" | "emailMalformed" | "passwordMissing"

/** A sign-in, a sign-up or a sign-out that was refused or could not be finished. */
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

/** A forgotten password: its mail, or the new one. */
export type RecoveryKey = "recoveryOver" | "redirectNotAllowed" | "passwordTooShort" | "passwordTooLong"

/** A code of a mail that was not accepted, or an account that waits. */
export type VerificationKey =
  | "codeMissing"
  | "codeIncomplete"
  | "wrongCode"
  | "verificationOver"
  | "mailNotSent"
  | "approvalUnknown"

/** A sign-in by the provider's page, or without one, that came to nothing. */
export type SessionKey =
  | "answerMissing"
  | "answerForeign"
  | "answerLate"
  | "answerUsed"
  | "answerDenied"
  | "answerRefused"
  | "exchangeRefused"
  | "pageInsecure"
  | "pageMissing"
  | "pageNeeded"
  | "signedOutMeanwhile"

/** A profile that could not be saved, or an entry of it that cannot be right. */
export type ProfileKey =
  | "dateMalformed"
  | "numberMalformed"
  | "phoneMalformed"
  | "profileChanged"
  | "profileRefused"
  | "notSignedIn"

/** A captcha that could not be shown, or was not solved. */
export type CaptchaKey = "captchaBlocked" | "captchaExpired" | "captchaClosed" | "captchaFailed"

/** A further factor that was not shown, or not in time. */
export type FactorKey =
  | "factorWrong"
  | "recoveryCodeMissing"
  | "recoveryCodeWrong"
  | "passkeyWrong"
  | "passkeyUnavailable"
  | "passkeyCancelled"
  | "passkeyRefused"
  | "pushUnanswered"
  | "factorDenied"
  | "factorOver"
  | "factorTooManyTries"
  | "factorTooManySends"
  | "factorUnavailable"
  | "factorMismatch"
  | "factorUnsupported"
  | "factorNotVerifiable"

/** A call that failed whatever it was for. */
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
  | "itemGone"
  | "itemExists"
  | "siteCode"
  | "tooManyItems"
  | "tooManyRemovals"
  | "noPreviousPage"
  | "noNextPage"
  | "changeForbidden"
  | "conditionNotMet"
  | "itemChanged"
  | "valueMissing"
  | "valueUnfit"
  | "jsonMalformed"
  | "notANumber"
  | "numberAmbiguous"
  | "numberTooLarge"
  | "notAList"
  | "misconfigured"

/** What a problem is called. Each has its words in the catalogue. */
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

/** What is wrong with one field: a problem of the catalogue, or the provider's own sentence about it. */
export type FieldProblem = ProblemKey | { readonly text: string }

/** What a developer needs to mend a call: what the error itself says, which nobody else is shown. */
export interface Diagnosis {
  /** The code of the catalogue or of the provider, or the tag of an error that has none. */
  readonly code: string
  /** Whether something in the call is to be mended, or nothing in it was at fault. Nobody knows where it is not said. */
  readonly kind?: "WD_VALIDATION_ERROR" | "WD_UNKNOWN_ERROR" | undefined
  /** What was wrong and what to do. */
  readonly message: string
  /** Where in the arguments of the call: names and indexes from the outside in. */
  readonly path?: ReadonlyArray<string | number> | undefined
  /** The values that the message is made of. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** A problem, and what its words may mention. */
export interface Problem {
  readonly key: ProblemKey
  /** The fields at fault, by the name of their input. */
  readonly fields?: Readonly<Record<string, FieldProblem>> | undefined
  /** Whether doing the same again may succeed. */
  readonly retryable: boolean
  /** Seconds to wait before trying again, where the provider said so. */
  readonly retryAfter?: number | undefined
  /** The bound of a rule that was broken, such as the fewest characters of a password. */
  readonly limit?: number | undefined
  /** How often it can still be tried, where the provider said so. */
  readonly triesLeft?: number | undefined
  /** The code of the refusal, for whoever helps the person. */
  readonly code?: string | undefined
  /** The provider's own sentence, where it says more than the catalogue can. */
  readonly detail?: string | undefined
  /** Where the provider logged the call. */
  readonly requestId?: string | undefined
  /** What developers are shown, one by one where a call had several problems. */
  readonly diagnoses?: ReadonlyArray<Diagnosis> | undefined
}

/** Builds a problem. It counts as retryable unless said otherwise. */
export const make = (key: ProblemKey, more: Partial<Omit<Problem, "key">> = {}): Problem => ({
  retryable: true,
  ...more,
  key
})

/** A problem of single fields: what one field lacks, or everything that a check found. */
export const ofFields = (fields: Readonly<Record<string, FieldProblem>>, more: Partial<Problem> = {}): Problem => {
  const [first] = Object.values(fields)
  return make(typeof first === "string" ? first : "fieldViolations", { ...more, fields })
}

/** Whether a problem names fields at fault. */
export const hasFields = (problem: Problem): problem is Problem & { readonly fields: NonNullable<Problem["fields"]> } =>
  problem.fields !== undefined && Object.keys(problem.fields).length > 0
