import type * as React from "react"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"

export interface EntryErrorProps {
  /** The content below the problem, such as a link that helps to solve it. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Renders the reason why a sign-in failed. */
export function EntryError({ children, className }: EntryErrorProps) {
  const { messages } = useForm("Error")
  const { email, password } = messages.form
  return (
    <ErrorSummary className={className} labels={{ email, password }}>
      {children}
    </ErrorSummary>
  )
}
