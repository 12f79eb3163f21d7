"use client"
import * as React from "react"
import { resetPassword } from "../../i18n/en/account.ts"
import { layMessages } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { apart } from "../entry/Entry.ts"
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx"
import { RecoveryNotice } from "./RecoveryParts.view.tsx"
import { type TokenProblem, tokenProblemOf } from "./Recovery.ts"
import { ResetPasswordFormView, type ResetPasswordFormViewProps } from "./ResetPasswordForm.view.tsx"
import type { RecoveryOptions } from "./useRecovery.ts"
import { type ResetPasswordOptions, useResetPassword } from "./useResetPassword.ts"
import { pageAtHand } from "../../runtime/PageAddress.ts"

type Appearance = Omit<ResetPasswordFormViewProps, "email" | "onSubmit" | "renewal" | "state" | "token">

export interface ResetPasswordFormProps extends ResetPasswordOptions, Appearance, Pick<RecoveryOptions, "language"> {
  /** The page that the link of a new email opens. The OAuth client must list it. Default: the current page. */
  readonly redirectUrl?: string | undefined
}

/**
 * Renders a form that sets a new password and signs the member in. Render it on the page that the email's link opens;
 * it takes the token from the page's address. Without a valid token, it offers to send a new email.
 *
 * **Example** (On the page that the email's link opens)
 *
 * ```tsx
 * import { ResetPasswordForm } from "@portico/react"
 *
 * export const page = (
 *   <ResetPasswordForm onSignIn={() => location.assign("/sign-in")} onSignedIn={() => location.assign("/")} />
 * )
 * ```
 */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { email, language, recoveryToken, redirectUrl, onPasswordChanged, ...rest } = props
  const { handlers, viewProps } = apart(rest)
  const { state, submit, token } = useResetPassword({ ...handlers, email, onPasswordChanged, recoveryToken })
  const reason = tokenProblemOf(state, token)
  return (
    <ResetPasswordFormView
      {...viewProps}
      email={email}
      onSubmit={submit}
      renewal={
        reason !== undefined && (
          <Renewal
            classNames={viewProps.classNames}
            email={email}
            footer={viewProps.footer}
            headingLevel={viewProps.headingLevel}
            language={language}
            messages={viewProps.messages}
            redirectUrl={redirectUrl}
            reason={reason}
          />
        )
      }
      state={state}
      token={token}
    />
  )
}

interface RenewalProps extends Pick<
  ResetPasswordFormProps,
  "classNames" | "email" | "footer" | "headingLevel" | "language" | "messages" | "redirectUrl"
> {
  readonly reason: TokenProblem
}

// Replaces the form if there is no valid token: explains why and offers a new email.
function Renewal({ email, messages, redirectUrl = pageAtHand(), reason, ...viewProps }: RenewalProps) {
  const words = useWords("resetPassword", resetPassword, messages)
  const title = reason === "expired" ? words.expiredTitle : words.missingTitle
  const laid = React.useMemo(() => layMessages(messages, { forgotPassword: { title } }), [messages, title])
  return (
    <ForgotPasswordForm
      {...viewProps}
      defaultEmail={email}
      explanation={<RecoveryNotice classNames={viewProps.classNames} messages={messages} reason={reason} />}
      messages={laid}
      redirectUrl={redirectUrl}
    />
  )
}
