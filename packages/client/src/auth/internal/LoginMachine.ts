/**
 * The state machine of logins and registrations (auth.md §4): all states of the client, including those of captchas, in
 * one table. It uses no clock, no network and no page: `LoginFlow` drives it.
 *
 * @since 0.1.0
 */
import { type loginStates, unknownStateText } from "@portico/contract/auth/LoginResult"
import type { LoginErrorCode, RegistrationErrorCode } from "@portico/contract/LoginFailure"
import type * as Captcha from "../Captcha.ts"
import type {
  Challenge,
  EmailVerificationRequired,
  Failure as Unknown,
  LoginState,
  OwnerApprovalRequired,
  Success
} from "../LoginState.ts"
import type { LoginError, RegisterError, VerifyError } from "../Members.ts"

/** The name of a state. */
export type StateName = (typeof loginStates)[number]

/** The cause of a failed login: the provider's refusal, or a captcha that was not solved. */
export type Cause = LoginError | RegisterError | VerifyError | Captcha.ExecuteError

/** A failed login or registration. The user can try again. */
export interface Failure {
  readonly _tag: "FAILURE"
  readonly error: string
  readonly errorCode?: LoginErrorCode | RegistrationErrorCode
  readonly cause?: Cause
  /** The second factor, if the provider requires one. Pass it to `Mfa.verify`. */
  readonly challenge?: Challenge
  /** Whether another attempt needs a captcha that the user has solved. */
  readonly wantsCaptcha: boolean
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

/** An event of a login. */
export type Event =
  | { readonly _tag: "Submitted" }
  | { readonly _tag: "CaptchaFailed"; readonly cause: Captcha.ExecuteError }
  | { readonly _tag: "Answered"; readonly state: LoginState }
  | { readonly _tag: "Refused"; readonly cause: LoginError | RegisterError | VerifyError }
  | { readonly _tag: "VerificationSubmitted" }
  | { readonly _tag: "Restarted" }

/** The events in the table, with their descriptions. */
export const happenings = {
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

/** The conditions in the table, with their descriptions. */
export const conditions = {
  hasInvisible: "the site has an invisible captcha",
  hasVisible: "the site has a visible captcha",
  wantsCaptcha: "the failed attempt had a visible captcha",
  isChallenged: "a second factor is required"
} as const

/** A row of the table. The first matching row applies. */
export interface Transition {
  readonly from: ReadonlyArray<StateName>
  readonly on: keyof typeof happenings
  readonly when?: keyof typeof conditions
  readonly to: StateName
}

const sendable: ReadonlyArray<StateName> = ["INITIAL", "FAILURE"]
const sent: ReadonlyArray<StateName> = ["INITIAL", "SILENT_CAPTCHA_REQUIRED", "USER_CAPTCHA_REQUIRED"]
const answerable: ReadonlyArray<StateName> = [...sent, "EMAIL_VERIFICATION_REQUIRED"]
const others: ReadonlyArray<StateName> = [...sent, "OWNER_APPROVAL_REQUIRED", "SUCCESS", "FAILURE"]

/** All transitions. An event that matches no row does not change the state. */
export const transitions: ReadonlyArray<Transition> = [
  { from: sendable, on: "submitted", when: "wantsCaptcha", to: "USER_CAPTCHA_REQUIRED" },
  { from: sendable, on: "submitted", when: "hasInvisible", to: "SILENT_CAPTCHA_REQUIRED" },
  { from: sendable, on: "submitted", to: "INITIAL" },
  { from: answerable, on: "success", to: "SUCCESS" },
  { from: answerable, on: "ownerApproval", to: "OWNER_APPROVAL_REQUIRED" },
  { from: answerable, on: "emailVerification", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: answerable, on: "unknown", to: "FAILURE" },
  { from: ["FAILURE"], on: "success", when: "isChallenged", to: "SUCCESS" },
  { from: ["FAILURE"], on: "ownerApproval", when: "isChallenged", to: "OWNER_APPROVAL_REQUIRED" },
  { from: ["FAILURE"], on: "emailVerification", when: "isChallenged", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: ["FAILURE"], on: "unknown", when: "isChallenged", to: "FAILURE" },
  {
    from: ["INITIAL", "SILENT_CAPTCHA_REQUIRED"],
    on: "captchaRefused",
    when: "hasVisible",
    to: "USER_CAPTCHA_REQUIRED"
  },
  { from: ["SILENT_CAPTCHA_REQUIRED"], on: "captchaFailed", when: "hasVisible", to: "USER_CAPTCHA_REQUIRED" },
  { from: sent, on: "captchaRefused", to: "FAILURE" },
  { from: sent, on: "captchaFailed", to: "FAILURE" },
  { from: sent, on: "refused", to: "FAILURE" },
  { from: ["EMAIL_VERIFICATION_REQUIRED"], on: "refused", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: ["EMAIL_VERIFICATION_REQUIRED"], on: "verificationSubmitted", to: "EMAIL_VERIFICATION_REQUIRED" },
  { from: others, on: "verificationSubmitted", to: "FAILURE" },
  { from: [...others, "EMAIL_VERIFICATION_REQUIRED"], on: "restarted", to: "INITIAL" }
]

/** The initial state. */
export const initial: State = { _tag: "INITIAL" }

/** Returns the state after an event, on a site with captchas of these kinds. */
export const next = (state: State, event: Event, kinds: ReadonlyArray<Captcha.Kind> = []): State => {
  const holds: Readonly<Record<keyof typeof conditions, boolean>> = {
    hasInvisible: kinds.includes("invisible"),
    hasVisible: kinds.includes("visible"),
    wantsCaptcha: state._tag === "FAILURE" && state.wantsCaptcha && kinds.includes("visible"),
    isChallenged: state._tag === "FAILURE" && state.challenge !== undefined
  }
  const on = happeningOf(event)
  const row = transitions.find(
    ({ from, on: asked, when }) => asked === on && from.includes(state._tag) && (when === undefined || holds[when])
  )
  return row === undefined ? state : enter(row.to, state, event)
}

const happeningOf = (event: Event): keyof typeof happenings => {
  switch (event._tag) {
    case "Submitted":
      return "submitted"
    case "CaptchaFailed":
      return "captchaFailed"
    case "VerificationSubmitted":
      return "verificationSubmitted"
    case "Restarted":
      return "restarted"
    case "Refused": {
      const code = errorCodeOf(event.cause)
      return code === "missingCaptchaToken" || code === "invalidCaptchaToken" ? "captchaRefused" : "refused"
    }
    case "Answered":
      return answers[event.state._tag]
  }
}

const answers = {
  SUCCESS: "success",
  OWNER_APPROVAL_REQUIRED: "ownerApproval",
  EMAIL_VERIFICATION_REQUIRED: "emailVerification",
  FAILURE: "unknown"
} as const

const enter = (to: StateName, state: State, event: Event): State => {
  // A success, an approval or a verification is taken from the response; a state that stays the same is not changed.
  if (event._tag === "Answered" && event.state._tag === to && event.state._tag !== "FAILURE") return event.state
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
  const wantsCaptcha = state._tag === "USER_CAPTCHA_REQUIRED" || (state._tag === "FAILURE" && state.wantsCaptcha)
  if (event._tag === "Refused" || event._tag === "CaptchaFailed") {
    const { cause } = event
    const errorCode = errorCodeOf(cause)
    return {
      _tag: "FAILURE",
      error: cause.message,
      ...(errorCode === undefined ? {} : { errorCode }),
      cause,
      wantsCaptcha
    }
  }
  const { challenge, error }: Pick<Unknown, "challenge" | "error"> =
    event._tag === "Answered" && event.state._tag === "FAILURE" ? event.state : { error: unknownStateText }
  return { _tag: "FAILURE", error, ...(challenge === undefined ? {} : { challenge }), wantsCaptcha }
}

const errorCodeOf = (cause: Cause): Failure["errorCode"] => {
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
