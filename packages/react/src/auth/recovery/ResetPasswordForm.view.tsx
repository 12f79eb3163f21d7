"use client"
import { rootProps } from "../../parts/Part.view.tsx"
import type { ResetPasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps, RootProps } from "../../parts/ComponentProps.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import type { PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status, SubmitButton, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { resetPassword } from "../../i18n/en/account.ts"
import { recoveryProblems } from "../../i18n/en/problems/recovery.ts"
import { classOf } from "../../theme/classes.ts"
import { checkPassword, tokenProblemOf, textOf, type ResetState } from "./Recovery.ts"
import { RecoveryNotice, ResetEmail, ResetError, ResetPasswordField } from "./RecoveryParts.view.tsx"
import { EntryNotice, SignInNotice } from "../entry/EntryForm.view.tsx"
import type { TokenState } from "./usePageToken.ts"
import * as React from "react"

export interface ResetPasswordRootProps extends RootProps<ResetPasswordFormClassNames> {
  /** Called when the user chooses to sign in, after the password is set but no session could be created. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: (password: string) => void
  readonly state: ResetState
}

/** Renders the form that sets a new password. A notice replaces it after the password is set. */
export function ResetPasswordRoot({ children, onSignIn, onSubmit, state, ...root }: ResetPasswordRootProps) {
  const words = useWords("resetPassword", resetPassword, root.messages)
  const [began] = React.useState(state._tag)
  if (state._tag !== "Done") {
    return (
      <FormElement
        {...root}
        problems={recoveryProblems}
        check={(entries) => checkPassword(textOf(entries, "password"))}
        onSubmit={(entries) => onSubmit(textOf(entries, "password"))}
        state={state}
        words={words}
      >
        <WordsScope messages={root.messages}>{children}</WordsScope>
      </FormElement>
    )
  }
  const { outcome } = state
  const classes = classOf(root.classNames, root.styled)
  const own = rootProps(root)
  const takesFocus = began !== "Done"
  if (outcome._tag !== "PasswordChanged") {
    return (
      <EntryNotice className={classes("notice")} outcome={outcome} own={own} takesFocus={takesFocus} words={words} />
    )
  }
  return (
    <SignInNotice
      classOf={classes}
      label={words.signIn}
      onSignIn={onSignIn}
      outcome={outcome._tag}
      own={own}
      takesFocus={takesFocus}
    >
      {words.changed}
    </SignInNotice>
  )
}

export interface ResetPasswordFormViewProps extends ComponentProps<ResetPasswordFormClassNames> {
  /** Content between the password and the button. */
  readonly children?: React.ReactNode
  /** The member's email address, if the page knows it. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
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
  const reason = tokenProblemOf(root.state, token)
  if (reason !== undefined) {
    return renewal ?? <RecoveryNotice classNames={root.classNames} messages={root.messages} reason={reason} />
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
