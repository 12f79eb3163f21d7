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

/** Shows why the account is pending. */
export function ApprovalExplanation({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("Explanation")
  const { reasons, words } = useApproval("Explanation")
  const text = reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? words.pendingVerification : words.pending
  return <p className={classOf("explanation", className)}>{children ?? text}</p>
}

/** Shows why the check failed. */
export function ApprovalError({ className }: Pick<ApprovalPartProps, "className">) {
  return <ErrorSummary className={className} labels={{}} />
}

/** Shows that the owner has not decided yet, after a check. Screen readers announce it. */
export function ApprovalNews({ className }: Pick<ApprovalPartProps, "className">) {
  const { classOf } = useForm("News")
  const { state, words } = useApproval("News")
  return (
    <output className={classOf("news", className)}>
      {isStillPending(state) && words.stillPending(state.outcome.at)}
    </output>
  )
}

/** Renders the button that checks whether the account is approved. Renders nothing if the page cannot check it. */
export function CheckButton(props: SubmitButtonProps) {
  const { canCheck } = useApproval("Check")
  return canCheck && <SubmitButton {...props} />
}

/** Renders the button that opens the code form if the address is not verified yet. */
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

/** Groups the actions other than checking the approval. */
export function ApprovalActions({ children, className }: ApprovalPartProps) {
  const { classOf } = useForm("Actions")
  return <div className={classOf("asides", className)}>{children}</div>
}

/** Renders the button that opens the sign-in. Renders nothing without `onSignIn`. */
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
