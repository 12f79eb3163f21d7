"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { ResetEmail, ResetError, ResetPasswordField } from "./RecoveryParts.view.tsx"
import { ResetPasswordRoot } from "./ResetPasswordForm.view.tsx"
import { type ResetPasswordOptions, useResetPassword } from "./useResetPassword.ts"

export interface ResetPasswordRootPartProps extends ResetPasswordOptions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Additional class names for the parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Content that replaces the parts if there is no token, such as a link to request a new email. */
  readonly missing?: React.ReactNode
  /** Called when the user chooses to sign in, after the password is set but no session could be created. */
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
 * The unstyled parts of a form that sets a new password. Compose them in any order inside `ResetPassword.Root`.
 *
 * **Example** (A custom form)
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
