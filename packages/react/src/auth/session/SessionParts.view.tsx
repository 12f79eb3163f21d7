import type * as React from "react"
import { canSubmit, waitOf } from "../../form/Submission.ts"
import { useSession } from "./SessionContext.ts"

export interface SessionPartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Renders an alert that the session cannot be refreshed. It includes the reason if a retry failed. */
export function SessionText({ children, className }: SessionPartProps) {
  const { state, textOf, words } = useSession("Session.Text")
  return (
    <div className={className} role="alert">
      <p>{children ?? words.parked}</p>
      {state._tag === "Failed" && <p key={state.attempt}>{textOf(state.problem)}</p>}
    </div>
  )
}

/** Renders a button that retries. While it cannot be pressed, it shows the reason and stays focusable. */
export function SessionRetry({ children, className }: SessionPartProps) {
  const { classOf, formWords, onRetry, state, words } = useSession("Session.Retry")
  const pending = state._tag === "Submitting"
  const wait = waitOf(state)
  return (
    <button
      aria-disabled={!canSubmit(state) || undefined}
      className={classOf("button", className)}
      onClick={() => {
        if (canSubmit(state)) onRetry()
      }}
      type="button"
    >
      {pending && <span aria-hidden="true" className={classOf("spinner")} />}
      {pending ? words.confirming : wait > 0 ? formWords.wait(wait) : (children ?? words.confirmAgain)}
    </button>
  )
}

/** Announces to assistive technology that a retry is running. */
export function SessionStatus({ className }: Pick<SessionPartProps, "className">) {
  const { classOf, state, words } = useSession("Session.Status")
  return <output className={classOf("status", className)}>{state._tag === "Submitting" ? words.confirming : ""}</output>
}
