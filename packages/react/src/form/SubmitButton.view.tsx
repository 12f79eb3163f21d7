import type * as React from "react"
import { useForm } from "./FormContext.ts"
import { canSubmit, waitOf } from "./Submission.ts"

export interface SubmitButtonProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/**
 * Sends the form. While it cannot, it says why and keeps the focus: the form itself refuses to send twice.
 */
export function SubmitButton({ children, className }: SubmitButtonProps) {
  const { classOf, messages, state, words } = useForm("SubmitButton")
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  const label = () => {
    if (pending) return state.step === "opening" ? words.opening : words.submitting
    return wait > 0 ? messages.form.wait(wait) : (children ?? words.submit)
  }
  return (
    <button
      aria-disabled={!canSubmit(state) || undefined}
      className={classOf("submit", className)}
      data-pending={pending || undefined}
      data-waiting={wait > 0 || undefined}
      type="submit"
    >
      {pending && <span aria-hidden="true" className={classOf("spinner")} />}
      {label()}
    </button>
  )
}
