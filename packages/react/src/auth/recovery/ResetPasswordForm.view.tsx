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
  /** Stands between the password and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Whose password it is, where the page knows it. */
  readonly email?: string | undefined
  /** Stands below the button. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Leads to the sign-in, where the password is set and no session came of it. */
  readonly onSignIn?: (() => void) | undefined
  /** Called with the password that was entered. */
  readonly onSubmit: (password: string) => void
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: string | undefined
  /** Stands in place of the form where there is no token for it: a way to a new mail. */
  readonly renewal?: React.ReactNode
  /** What the form shows. */
  readonly state: ResetState
  /** Estimates how strong the password is, and shows it. */
  readonly strength?: PasswordFieldProps["strength"]
  /** Whether there is a token of a mail. */
  readonly token?: TokenState["_tag"] | undefined
}

/** How the setting of a new password looks in each of its states. */
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
