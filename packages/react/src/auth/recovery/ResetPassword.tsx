"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { ResetEmail, ResetError, ResetPasswordField } from "./ResetPasswordParts.view.tsx"
import { ResetPasswordRoot } from "./ResetPasswordRoot.view.tsx"
import { type ResetPasswordOptions, useResetPassword } from "./useResetPassword.ts"

export interface ResetPasswordRootPartProps extends ResetPasswordOptions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Stands in place of the parts where there is no token: a way to a new mail. */
  readonly missing?: React.ReactNode
  /** Leads to the sign-in, where the password is set and no session came of it. */
  readonly onSignIn?: (() => void) | undefined
}

function Root(props: ResetPasswordRootPartProps) {
  const { children, className, classNames, messages, missing, onSignIn, ...options } = props
  const { state, submit, token } = useResetPassword(options)
  if (token === "Missing" && missing !== undefined) return missing
  return (
    <ResetPasswordRoot
      className={className}
      classNames={classNames}
      messages={messages}
      onSignIn={onSignIn}
      onSubmit={submit}
      state={state}
      styled={false}
    >
      {children}
    </ResetPasswordRoot>
  )
}

/**
 * The parts of a new password, without a look: compose them in any order inside `ResetPassword.Root`.
 *
 * **Example** (A form of one's own)
 *
 * ```tsx
 * import { ResetPassword } from "@portico/react/auth"
 *
 * export const form = (
 *   <ResetPassword.Root missing={<p>Open the link in your mail.</p>} onSignedIn={() => location.assign("/")}>
 *     <ResetPassword.Title level={1}>A new password</ResetPassword.Title>
 *     <ResetPassword.Error />
 *     <ResetPassword.Password />
 *     <ResetPassword.Submit>Use it</ResetPassword.Submit>
 *     <ResetPassword.Status />
 *   </ResetPassword.Root>
 * )
 * ```
 */
export const ResetPassword = {
  Email: ResetEmail,
  Error: ResetError,
  Password: ResetPasswordField,
  Root,
  Status,
  Submit: SubmitButton,
  Title
} as const
