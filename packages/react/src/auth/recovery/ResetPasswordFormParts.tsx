"use client"
/**
 * The unstyled parts of a form that sets a new password. Compose them in any order inside `ResetPasswordFormParts.Root`.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { ResetPasswordFormParts } from "@portico/react/auth"
 *
 * export const form = (
 *   <ResetPasswordFormParts.Root missing={<p>Open the link in your mail.</p>} onSignedIn={() => location.assign("/")}>
 *     <ResetPasswordFormParts.Title level={1}>A new password</ResetPasswordFormParts.Title>
 *     <ResetPasswordFormParts.Error />
 *     <ResetPasswordFormParts.Password />
 *     <ResetPasswordFormParts.Submit>Use it</ResetPasswordFormParts.Submit>
 *     <ResetPasswordFormParts.Status />
 *   </ResetPasswordFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { rootProps, type FormRootElementProps } from "../../parts/Part.view.tsx"
import type { ResetPasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { ResetEmail, ResetError, ResetPasswordField } from "./RecoveryParts.view.tsx"
import { ResetPasswordRoot } from "./ResetPasswordForm.view.tsx"
import { type ResetPasswordOptions, useResetPassword } from "./useResetPassword.ts"

export interface ResetPasswordFormRootProps
  extends ResetPasswordOptions, ComponentProps<ResetPasswordFormClassNames>, FormRootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
  /** Content that replaces the parts if there is no token, such as a link to request a new email. */
  readonly missing?: React.ReactNode
  /** Called when the user chooses to sign in, after the password is set but no session could be created. */
  readonly onSignIn?: (() => void) | undefined
}

function Root(props: ResetPasswordFormRootProps) {
  const { children, classNames, messages, missing, onSignIn, ...options } = props
  const { state, submit, token } = useResetPassword(options)
  if (token === "Missing" && missing !== undefined) return missing
  return (
    <ResetPasswordRoot
      {...rootProps(props)}
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

export {
  ResetEmail as Email,
  ResetError as Error,
  ResetPasswordField as Password,
  Root,
  Status,
  SubmitButton as Submit,
  Title
}
