"use client"
import { apart } from "../entry/Entry.ts"
import { EmailVerificationFormView, type EmailVerificationFormViewProps } from "./EmailVerificationForm.view.tsx"
import { type EmailVerificationOptions, useEmailVerification } from "./useEmailVerification.ts"

type Appearance = Pick<
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

export interface EmailVerificationFormProps extends Omit<EmailVerificationOptions, "link">, Appearance {
  /**
   * Offers a link instead of a code: the language of its email and the page that it opens, or `true` for the defaults.
   * By default, no link is offered.
   */
  readonly link?: EmailVerificationOptions["link"] | true
}

/** Returns the props that the styled and the unstyled form of an email verification share. */
export const useVerificationForm = (props: EmailVerificationFormProps) => {
  const { codeLength, email, identityId, link: offer, onResend, onVerified, remember, stateToken, ...rest } = props
  const { handlers, viewProps } = apart(rest)
  const { enterCode, resend, sendLink, submit, ...shown } = useEmailVerification({
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
  return {
    viewProps,
    form: {
      email: shown.email,
      link: shown.link,
      lost: shown.lost,
      onEnterCode: enterCode,
      onResend: resend?.resend,
      onSendLink: offer === undefined ? undefined : sendLink,
      onSubmit: submit,
      resend: resend?.state,
      state: shown.state
    }
  }
}

/**
 * Renders a form that verifies an address with the code of an email and signs the member in. The last character submits
 * the code. The user can request a new code.
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
  const { form, viewProps } = useVerificationForm(props)
  return <EmailVerificationFormView {...viewProps} {...form} codeLength={props.codeLength} />
}
