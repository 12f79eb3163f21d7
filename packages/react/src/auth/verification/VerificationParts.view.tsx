import { Part, type PartProps, usePartContext, withBreaks } from "../../parts/Part.view.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { CodeField, type CodeFieldProps } from "../../form/CodeField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { Hint } from "../../form/FormParts.view.tsx"
import type { Resend } from "../../form/useResendTimer.ts"
import { ResendButton } from "../../form/ResendButton.view.tsx"
import { problemOf, type Submission } from "../../form/Submission.ts"
import type { VerificationMessages } from "../../i18n/messages/AccountMessages.ts"
import { problemText } from "../../i18n/MessagesContext.ts"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import type { CodeShape } from "./Verification.ts"
import * as React from "react"

/** The context value that the parts of an email verification read. */
export interface VerificationContextValue extends CodeShape {
  readonly email: string
  readonly link: Submission<true>
  readonly onChangeEmail: ((email: string) => void) | undefined
  readonly onResend: (() => void) | undefined
  readonly onSendLink: (() => void) | undefined
  readonly onSubmit: (code: string) => void
  readonly resend: Resend | undefined
  readonly words: VerificationMessages
}

export const VerificationContext = React.createContext<VerificationContextValue | undefined>(undefined)

/** Returns the context of the surrounding email verification. Throws if there is none. */
export const useVerification = (part: string): VerificationContextValue =>
  usePartContext(VerificationContext, part, "EmailVerificationFormParts.Root")

/** Groups the actions other than entering the code. */
export function VerificationActions({ children, ...own }: PartProps<"div">) {
  const { classOf } = useForm<AuthSlot>("Actions")
  return (
    <Part as="div" own={own} className={classOf("asides")}>
      {children}
    </Part>
  )
}

/** Shows the address that the code was sent to. */
export function CodeExplanation({ children, ...own }: PartProps<"p">) {
  const { classOf } = useForm<AuthSlot>("Explanation")
  const { email, words } = useVerification("Explanation")
  return (
    <Part as="p" own={own} className={classOf("explanation")}>
      {children ?? withBreaks(words.explanation(email))}
    </Part>
  )
}

/** Shows why the address was not verified. */
export function CodeError(own: PartProps<"div">) {
  const { words } = useVerification("Error")
  return <ErrorSummary {...own} labels={{ code: words.code }} />
}

/**
 * Renders the input of the code. The last character submits the form. A rejected code is selected, so that typing
 * replaces it.
 */
export function CodeInput(props: Omit<CodeFieldProps, "alphabet" | "length" | "onComplete">) {
  const { id, state } = useForm<AuthSlot>("Code")
  const { alphabet, length, onSubmit, words } = useVerification("Code")
  const isRefused = problemOf(state)?.fields?.["code"] === "wrongCode"
  const attempt = state._tag === "Failed" ? state.attempt : undefined
  React.useEffect(() => {
    // If the last character submitted the form, the input still has the focus, so only its content must be selected.
    const input = isRefused && attempt !== undefined ? document.getElementById(`${id}-code`) : null
    if (input instanceof HTMLInputElement) input.select()
  }, [attempt, id, isRefused])
  return (
    <CodeField {...props} alphabet={alphabet} label={props.label ?? words.code} length={length} onComplete={onSubmit} />
  )
}

/** Renders the button that sends a new code. Renders nothing if no new code can be requested. */
export function ResendCode({ children, ...own }: PartProps<"div">) {
  const { onResend, resend, words } = useVerification("Resend")
  if (resend === undefined || onResend === undefined) return null
  return (
    <ResendButton {...own} onPress={onResend} state={resend}>
      {children ?? words.resend}
    </ResendButton>
  )
}

/** Renders the button that sends a link instead of the code. Renders nothing if no link is offered. */
export function SendLink({ children, ...own }: PartProps<"button">) {
  const { classOf, messages } = useForm<AuthSlot>("Link")
  const { link, onSendLink, words } = useVerification("Link")
  if (onSendLink === undefined) return null
  const busy = link._tag === "Submitting"
  return (
    <>
      <ActionButton busy={busy} className={classOf("button")} own={own} onPress={onSendLink}>
        {busy ? words.sendingLink : (children ?? words.sendLink)}
      </ActionButton>
      <p aria-live="polite" className={classOf("resend-news")}>
        {link._tag === "Failed" && problemText(messages, link.problem)}
      </p>
    </>
  )
}

/** Renders the button that returns to the address. Renders nothing without `onChangeEmail`. */
export function ChangeEmail({ children, ...own }: PartProps<"button">) {
  const { classOf } = useForm<AuthSlot>("ChangeEmail")
  const { email, onChangeEmail, words } = useVerification("ChangeEmail")
  if (onChangeEmail === undefined) return null
  return (
    <ActionButton className={classOf("button")} own={own} onPress={() => onChangeEmail(email)}>
      {children ?? words.changeEmail}
    </ActionButton>
  )
}

/** Shows what to do if no email arrives. */
export function CodeHint({ children, ...own }: PartProps<"p">) {
  const { words } = useVerification("Hint")
  return <Hint {...own}>{children ?? words.hint}</Hint>
}
