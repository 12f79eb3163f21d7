/**
 * The state machine of a form submission: idle, submitting, failed or done. It runs one submission at a time. A failed
 * one can be retried, after the time that the provider stated.
 *
 * @since 0.1.0
 */
import type { Problem } from "../problem/Problem.ts"

/** The state of a submission. `Outcome` is the result of a finished one. */
export type Submission<Outcome> =
  | { readonly _tag: "Idle" }
  | {
      readonly _tag: "Submitting"
      readonly attempt: number
      readonly step: Step
      /** Whether it takes longer than usual. */
      readonly slow?: boolean | undefined
    }
  | { readonly _tag: "Failed"; readonly attempt: number; readonly problem: Problem; readonly wait: number }
  | { readonly _tag: "Done"; readonly outcome: Outcome }

/** The step of a submission: `sending` until the response, `opening` while the session is created. */
export type Step = "sending" | "opening"

/** The events of a submission. */
export type Event<Entries, Outcome> =
  | { readonly _tag: "Submit"; readonly entries: Entries; readonly problem: Problem | undefined }
  | { readonly _tag: "Opening" }
  | { readonly _tag: "Succeeded"; readonly outcome: Outcome }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Reset" }

/** The initial state. */
export const idle = { _tag: "Idle" } as const

/** Returns the state after an event, or the same object if the state ignores the event. */
export const reduce = <Entries, Outcome>(
  state: Submission<Outcome>,
  event: Event<Entries, Outcome>
): Submission<Outcome> => {
  switch (event._tag) {
    case "Submit":
      if (!canSubmit(state)) return state
      return event.problem === undefined
        ? { _tag: "Submitting", attempt: attemptsOf(state) + 1, step: "sending" }
        : failed(attemptsOf(state) + 1, event.problem)
    case "Opening":
      return state._tag === "Submitting" ? { ...state, step: "opening" } : state
    case "Succeeded":
      return state._tag === "Submitting" ? { _tag: "Done", outcome: event.outcome } : state
    case "Failed":
      return state._tag === "Submitting" ? failed(state.attempt, event.problem) : state
    case "Slow":
      return state._tag === "Submitting" ? { ...state, slow: true } : state
    case "Tick":
      return state._tag === "Failed" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Reset":
      return state._tag === "Idle" ? state : idle
  }
}

/** Whether a submission can start now: none is in progress, and the wait that the provider stated is over. */
export const canSubmit = (state: Submission<unknown>): boolean =>
  state._tag === "Idle" || (state._tag === "Failed" && state.wait === 0)

/** Returns the problem of a failed submission. */
export const problemOf = (state: Submission<unknown>): Problem | undefined =>
  state._tag === "Failed" ? state.problem : undefined

/** Returns the seconds until a failed submission can be retried. */
export const waitOf = (state: Submission<unknown>): number => (state._tag === "Failed" ? state.wait : 0)

const attemptsOf = (state: Submission<unknown>): number => ("attempt" in state ? state.attempt : 0)

const failed = (attempt: number, problem: Problem) =>
  ({ _tag: "Failed", attempt, problem, wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0)) }) as const
