import * as React from "react"
import { problemText } from "../../form/words.ts"
import type { Messages } from "../../i18n/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { TableSlot } from "./TableSlot.ts"

export interface TableAlertProps {
  /** Whether another attempt is under way. */
  readonly busy: boolean
  readonly classOf: ClassOf<TableSlot>
  readonly messages: Pick<Messages, "problems" | "table">
  readonly onRetry: (() => void) | undefined
  readonly problem: Problem
  /** What takes the focus when the alert is gone because trying again worked. */
  readonly table: React.RefObject<HTMLElement | null>
}

/** Says why items could not be read, and lets one try again where that can help. */
export function TableAlert({ busy, classOf, messages, onRetry, problem, table }: TableAlertProps) {
  const retried = React.useRef(false)
  React.useEffect(
    () => () => {
      if (retried.current) table.current?.focus()
    },
    [table]
  )
  return (
    <div className={classOf("alert")} data-problem={problem.key} role="alert">
      <p>{problemText(messages, problem)}</p>
      {onRetry !== undefined && problem.retryable && (
        <button
          aria-disabled={busy || undefined}
          className={classOf("button")}
          onBlur={() => {
            retried.current = false
          }}
          onClick={() => {
            retried.current = true
            if (!busy) onRetry()
          }}
          type="button"
        >
          {messages.table.retry}
        </button>
      )}
    </div>
  )
}
