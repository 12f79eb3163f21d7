"use client"
import { apart } from "../entry/Entry.ts"
import { OwnerApprovalPendingView, type OwnerApprovalPendingViewProps } from "./OwnerApprovalPending.view.tsx"
import { type OwnerApprovalOptions, useOwnerApproval } from "./useOwnerApproval.ts"

export interface OwnerApprovalPendingProps
  extends OwnerApprovalOptions, Omit<OwnerApprovalPendingViewProps, "onCheck" | "state"> {}

/**
 * Tells a person whose account waits for approval what is left to do, and whether the wait is over: by signing in again
 * with `credentials` that the page kept in memory since the sign-up, or by asking the site (`onCheck`). Without either it
 * leads to the sign-in.
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
  const { handlers, look } = apart(rest)
  const { check, state } = useOwnerApproval({ ...handlers, credentials, onApproved, onCheck, onDeclined })
  return <OwnerApprovalPendingView {...look} onCheck={check} state={state} />
}
