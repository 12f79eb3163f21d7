"use client"
import { apart } from "../entry/Entry.ts"
import { EmailVerificationFormView, type EmailVerificationFormViewProps } from "./EmailVerificationForm.view.tsx"
import { type EmailVerificationOptions, useEmailVerification } from "./useEmailVerification.ts"

type Look = Pick<
  EmailVerificationFormViewProps,
  | "alphabet"
  | "autoFocus"
  | "children"
  | "classNames"
  | "footer"
  | "headingLevel"
  | "messages"
  | "onChangeEmail"
  | "onSignIn"
>

export interface EmailVerificationFormProps extends Omit<EmailVerificationOptions, "link">, Look {
  /** Offers a link in place of a code: how its mail is worded, and where it leads. Not offered by default. */
  readonly link?: EmailVerificationOptions["link"] | true
}

/**
 * A form that asks for the code of a mail, verifies the address with it and signs the member in. The code is sent with
 * its last character, and a new one can be had.
 *
 * **Example** (After a sign-up)
 *
 * ```tsx
 * import { EmailVerificationForm, SignUpForm } from "@portico/react"
 * import type * as Redacted from "effect/Redacted"
 * import * as React from "react"
 *
 * export function Join() {
 *   const [due, setDue] = React.useState<{ email: string; identityId?: string | undefined; stateToken: Redacted.Redacted }>()
 *   return due === undefined ? (
 *     <SignUpForm onEmailVerificationRequired={setDue} onSignedIn={() => location.assign("/")} />
 *   ) : (
 *     <EmailVerificationForm {...due} onChangeEmail={() => setDue(undefined)} onSignedIn={() => location.assign("/")} />
 *   )
 * }
 * ```
 */
export function EmailVerificationForm(props: EmailVerificationFormProps) {
  const { codeLength, email, identityId, link: offer, onResend, onVerified, remember, stateToken, ...rest } = props
  const { handlers, look } = apart(rest)
  const controller = useEmailVerification({
    ...handlers,
    codeLength,
    email,
    identityId,
    link: offer === true ? undefined : offer,
    onResend,
    onVerified,
    remember,
    stateToken
  })
  const { enterCode, link, lost, resend, sendLink, state, submit } = controller
  return (
    <EmailVerificationFormView
      {...look}
      codeLength={codeLength}
      email={controller.email}
      link={link}
      lost={lost}
      onEnterCode={enterCode}
      onResend={resend?.resend}
      onSendLink={offer === undefined ? undefined : sendLink}
      onSubmit={submit}
      resend={resend?.state}
      state={state}
    />
  )
}
