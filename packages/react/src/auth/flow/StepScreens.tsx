"use client"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import { EmailVerificationForm } from "../verification/EmailVerificationForm.tsx"
import { OwnerApprovalPending } from "../verification/OwnerApprovalPending.tsx"
import { useFlow } from "./FlowContext.ts"

/** Asks for the code of a mail. */
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

/** Tells that the account waits for approval. */
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

/** Asks for a further factor. */
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
