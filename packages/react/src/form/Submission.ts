/**
 * The machine behind a form that sends: idle, submitting, failed with the reason, or done. One submission at a time, a
 * refused one can always be tried again, and a provider that asks for patience is given it.
 *
 * @since 0.1.0
 */
import type { Problem } from "../problem/Problem.ts"

/** Where a submission stands. `Outcome` is what a finished one leads to. */
export type Submission<Outcome> =
  | { readonly _tag: "Idle" }
  | {
      readonly _tag: "Submitting"
      readonly attempt: number
      readonly step: Step
      /** It takes longer than usual. */
      readonly slow?: boolean | undefined
    }
  | { readonly _tag: "Failed"; readonly attempt: number; readonly problem: Problem; readonly wait: number }
  | { readonly _tag: "Done"; readonly outcome: Outcome }

/** What a submission is waiting for: the answer, or the session that follows it. */
export type Step = "sending" | "opening"

/** What can happen to a submission. */
export type Event<Entries, Outcome> =
  | { readonly _tag: "Submit"; readonly entries: Entries; readonly problem: Problem | undefined }
  | { readonly _tag: "Opening" }
  | { readonly _tag: "Succeeded"; readonly outcome: Outcome }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Reset" }

/** Where every submission begins. */
export const idle = { _tag: "Idle" } as const

/** The state after an event. The same state comes back where the event means nothing in it. */
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

/** Whether a submission would be sent now: not while one is under way, not before the provider's wait is over. */
export const canSubmit = (state: Submission<unknown>): boolean =>
  state._tag === "Idle" || (state._tag === "Failed" && state.wait === 0)

/** The problem of a failed submission. */
export const problemOf = (state: Submission<unknown>): Problem | undefined =>
  state._tag === "Failed" ? state.problem : undefined

/** Seconds until a failed submission may be tried again. */
export const waitOf = (state: Submission<unknown>): number => (state._tag === "Failed" ? state.wait : 0)

const attemptsOf = (state: Submission<unknown>): number => ("attempt" in state ? state.attempt : 0)

const failed = (attempt: number, problem: Problem) =>
  ({ _tag: "Failed", attempt, problem, wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0)) }) as const
