import type * as React from "react"
import { problemText } from "../../i18n/problemText.ts"
import { useAction } from "./Action.ts"

export interface ActionButtonProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The button's style. `accent` highlights it. */
  readonly look?: "accent" | "quiet" | undefined
}

/** Renders the button. While it cannot be pressed, it shows the reason and stays focusable. */
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
  /** A sentence to show before the reason. */
  readonly lead?: string | undefined
}

/** Renders the reason why the operation failed, as an alert. Renders nothing if it has not failed. */
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

/** Announces the progress and the result to assistive technology. */
export function ActionStatus({ className }: ActionPartProps) {
  const { classOf, messages, state } = useAction("ActionStatus")
  const waited = state.wait === 0 && (state.problem?.retryAfter ?? 0) > 0
  return (
    <output className={classOf("status", className)}>
      {state.pending ?? state.outcome ?? (waited ? messages.form.waitOver : "")}
    </output>
  )
}
