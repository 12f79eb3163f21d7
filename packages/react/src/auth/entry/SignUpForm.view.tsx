"use client"
import type * as React from "react"
import { EmailField } from "../../form/EmailField.view.tsx"
import type { FormClassNames } from "../../form/FormContext.ts"
import { PasswordField } from "../../form/PasswordField.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title, type TitleProps } from "../../form/Title.view.tsx"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import type { Credentials } from "./Credentials.ts"
import type { EntryState } from "./Entry.ts"
import { EntryError } from "./EntryError.view.tsx"
import { EntryForm } from "./EntryForm.view.tsx"

export interface SignUpFormViewProps {
  /** Stands between the password and the button. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** The address to begin with. */
  readonly defaultEmail?: string | undefined
  /** Stands below the button, such as a link to the sign-in. */
  readonly footer?: React.ReactNode
  /** Level of the heading in the page around the form. */
  readonly headingLevel?: TitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called with what was entered. */
  readonly onSubmit: (credentials: Credentials) => void
  /** What the form shows. */
  readonly state: EntryState
}

/** How a sign-up looks in each of its states. */
export function SignUpFormView({ children, defaultEmail, footer, headingLevel, ...form }: SignUpFormViewProps) {
  return (
    <EntryForm {...form} kind="signUp">
      <Title level={headingLevel} />
      <EntryError />
      <EmailField autoComplete="email" defaultValue={defaultEmail} />
      <PasswordField autoComplete="new-password" />
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </EntryForm>
  )
}
