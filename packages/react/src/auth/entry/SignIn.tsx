"use client"
import type * as React from "react"
import { EmailField, type EmailFieldProps } from "../../form/EmailField.view.tsx"
import type { FormClassNames } from "../../form/FormContext.ts"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import type { EntryHandlers } from "./Entry.ts"
import { EntryError } from "./EntryError.view.tsx"
import { EntryForm } from "./EntryForm.view.tsx"
import { useLogin } from "./useLogin.ts"

export interface SignInRootProps extends EntryHandlers {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

function Root({ children, className, classNames, messages, ...handlers }: SignInRootProps) {
  const { state, submit } = useLogin(handlers)
  return (
    <EntryForm
      className={className}
      classNames={classNames}
      kind="signIn"
      messages={messages}
      onSubmit={submit}
      state={state}
      styled={false}
    >
      {children}
    </EntryForm>
  )
}

function Email(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="username webauthn" />
}

function Password(props: Omit<PasswordFieldProps, "autoComplete">) {
  return <PasswordField {...props} autoComplete="current-password" />
}

/**
 * The parts of a sign-in, without a look: compose them in any order inside `SignIn.Root`.
 *
 * **Example** (A sign-in of one's own)
 *
 * ```tsx
 * import { SignIn } from "@portico/react"
 *
 * export const signIn = (
 *   <SignIn.Root className="card" onSignedIn={() => location.assign("/")}>
 *     <SignIn.Title level={1}>Welcome back</SignIn.Title>
 *     <SignIn.Error />
 *     <SignIn.Email />
 *     <SignIn.Password />
 *     <SignIn.Submit>Go on</SignIn.Submit>
 *     <SignIn.Status />
 *   </SignIn.Root>
 * )
 * ```
 */
export const SignIn = { Email, Error: EntryError, Password, Root, Status, Submit: SubmitButton, Title } as const
