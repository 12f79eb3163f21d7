import { Alert } from "../../parts/Alert.view.tsx"
import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { toneOf } from "../../problem/Problem.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import type { BulkCounts } from "../bulk/Bulk.ts"
import { writeProblemText } from "../bulk/BulkContext.ts"
import { canSignIn } from "../failure/failureOf.ts"
import { Meter, quarterOf } from "../bulk/Meter.view.tsx"
import { OutcomeReport } from "../bulk/Report.view.tsx"
import { StatusBadge } from "../job/StatusBadge.view.tsx"
import { headerText, useImportContext } from "./ImportRoot.view.tsx"
import { type ImportProgress, percentOf } from "./ImportState.ts"

/** Shows the import's status as a badge. The statuses are those of the provider's jobs. */
export function ImportBadge(props: RootElementProps) {
  const { own, state, styled } = useImportContext("ImportWizardParts.Badge")
  if (!("progress" in state)) return null
  const status = state._tag === "Stopped" && !state.canResume ? "FAILED" : state.progress.status
  return <StatusBadge {...props} kind="movement" messages={own} status={status} styled={styled} />
}

const statuses = ["inserted", "updated", "skipped", "failed"] as const satisfies ReadonlyArray<keyof BulkCounts>

function Tally({ progress }: { readonly progress: ImportProgress }) {
  const { bulkWords, classOf } = useImportContext("ImportWizardParts.Progress")
  const shown = statuses.filter((status) => progress[status] > 0)
  if (shown.length === 0) return null
  return (
    <ul className={classOf("bulk-tally")}>
      {shown.map((status) => (
        <li data-status={status} key={status}>
          {bulkWords.tally(status, progress[status])}
        </li>
      ))}
    </ul>
  )
}

/** Shows the progress and a button to stop. */
export function ImportRunning(own: PartProps<"div">) {
  const { classOf, onCancel, state, words } = useImportContext("ImportWizardParts.Progress")
  if (state._tag === "Reading")
    return (
      <Part as="p" own={own} className={classOf("bulk-text")}>
        {words.reading(state.file.name)}
      </Part>
    )
  if (state._tag !== "Running") return null
  const percent = percentOf(state.progress)
  return (
    <Part as="div" own={own} className={classOf("bulk-panel")} data-focus="" tabIndex={-1}>
      <ImportBadge />
      <Meter
        classOf={classOf}
        label={words.importing(state.file.name)}
        percent={percent}
        texts={[
          words.rows(state.progress.rows - state.progress.skipped - state.progress.failed),
          ...(percent === undefined ? [] : [words.read(percent)])
        ]}
      />
      <Tally progress={state.progress} />
      <span className={classOf("bulk-actions")}>
        <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
          {words.stop}
        </Control>
      </span>
    </Part>
  )
}

/** Shows why the import stopped. It offers to continue if a retry can succeed. */
export function ImportProblem(own: PartProps<"div">) {
  const { bulkWords, classOf, labelOf, messages, onResume, onReset, onSignIn, state, words } =
    useImportContext("ImportWizardParts.Problem")
  const online = useOnline()
  if (state._tag !== "Stopped") return null
  const { fault, canResume, problem, progress, wait } = state
  const wrong = problem !== undefined || fault !== undefined
  // A warning has its own style.
  const isError = fault !== undefined || (problem !== undefined && toneOf(problem) === "danger")
  const signsIn = onSignIn !== undefined && problem !== undefined && canSignIn(problem)
  const content = (
    <>
      {isError && <ImportBadge />}
      {fault !== undefined && (
        <p>
          {words.fileFault(
            fault.what,
            fault.header === undefined ? fault.reason : headerText(words, fault.header, labelOf)
          )}
        </p>
      )}
      {problem !== undefined && <p>{writeProblemText(bulkWords, messages, problem)}</p>}
      {fault === undefined && (
        <p className={wrong ? undefined : classOf("bulk-title")}>{words.stopped(progress.rows)}</p>
      )}
      {canResume && !online && <p>{bulkWords.resumesOnline}</p>}
      <span className={classOf("bulk-actions")}>
        {signsIn && (
          <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
            {bulkWords.signInNow}
          </Control>
        )}
        {canResume && (
          <Control
            as="button"
            aria-disabled={wait > 0 || undefined}
            className={classOf("button")}
            data-variant={wrong ? undefined : "accent"}
            data-waiting={wait > 0 || undefined}
            onClick={() => {
              if (wait === 0) onResume()
            }}
            type="button"
          >
            {wait > 0 ? messages.form.wait(wait) : bulkWords.resume}
          </Control>
        )}
        <Control
          as="button"
          className={classOf("button")}
          data-variant={canResume || signsIn ? "quiet" : undefined}
          onClick={onReset}
          type="button"
        >
          {words.otherFile}
        </Control>
      </span>
    </>
  )
  return wrong ? (
    <Alert
      className={classOf("alert")}
      data-focus=""
      data-problem={problem?.key ?? fault?.what}
      own={own}
      problem={problem}
      tabIndex={-1}
    >
      {content}
    </Alert>
  ) : (
    <Part as="div" own={own} className={classOf("bulk-panel")} data-focus="" tabIndex={-1}>
      {content}
    </Part>
  )
}

/** Shows the result: the number of rows per outcome, and a table of the rows that could not be stored. */
export function ImportReport(own: PartProps<"div">) {
  const { bulkWords, classOf, labelOf, locale, onExport, onReset, state, words } =
    useImportContext("ImportWizardParts.Report")
  if (state._tag === "Stopped") {
    return (
      <Part as="div" own={own} className={classOf("transfer-step")}>
        <Tally progress={state.progress} />
        <OutcomeReport
          classOf={classOf}
          labelOf={labelOf}
          locale={locale}
          onExport={onExport}
          rows={state.errors}
          words={bulkWords}
        />
      </Part>
    )
  }
  if (state._tag !== "Ended") return null
  const { errors, progress } = state
  return (
    <Part as="div" own={own} className={classOf("bulk-panel")} data-focus="" tabIndex={-1}>
      <ImportBadge />
      <p className={classOf("bulk-title")}>{endText(words, progress)}</p>
      <Tally progress={progress} />
      <span className={classOf("bulk-actions")}>
        <Control as="button" className={classOf("button")} onClick={onReset} type="button">
          {words.again}
        </Control>
      </span>
      <OutcomeReport
        classOf={classOf}
        labelOf={labelOf}
        locale={locale}
        onExport={onExport}
        rows={errors}
        words={bulkWords}
      />
    </Part>
  )
}

/** Announces the start, each quarter of the progress and the result to assistive technology. */
export function ImportStatus(own: PartProps<"output">) {
  const { classOf, state, words } = useImportContext("ImportWizardParts.Status")
  const text = () => {
    if (state._tag === "Reading") return words.reading(state.file.name)
    if (state._tag === "Ended") return endText(words, state.progress)
    if (state._tag !== "Running") return ""
    const quarter = quarterOf(percentOf(state.progress) ?? 0)
    return quarter === 0 ? words.importing(state.file.name) : words.read(quarter)
  }
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {text()}
    </Part>
  )
}

const endText = (words: ReturnType<typeof useImportContext>["words"], { failed, status }: ImportProgress): string =>
  status === "COMPLETED" || status === "FAILED" || status === "PARTIALLY_SUCCESSFUL" ? words.ended(status, failed) : ""
