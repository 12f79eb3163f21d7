"use client"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../runtime/useAtom.ts"
import type { Submission } from "./Submission.ts"
import { submissionMachine } from "./submissionMachine.ts"
import type * as Effect from "effect/Effect"
import * as React from "react"

/**
 * Reports an outcome once. It does not report it again if `onOutcome` changes, or if React runs effects again, for example
 * when a hidden Activity is shown. Returns a function that reports an outcome before the effect runs.
 */
export const useReportOnce = <Outcome>(
  outcome: Outcome | undefined,
  onOutcome: (outcome: Outcome) => void
): ((outcome: Outcome | undefined) => void) => {
  const latest = React.useRef(onOutcome)
  React.useEffect(() => {
    latest.current = onOutcome
  })
  const reported = React.useRef<Outcome>(undefined)
  const settle = React.useCallback((outcome: Outcome | undefined) => {
    if (outcome === reported.current) return
    reported.current = outcome
    if (outcome !== undefined) latest.current(outcome)
  }, [])
  React.useEffect(() => settle(outcome), [outcome, settle])
  return settle
}

/** The state of a submission, and the functions that change it. */
export interface SubmissionController<Entries, Outcome> {
  readonly state: Submission<Outcome>
  /** Submits the entries. Does nothing while a submission is in progress, or before the provider's wait is over. */
  readonly submit: (entries: Entries) => void
  /** Cancels the submission that is in progress, and returns to the initial state. */
  readonly reset: () => void
}

export interface SubmissionOptions<Entries, Outcome> {
  /** Validates the entries before they are sent. Returns the problem of invalid entries. */
  readonly check?: ((entries: Entries) => Problem | undefined) | undefined
  /** Sends the entries. Only the function of the first render is used. */
  readonly send: (entries: Entries) => Effect.Effect<Outcome, Problem, Environment>
}

/**
 * Submits the entries of an application's own form. It runs one submission at a time, and prevents a retry before the
 * provider's wait is over.
 *
 * **Example** (A newsletter form)
 *
 * ```tsx
 * import { useSubmission } from "@portico/react"
 * import { Form } from "@portico/react/form"
 * import * as Effect from "effect/Effect"
 *
 * export function Newsletter() {
 *   const { state, submit } = useSubmission({ send: (entries: FormData) => Effect.log(entries.get("email")) })
 *   return (
 *     <Form.Root
 *       onSubmit={submit}
 *       state={state}
 *       words={{ title: "Our letter", submit: "Send it to me", submitting: "One moment…" }}
 *     >
 *       <Form.Title />
 *       <Form.Error labels={{ email: "Email address" }} />
 *       <Form.Email autoComplete="email" />
 *       <Form.Submit />
 *       <Form.Status />
 *     </Form.Root>
 *   )
 * }
 * ```
 */
export const useSubmission = <Entries, Outcome>({
  check,
  send
}: SubmissionOptions<Entries, Outcome>): SubmissionController<Entries, Outcome> => {
  const [machine] = React.useState(() => submissionMachine<Entries, Outcome>(send))
  const state = useAtomValue(machine)
  const dispatch = useAtomSet(machine)
  return React.useMemo(
    () => ({
      state,
      submit: (entries) => dispatch({ _tag: "Submit", entries, problem: check?.(entries) }),
      reset: () => dispatch({ _tag: "Reset" })
    }),
    [check, dispatch, state]
  )
}
