import type * as React from "react"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { SubmitButton, type SubmitButtonProps } from "../../form/SubmitButton.view.tsx"
import { ActionButton } from "../recovery/ActionButton.view.tsx"
import { isStillPending } from "./Approval.ts"
import { useApproval } from "./ApprovalContext.ts"

export interface ApprovalPartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Says what the account waits for. */
export function ApprovalExplanation({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("Explanation")
  const { reasons, words } = useApproval("Explanation")
  const text = reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? words.pendingVerification : words.pending
  return <p className={classOf("explanation", className)}>{children ?? text}</p>
}

/** Why asking came to nothing. */
export function ApprovalError({ className }: Pick<ApprovalPartProps, "className">) {
  return <ErrorSummary className={className} labels={{}} />
}

/** The answer to the last question, where nobody has decided yet. It is announced. */
export function ApprovalNews({ className }: Pick<ApprovalPartProps, "className">) {
  const { classOf } = useForm("News")
  const { state, words } = useApproval("News")
  return (
    <output className={classOf("news", className)}>
      {isStillPending(state) && words.stillPending(state.outcome.at)}
    </output>
  )
}

/** Asks whether the account is approved. Nothing where there is nobody to ask. */
export function CheckButton(props: SubmitButtonProps) {
  const { canCheck } = useApproval("Check")
  return canCheck && <SubmitButton {...props} />
}

/** Leads to the form that asks for the code, where the address is not verified yet. */
export function VerifyEmail({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("VerifyEmail")
  const { onVerifyEmail, reasons, words } = useApproval("VerifyEmail")
  if (onVerifyEmail === undefined || !reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED")) return null
  return (
    <ActionButton className={classOf("button", className)} look="accent" onPress={onVerifyEmail}>
      {children ?? words.enterCode}
    </ActionButton>
  )
}

/** What else can be done than asking. */
export function ApprovalActions({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("Actions")
  return <div className={classOf("asides", className)}>{children}</div>
}

/** Leads to the sign-in. Nothing where the page does not say how. */
export function TrySignIn({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("SignIn")
  const { canCheck, onSignIn, words } = useApproval("SignIn")
  if (onSignIn === undefined) return null
  return (
    <ActionButton className={classOf("button", className)} look={canCheck ? "quiet" : "plain"} onPress={onSignIn}>
      {children ?? words.signIn}
    </ActionButton>
  )
}
