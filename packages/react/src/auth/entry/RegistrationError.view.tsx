import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { labelsOf } from "../profile/labels.ts"
import type { CustomFieldDefinition } from "../profile/Profile.ts"
import type { EntryErrorProps } from "./EntryForm.view.tsx"

export interface RegistrationErrorProps extends EntryErrorProps {
  /** The custom fields of the site, if the form has them. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** Renders the reason why a sign-up failed, including problems with the profile. */
export function RegistrationError({ children, className, custom }: RegistrationErrorProps) {
  const { messages, state } = useForm("Error")
  const words = useWords("profileFields", profileFields)
  const { email, newPassword } = messages.form
  const own = { email, password: newPassword }
  return (
    <ErrorSummary className={className} labels={{ ...own, ...labelsOf(words, problemOf(state), custom), ...own }}>
      {children}
    </ErrorSummary>
  )
}
