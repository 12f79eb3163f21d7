"use client"
import { EmailField } from "../../form/EmailField.view.tsx"
import { PasswordInput } from "../../form/PasswordInput.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import { signIn } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionLink } from "./ActionLink.view.tsx"
import * as Credentials from "./Credentials.ts"
import type { EntryState } from "./Entry.ts"
import { EntryError } from "./EntryError.view.tsx"
import { EntryForm } from "./EntryForm.view.tsx"
import type { EntryLook } from "./EntryLook.ts"

export interface SignInFormViewProps extends EntryLook {
  /** Where a forgotten password is reset. */
  readonly forgotHref?: string | undefined
  /** Called with the address that was typed when the person asks for a new password, in place of following the link. */
  readonly onForgotPassword?: ((email: string) => void) | undefined
  /** Called with what was entered. */
  readonly onSubmit: (credentials: Credentials.Credentials) => void
  /** What the form shows. */
  readonly state: EntryState
}

/** How a sign-in looks in each of its states. */
export function SignInFormView(props: SignInFormViewProps) {
  const { children, defaultEmail, footer, forgotHref, headingLevel, onForgotPassword, onSubmit, ...form } = props
  const words = useWords("signIn", signIn, form.messages)
  const mustReset = problemOf(form.state)?.key === "resetPassword"
  const forgot = (
    <ActionLink className={classOf(form.classNames)("forgot")} href={forgotHref} onPress={onForgotPassword}>
      {words.forgot}
    </ActionLink>
  )
  return (
    <EntryForm {...form} onSubmit={(entries) => onSubmit(Credentials.ofForm(entries))} words={words}>
      <Title level={headingLevel} />
      <EntryError>{mustReset && forgot}</EntryError>
      <EmailField autoComplete="username webauthn" defaultValue={defaultEmail} />
      <PasswordInput autoComplete="current-password" />
      {!mustReset && forgot}
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </EntryForm>
  )
}
