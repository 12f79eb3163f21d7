"use client"
import { Members } from "@portico/client/auth/Members"
import { useServices } from "../../runtime/useServices.ts"
import * as React from "react"
import { idle } from "../../form/Submission.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { EntryHandlers, EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useEntry.ts"
import { useReportOnce } from "../../form/useSubmission.ts"
import {
  type ApprovalStatus,
  type ApprovalState,
  type ApprovalCredentials,
  isEntry,
  isStillPending
} from "./Approval.ts"
import { approvalMachine, type ApprovalCheck } from "./approvalMachine.ts"

export interface OwnerApprovalOptions extends EntryHandlers {
  /**
   * The credentials of the pending account, which the page stored in memory at the sign-up. A check signs in with them
   * again, and creates the session if the account is approved.
   */
  readonly credentials?: ApprovalCredentials | undefined
  /** Called when the account is approved and the member must sign in. */
  readonly onApproved?: (() => void) | undefined
  /** Requests the approval status from the site's own server. Used if there are no `credentials`. */
  readonly onCheck?: (() => Promise<ApprovalStatus>) | undefined
  /** Called when the owner declined the account. */
  readonly onDeclined?: (() => void) | undefined
}

/** The state of checking an account's approval, with the function that checks it. */
export interface OwnerApprovalController {
  readonly state: ApprovalState
  /** Checks whether the account is approved. It is `undefined` without `credentials` and `onCheck`. */
  readonly check: (() => void) | undefined
}

/**
 * Checks whether a pending account is approved, by signing in again with the stored credentials or by a request to the
 * site.
 *
 * **Example** (A custom button)
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
  useServices("OwnerApprovalPending and useOwnerApproval", Members)
  const { credentials, onApproved, onCheck, onDeclined, onPageNeeded } = options
  const [machine] = React.useState(approvalMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  useOutcome(machine, asEntry, options)
  useReportOnce(state._tag === "Done" ? state.outcome : undefined, ({ _tag }) => {
    if (_tag === "Approved") onApproved?.()
    if (_tag === "Declined") onDeclined?.()
  })
  const check = React.useMemo(
    () => checkOf(credentials, onCheck, onPageNeeded !== undefined),
    [credentials, onCheck, onPageNeeded]
  )
  return React.useMemo(
    () => ({
      state,
      check:
        check === undefined
          ? undefined
          : () => {
              if (isStillPending(state)) send({ _tag: "Reset" })
              send({ _tag: "Submit", entries: check, problem: undefined })
            }
    }),
    [check, send, state]
  )
}

const checkOf = (
  credentials: ApprovalCredentials | undefined,
  check: (() => Promise<ApprovalStatus>) | undefined,
  mayLeave: boolean
): ApprovalCheck | undefined => {
  if (credentials !== undefined) return { _tag: "SignIn", credentials, mayLeave }
  return check === undefined ? undefined : { _tag: "Page", check }
}

const asEntry = (state: ApprovalState): EntryState => (isEntry(state) ? state : idle)
