/**
 * The state of a button that sends something again, such as a code. It pauses after each send. After a refusal it waits
 * for the time that the provider stated.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"

/** The state of a resend button. */
export type Resend =
  /** It can send. `waited` is whether a pause has ended. */
  | { readonly _tag: "Ready"; readonly waited?: boolean | undefined }
  | { readonly _tag: "Sending" }
  /** It was sent recently. `again` is whether this button sent it. */
  | { readonly _tag: "Waiting"; readonly seconds: number; readonly again?: boolean | undefined }
  /** Sending failed. A retry is possible after `wait` seconds. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }

/** The events of a resend button. */
export type ResendEvent =
  | { readonly _tag: "Began" }
  | { readonly _tag: "Resend"; readonly send: Effect.Effect<void, Problem, Environment> }
  | { readonly _tag: "Sent" }
  | { readonly _tag: "Refused"; readonly problem: Problem }
  | { readonly _tag: "Tick"; readonly left: number }

/** Whether the button can send now. */
export const canResend = (state: Resend): boolean =>
  state._tag === "Ready" || (state._tag === "Failed" && state.wait === 0)

/** Returns the seconds until the button can send. */
export const pauseOf = (state: Resend): number => {
  if (state._tag === "Waiting") return state.seconds
  return state._tag === "Failed" ? state.wait : 0
}

/** Creates the reducer of a resend button. `seconds` is the pause after each send. */
export const reduceResend =
  (seconds: number) =>
  (state: Resend, event: ResendEvent): Resend => {
    switch (event._tag) {
      // The copy counts as a state change. The machine therefore starts the countdown of an initial pause.
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
