/**
 * What the parts of an account that waits share, besides what those of every form do.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ApprovalMessages } from "../../i18n/messages/AccountMessages.ts"
import type { ApprovalState, PendingReason } from "./Approval.ts"

/** What the parts of an account that waits read. */
export interface ApprovalContextValue {
  /** Whether there is somebody to ask. */
  readonly canCheck: boolean
  readonly onSignIn: (() => void) | undefined
  readonly onVerifyEmail: (() => void) | undefined
  readonly reasons: ReadonlyArray<PendingReason>
  readonly state: ApprovalState
  readonly words: ApprovalMessages
}

export const ApprovalContext = React.createContext<ApprovalContextValue | undefined>(undefined)

/** Reads the account around a part. */
export const useApproval = (part: string): ApprovalContextValue => {
  const approval = React.use(ApprovalContext)
  if (approval === undefined) throw new Error(`${part} is outside its form: put it inside its Root.`)
  return approval
}
