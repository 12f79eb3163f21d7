import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { SubmitButton, type SubmitButtonProps } from "../../form/FormParts.view.tsx"
import type { ApprovalMessages } from "../../i18n/messages/AccountMessages.ts"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import { isStillPending, type ApprovalState, type PendingReason } from "./Approval.ts"
import * as React from "react"

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
export const useApproval = (part: string): ApprovalContextValue =>
  usePartContext(ApprovalContext, part, "OwnerApprovalPendingParts.Root")

/** Shows the completed and remaining steps to an account. */
export function ApprovalSteps(own: PartProps<"ol">) {
  const { classOf } = useForm<AuthSlot>("Steps")
  const { reasons, words } = useApproval("Steps")
  const steps = [
    { done: true, name: words.registered },
    { done: !reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED"), name: words.verifyEmail },
    { done: !reasons.includes("PENDING_ADMIN_APPROVAL_REQUIRED"), name: words.approval }
  ]
  const current = steps.findIndex(({ done }) => !done)
  return (
    <Part as="ol" own={own} aria-label={words.steps} className={classOf("steps")}>
      {steps.map(({ done, name }, index) => (
        <li
          aria-current={index === current ? "step" : undefined}
          className={classOf("step")}
          data-done={done || undefined}
          key={name}
        >
          <svg aria-hidden="true" fill="none" height="20" viewBox="0 0 20 20" width="20">
            <circle cx="10" cy="10" r="8.25" stroke="currentColor" strokeWidth="1.5" />
            {done && <path d="M6.2 10.4l2.5 2.5 5-5.4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.8" />}
          </svg>
          <span>
            {name} <span className={classOf("unseen")}>({done ? words.stepDone : words.stepDue})</span>
          </span>
        </li>
      ))}
    </Part>
  )
}

/** Shows why the account is pending. */
export function ApprovalExplanation({ children, ...own }: PartProps<"p">) {
  const { classOf } = useForm<AuthSlot>("Explanation")
  const { reasons, words } = useApproval("Explanation")
  const text = reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED") ? words.pendingVerification : words.pending
  return (
    <Part as="p" own={own} className={classOf("explanation")}>
      {children ?? text}
    </Part>
  )
}

/** Shows why the check failed. */
export function ApprovalError(own: PartProps<"div">) {
  return <ErrorSummary {...own} labels={{}} />
}

/** Shows that the owner has not decided yet, after a check. Screen readers announce it. */
export function ApprovalNews(own: PartProps<"output">) {
  const { classOf } = useForm<AuthSlot>("News")
  const { state, words } = useApproval("News")
  return (
    <Part as="output" own={own} className={classOf("news")}>
      {isStillPending(state) && words.stillPending(state.outcome.at)}
    </Part>
  )
}

/** Renders the button that checks whether the account is approved. Renders nothing if the page cannot check it. */
export function CheckButton(props: SubmitButtonProps) {
  const { canCheck, onVerifyEmail, reasons } = useApproval("Check")
  // The confirmation of the address comes first, so its button is the only accent one.
  const isSecondary = canVerify(onVerifyEmail, reasons)
  return canCheck && <SubmitButton data-variant={isSecondary ? "plain" : undefined} {...props} />
}

/** Renders the button that opens the code form if the address is not verified yet. */
export function VerifyEmail({ children, ...own }: PartProps<"button">) {
  const { classOf } = useForm<AuthSlot>("VerifyEmail")
  const { onVerifyEmail, reasons, words } = useApproval("VerifyEmail")
  if (onVerifyEmail === undefined || !canVerify(onVerifyEmail, reasons)) return null
  return (
    <ActionButton className={classOf("button")} own={own} variant="accent" onPress={onVerifyEmail}>
      {children ?? words.enterCode}
    </ActionButton>
  )
}

const canVerify = (onVerifyEmail: (() => void) | undefined, reasons: ReadonlyArray<PendingReason>): boolean =>
  onVerifyEmail !== undefined && reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED")

/** Groups the actions other than checking the approval. */
export function ApprovalActions({ children, ...own }: PartProps<"div">) {
  const { classOf } = useForm<AuthSlot>("Actions")
  return (
    <Part as="div" own={own} className={classOf("asides")}>
      {children}
    </Part>
  )
}

/** Renders the button that opens the sign-in. Renders nothing without `onSignIn`. */
export function TrySignIn({ children, ...own }: PartProps<"button">) {
  const { classOf } = useForm<AuthSlot>("SignIn")
  const { canCheck, onSignIn, words } = useApproval("SignIn")
  if (onSignIn === undefined) return null
  return (
    <ActionButton className={classOf("button")} own={own} variant={canCheck ? "quiet" : "plain"} onPress={onSignIn}>
      {children ?? words.signIn}
    </ActionButton>
  )
}
