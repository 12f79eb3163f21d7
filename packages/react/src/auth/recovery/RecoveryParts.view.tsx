import { Part, type PartProps } from "../../parts/Part.view.tsx"
import type { AuthClassNames, AuthSlot } from "../session/AuthSlot.ts"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { EmailField, type EmailFieldProps, ReadOnlyField, type ReadOnlyFieldProps } from "../../form/TextField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { Hint, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import type { Resend } from "../../form/useResendTimer.ts"
import { ResendButton } from "../../form/ResendButton.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { resetPassword } from "../../i18n/en/account.ts"
import type { ForgotPasswordMessages } from "../../i18n/messages/AccountMessages.ts"
import { classOf } from "../../theme/classes.ts"
import type { TokenProblem } from "./Recovery.ts"

export interface RecoveryNoticeProps extends ComponentProps<AuthClassNames> {
  readonly styled?: boolean | undefined
  readonly reason: TokenProblem
}

/** Shows why no password can be set on this page. */
export function RecoveryNotice({ classNames, messages, styled, reason }: RecoveryNoticeProps) {
  const words = useWords("resetPassword", resetPassword, messages)
  return (
    <Notice
      className={classOf(classNames, styled)("notice")}
      outcome={reason === "expired" ? "TokenExpired" : "TokenMissing"}
      takesFocus={reason === "expired"}
      tone="warning"
    >
      {reason === "expired" ? words.expired : words.missing}
    </Notice>
  )
}

export interface RecoverySentProps {
  readonly email: string
  readonly headingLevel?: TitleProps["level"]
  /** Called when the user wants to enter another address. */
  readonly onOtherAddress?: (() => void) | undefined
  readonly onResend?: (() => void) | undefined
  /** The state of sending the email again. */
  readonly resend?: Resend | undefined
  readonly takesFocus: boolean
  readonly words: ForgotPasswordMessages
}

/** Shows that an email was sent if an account has the address, and what to do if none arrives. */
export function RecoverySent(props: RecoverySentProps) {
  const { email, headingLevel, onOtherAddress, onResend, resend, takesFocus, words } = props
  const { classOf } = useForm<AuthSlot>("Sent")
  return (
    <>
      <Title level={headingLevel} />
      <Notice className={classOf("notice")} outcome="MailSent" takesFocus={takesFocus}>
        {words.sent(email)}
      </Notice>
      <Hint>{words.sentHint}</Hint>
      <div className={classOf("asides")}>
        {resend !== undefined && onResend !== undefined && <ResendButton onPress={onResend} state={resend} />}
        {onOtherAddress !== undefined && (
          <ActionButton className={classOf("button")} onPress={onOtherAddress}>
            {words.otherAddress}
          </ActionButton>
        )}
      </div>
    </>
  )
}

/** Shows what the form does, or where to find the code or link. */
export function Explanation({ children, ...own }: PartProps<"p">) {
  const { classOf } = useForm<AuthSlot>("Explanation")
  return (
    <Part as="p" own={own} className={classOf("explanation")}>
      {children}
    </Part>
  )
}

/** Shows why the email was not sent. */
export function RecoveryError(own: PartProps<"div">) {
  const { messages } = useForm<AuthSlot>("Error")
  return <ErrorSummary {...own} labels={{ email: messages.form.email }} />
}

/** Renders the input of the address that the email is sent to. */
export function RecoveryEmail(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="username" />
}

/** Shows why the password was not set. */
export function ResetError(own: PartProps<"div">) {
  const words = useWords("resetPassword", resetPassword)
  return <ErrorSummary {...own} labels={{ password: words.password }} />
}

/** Shows the account's email address, for the user and for password managers. */
export function ResetEmail(props: Omit<ReadOnlyFieldProps, "name">) {
  const words = useWords("resetPassword", resetPassword)
  useForm<AuthSlot>("Email")
  return <ReadOnlyField {...props} label={props.label ?? words.account} />
}

/** Renders the input of the new password. */
export function ResetPasswordField(props: Omit<PasswordFieldProps, "autoComplete">) {
  const words = useWords("resetPassword", resetPassword)
  return <PasswordField {...props} autoComplete="new-password" label={props.label ?? words.password} />
}
