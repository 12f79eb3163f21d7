import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { labelsOf } from "./labels.ts"
import type { CustomFieldDefinition } from "./Profile.ts"

export interface ProfileErrorProps {
  readonly className?: string | undefined
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** Shows why a profile could not be saved. */
export function ProfileError({ className, custom }: ProfileErrorProps) {
  const { state } = useForm("ProfileError")
  const words = useWords("profileFields", profileFields)
  return <ErrorSummary className={className} labels={labelsOf(words, problemOf(state), custom)} />
}
