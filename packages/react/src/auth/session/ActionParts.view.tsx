import type * as React from "react"
import { problemText } from "../../i18n/problemText.ts"
import { useAction } from "./Action.ts"

export interface ActionButtonProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** `accent` stands out. */
  readonly look?: "accent" | "quiet" | undefined
}

/** The button. While it cannot be pressed it says why, and keeps the focus. */
export function ActionButton({ children, className, look }: ActionButtonProps) {
  const { classOf, messages, onPress, state } = useAction("ActionButton")
  const { label, pending, wait = 0 } = state
  const busy = pending !== undefined || wait > 0
  return (
    <button
      aria-disabled={busy || undefined}
      className={classOf("button", className)}
      data-look={look}
      data-waiting={wait > 0 || undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
      type="button"
    >
      {pending !== undefined && <span aria-hidden="true" className={classOf("spinner")} />}
      {pending ?? (wait > 0 ? messages.form.wait(wait) : (children ?? label))}
    </button>
  )
}

export interface ActionPartProps {
  readonly className?: string | undefined
}

export interface ActionErrorProps extends ActionPartProps {
  /** A sentence before the one that says why. */
  readonly lead?: string | undefined
}

/** Says why it could not be done. It is announced when it appears. */
export function ActionError({ className, lead }: ActionErrorProps) {
  const { classOf, messages, state } = useAction("ActionError")
  return state.problem === undefined ? null : (
    <div
      className={classOf("alert", className)}
      data-problem={state.problem.key}
      data-summary=""
      key={state.attempt}
      role="alert"
      tabIndex={-1}
    >
      <p>{[lead, problemText(messages, state.problem)].filter(Boolean).join(" ")}</p>
    </div>
  )
}

/** Tells assistive technology how it goes. */
export function ActionStatus({ className }: ActionPartProps) {
  const { classOf, messages, state } = useAction("ActionStatus")
  const waited = state.wait === 0 && (state.problem?.retryAfter ?? 0) > 0
  return (
    <output className={classOf("status", className)}>
      {state.pending ?? state.outcome ?? (waited ? messages.form.waitOver : "")}
    </output>
  )
}
