"use client"
import { EmailField } from "../../form/EmailField.view.tsx"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status } from "../../form/Status.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import { signUp } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { ProfileFields, type ProfileFieldsProps } from "../profile/ProfileFields.view.tsx"
import { ActionLink } from "./ActionLink.view.tsx"
import type { EntryState } from "./Entry.ts"
import { EntryForm } from "./EntryForm.view.tsx"
import type { EntryLook } from "./EntryLook.ts"
import * as Registration from "./Registration.ts"
import { RegistrationError } from "./RegistrationError.view.tsx"

export interface SignUpFormViewProps
  extends EntryLook, Pick<ProfileFieldsProps, "addressFormat" | "addresses" | "custom"> {
  /** Which fields of the profile are asked for, in this order. None by default. */
  readonly fields?: ProfileFieldsProps["fields"]
  /** Called with the address that was typed when whoever has an account goes on to the sign-in, in place of the link. */
  readonly onSignIn?: ((email: string) => void) | undefined
  /** Called with what was entered. */
  readonly onSubmit: (registration: Registration.Registration) => void
  /** Rules for generated passwords, as password managers read them. */
  readonly passwordRules?: PasswordFieldProps["passwordRules"]
  /** Where whoever has an account already signs in. */
  readonly signInHref?: string | undefined
  /** What the form shows. */
  readonly state: EntryState
  /** Estimates how strong the password is, and shows it. Such as `estimateStrength` of `@portico/react/strength`. */
  readonly strength?: PasswordFieldProps["strength"]
}

/** How a sign-up looks in each of its states. */
export function SignUpFormView(props: SignUpFormViewProps) {
  const { addresses, addressFormat, children, custom, defaultEmail, fields = [], footer, headingLevel, ...more } = props
  const { onSignIn, onSubmit, passwordRules, signInHref, strength, ...form } = more
  const words = useWords("signUp", signUp, form.messages)
  const isTaken = problemOf(form.state)?.key === "emailAlreadyExists"
  return (
    <EntryForm {...form} onSubmit={(entries) => onSubmit(Registration.ofForm(entries, { custom }))} words={words}>
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
