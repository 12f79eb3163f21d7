import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { idle } from "../../form/Submission.ts"
import { approval } from "../../i18n/en/account.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"
import { type ApprovalState, isStillPending, type PendingReason } from "./Approval.ts"
import { ApprovalContext } from "./ApprovalContext.ts"
import { ApprovalDone } from "./ApprovalDone.view.tsx"

export interface ApprovalRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onCheck?: (() => void) | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly onVerifyEmail?: (() => void) | undefined
  readonly reasons?: ReadonlyArray<PendingReason> | undefined
  readonly state: ApprovalState
  readonly styled?: boolean | undefined
}

const approvalOnly: ReadonlyArray<PendingReason> = ["PENDING_ADMIN_APPROVAL_REQUIRED"]

/** Renders the form of a pending account. A notice replaces it after the wait. */
export function ApprovalRoot(props: ApprovalRootProps) {
  const { children, onCheck, onSignIn, onVerifyEmail, reasons = approvalOnly, state, ...root } = props
  const words = useWords("approval", approval, root.messages)
  const [began] = React.useState(state._tag)
  const context = React.useMemo(
    () => ({ canCheck: onCheck !== undefined, onSignIn, onVerifyEmail, reasons, state, words }),
    [onCheck, onSignIn, onVerifyEmail, reasons, state, words]
  )
  if (state._tag === "Done" && state.outcome._tag !== "StillPending") {
    return (
      <ApprovalDone
        classNames={root.classNames}
        onSignIn={onSignIn}
        outcome={state.outcome}
        styled={root.styled}
        takesFocus={began !== "Done"}
        words={words}
      />
    )
  }
  return (
    <FormRoot {...root} onSubmit={() => onCheck?.()} state={isStillPending(state) ? idle : state} words={words}>
      <ApprovalContext value={context}>
        <WordsScope messages={root.messages}>{children}</WordsScope>
      </ApprovalContext>
    </FormRoot>
  )
}
