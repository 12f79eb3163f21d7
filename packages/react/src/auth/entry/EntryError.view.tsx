import type * as React from "react"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"

export interface EntryErrorProps {
  /** What helps, below what is wrong. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Says why a sign-in failed. */
export function EntryError({ children, className }: EntryErrorProps) {
  const { messages } = useForm("Error")
  const { email, password } = messages.form
  return (
    <ErrorSummary className={className} labels={{ email, password }}>
      {children}
    </ErrorSummary>
  )
}
