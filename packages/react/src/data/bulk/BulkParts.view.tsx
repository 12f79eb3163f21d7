import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { useReportOnce } from "../../form/useSubmission.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import { useOutcomeToast } from "../listing/useOutcomeToast.ts"
import { AnnouncerContext } from "../listing/Announcer.ts"
import { canSignIn } from "../failure/failureOf.ts"
import {
  type BulkCounts,
  type BulkState,
  canRetry,
  canResume,
  hasEnded,
  hasFailures,
  isBusy,
  percentOf
} from "./Bulk.ts"
import { type ShownAction, useBulkContext, verbOf, writeProblemText } from "./BulkContext.ts"
import { Meter, quarterOf } from "./Meter.view.tsx"
import { OutcomeReport } from "./Report.view.tsx"

/** Shows the number of selected items and the available actions. It renders nothing while an operation is under way. */
export function BulkBar(own: PartProps<"div">) {
  const { actions, classOf, onClear, selected, state, words } = useBulkContext("BulkActionsParts.Bar")
  if (state._tag !== "Idle" || (selected === undefined && actions.length === 0)) return null
  return (
    <Part as="div" own={own} className={classOf("bulk-bar")} data-focus="" tabIndex={-1}>
      {selected !== undefined && (
        <span className={classOf("bulk-count")}>
          {words.selected(selected.count, selected.excepted)}
          {onClear !== undefined && (
            <Control as="button" className={classOf("more")} onClick={onClear} type="button">
              {words.clear}
            </Control>
          )}
        </span>
      )}
      <span className={classOf("bulk-actions")}>
        {actions.map((action) => (
          <BulkAction action={action} key={action.key} />
        ))}
      </span>
    </Part>
  )
}

/** Renders a button that runs an action, or opens its confirmation dialog. */
export function BulkAction({ action }: { readonly action: ShownAction }) {
  const { ask, classOf, onAct } = useBulkContext("Bulk.Action")
  return (
    <Control
      as="button"
      className={classOf("button")}
      data-variant={action.variant}
      onClick={() => (action.confirms ? ask(action) : onAct(action))}
      type="button"
    >
      {action.label}
    </Control>
  )
}

/** Shows the progress and a button to stop. */
export function BulkProgress(own: PartProps<"div">) {
  const { classOf, onCancel, state, words } = useBulkContext("BulkActionsParts.Progress")
  if (!isBusy(state)) return null
  const stopping = state._tag === "Running" && state.stopping
  const verb = verbOf(state.kind)
  const percent = state._tag === "Running" && state.total > 0 ? percentOf(state) : undefined
  return (
    <Part as="div" own={own} className={classOf("bulk-panel")} data-focus="" tabIndex={-1}>
      <Meter
        classOf={classOf}
        label={
          stopping ? words.stopping : state._tag === "Gathering" ? words.gathering(state.found) : words.running(verb)
        }
        percent={percent}
        texts={
          state._tag === "Running" && percent !== undefined
            ? [words.progress(state.done, state.total), words.percent(percent), words.left(state.total - state.done)]
            : []
        }
      />
      {state.kind !== "truncate" && (
        <span className={classOf("bulk-actions")}>
          <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
            {stopping ? words.stopWaiting : words.stop}
          </Control>
        </span>
      )}
    </Part>
  )
}

/** Shows why the operation stopped. It offers to continue if a retry can succeed. */
export function BulkProblem(own: PartProps<"div">) {
  const { classOf, messages, onClose, onResume, onSignIn, state, words } = useBulkContext("BulkActionsParts.Problem")
  const online = useOnline()
  if (state._tag !== "Stopped") return null
  const { problem, wait } = state
  const ready = canResume(state)
  return (
    <Alert className={classOf("alert")} own={own} problem={problem} data-focus="" tabIndex={-1}>
      <p>
        {writeProblemText(words, messages, problem)}
        {!online && ` ${words.resumesOnline}`}
      </p>
      <span className={classOf("bulk-actions")}>
        {onSignIn !== undefined && canSignIn(problem) && (
          <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
            {words.signInNow}
          </Control>
        )}
        {problem.retryable && (
          <Control
            as="button"
            aria-disabled={!ready || undefined}
            className={classOf("button")}
            data-waiting={wait > 0 || undefined}
            onClick={() => {
              if (ready) onResume()
            }}
            type="button"
          >
            {wait > 0 ? messages.form.wait(wait) : words.resume}
          </Control>
        )}
        <Control as="button" className={classOf("button")} onClick={onClose} type="button">
          {words.done}
        </Control>
      </span>
    </Alert>
  )
}

/**
 * Reports in a toast that the operation succeeded for all items, and returns to the actions. Other results, and all results on a
 * page without toasts, are shown in a report.
 */
export function BulkOutcome() {
  const bulk = useBulkContext("BulkOutcome")
  const { onClose, onUndo, reportsByToast, state, words } = bulk
  const report = useOutcomeToast()
  const isDone = reportsByToast && hasSucceeded(state)
  useReportOnce(isDone ? state : undefined, ({ counts }) => {
    const tallies = statuses.filter((status) => counts[status] > 0).map((status) => words.tally(status, counts[status]))
    report?.({ message: tallies.length === 0 ? sentence(bulk) : tallies.join(", "), onUndo })
    onClose()
  })
  return isDone ? null : <BulkReport />
}

const hasSucceeded = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Finished" }> =>
  state._tag === "Finished" && !hasFailures(state)

const statuses: ReadonlyArray<keyof BulkCounts> = ["inserted", "updated", "removed", "skipped", "failed", "unknown"]

/** Shows the result: the number of items per outcome, and a table of the failed items. */
export function BulkReport(own: PartProps<"div">) {
  const bulk = useBulkContext("BulkActionsParts.Report")
  const { classOf, locale, onClose, onExport, onResume, onRetry, state, words } = bulk
  if (!hasEnded(state)) return null
  const present = statuses.filter((status) => state.counts[status] > 0)
  const failed = state.counts.failed
  if (state._tag === "Stopped" && present.length === 0) return null
  return (
    <Part
      as="div"
      own={own}
      className={classOf("bulk-panel")}
      {...(state._tag === "Stopped" ? {} : { "data-focus": "", tabIndex: -1 })}
    >
      <p className={classOf("bulk-title")}>{sentence(bulk)}</p>
      {state._tag === "Canceled" && state.uncertain && <p className={classOf("bulk-text")}>{words.uncertain}</p>}
      {present.length > 0 && (
        <ul className={classOf("bulk-tally")}>
          {present.map((status) => (
            <li data-status={status} key={status}>
              {words.tally(status, state.counts[status])}
            </li>
          ))}
        </ul>
      )}
      {state._tag !== "Stopped" && (
        <span className={classOf("bulk-actions")}>
          {canRetry(state) && (
            <Control as="button" className={classOf("button")} data-variant="accent" onClick={onRetry} type="button">
              {words.retryFailed(failed)}
            </Control>
          )}
          {canResume(state) && (
            <Control as="button" className={classOf("button")} data-variant="accent" onClick={onResume} type="button">
              {words.resume}
            </Control>
          )}
          <Control as="button" className={classOf("button")} onClick={onClose} type="button">
            {words.done}
          </Control>
        </span>
      )}
      <OutcomeReport classOf={classOf} locale={locale} onExport={onExport} rows={state.rows} words={words} />
    </Part>
  )
}

/** Announces the start, each quarter of the progress and the result to assistive technology. */
export function BulkStatus(own: PartProps<"output">) {
  const bulk = useBulkContext("BulkActionsParts.Status")
  const { classOf, state, words } = bulk
  const onBulk = React.use(AnnouncerContext)?.onBulk
  const isRunning = isBusy(state)
  React.useEffect(() => {
    onBulk?.(isRunning)
    return () => onBulk?.(false)
  }, [isRunning, onBulk])
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {statusText(bulk, state, words)}
    </Part>
  )
}

type Bulk = ReturnType<typeof useBulkContext>

const statusText = (bulk: Bulk, state: Bulk["state"], words: Bulk["words"]): React.ReactNode => {
  if (bulk.reportsByToast && hasSucceeded(state)) return ""
  switch (state._tag) {
    case "Gathering":
      return words.running(verbOf(state.kind))
    case "Running": {
      const quarter = quarterOf(percentOf(state))
      if (state.stopping) return words.stopping
      return quarter === 0 || state.total === 0
        ? words.running(verbOf(state.kind))
        : `${words.running(verbOf(state.kind))} ${words.percent(quarter)}`
    }
    case "Finished":
    case "Canceled":
      return sentence(bulk)
    default:
      return ""
  }
}

const sentence = ({ name, state, words }: Bulk): string => {
  if (state._tag === "Stopped") return words.canceled(state.done, state.total)
  if (state._tag === "Canceled") {
    if (state.total === 0) return words.canceledEarly
    const stopped = words.canceled(state.done, state.total)
    return state.uncertain || state.done >= state.total ? stopped : `${stopped} ${words.untouched}`
  }
  if (state._tag !== "Finished") return ""
  if (state.kind === "truncate") return words.emptied(name)
  return words.finished(state.counts.failed + state.counts.unknown, state.total)
}
