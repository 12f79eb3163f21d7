/**
 * The machine behind a button that sends something once more, such as a code: it keeps a pause after each sending, and
 * the provider's own wait after a refusal.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"

/** Where sending once more stands. */
export type Resend =
  /** It can be sent. `waited` once a pause is over. */
  | { readonly _tag: "Ready"; readonly waited?: boolean | undefined }
  | { readonly _tag: "Sending" }
  /** Sent a moment ago; `again` where that was by this button. */
  | { readonly _tag: "Waiting"; readonly seconds: number; readonly again?: boolean | undefined }
  /** Not sent. It can be tried again after `wait` seconds. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }

/** What can happen to it. */
export type ResendEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Resend"; readonly send: Effect.Effect<void, Problem, Environment> }
  | { readonly _tag: "Sent" }
  | { readonly _tag: "Refused"; readonly problem: Problem }
  | { readonly _tag: "Tick"; readonly left: number }

/** Whether pressing the button would send now. */
export const canResend = (state: Resend): boolean =>
  state._tag === "Ready" || (state._tag === "Failed" && state.wait === 0)

/** Seconds until it can be sent. */
export const pauseOf = (state: Resend): number => {
  if (state._tag === "Waiting") return state.seconds
  return state._tag === "Failed" ? state.wait : 0
}

/** The state after an event, with a pause of so many seconds after each sending. */
export const reduceResend =
  (seconds: number) =>
  (state: Resend, event: ResendEvent): Resend => {
    switch (event._tag) {
      // A pause that was there from the start begins to run.
      case "Began":
        return state._tag === "Waiting" ? { ...state } : state
      case "Resend":
        return canResend(state) ? { _tag: "Sending" } : state
      case "Sent":
        return state._tag === "Sending" ? { _tag: "Waiting", seconds, again: true } : state
      case "Refused":
        return state._tag === "Sending" ? refused(event.problem) : state
      case "Tick":
        return tick(state, event.left)
    }
  }

const refused = (problem: Problem): Resend => ({
  _tag: "Failed",
  problem,
  wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0))
})

const tick = (state: Resend, left: number): Resend => {
  if (pauseOf(state) <= left) return state
  if (state._tag === "Failed" && left > 0) return { ...state, wait: left }
  if (state._tag === "Waiting" && left > 0) return { ...state, seconds: left }
  return { _tag: "Ready", waited: true }
}
