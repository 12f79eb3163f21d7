"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ChangePasswordState, PasswordEntries } from "./ChangePassword.ts"
import {
  ChangePasswordError,
  ChangePasswordHint,
  ChangePasswordRootView,
  ChangePasswordUsername,
  CurrentPassword,
  NewPassword
} from "./ChangePasswordRoot.view.tsx"

export interface ChangePasswordFormViewProps {
  /** Whether the current password is asked for. */
  readonly askCurrent?: boolean | undefined
  /** Stands between the passwords and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The member's address, for password managers. */
  readonly email?: string | undefined
  /** Stands below the button. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called with what was entered. */
  readonly onSubmit: (entries: PasswordEntries) => void
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
  /** What the form shows. */
  readonly state: ChangePasswordState
  /** Estimates how strong the new password is, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
}

/** How a change of password looks in each of its states. */
export function ChangePasswordFormView(props: ChangePasswordFormViewProps) {
  const { askCurrent = true, children, email, footer, headingLevel, passwordRules, strength, ...root } = props
  return (
    <ChangePasswordRootView {...root}>
      <Title level={headingLevel} />
      <ChangePasswordError />
      {email !== undefined && <ChangePasswordUsername value={email} />}
      {askCurrent && <CurrentPassword />}
      <NewPassword passwordRules={passwordRules} strength={strength} />
      <ChangePasswordHint />
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </ChangePasswordRootView>
  )
}
