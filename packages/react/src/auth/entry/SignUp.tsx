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
import { useRegister } from "./useRegister.ts"

export interface SignUpRootProps extends EntryHandlers {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

function Root({ children, className, classNames, messages, ...handlers }: SignUpRootProps) {
  const { state, submit } = useRegister(handlers)
  return (
    <EntryForm
      className={className}
      classNames={classNames}
      kind="signUp"
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
  return <EmailField {...props} autoComplete="email" />
}

function Password(props: Omit<PasswordFieldProps, "autoComplete">) {
  return <PasswordField {...props} autoComplete="new-password" />
}

/**
 * The parts of a sign-up, without a look: compose them in any order inside `SignUp.Root`.
 *
 * **Example** (A sign-up of one's own)
 *
 * ```tsx
 * import { SignUp } from "@portico/react"
 *
 * export const signUp = (
 *   <SignUp.Root className="card" onSignedIn={() => location.assign("/")}>
 *     <SignUp.Title level={1}>Nice to meet you</SignUp.Title>
 *     <SignUp.Error />
 *     <SignUp.Email />
 *     <SignUp.Password />
 *     <SignUp.Submit>Go on</SignUp.Submit>
 *     <SignUp.Status />
 *   </SignUp.Root>
 * )
 * ```
 */
export const SignUp = { Email, Error: EntryError, Password, Root, Status, Submit: SubmitButton, Title } as const
