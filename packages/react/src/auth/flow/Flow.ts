/**
 * The state machine of the sign-in flow over its screens: its initial state and its reducer, which uses the table of
 * `FlowTransitions`. It is pure and uses no time, network or DOM.
 *
 * @since 0.1.0
 */
import {
  type conditions,
  type FlowEvent,
  type FlowState,
  type events,
  type ScreenName,
  type StartName,
  transitions
} from "./FlowTransitions.ts"

export interface BeginOptions {
  /** The screen that the page's address names. */
  readonly screen?: ScreenName | undefined
  readonly email?: string | undefined
  /** Whether a pending verification is stored over a reload. */
  readonly remembers?: boolean | undefined
  /** The first screen. It also replaces a screen that cannot be shown. */
  readonly start?: StartName | undefined
}

/** Returns the initial state. */
export const begin = ({ email = "", remembers, screen, start = "signIn" }: BeginOptions = {}): FlowState => {
  const state: FlowState = { at: start, began: start === "signUp" ? "signUp" : "signIn", email, moves: 0, remembers }
  return screen === undefined || !isAvailable(state, screen)
    ? { ...state, replaces: screen !== undefined && screen !== start }
    : enter(state, screen)
}

/** Returns the state after an event. */
export const next = (state: FlowState, event: FlowEvent): FlowState => {
  if (event._tag === "Submitted") {
    const { credentials } = event
    return isForm(state.at) ? { ...state, credentials, email: credentials.email } : state
  }
  const name = eventNameOf(event)
  const isMet: Readonly<Record<keyof typeof conditions, boolean>> = {
    isAvailable: event._tag === "Requested" && isAvailable(state, event.screen),
    isCurrent: event._tag === "Requested" && event.screen === state.at,
    bySignUp: state.began === "signUp"
  }
  const row = transitions.find(
    ({ from, on, when }) => on === name && from.includes(state.at) && (when === undefined || isMet[when])
  )
  if (row === undefined) return state
  const to = row.to === "requested" ? (event._tag === "Requested" ? event.screen : state.at) : row.to
  if (to === "signedIn")
    return { at: to, began: state.began, email: state.email, moves: state.moves + 1, replaces: true }
  const data = withDataOf(state, event)
  const replaces = event._tag === "Requested" && to !== event.screen
  return to === state.at
    ? { ...data, replaces }
    : { ...enter(data, to), moves: state.moves + 1, news: row.news, replaces }
}

/** Whether the data of a screen is known. The page's address contains no secrets, so an address alone is not enough. */
export const isAvailable = (state: FlowState, screen: ScreenName): boolean => {
  switch (screen) {
    case "verifyEmail":
      return state.verification !== undefined || state.remembers === true
    case "approval":
      return state.isWaiting === true
    case "recoverySent":
      return state.sentTo !== undefined
    case "factor":
      return state.challenge !== undefined
    case "page":
      return state.leaving !== undefined
    case "signedIn":
      return state.at === "signedIn"
    default:
      return true
  }
}

const isForm = (screen: ScreenName): screen is "signIn" | "signUp" => screen === "signIn" || screen === "signUp"

const enter = (state: FlowState, at: ScreenName): FlowState =>
  isForm(at) ? { ...state, at, began: at } : { ...state, at }

const eventNameOf = (event: Exclude<FlowEvent, { readonly _tag: "Submitted" }>): keyof typeof events =>
  names[event._tag]

const names = {
  SignedIn: "signedIn",
  EmailVerificationRequired: "verificationDue",
  OwnerApprovalRequired: "approvalDue",
  FactorRequired: "factorDue",
  PageNeeded: "pageNeeded",
  MailSent: "mailSent",
  TokenFound: "tokenFound",
  PasswordChanged: "passwordChanged",
  Verified: "verified",
  Approved: "approved",
  Left: "left",
  Requested: "requested"
} as const

/** Returns the state with the event's data, which all later screens can use. */
const withDataOf = (state: FlowState, event: FlowEvent): FlowState => {
  switch (event._tag) {
    case "EmailVerificationRequired": {
      const { email, identityId, stateToken } = event
      return { ...state, email, verification: { email, identityId, stateToken } }
    }
    case "OwnerApprovalRequired":
      return { ...state, isWaiting: true }
    case "FactorRequired":
      return { ...state, challenge: event.challenge, email: event.email === "" ? state.email : event.email }
    case "PageNeeded":
      return { ...state, leaving: { sessionToken: event.sessionToken } }
    case "MailSent":
      return { ...state, email: event.email, sentTo: event.email }
    case "TokenFound":
      return { ...state, recoveryToken: event.recoveryToken }
    // These events remove the data of the finished screen, so that the user cannot return to it.
    case "PasswordChanged":
      return { ...state, credentials: undefined, recoveryToken: undefined, sentTo: undefined }
    case "Verified":
      return { ...state, verification: undefined }
    case "Approved":
      return { ...state, isWaiting: false }
    case "Requested":
      return event.email === undefined ? state : { ...state, email: event.email }
    default:
      return state
  }
}
