"use client"
import * as React from "react"
import { idle } from "../../form/Submission.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useOutcome.ts"
import { useTold } from "../../form/useTold.ts"
import { type ApprovalAnswer, type ApprovalState, type HeldCredentials, isEntry, isStillPending } from "./Approval.ts"
import { approvalMachine, type Question } from "./approvalMachine.ts"

export interface OwnerApprovalOptions extends EntryHandlers {
  /** Who waits, kept by the page since the sign-up: asking signs in again, and into the session once that works. */
  readonly credentials?: HeldCredentials | undefined
  /** The account is approved, and the member has to sign in. */
  readonly onApproved?: (() => void) | undefined
  /** Asks the site itself, where the page keeps no credentials: its own server knows. */
  readonly onCheck?: (() => Promise<ApprovalAnswer>) | undefined
  /** The account was turned down. */
  readonly onDeclined?: (() => void) | undefined
}

/** An account that waits for approval: where asking stands, and what asks. */
export interface OwnerApprovalController {
  readonly state: ApprovalState
  /** Asks whether it is approved. Undefined where there is nobody to ask. */
  readonly check: (() => void) | undefined
}

/**
 * Asks whether an account that waits is approved: by signing in again with what the page kept, or by the site itself.
 *
 * **Example** (A button of one's own)
 *
 * ```tsx
 * import { useOwnerApproval } from "@portico/react"
 *
 * export function Waiting() {
 *   const { check, state } = useOwnerApproval({
 *     onCheck: async () => ((await fetch("/approved")).ok ? "approved" : "pending"),
 *     onApproved: () => location.assign("/sign-in")
 *   })
 *   return (
 *     <button onClick={check} type="button">
 *       {state._tag === "Submitting" ? "One moment…" : "Am I in?"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useOwnerApproval = (options: OwnerApprovalOptions = {}): OwnerApprovalController => {
  const { credentials, onApproved, onCheck, onDeclined, onPageNeeded } = options
  const [machine] = React.useState(approvalMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  useOutcome(machine, asEntry, options)
  useTold(state._tag === "Done" ? state.outcome : undefined, ({ _tag }) => {
    if (_tag === "Approved") onApproved?.()
    if (_tag === "Declined") onDeclined?.()
  })
  const question = React.useMemo(
    () => questionOf(credentials, onCheck, onPageNeeded !== undefined),
    [credentials, onCheck, onPageNeeded]
  )
  return React.useMemo(
    () => ({
      state,
      check:
        question === undefined
          ? undefined
          : () => {
              if (isStillPending(state)) send({ _tag: "Reset" })
              send({ _tag: "Submit", entries: question, problem: undefined })
            }
    }),
    [question, send, state]
  )
}

const questionOf = (
  credentials: HeldCredentials | undefined,
  check: (() => Promise<ApprovalAnswer>) | undefined,
  mayLeave: boolean
): Question | undefined => {
  if (credentials !== undefined) return { _tag: "SignIn", credentials, mayLeave }
  return check === undefined ? undefined : { _tag: "Page", check }
}

const asEntry = (state: ApprovalState): EntryState => (isEntry(state) ? state : idle)
