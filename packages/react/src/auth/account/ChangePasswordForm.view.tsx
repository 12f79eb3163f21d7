"use client"
import { type PartProps, rootProps } from "../../parts/Part.view.tsx"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import type { ComponentProps, RootProps } from "../../parts/ComponentProps.ts"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { FormElement } from "../../form/FormElement.view.tsx"
import { Hint, Status, SubmitButton, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { ReadOnlyField, type ReadOnlyFieldProps } from "../../form/TextField.view.tsx"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { changePassword } from "../../i18n/en/account.ts"
import { signInProblems } from "../../i18n/en/problems/signIn.ts"
import { passwordProblems } from "../../i18n/en/problems/password.ts"
import { memberProblems } from "../../i18n/en/problems/member.ts"
import { securityProblems } from "../../i18n/en/problems/security.ts"
import { classOf } from "../../theme/classes.ts"
import { check, loadVerification, ofForm, type ChangePasswordState, type PasswordEntries } from "./ChangePassword.ts"
import * as React from "react"

const english = { ...signInProblems, ...passwordProblems, ...memberProblems, ...securityProblems }

export interface ChangePasswordRootViewProps extends RootProps<ChangePasswordFormClassNames> {
  readonly onFocus?: React.FocusEventHandler | undefined
  readonly onSubmit: (entries: PasswordEntries) => void
  readonly state: ChangePasswordState
}

/** Renders the form that changes a password. A notice replaces it after the change. */
export function ChangePasswordRootView({ children, onFocus, onSubmit, state, ...root }: ChangePasswordRootViewProps) {
  const words = useWords("changePassword", changePassword, root.messages)
  const [began] = React.useState(state._tag)
  if (state._tag === "Done") {
    return (
      <Notice
        className={classOf(root.classNames, root.styled)("notice")}
        outcome={state.outcome}
        own={rootProps(root)}
        takesFocus={began !== "Done"}
        tone="success"
      >
        {words.done}
      </Notice>
    )
  }
  return (
    <FormElement
      {...root}
      problems={english}
      check={(entries) => check(ofForm(entries))}
      onFocus={(event) => {
        // The verification is loaded while the user types, so that the submission does not wait for it. If that fails,
        // the submission loads it again and reports the failure.
        loadVerification().catch(() => undefined)
        onFocus?.(event)
      }}
      onSubmit={(entries) => onSubmit(ofForm(entries))}
      state={state}
      words={words}
    >
      <WordsScope messages={root.messages}>{children}</WordsScope>
    </FormElement>
  )
}

/** Shows why the password was not changed. */
export function ChangePasswordError(own: PartProps<"div">) {
  const { currentPassword, newPassword } = useWords("changePassword", changePassword)
  return <ErrorSummary {...own} labels={{ currentPassword, newPassword }} />
}

/** Shows the account's email address, for the user and for password managers. */
export function ChangePasswordUsername(props: Omit<ReadOnlyFieldProps, "name">) {
  const words = useWords("changePassword", changePassword)
  return <ReadOnlyField {...props} label={props.label ?? words.username} name="username" />
}

/** Renders the input of the current password. */
export function CurrentPassword(props: Omit<PasswordFieldProps, "autoComplete" | "name">) {
  const words = useWords("changePassword", changePassword)
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={props.label ?? words.currentPassword}
      name="currentPassword"
    />
  )
}

/** Renders the input of the new password. */
export function NewPassword(props: Omit<PasswordFieldProps, "autoComplete" | "name">) {
  const words = useWords("changePassword", changePassword)
  return (
    <PasswordField {...props} autoComplete="new-password" label={props.label ?? words.newPassword} name="newPassword" />
  )
}

/** Shows the effect of a password change on other devices. */
export function ChangePasswordHint(own: PartProps<"p">) {
  const words = useWords("changePassword", changePassword)
  return <Hint {...own}>{words.hint}</Hint>
}

export interface ChangePasswordFormViewProps extends ComponentProps<ChangePasswordFormClassNames> {
  /** Whether to render the input of the current password. */
  readonly confirmCurrent?: boolean | undefined
  /** Content between the passwords and the button. */
  readonly children?: React.ReactNode
  /** The member's email address, for password managers. */
  readonly email?: string | undefined
  /** Content below the button. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
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
  const { confirmCurrent = true, children, email, footer, headingLevel, passwordRules, strength, ...root } = props
  return (
    <ChangePasswordRootView {...root}>
      <Title level={headingLevel} />
      <ChangePasswordError />
      {email !== undefined && <ChangePasswordUsername value={email} />}
      {confirmCurrent && <CurrentPassword />}
      <NewPassword passwordRules={passwordRules} strength={strength} />
      <ChangePasswordHint />
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </ChangePasswordRootView>
  )
}
