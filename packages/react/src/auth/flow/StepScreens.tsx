"use client"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import { EmailVerificationForm } from "../verification/EmailVerificationForm.tsx"
import { OwnerApprovalPending } from "../verification/OwnerApprovalPending.tsx"
import { useFlow } from "./FlowContext.ts"

/** Renders the screen for the code from a verification email. */
export function VerifyEmailScreen() {
  const { classNames, flow, headingLevel, messages, verification } = useFlow("VerifyEmail")
  return (
    <EmailVerificationForm
      {...verification}
      {...flow.props.verifyEmail}
      classNames={classNames}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}

/** Renders the screen for an account that waits for approval. */
export function ApprovalScreen() {
  const { approval, classNames, flow, headingLevel, messages } = useFlow("Approval")
  const { credentials, ...props } = flow.props.approval
  return (
    <OwnerApprovalPending
      {...approval}
      {...props}
      classNames={classNames}
      credentials={approval?.onCheck === undefined ? credentials : undefined}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}

/** Renders the screen for a second factor. */
export function FactorScreen() {
  const { classNames, factor, flow, headingLevel, messages } = useFlow("Factor")
  return (
    flow.props.factor !== undefined && (
      <MfaChallenge
        {...factor}
        {...flow.props.factor}
        classNames={classNames}
        headingLevel={headingLevel}
        messages={messages}
      />
    )
  )
}
