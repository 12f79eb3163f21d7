/**
 * The state machine of logins and registrations (auth.md §4): all states of the client, including those of captchas, in
 * one table. It uses no clock, no network and no page. `LoginFlow` runs it with the services, and the forms of
 * `@portico/react` use its rows to decide which captcha an attempt needs.
 *
 * @since 0.1.0
 */
import type { loginStates } from "@portico/contract/auth/LoginResult"
import { type LoginErrorCode, type RegistrationErrorCode, unknownStateText } from "@portico/contract/LoginFailure"
import type * as Captcha from "../Captcha.ts"
import type {
  Challenge,
  EmailVerificationRequired,
  Failure as UnknownState,
  LoginState,
  OwnerApprovalRequired,
  Success
} from "../LoginState.ts"
import type { LoginError, RegisterError, VerifyError } from "../Members.ts"

/** The name of a state. */
export type StateName = (typeof loginStates)[number]

/** The reason for a failed login: the provider's refusal, or a captcha that was not solved. */
export type FailureCause = LoginError | RegisterError | VerifyError | Captcha.ExecuteError

/** A failed login or registration. The user can try again. */
export interface Failure {
  readonly _tag: "FAILURE"
  readonly error: string
  readonly errorCode?: LoginErrorCode | RegistrationErrorCode
  readonly cause?: FailureCause
  /** The second factor, if the provider requires one. Pass it to `Mfa.verify`. */
  readonly challenge?: Challenge
  /** Whether another attempt needs a captcha that the user has solved. */
  readonly requiresCaptcha: boolean
}

/** A state of the machine. */
export type State =
  | { readonly _tag: "INITIAL" }
  | { readonly _tag: "SILENT_CAPTCHA_REQUIRED" }
  | { readonly _tag: "USER_CAPTCHA_REQUIRED" }
  | EmailVerificationRequired
  | OwnerApprovalRequired
  | Success
  | Failure

/** The part of a state that the table depends on. Every `State` is a `StateSummary`. */
export interface StateSummary {
  readonly _tag: StateName
  readonly challenge?: Challenge
  readonly requiresCaptcha?: boolean
}

/** An event of a login. */
export type Event =
  | { readonly _tag: "Submitted" }
  | { readonly _tag: "CaptchaFailed"; readonly cause: Captcha.ExecuteError }
  | { readonly _tag: "Received"; readonly state: LoginState }
  | { readonly _tag: "Refused"; readonly cause: LoginError | RegisterError | VerifyError }
  | { readonly _tag: "VerificationSubmitted" }
  | { readonly _tag: "Restarted" }

/** The events in the table, with their descriptions. */
export const events = {
  submitted: "the form is submitted",
  captchaFailed: "the captcha is blocked, closed, expired or not solved in time",
  captchaRefused: "rejected with -19971 or -19970",
  refused: "rejected with another error, or unreachable",
  success: "response SUCCESS",
  ownerApproval: "response REQUIRE_OWNER_APPROVAL",
  emailVerification: "response REQUIRE_EMAIL_VERIFICATION",
  unknown: "response with any other state",
  verificationSubmitted: "a verification code is submitted",
  restarted: "restarted"
} as const

/** The name of an event in the table. */
export type EventName = keyof typeof events

/** The conditions in the table, with their descriptions. */
export const conditions = {
  hasInvisible: "the site has an invisible captcha",
  hasVisible: "the site has a visible captcha",
  requiresCaptcha: "the failed attempt had a visible captcha",
  isChallenged: "a second factor is required"
} as const

/** A row of the table. The first matching row applies. */
export interface Transition {
  readonly from: ReadonlyArray<StateName>
  readonly on: EventName
  readonly when?: keyof typeof conditions
  readonly to: StateName
}

const submittable: ReadonlyArray<StateName> = ["INITIAL", "FAILURE"]
const beforeEscalation: ReadonlyArray<StateName> = ["INITIAL", "SILENT_CAPTCHA_REQUIRED"]
const sent: ReadonlyArray<StateName> = [...beforeEscalation, "USER_CAPTCHA_REQUIRED"]
const pending: ReadonlyArray<StateName> = [...sent, "EMAIL_VERIFICATION_REQUIRED"]
const others: ReadonlyArray<StateName> = [...sent, "OWNER_APPROVAL_REQUIRED", "SUCCESS", "FAILURE"]

/**
 * The transitions of an attempt: which captcha it needs, and the state after a failure. These are the
 * rows that the forms of `@portico/react` use. Their bundles do not contain the others.
 */
export const attemptTransitions: ReadonlyArray<Transition> = [
  { from: submittable, on: "submitted", when: "requiresCaptcha", to: "USER_CAPTCHA_REQUIRED" },
  { from: submittable, on: "submitted", when: "hasInvisible", to: "SILENT_CAPTCHA_REQUIRED" },
  { from: submittable, on: "submitted", to: "INITIAL" },
  { from: beforeEscalation, on: "captchaRefused", when: "hasVisible", to: "USER_CAPTCHA_REQUIRED" },
  { from: beforeEscalation, on: "captchaFailed", when: "hasVisible", to: "USER_CAPTCHA_REQUIRED" },
  { from: sent, on: "captchaRefused", to: "FAILURE" },
  { from: sent, on: "captchaFailed", to: "FAILURE" },
  { from: sent, on: "refused", to: "FAILURE" }
]

/** All transitions. An event that matches no row does not change the state. */
export const transitions: ReadonlyArray<Transition> = [
  ...attemptTransitions,
  { from: pending, on: "success", to: "SUCCESS" },
  { from: pending, on: "ownerApproval", to: "OWNER_APPROVAL_REQUIRED" },
  { from: pending, on: "emailVerification", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: pending, on: "unknown", to: "FAILURE" },
  { from: ["FAILURE"], on: "success", when: "isChallenged", to: "SUCCESS" },
  { from: ["FAILURE"], on: "ownerApproval", when: "isChallenged", to: "OWNER_APPROVAL_REQUIRED" },
  { from: ["FAILURE"], on: "emailVerification", when: "isChallenged", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: ["FAILURE"], on: "unknown", when: "isChallenged", to: "FAILURE" },
  { from: ["EMAIL_VERIFICATION_REQUIRED"], on: "refused", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: ["EMAIL_VERIFICATION_REQUIRED"], on: "verificationSubmitted", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: others, on: "verificationSubmitted", to: "FAILURE" },
  { from: [...others, "EMAIL_VERIFICATION_REQUIRED"], on: "restarted", to: "INITIAL" }
]

/** The initial state. */
export const initial: State = { _tag: "INITIAL" }

/** Returns the state after an event, on a site with captchas of these kinds. */
export const next = (state: State, event: Event, kinds: ReadonlyArray<Captcha.Kind> = []): State => {
  const after = transition(transitions, state, eventNameOf(event), kinds)
  return after === state ? state : enter(after._tag, state, event)
}

/**
 * Returns the state after an event according to the first matching row, on a site with captchas of these kinds. Returns
 * the same object if no row matches.
 */
export const transition = (
  rows: ReadonlyArray<Transition>,
  state: StateSummary,
  event: EventName,
  kinds: ReadonlyArray<Captcha.Kind>
): StateSummary => {
  const conditionValues: Readonly<Record<keyof typeof conditions, boolean>> = {
    hasInvisible: kinds.includes("invisible"),
    hasVisible: kinds.includes("visible"),
    requiresCaptcha: isCaptchaRequired(state) && kinds.includes("visible"),
    isChallenged: isChallenged(state)
  }
  const row = rows.find(
    ({ from, on, when }) => on === event && from.includes(state._tag) && (when === undefined || conditionValues[when])
  )
  if (row === undefined) return state
  return row.to === "FAILURE" ? { _tag: row.to, requiresCaptcha: isCaptchaRequired(state) } : { _tag: row.to }
}

/** Whether the next attempt needs a captcha that the user has solved. */
export const isCaptchaRequired = ({ _tag, requiresCaptcha }: StateSummary): boolean =>
  _tag === "USER_CAPTCHA_REQUIRED" || requiresCaptcha === true

/** Whether the provider requires a second factor. */
export const isChallenged = <A extends { readonly challenge?: Challenge }>(
  state: A
): state is A & { readonly challenge: Challenge } => state.challenge !== undefined

/** Returns the kind of captcha whose token the form is sent with, or undefined if it is sent without a token. */
export const captchaKindOf = ({ _tag }: StateSummary): Captcha.Kind | undefined =>
  _tag === "USER_CAPTCHA_REQUIRED" ? "visible" : _tag === "SILENT_CAPTCHA_REQUIRED" ? "invisible" : undefined

/** Returns the event for a refused request with this error code. */
export const refusalEventOf = (errorCode: string | undefined): "captchaRefused" | "refused" =>
  errorCode === "missingCaptchaToken" || errorCode === "invalidCaptchaToken" ? "captchaRefused" : "refused"

const eventNameOf = (event: Event): EventName => {
  switch (event._tag) {
    case "Submitted":
      return "submitted"
    case "CaptchaFailed":
      return "captchaFailed"
    case "VerificationSubmitted":
      return "verificationSubmitted"
    case "Restarted":
      return "restarted"
    case "Refused":
      return refusalEventOf(errorCodeOf(event.cause))
    case "Received":
      return responseEvents[event.state._tag]
  }
}

const responseEvents = {
  SUCCESS: "success",
  OWNER_APPROVAL_REQUIRED: "ownerApproval",
  EMAIL_VERIFICATION_REQUIRED: "emailVerification",
  FAILURE: "unknown"
} as const

const enter = (to: StateName, state: State, event: Event): State => {
  // A success, an approval or a verification is taken from the response; a state that stays the same is not changed.
  if (event._tag === "Received" && event.state._tag === to && event.state._tag !== "FAILURE") return event.state
  if (to === state._tag && to !== "FAILURE") return state
  switch (to) {
    case "INITIAL":
    case "SILENT_CAPTCHA_REQUIRED":
    case "USER_CAPTCHA_REQUIRED":
      return { _tag: to }
    default:
      return failure(state, event)
  }
}

const failure = (state: State, event: Event): Failure => {
  const requiresCaptcha = isCaptchaRequired(state)
  if (event._tag === "Refused" || event._tag === "CaptchaFailed") {
    const { cause } = event
    const errorCode = errorCodeOf(cause)
    return {
      _tag: "FAILURE",
      error: cause.message,
      ...(errorCode === undefined ? {} : { errorCode }),
      cause,
      requiresCaptcha
    }
  }
  const { challenge, error }: Pick<UnknownState, "challenge" | "error"> =
    event._tag === "Received" && event.state._tag === "FAILURE" ? event.state : { error: unknownStateText }
  return { _tag: "FAILURE", error, ...(challenge === undefined ? {} : { challenge }), requiresCaptcha }
}

const errorCodeOf = (cause: FailureCause): Failure["errorCode"] => {
  switch (cause._tag) {
    case "LoginRefused":
    case "RegistrationRefused":
      return cause.errorCode
    case "RateLimited":
      return cause.errorCode as LoginErrorCode | undefined
    default:
      return undefined
  }
}
