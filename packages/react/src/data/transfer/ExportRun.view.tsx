import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { writeProblemText } from "../bulk/BulkContext.ts"
import { fileNameOf } from "../bulk/failuresFile.ts"
import { canSignIn } from "../failure/failureOf.ts"
import { Meter, quarterOf } from "../bulk/Meter.view.tsx"
import { isOpen } from "./ExportParts.view.tsx"
import { useExportContext } from "./ExportRoot.view.tsx"
import { percentOf } from "./ExportState.ts"

/** Shows the progress. */
export function ExportRunning(own: PartProps<"div">) {
  const { bulkWords, classOf, state, words } = useExportContext("ExportDialogParts.Progress")
  if (state._tag !== "Running") return null
  const { done, step, total } = state
  const percent = percentOf(state)
  const label = step === "fields" && total !== undefined ? words.collecting(done, total) : words.exporting(done, total)
  return (
    <Part as="div" own={own} className={classOf("transfer-step")} data-focus="" tabIndex={-1}>
      <Meter
        classOf={classOf}
        label={label}
        percent={percent}
        texts={percent === undefined ? [] : [bulkWords.percent(percent)]}
      />
    </Part>
  )
}

/** Shows why the export stopped, and how many items are already written. */
export function ExportProblem(own: PartProps<"div">) {
  const { bulkWords, classOf, messages, state, words } = useExportContext("ExportDialogParts.Problem")
  if (state._tag !== "Failed") return null
  const { done, canResume, problem, step, total, unfit } = state
  return (
    <Alert
      own={own}
      className={classOf("alert")}
      data-focus=""
      data-problem={problem?.key ?? "unfit"}
      problem={problem}
      tabIndex={-1}
    >
      {problem !== undefined && <p>{writeProblemText(bulkWords, messages, problem)}</p>}
      {unfit !== undefined && <p>{words.unfit(unfit.id, unfit.reason)}</p>}
      {canResume && step === "items" && total !== undefined && <p>{words.written(done, total)}</p>}
      {canResume && problem?.key === "offline" && <p>{bulkWords.resumesOnline}</p>}
    </Alert>
  )
}

/** Shows the result: the number of exported items, or a message that there are none. */
export function ExportResult(own: PartProps<"p">) {
  const { classOf, state, words } = useExportContext("ExportDialogParts.Result")
  if (state._tag !== "Ready" && state._tag !== "Empty") return null
  return (
    <Part
      as="p"
      own={own}
      className={classOf(state._tag === "Ready" ? "bulk-title" : "transfer-step")}
      data-focus=""
      tabIndex={-1}
    >
      {state._tag === "Ready" ? words.ready(state.count) : words.empty}
    </Part>
  )
}

/** Shows the buttons that start, continue, stop and close the export, and the link that downloads the file. */
export function ExportActions(own: PartProps<"span">) {
  const exporter = useExportContext("ExportDialogParts.Actions")
  const { bulkWords, choice, classOf, fields, href, messages, name, onClose } = exporter
  const { onResume, onReset, onSignIn, onStart, state, words } = exporter
  const wait = state._tag === "Failed" ? state.wait : 0
  const canResume = state._tag === "Failed" && state.canResume
  const signsIn = onSignIn !== undefined && state._tag === "Failed" && state.problem && canSignIn(state.problem)
  const begin = () => {
    if (wait > 0) return
    if (canResume) return onResume()
    const chosen = fields.flatMap((field) => (choice.without.has(field.name) ? [] : [field.name]))
    onStart(choice.scope, choice.format, chosen.length === fields.length ? undefined : chosen)
  }
  const isBack = canResume || state._tag === "Ready" || state._tag === "Empty"
  return (
    <Part as="span" own={own} className={classOf("bulk-actions")}>
      {signsIn && (
        <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
          {bulkWords.signInNow}
        </Control>
      )}
      {(isOpen(state) || canResume) && (
        <Control
          as="button"
          aria-disabled={wait > 0 || undefined}
          className={classOf("button")}
          data-variant={signsIn ? undefined : "accent"}
          data-waiting={wait > 0 || undefined}
          onClick={begin}
          type="button"
        >
          {wait > 0 ? messages.form.wait(wait) : canResume ? bulkWords.resume : words.exportStart}
        </Control>
      )}
      {state._tag === "Ready" && href !== undefined && (
        <a className={classOf("button")} data-variant="accent" download={fileNameOf(name, state.format)} href={href}>
          {words.download(fileNameOf(name, state.format))}
        </a>
      )}
      {state._tag === "Running" && (
        <Control as="button" className={classOf("button")} onClick={onReset} type="button">
          {words.stop}
        </Control>
      )}
      {isBack && (
        <Control
          as="button"
          className={classOf("button")}
          data-variant={state._tag === "Empty" ? undefined : "quiet"}
          onClick={onReset}
          type="button"
        >
          {words.exportAgain}
        </Control>
      )}
      {onClose !== undefined && (
        <Control as="button" className={classOf("button")} data-variant="quiet" onClick={onClose} type="button">
          {words.close}
        </Control>
      )}
    </Part>
  )
}

/** Announces each quarter of the progress and the result to assistive technology. */
export function ExportStatus(own: PartProps<"output">) {
  const { bulkWords, classOf, state, words } = useExportContext("ExportDialogParts.Status")
  const percent = state._tag === "Running" ? percentOf(state) : undefined
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {percent !== undefined && bulkWords.percent(quarterOf(percent))}
      {state._tag === "Ready" && words.ready(state.count)}
      {state._tag === "Empty" && words.empty}
    </Part>
  )
}
