/**
 * The context that the parts of a pending account share, in addition to the form context.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ApprovalMessages } from "../../i18n/messages/AccountMessages.ts"
import type { ApprovalState, PendingReason } from "./Approval.ts"

/** The context value that the parts of a pending account read. */
export interface ApprovalContextValue {
  /** Whether the page can check the approval. */
  readonly canCheck: boolean
  readonly onSignIn: (() => void) | undefined
  readonly onVerifyEmail: (() => void) | undefined
  readonly reasons: ReadonlyArray<PendingReason>
  readonly state: ApprovalState
  readonly words: ApprovalMessages
}

export const ApprovalContext = React.createContext<ApprovalContextValue | undefined>(undefined)

/** Returns the context of the surrounding pending account. Throws if there is none. */
export const useApproval = (part: string): ApprovalContextValue => {
  const approval = React.use(ApprovalContext)
  if (approval === undefined) throw new Error(`${part} is outside its form: put it inside its Root.`)
  return approval
}
