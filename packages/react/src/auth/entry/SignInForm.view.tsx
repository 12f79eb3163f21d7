"use client"
import type { SignInFormClassNames } from "../session/AuthSlot.ts"
import { EmailField } from "../../form/TextField.view.tsx"
import { PasswordInput } from "../../form/PasswordInput.view.tsx"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { signIn } from "../../i18n/en/signIn.ts"
import { signInProblems } from "../../i18n/en/problems/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionLink, EntryError, EntryForm, type EntryAppearance } from "./EntryForm.view.tsx"
import * as Credentials from "./Credentials.ts"
import type { EntryState } from "./Entry.ts"

export interface SignInFormViewProps extends EntryAppearance<SignInFormClassNames> {
  /** The address of the page for resetting a forgotten password. */
  readonly forgotHref?: string | undefined
  /** Called with the typed email address when the user forgot the password, instead of following the link. */
  readonly onForgotPassword?: ((email: string) => void) | undefined
  /** Called with the entered credentials. */
  readonly onSubmit: (credentials: Credentials.Credentials) => void
  /** The state that the form shows. */
  readonly state: EntryState
}

/** Renders a sign-in form in each of its states. */
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
    <EntryForm
      {...form}
      check={(entries) => Credentials.check(Credentials.ofForm(entries))}
      onSubmit={(entries) => onSubmit(Credentials.ofForm(entries))}
      problems={signInProblems}
      words={words}
    >
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
