"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import type { TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { ChangePasswordFormView } from "./ChangePasswordForm.view.tsx"
import { useChangePassword } from "./useChangePassword.ts"
import { useMemberName } from "./useMemberName.ts"

export interface ChangePasswordFormProps {
  /** Stands between the passwords and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /**
   * Whether the current password is asked for and checked, against somebody at a page that was left open. By default
   * where the address is known. Who holds the session can change the password without: the call does not ask for it.
   */
  readonly confirmCurrent?: boolean | undefined
  /** The member's address. By default that of the profile, where `Profiles` is laid over the client. */
  readonly email?: string | undefined
  /** Stands below the button. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called once the password is changed. */
  readonly onChanged?: (() => void) | undefined
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
  /** Estimates how strong the new password is, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
}

/**
 * A form that changes the password of the member who is signed in.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { ChangePasswordForm } from "@portico/react"
 *
 * export const page = <ChangePasswordForm email="ada@example.com" passwordRules="minlength: 8;" />
 * ```
 */
export function ChangePasswordForm({ confirmCurrent = true, onChanged, ...look }: ChangePasswordFormProps) {
  const known = useMemberName()
  const email = look.email ?? known.email
  const { state, submit } = useChangePassword({ email, onChanged })
  return (
    <ChangePasswordFormView
      {...look}
      askCurrent={confirmCurrent && email !== undefined}
      email={email}
      onSubmit={submit}
      state={state}
    />
  )
}
