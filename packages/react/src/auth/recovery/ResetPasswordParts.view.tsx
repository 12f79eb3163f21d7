import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { PasswordField, type PasswordFieldProps } from "../../form/PasswordField.view.tsx"
import { ReadOnlyField, type ReadOnlyFieldProps } from "../../form/ReadOnlyField.view.tsx"
import { resetPassword } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"

export interface ResetErrorProps {
  readonly className?: string | undefined
}

/** Shows why the password was not set. */
export function ResetError({ className }: ResetErrorProps) {
  const words = useWords("resetPassword", resetPassword)
  return <ErrorSummary className={className} labels={{ password: words.password }} />
}

/** Shows the account's email address, for the user and for password managers. */
export function ResetEmail(props: Omit<ReadOnlyFieldProps, "name">) {
  const words = useWords("resetPassword", resetPassword)
  useForm("Email")
  return <ReadOnlyField {...props} label={props.label ?? words.account} />
}

/** Renders the input of the new password. */
export function ResetPasswordField(props: Omit<PasswordFieldProps, "autoComplete">) {
  const words = useWords("resetPassword", resetPassword)
  return <PasswordField {...props} autoComplete="new-password" label={props.label ?? words.password} />
}
