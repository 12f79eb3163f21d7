"use client"
/**
 * The unstyled parts of a sign-up form. Compose them in any order inside `SignUpFormParts.Root`.
 *
 * **Example** (A custom sign-up form)
 *
 * ```tsx
 * import { SignUpFormParts } from "@portico/react/auth"
 *
 * export const signUp = (
 *   <SignUpFormParts.Root className="card" onSignedIn={() => location.assign("/")}>
 *     <SignUpFormParts.Title level={1}>Nice to meet you</SignUpFormParts.Title>
 *     <SignUpFormParts.Error />
 *     <SignUpFormParts.Email />
 *     <SignUpFormParts.Password />
 *     <SignUpFormParts.Submit>Continue</SignUpFormParts.Submit>
 *     <SignUpFormParts.Status />
 *   </SignUpFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { EmailField, type EmailFieldProps } from "../../form/TextField.view.tsx"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { signUp } from "../../i18n/en/signUp.ts"
import { signUpProblems } from "../../i18n/en/problems/signUp.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { CustomFieldDefinition } from "../profile/Profile.ts"
import { apart, type EntryHandlers } from "./Entry.ts"
import { EntryForm, type EntryRootProps } from "./EntryForm.view.tsx"
import { RegistrationError } from "./SignUpForm.view.tsx"
import type { SignUpFormClassNames } from "../session/AuthSlot.ts"
import * as Registration from "./Registration.ts"
import { useRegister } from "./useRegister.ts"

export interface SignUpFormRootProps extends EntryRootProps<SignUpFormClassNames>, EntryHandlers {
  /** The custom fields of the site, if the form renders them with `ProfileFields`. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

function Root({ custom, ...props }: SignUpFormRootProps) {
  const { handlers, viewProps } = apart(props)
  const { state, submit } = useRegister(handlers)
  const words = useWords("signUp", signUp, viewProps.messages)
  const send = (entries: FormData) => submit(Registration.ofForm(entries, { custom }))
  return (
    <EntryForm
      {...viewProps}
      check={(entries) => Registration.check(Registration.ofForm(entries, { custom }))}
      onSubmit={send}
      problems={signUpProblems}
      state={state}
      styled={false}
      words={words}
    />
  )
}

/** Renders the field of the email address. */
function Email(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="email" />
}

/** Renders the field of the password. */
function Password(props: Omit<PasswordFieldProps, "autoComplete">) {
  return <PasswordField {...props} autoComplete="new-password" />
}

export { Email, RegistrationError as Error, Password, Root, Status, SubmitButton as Submit, Title }
