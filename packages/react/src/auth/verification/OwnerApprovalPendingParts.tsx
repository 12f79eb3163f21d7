"use client"
/**
 * The unstyled parts of a pending account. Compose them in any order inside `OwnerApprovalPendingParts.Root`.
 *
 * **Example** (A custom page)
 *
 * ```tsx
 * import { OwnerApprovalPendingParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <OwnerApprovalPendingParts.Root onSignIn={() => location.assign("/sign-in")}>
 *     <OwnerApprovalPendingParts.Title level={1}>Almost there</OwnerApprovalPendingParts.Title>
 *     <OwnerApprovalPendingParts.Explanation />
 *     <OwnerApprovalPendingParts.Steps />
 *     <OwnerApprovalPendingParts.SignIn>I have got a mail</OwnerApprovalPendingParts.SignIn>
 *   </OwnerApprovalPendingParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type * as React from "react"
import { Status, Title } from "../../form/FormParts.view.tsx"
import { apart } from "../entry/Entry.ts"
import {
  ApprovalError,
  ApprovalExplanation,
  ApprovalNews,
  CheckButton,
  TrySignIn,
  VerifyEmail,
  ApprovalSteps
} from "./ApprovalParts.view.tsx"
import { ApprovalRoot } from "./OwnerApprovalPending.view.tsx"
import type { OwnerApprovalPendingProps } from "./OwnerApprovalPending.tsx"
import { useOwnerApproval } from "./useOwnerApproval.ts"

export interface OwnerApprovalPendingRootProps
  extends Omit<OwnerApprovalPendingProps, "footer" | "headingLevel">, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ credentials, onApproved, onCheck, onDeclined, ...rest }: OwnerApprovalPendingRootProps) {
  const { handlers, viewProps } = apart(rest)
  const { check, state } = useOwnerApproval({ ...handlers, credentials, onApproved, onCheck, onDeclined })
  return <ApprovalRoot {...viewProps} onCheck={check} state={state} styled={false} />
}

export {
  CheckButton as Check,
  ApprovalError as Error,
  ApprovalExplanation as Explanation,
  ApprovalNews as News,
  Root,
  TrySignIn as SignIn,
  Status,
  ApprovalSteps as Steps,
  Title,
  VerifyEmail
}
