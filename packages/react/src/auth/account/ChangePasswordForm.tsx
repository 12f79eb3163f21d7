"use client"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { ChangePasswordFormView } from "./ChangePasswordForm.view.tsx"
import { useChangePassword } from "./useChangePassword.ts"
import { useMemberName } from "../profile/nameAtom.ts"

export interface ChangePasswordFormProps extends ComponentProps<ChangePasswordFormClassNames> {
  /** Content between the passwords and the button. */
  readonly children?: React.ReactNode
  /**
   * Whether the form includes the current password and verifies it, to protect a page that was left open. By default,
   * it does if the email address is known. This protects only the form: the endpoint does not require the current
   * password, so a session is enough to change it.
   */
  readonly confirmCurrent?: boolean | undefined
  /** The member's email address. By default, that of the profile, if the client has the `Profiles` layer. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called when the password is changed. */
  readonly onChanged?: (() => void) | undefined
  /** The rules for generated passwords, in the format that password managers read. */
  readonly passwordRules?: string | undefined
  /** Estimates the strength of the new password, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
}

/**
 * Renders a form that changes the password of the signed-in member.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { ChangePasswordForm } from "@portico/react"
 *
 * export const page = <ChangePasswordForm email="ada@example.com" passwordRules="minlength: 8;" />
 * ```
 */
export function ChangePasswordForm({ confirmCurrent = true, onChanged, ...viewProps }: ChangePasswordFormProps) {
  const known = useMemberName()
  const email = viewProps.email ?? known.email
  const { state, submit } = useChangePassword({ email, onChanged })
  return (
    <ChangePasswordFormView
      {...viewProps}
      confirmCurrent={confirmCurrent && email !== undefined}
      email={email}
      onSubmit={submit}
      state={state}
    />
  )
}
