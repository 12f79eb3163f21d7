"use client"
import type * as Effect from "effect/Effect"
import * as React from "react"
import type { Problem } from "../problem/Problem.ts"
import type { Environment } from "../runtime/Runtime.ts"
import { useAtomSet } from "../runtime/useAtomSet.ts"
import { useAtomValue } from "../runtime/useAtomValue.ts"
import type { Submission } from "./Submission.ts"
import { submissionMachine } from "./submissionMachine.ts"

/** A form that sends: where it stands, and what moves it on. */
export interface SubmissionController<Entries, Outcome> {
  readonly state: Submission<Outcome>
  /** Sends the entries. While one submission is under way, or the provider asks for patience, it does nothing. */
  readonly submit: (entries: Entries) => void
  /** Begins anew, and stops what is under way. */
  readonly reset: () => void
}

export interface SubmissionOptions<Entries, Outcome> {
  /** Finds what cannot be right before anything is sent. */
  readonly check?: ((entries: Entries) => Problem | undefined) | undefined
  /** Sends the entries. The first render decides. */
  readonly send: (entries: Entries) => Effect.Effect<Outcome, Problem, Environment>
}

/**
 * Sends the entries of a form of a page's own: one submission at a time, with the provider's wait kept.
 *
 * **Example** (A form for a newsletter)
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
 *       <Form.Error labels={{ email: "E-mail address" }} />
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
  const tell = useAtomSet(machine)
  return React.useMemo(
    () => ({
      state,
      submit: (entries) => tell({ _tag: "Submit", entries, problem: check?.(entries) }),
      reset: () => tell({ _tag: "Reset" })
    }),
    [check, state, tell]
  )
}
