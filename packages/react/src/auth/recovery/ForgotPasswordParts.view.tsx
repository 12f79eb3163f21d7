import type * as React from "react"
import { EmailField, type EmailFieldProps } from "../../form/EmailField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"

export interface PartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Shows what the form does, or where to find the code or link. */
export function Explanation({ children, className }: PartProps) {
  const { classOf } = useForm("Explanation")
  return <p className={classOf("explanation", className)}>{children}</p>
}

/** Shows why the email was not sent. */
export function RecoveryError({ className }: Pick<PartProps, "className">) {
  const { messages } = useForm("Error")
  return <ErrorSummary className={className} labels={{ email: messages.form.email }} />
}

/** Renders the input of the address that the email is sent to. */
export function RecoveryEmail(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="username" />
}
