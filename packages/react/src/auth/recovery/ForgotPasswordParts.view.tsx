import type * as React from "react"
import { EmailField, type EmailFieldProps } from "../../form/EmailField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"

export interface PartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Says what a form does, or where its code or link is. */
export function Explanation({ children, className }: PartProps) {
  const { classOf } = useForm("Explanation")
  return <p className={classOf("explanation", className)}>{children}</p>
}

/** Says why the mail was not sent. */
export function RecoveryError({ className }: Pick<PartProps, "className">) {
  const { messages } = useForm("Error")
  return <ErrorSummary className={className} labels={{ email: messages.form.email }} />
}

/** The input of the address that the mail goes to. */
export function RecoveryEmail(props: Omit<EmailFieldProps, "autoComplete">) {
  return <EmailField {...props} autoComplete="username" />
}
