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
  /** Stands between the steps and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Stands below the button. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around it. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Asks whether the account is approved. */
  readonly onCheck?: (() => void) | undefined
  /** Leads to the sign-in. */
  readonly onSignIn?: (() => void) | undefined
  /** Leads to the form that asks for the code, where the address is not verified yet. */
  readonly onVerifyEmail?: (() => void) | undefined
  /** Why the account waits, as the provider names it (`identity.status.reasons`). Approval by default. */
  readonly reasons?: ReadonlyArray<PendingReason> | undefined
  /** What it shows. */
  readonly state: ApprovalState
}

/** How an account that waits looks in each of its states. */
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
