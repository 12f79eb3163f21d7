"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { Status } from "../../form/Status.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ApprovalState, PendingReason } from "./Approval.ts"
import {
  ApprovalActions,
  ApprovalError,
  ApprovalExplanation,
  ApprovalNews,
  CheckButton,
  TrySignIn,
  VerifyEmail
} from "./ApprovalParts.view.tsx"
import { ApprovalRoot } from "./ApprovalRoot.view.tsx"
import { ApprovalSteps } from "./ApprovalSteps.view.tsx"

export interface OwnerApprovalPendingViewProps {
  /** Content between the steps and the button. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Called when the user checks the approval. */
  readonly onCheck?: (() => void) | undefined
  /** Called when the user chooses to sign in. */
  readonly onSignIn?: (() => void) | undefined
  /** Called when the user wants to enter the code because the address is not verified yet. */
  readonly onVerifyEmail?: (() => void) | undefined
  /**
   * The reasons why the account is pending, as the provider names them (`identity.status.reasons`). Default: approval
   * only.
   */
  readonly reasons?: ReadonlyArray<PendingReason> | undefined
  /** The state of checking the approval. */
  readonly state: ApprovalState
}

/** Renders a pending account in each of its states. */
export function OwnerApprovalPendingView({ children, footer, headingLevel, ...root }: OwnerApprovalPendingViewProps) {
  return (
    <ApprovalRoot {...root}>
      <Title level={headingLevel} />
      <ApprovalExplanation />
      <ApprovalSteps />
      <ApprovalError />
      {children}
      <VerifyEmail />
      <CheckButton />
      <Status />
      <ApprovalNews />
      <ApprovalActions>
        <TrySignIn />
      </ApprovalActions>
      {footer}
    </ApprovalRoot>
  )
}
