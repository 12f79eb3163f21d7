import type * as React from "react"
import { useForm } from "./FormContext.ts"
import { canSubmit, waitOf } from "./Submission.ts"

export interface SubmitButtonProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/**
 * Submits the form. While it cannot, the button shows the reason and keeps the focus. The form itself ignores a second
 * submission.
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
