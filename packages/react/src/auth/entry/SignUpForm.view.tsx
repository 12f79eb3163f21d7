"use client"
import type { SignUpFormClassNames } from "../session/AuthSlot.ts"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { EmailField } from "../../form/TextField.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { signUp } from "../../i18n/en/signUp.ts"
import { signUpProblems } from "../../i18n/en/problems/signUp.ts"
import type { CustomFieldDefinition } from "../profile/Profile.ts"
import { ProfileFields, type ProfileFieldsProps } from "../profile/ProfileFields.view.tsx"
import { labelsOf } from "../profile/labels.ts"
import type { EntryState } from "./Entry.ts"
import { ActionLink, EntryForm, type EntryErrorProps, type EntryAppearance } from "./EntryForm.view.tsx"
import * as Registration from "./Registration.ts"

export interface SignUpFormViewProps
  extends EntryAppearance<SignUpFormClassNames>, Pick<ProfileFieldsProps, "addressFormat" | "addresses" | "custom"> {
  /** The profile fields to show, in this order. Default: none. */
  readonly fields?: ProfileFieldsProps["fields"]
  /**
   * Called with the typed email address when a user who has an account wants to sign in, instead of following the link.
   */
  readonly onSignIn?: ((email: string) => void) | undefined
  /** Called with the entered data. */
  readonly onSubmit: (registration: Registration.Registration) => void
  /** The rules for generated passwords, in the format of the `passwordrules` attribute. */
  readonly passwordRules?: PasswordFieldProps["passwordRules"]
  /** The address of the sign-in page, for users who already have an account. */
  readonly signInHref?: string | undefined
  /** The state that the form shows. */
  readonly state: EntryState
  /**
   * Estimates the strength of the password to show next to the field, for example `estimateStrength` of
   * `@portico/react/strength`.
   */
  readonly strength?: PasswordFieldProps["strength"]
}

/** Renders a sign-up form in each of its states. */
export function SignUpFormView(props: SignUpFormViewProps) {
  const { addresses, addressFormat, children, custom, defaultEmail, fields = [], footer, headingLevel, ...more } = props
  const { onSignIn, onSubmit, passwordRules, signInHref, strength, ...form } = more
  const words = useWords("signUp", signUp, form.messages)
  const isTaken = problemOf(form.state)?.key === "emailAlreadyExists"
  return (
    <EntryForm
      {...form}
      check={(entries) => Registration.check(Registration.ofForm(entries, { custom }))}
      onSubmit={(entries) => onSubmit(Registration.ofForm(entries, { custom }))}
      problems={signUpProblems}
      words={words}
    >
      <Title level={headingLevel} />
      <RegistrationError custom={custom}>
        {isTaken && (
          <ActionLink href={signInHref} onPress={onSignIn}>
            {words.toSignIn}
          </ActionLink>
        )}
      </RegistrationError>
      <EmailField autoComplete="email" defaultValue={defaultEmail} />
      <PasswordField autoComplete="new-password" passwordRules={passwordRules} strength={strength} />
      {(fields.length > 0 || addresses || custom) && (
        <ProfileFields addressFormat={addressFormat} addresses={addresses} custom={custom} fields={fields} />
      )}
      {children}
      <SubmitButton />
      <Status />
      {footer}
    </EntryForm>
  )
}

export interface RegistrationErrorProps extends EntryErrorProps {
  /** The custom fields of the site, if the form has them. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** Renders the reason why a sign-up failed, including problems with the profile. */
export function RegistrationError({ children, custom, ...part }: RegistrationErrorProps) {
  const { messages, state } = useForm("Error")
  const words = useWords("profileFields", profileFields)
  const { email, newPassword } = messages.form
  const fixed = { email, password: newPassword }
  return (
    <ErrorSummary {...part} labels={{ ...fixed, ...labelsOf(words, problemOf(state), custom), ...fixed }}>
      {children}
    </ErrorSummary>
  )
}
