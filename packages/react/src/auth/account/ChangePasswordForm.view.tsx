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
  /** Whether to render the input of the current password. */
  readonly askCurrent?: boolean | undefined
  /** Content between the passwords and the button. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The member's email address, for password managers. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Called with the entered passwords. */
  readonly onSubmit: (entries: PasswordEntries) => void
  /** The rules for generated passwords, in the format that password managers read. */
  readonly passwordRules?: string | undefined
  /** The state of the form. */
  readonly state: ChangePasswordState
  /** Estimates the strength of the new password, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
}

/** Renders a password change in each of its states. */
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
