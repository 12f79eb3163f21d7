import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { passesFocus } from "../../parts/focus.ts"
import type { OwnProps, PartProps, PartState } from "../../parts/Part.view.tsx"
import type { ListedMessageGroups } from "../listing/EditMark.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import { type Problem, withoutWait } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import { problemOfInvalid } from "../listing/Listing.ts"
import { useTable } from "./TableContext.ts"
import type { TableSlot } from "./RowContext.ts"
import * as React from "react"

export interface TableAlertProps {
  /** Whether another attempt is in progress. */
  readonly busy: boolean
  /** The props that the application passes to the alert. */
  readonly own?: OwnProps<PartState> | undefined
  readonly classOf: ClassOf<Extract<TableSlot, "alert" | "button">>
  readonly messages: ListedMessageGroups
  readonly onRetry: (() => void) | undefined
  readonly onSignIn?: (() => void) | undefined
  readonly problem: Problem
  readonly signInHref?: string | undefined
  /** The time at which the items shown were read, in epoch milliseconds. */
  readonly since?: number | undefined
  /** The element that receives the focus when the alert disappears with its button. */
  readonly table: React.RefObject<HTMLElement | null>
  /** The number of seconds to wait before a retry. */
  readonly wait?: number | undefined
}

/**
 * Renders the reason why items could not be read, and the age of the items shown below. Offers a retry or a sign-in
 * when that can help.
 */
export function TableAlert(props: TableAlertProps) {
  const { busy, classOf, messages, onRetry, own = {}, problem, since, table, wait = 0 } = props
  const toTable = React.useMemo(() => passesFocus(() => table.current), [table])
  return (
    <Alert className={classOf("alert")} own={own} problem={problem}>
      <p>
        {problemText(messages, onRetry === undefined ? problem : withoutWait(problem))}
        {since !== undefined && <span suppressHydrationWarning> {messages.table.stale(new Date(since))}</span>}
      </p>
      <SignInWay {...props} />
      {onRetry !== undefined && problem.retryable && (
        <Control
          as="button"
          aria-disabled={busy || wait > 0 || undefined}
          className={classOf("button")}
          data-waiting={wait > 0 || undefined}
          onClick={() => {
            if (wait === 0 && !busy) onRetry()
          }}
          ref={toTable}
          type="button"
        >
          {wait > 0 ? messages.table.wait(wait) : messages.table.retry}
        </Control>
      )}
    </Alert>
  )
}

function SignInWay({ classOf, messages, onSignIn, problem, signInHref }: TableAlertProps) {
  if (problem.key !== "signInRequired" && problem.key !== "sessionEnded") return null
  if (onSignIn !== undefined) {
    return (
      <Control as="button" className={classOf("button")} onClick={onSignIn} type="button">
        {messages.table.signIn}
      </Control>
    )
  }
  return signInHref === undefined ? null : (
    <a className={classOf("button")} href={signInHref}>
      {messages.table.signIn}
    </a>
  )
}

export interface TableProblemProps extends PartProps<"div"> {}

/**
 * Renders the reason why the items of a table could not be read or refreshed, or a warning with the number of items that
 * could not be shown.
 */
export function TableProblem(own: TableProblemProps) {
  const { listing, region, ...table } = useTable("TableProblem")
  if (listing._tag === "Loading") return null
  const ready = listing._tag === "Ready" ? listing : undefined
  const problem = listing.problem ?? problemOfInvalid(ready?.invalid)
  if (problem === undefined) return null
  return (
    <TableAlert
      {...table}
      own={own}
      onRetry={table.onRetry}
      problem={problem}
      since={listing.problem && ready?.at}
      table={region}
    />
  )
}
