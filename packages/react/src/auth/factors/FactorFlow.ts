/**
 * The state machine of a second factor: its initial state and its reducer, which uses the table of `FactorTransitions`.
 * It is pure and uses no time, network or DOM. `factorMachine` runs the effects.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import type { Problem, ProblemKey } from "../../problem/Problem.ts"
import {
  type conditions,
  type Event,
  type events,
  type State,
  type StateName,
  transitions
} from "./FactorTransitions.ts"
import { methodIn, type FactorName, inOrder, isUsable, type Method, methodsOf } from "./Method.ts"
import { failureOf, isSending, type MfaFailure, methodOf, type MfaState, type MfaStep } from "./MfaState.ts"

/**
 * Returns the initial state: the factor that the challenge requires if it can be used, otherwise the list of methods.
 */
export const begin = (challenge: Challenge): State => {
  const step = stepOf(challenge)
  const { open } = step
  if (open === undefined) return { challenge, shown: { _tag: "Picking", step } }
  return {
    challenge,
    shown: open === "PUSH" ? { _tag: "Arrived", step, method: open } : { _tag: "Proving", step, method: open }
  }
}

/** Returns the state after an event. */
export const next = (state: State, event: Event): State => {
  const { shown } = state
  if (shown._tag === "Done") return state
  switch (event._tag) {
    case "Slow":
    case "Tick":
      return { ...state, shown: after(shown, event) }
    case "Reposed":
      return {
        ...state,
        challenge: merge(state, event),
        shown: { ...shown, step: stepOf(event.challenge, shown.step) }
      }
    default: {
      const method = subjectOf(shown, event)
      const isMet: Readonly<Record<keyof typeof conditions, boolean>> = {
        isOpen: method === shown.step.open || method === "TOTP" || method === "RECOVERY_CODE",
        hasMethod: method !== undefined,
        isPush: method === "PUSH",
        isPasskey: method === "WEBAUTHN"
      }
      const name = eventNameOf(event)
      const row = transitions.find(
        ({ from, on, when = [] }) =>
          on === name && from.includes(shown._tag) && when.every((condition) => isMet[condition])
      )
      if (row !== undefined && !isEarly(shown, event)) return enter(row.to, state, event, method)
      if (event._tag !== "Remembered" || shown._tag !== "Proving") return state
      return { ...state, shown: { ...shown, step: { ...shown.step, rememberThisDevice: event.remember } } }
    }
  }
}

type Shown = Exclude<MfaState, { readonly _tag: "Done" }>

// The events that the table handles.
type TableEvent = Exclude<Event, { readonly _tag: "Slow" | "Tick" | "Reposed" }>

/** Whether the event is not allowed yet: the method cannot be used, or the provider's requested wait has not passed. */
const isEarly = (shown: Shown, event: TableEvent): boolean => {
  if (event._tag === "Chose" && !shown.step.methods.some((method) => method.name === event.method && isUsable(method)))
    return true
  return (event._tag === "Chose" || event._tag === "Submitted") && (failureOf(shown)?.wait ?? 0) > 0
}

/** Returns the factor that an event concerns. */
const subjectOf = (shown: Shown, event: TableEvent): FactorName | undefined => {
  switch (event._tag) {
    case "Chose":
      return event.method
    case "Returned":
      return shown.step.open
    case "Challenged":
      return methodIn(event.challenge)
    case "Posed":
      return methodIn(event.challenge) ?? methodOf(shown)
    default:
      return methodOf(shown)
  }
}

const eventNameOf = (event: TableEvent): keyof typeof events => {
  switch (event._tag) {
    case "Submitted":
      return event.problem === undefined ? "submitted" : "refusedHere"
    case "Failed":
      return endings.includes(event.problem.key) ? "ended" : "failed"
    default:
      return names[event._tag]
  }
}

const names = {
  Began: "began",
  Chose: "chose",
  Left: "left",
  Returned: "returned",
  SentAgain: "sentAgain",
  Remembered: "remembered",
  Posed: "posed",
  Shown: "shown",
  Opened: "opened",
  Challenged: "challenged",
  Succeeded: "succeeded"
} as const

// After these problems, the state token is no longer valid.
const endings: ReadonlyArray<ProblemKey> = ["challengeExpired", "factorTooManyAttempts", "factorDenied"]

const enter = (to: StateName, state: State, event: TableEvent, method: FactorName | undefined): State => {
  const { shown } = state
  if (shown._tag === "Done") return state
  const step = stepAfter(shown, event)
  const failure = failureBy(event)
  const challenge = "challenge" in event ? merge(state, event) : state.challenge
  const at = (shown: MfaState): State => ({ ...state, challenge, shown })
  switch (to) {
    case "Picking":
      return at({ _tag: to, step, failure })
    case "Ended":
      return failure === undefined ? state : at({ _tag: to, step, method, failure })
    case "Done":
      return event._tag === "Succeeded" ? at({ _tag: to, outcome: event.outcome }) : state
    case "Arrived":
    case "Waiting":
      return at({ _tag: to, step, method: "PUSH" })
    case "Opening":
      if (method === undefined) return state
      return event._tag === "Opened"
        ? { ...at({ _tag: to, step, method }), response: event.response }
        : at({ _tag: to, step, method })
    case "Unopened":
      return method === undefined || failure === undefined ? state : at({ _tag: to, step, method, failure })
    case "Proving":
      return method === undefined ? state : at({ _tag: to, step, method, failure })
    case "Requesting":
    case "Sending":
    case "Ceremony":
    case "Verifying":
      return method === undefined ? state : at({ _tag: to, step, method } as MfaState)
  }
}

const stepAfter = ({ _tag, step }: Shown, event: TableEvent): MfaStep => {
  switch (event._tag) {
    case "Posed":
      return stepOf(event.challenge, step)
    case "Challenged":
      return { ...stepOf(event.challenge, { ...step, methods: [] }), further: true }
    case "Chose":
    case "Submitted":
    case "SentAgain":
      return { ...step, attempt: step.attempt + 1 }
    case "Remembered":
      return { ...step, rememberThisDevice: event.remember }
    case "Failed": {
      // A push request without a response must be sent again, so it is no longer open. Passkeys are not offered again
      // if this browser does not support them.
      const open = _tag === "Waiting" ? undefined : step.open
      return isLacking(event.problem) ? { ...step, open, methods: withoutPasskeys(step.methods) } : { ...step, open }
    }
    default:
      return step
  }
}

/** Returns a challenge's data as a view needs it. */
const stepOf = (challenge: Challenge, before?: MfaStep): MfaStep => {
  const methods = methodsOf(challenge)
  const lacking = before?.methods.some(({ obstacle }) => obstacle === "notHere") === true
  return {
    methods:
      challenge.availableFactors === undefined && before !== undefined
        ? before.methods
        : lacking
          ? withoutPasskeys(methods)
          : methods,
    open: methodIn(challenge),
    hint: challenge.verificationChallengeData?.hint,
    reason: challenge.reason,
    further: before?.further ?? false,
    rememberThisDevice: before?.rememberThisDevice ?? false,
    attempt: before?.attempt ?? 0
  }
}

const isLacking = ({ key }: Problem): boolean => key === "passkeyUnavailable" || key === "factorNotVerifiable"

const withoutPasskeys = (methods: ReadonlyArray<Method>): ReadonlyArray<Method> =>
  inOrder(methods.map((method) => (method.name === "WEBAUTHN" ? { ...method, obstacle: "notHere" } : method)))

// A challenge without a list of available factors does not change the known ones.
const merge = ({ challenge }: State, event: { readonly challenge: Challenge }): Challenge =>
  event.challenge.availableFactors === undefined && challenge.availableFactors !== undefined
    ? { ...event.challenge, availableFactors: challenge.availableFactors }
    : event.challenge

const failureBy = (event: TableEvent): MfaFailure | undefined => {
  const problem = "problem" in event ? event.problem : undefined
  return problem && { problem, wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0)) }
}

const after = (
  shown: Shown,
  event: { readonly _tag: "Slow" } | { readonly _tag: "Tick"; readonly left: number }
): Shown => {
  if (event._tag === "Slow") return isSending(shown) ? { ...shown, slow: true } : shown
  const failure = failureOf(shown)
  return failure === undefined || failure.wait <= event.left
    ? shown
    : ({ ...shown, failure: { ...failure, wait: event.left } } as Shown)
}
