"use client"
import { apart } from "../entry/Entry.ts"
import { OwnerApprovalPendingView, type OwnerApprovalPendingViewProps } from "./OwnerApprovalPending.view.tsx"
import { type OwnerApprovalOptions, useOwnerApproval } from "./useOwnerApproval.ts"

export interface OwnerApprovalPendingProps
  extends OwnerApprovalOptions, Omit<OwnerApprovalPendingViewProps, "onCheck" | "state"> {}

/**
 * Shows the remaining steps of an account that waits for approval, and checks whether the wait is over. The check signs
 * in again with `credentials`, which the page stored in memory at the sign-up, or sends a request to the site
 * (`onCheck`). Without either, only the sign-in is offered.
 *
 * **Example** (After a sign-up)
 *
 * ```tsx
 * import { OwnerApprovalPending } from "@portico/react"
 *
 * export const page = <OwnerApprovalPending onSignIn={() => location.assign("/sign-in")} />
 * ```
 */
export function OwnerApprovalPending(props: OwnerApprovalPendingProps) {
  const { credentials, onApproved, onCheck, onDeclined, ...rest } = props
  const { handlers, viewProps } = apart(rest)
  const { check, state } = useOwnerApproval({ ...handlers, credentials, onApproved, onCheck, onDeclined })
  return <OwnerApprovalPendingView {...viewProps} onCheck={check} state={state} />
}
