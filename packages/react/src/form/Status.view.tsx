import { useForm } from "./FormContext.ts"

export interface StatusProps {
  readonly className?: string | undefined
}

/**
 * Announces the progress of a submission to assistive technology: that it started, that it continues, or that the user
 * can retry. The message about a slow submission is visible to all users.
 */
export function Status({ className }: StatusProps) {
  const { classOf, messages, state, words } = useForm("Status")
  const waited = state._tag === "Failed" && state.wait === 0 && (state.problem.retryAfter ?? 0) > 0
  const pending = state._tag === "Submitting" ? state : undefined
  const slow = pending?.slow === true
  const submitting = slow ? messages.form.slow : pending && words[pending.step === "opening" ? "opening" : "submitting"]
  return (
    <output className={classOf("status", className)} data-slow={slow || undefined}>
      {waited ? messages.form.waitOver : submitting}
    </output>
  )
}
