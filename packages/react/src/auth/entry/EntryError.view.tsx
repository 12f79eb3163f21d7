import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"

export interface EntryErrorProps {
  readonly className?: string | undefined
}

/** Says why a sign-in or sign-up failed. */
export function EntryError({ className }: EntryErrorProps) {
  const { messages } = useForm("Error")
  const { email, password } = messages.form
  return <ErrorSummary className={className} labels={{ email, password }} />
}
