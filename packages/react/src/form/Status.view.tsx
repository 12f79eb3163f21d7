import { useForm } from "./FormContext.ts"

export interface StatusProps {
  readonly className?: string | undefined
}

/** Tells assistive technology how a submission goes: it begins, it goes on, one may try again. */
export function Status({ className }: StatusProps) {
  const { classOf, messages, state, words } = useForm("Status")
  const waited = state._tag === "Failed" && state.wait === 0 && (state.problem.retryAfter ?? 0) > 0
  const submitting = state._tag === "Submitting" ? words[state.step === "opening" ? "opening" : "submitting"] : ""
  return <output className={classOf("status", className)}>{waited ? messages.form.waitOver : submitting}</output>
}
