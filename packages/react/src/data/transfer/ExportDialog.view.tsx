"use client"
import * as React from "react"
import { bulk } from "../../i18n/en/bulk.ts"
import { form } from "../../i18n/en/form.ts"
import { problems } from "../../i18n/en/problems.ts"
import { transfer } from "../../i18n/en/transfer.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { writeProblemText } from "../bulk/BulkContext.ts"
import { fileNameOf, type Format } from "../bulk/failures.ts"
import { Meter, quarterOf } from "../bulk/Meter.view.tsx"
import type { ExportState, Scope } from "./ExportState.ts"
import type { TransferClassNames } from "./ImportRoot.view.tsx"

/** Which items can be exported, and how many that are where it is known. */
export interface ScopeChoice {
  readonly scope: Scope
  readonly count: number | undefined
}

export interface ExportPanelViewProps {
  /** Classes of parts, by slot. */
  readonly classNames?: TransferClassNames | undefined
  /** Where the file lies, once there is one. */
  readonly href: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the collection is called. */
  readonly name: string
  /** Closes it. No button where there is none. */
  readonly onClose?: (() => void) | undefined
  readonly onReset: () => void
  readonly onStart: (scope: Scope, format: Format) => void
  readonly scopes: ReadonlyArray<ScopeChoice>
  readonly state: ExportState
  readonly styled?: boolean | undefined
}

const formats: ReadonlyArray<Format> = ["CSV", "JSONL"]

/** How an export looks in each of its states. `styled={false}` leaves the kit's classes out. */
export function ExportDialogView({
  classNames,
  href,
  messages,
  name,
  onClose,
  onReset,
  onStart,
  scopes,
  state,
  styled = true
}: ExportPanelViewProps) {
  const id = React.useId()
  const words = useWords("transfer", transfer, messages)
  const bulkWords = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", problems, messages)
  const classes = classOf(classNames, styled)
  const [scope, setScope] = React.useState<Scope>(scopes.at(-1)?.scope ?? "all")
  const [format, setFormat] = React.useState<Format>("CSV")
  const panel = React.useRef<HTMLDivElement>(null)
  const seen = React.useRef(state._tag)
  React.useEffect(() => {
    if (seen.current !== state._tag) panel.current?.focus()
    seen.current = state._tag
  }, [state._tag])
  const chosen = scopes.some((choice) => choice.scope === scope) ? scope : "all"
  const percent =
    state._tag === "Running" && state.total !== undefined ? Math.floor((100 * state.done) / state.total) : undefined
  const wait = state._tag === "Failed" ? state.wait : 0
  const begin = () => {
    if (wait === 0) onStart(chosen, format)
  }
  return (
    <section aria-labelledby={`${id}-title`} className={classes("transfer")} data-state={state._tag.toLowerCase()}>
      <h2 className={classes("transfer-title")} id={`${id}-title`}>
        {words.exportTitle(name)}
      </h2>
      <div className={classes("bulk-panel")} ref={panel} tabIndex={-1}>
        {(state._tag === "Idle" || state._tag === "Failed") && (
          <>
            <fieldset className={classes("choices")}>
              <legend className={classes("label")}>{words.scope}</legend>
              {scopes.map((choice) => (
                <label className={classes("choice")} key={choice.scope}>
                  <input
                    checked={chosen === choice.scope}
                    name={`${id}-scope`}
                    onChange={() => setScope(choice.scope)}
                    type="radio"
                  />
                  <span>{words.scopeName(choice.scope, choice.count)}</span>
                </label>
              ))}
            </fieldset>
            <fieldset className={classes("choices")}>
              <legend className={classes("label")}>{words.format}</legend>
              {formats.map((one) => (
                <label className={classes("choice")} key={one}>
                  <input checked={format === one} name={`${id}-format`} onChange={() => setFormat(one)} type="radio" />
                  <span>{words.formatName(one)}</span>
                </label>
              ))}
            </fieldset>
          </>
        )}
        {state._tag === "Failed" && (
          <div className={classes("alert")} data-problem={state.problem?.key ?? "unfit"} role="alert">
            <p>
              {state.problem !== undefined && writeProblemText(bulkWords, { problems: problemWords }, state.problem)}
              {state.unfit !== undefined && words.unfit(state.unfit.id, state.unfit.reason)}
            </p>
          </div>
        )}
        {state._tag === "Running" && (
          <Meter
            classOf={classes}
            label={words.exporting(state.done, state.total)}
            percent={percent}
            texts={percent === undefined ? [] : [bulkWords.percent(percent)]}
          />
        )}
        {state._tag === "Empty" && <p>{words.empty}</p>}
        {state._tag === "Ready" && <p className={classes("bulk-title")}>{words.ready(state.count)}</p>}
        <span className={classes("bulk-actions")}>
          {(state._tag === "Idle" || state._tag === "Failed") && (
            <button
              aria-disabled={wait > 0 || undefined}
              className={classes("button")}
              data-look="accent"
              data-waiting={wait > 0 || undefined}
              onClick={begin}
              type="button"
            >
              {wait > 0 ? formWords.wait(wait) : words.exportStart}
            </button>
          )}
          {state._tag === "Ready" && href !== undefined && (
            <a className={classes("button")} data-look="accent" download={fileNameOf(name, state.format)} href={href}>
              {words.download(fileNameOf(name, state.format))}
            </a>
          )}
          {state._tag === "Running" && (
            <button className={classes("button")} onClick={onReset} type="button">
              {words.stop}
            </button>
          )}
          {(state._tag === "Ready" || state._tag === "Empty") && (
            <button className={classes("button")} data-look="quiet" onClick={onReset} type="button">
              {words.exportStart}
            </button>
          )}
          {onClose !== undefined && (
            <button className={classes("button")} data-look="quiet" onClick={onClose} type="button">
              {words.close}
            </button>
          )}
        </span>
      </div>
      <output className={classes("status")}>
        {state._tag === "Running" && percent !== undefined && bulkWords.percent(quarterOf(percent))}
        {state._tag === "Ready" && words.ready(state.count)}
        {state._tag === "Empty" && words.empty}
      </output>
    </section>
  )
}
