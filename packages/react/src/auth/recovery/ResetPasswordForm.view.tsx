"use client"
import type * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { noTokenOf, type ResetState } from "./Recovery.ts"
import { RecoveryNotice } from "./RecoveryNotice.view.tsx"
import { ResetEmail, ResetError, ResetPasswordField } from "./ResetPasswordParts.view.tsx"
import { ResetPasswordRoot } from "./ResetPasswordRoot.view.tsx"
import type { TokenState } from "./usePageToken.ts"

export interface ResetPasswordFormViewProps {
  /** Content between the password and the button. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The member's email address, if the page knows it. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Called when the user chooses to sign in, after the password is set but no session could be created. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the entered password. */
  readonly onSubmit: (password: string) => void
  /** The rules for generated passwords, in the format that password managers read. */
  readonly passwordRules?: string | undefined
  /** Content that replaces the form if there is no valid token, such as a form that requests a new email. */
  readonly renewal?: React.ReactNode
  /** The state of the form. */
  readonly state: ResetState
  /** Estimates the strength of the password, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
  /** The state of the recovery email's token. */
  readonly token?: TokenState["_tag"] | undefined
}

/** Renders a form that sets a new password, in each of its states. */
export function ResetPasswordFormView(props: ResetPasswordFormViewProps) {
  const { children, email, footer, headingLevel, passwordRules, renewal, strength, token, ...root } = props
  const why = noTokenOf(root.state, token)
  if (why !== undefined) {
    return renewal ?? <RecoveryNotice classNames={root.classNames} messages={root.messages} why={why} />
  }
  return (
    <ResetPasswordRoot {...root}>
      <Title level={headingLevel} />
      <ResetError />
      {email !== undefined && <ResetEmail value={email} />}
      <ResetPasswordField passwordRules={passwordRules} strength={strength} />
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </ResetPasswordRoot>
  )
}
