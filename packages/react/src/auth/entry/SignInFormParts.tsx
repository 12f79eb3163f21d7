"use client"
/**
 * The unstyled parts of a sign-in form. Compose them in any order inside `SignInFormParts.Root`.
 *
 * **Example** (A custom sign-in form)
 *
 * ```tsx
 * import { SignInFormParts } from "@portico/react/auth"
 *
 * export const signIn = (
 *   <SignInFormParts.Root className="card" onSignedIn={() => location.assign("/")}>
 *     <SignInFormParts.Title level={1}>Welcome back</SignInFormParts.Title>
 *     <SignInFormParts.Error />
 *     <SignInFormParts.Email />
 *     <SignInFormParts.Password />
 *     <SignInFormParts.Submit>Continue</SignInFormParts.Submit>
 *     <SignInFormParts.Status />
 *   </SignInFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { EmailField, type EmailFieldProps } from "../../form/TextField.view.tsx"
import { PasswordInput, type PasswordInputProps } from "../../form/PasswordInput.view.tsx"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { signIn } from "../../i18n/en/signIn.ts"
import { signInProblems } from "../../i18n/en/problems/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { SignInFormClassNames } from "../session/AuthSlot.ts"
import * as Credentials from "./Credentials.ts"
import { apart, type EntryHandlers } from "./Entry.ts"
import { EntryError, EntryForm, type EntryRootProps } from "./EntryForm.view.tsx"
import { useLogin } from "./useLogin.ts"

export interface SignInFormRootProps extends EntryRootProps<SignInFormClassNames>, EntryHandlers {}

function Root(props: SignInFormRootProps) {
  const { handlers, viewProps } = apart(props)
  const { state, submit } = useLogin(handlers)
  const words = useWords("signIn", signIn, viewProps.messages)
  const send = (entries: FormData) => submit(Credentials.ofForm(entries))
  return (
    <EntryForm
      {...viewProps}
      check={(entries) => Credentials.check(Credentials.ofForm(entries))}
      onSubmit={send}
      problems={signInProblems}
      state={state}
      styled={false}
      words={words}
    />
  )
}

/** Renders the field of the email address. */
function Email(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="username webauthn" />
}

/** Renders the field of the password. */
function Password(props: Omit<PasswordInputProps, "autoComplete">) {
  return <PasswordInput {...props} autoComplete="current-password" />
}

export { Email, EntryError as Error, Password, Root, Status, SubmitButton as Submit, Title }
