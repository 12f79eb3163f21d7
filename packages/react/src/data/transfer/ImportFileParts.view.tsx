import * as React from "react"
import { useImportContext } from "./ImportRoot.view.tsx"

export interface ImportPartProps {
  readonly className?: string | undefined
}

export interface ImportTitleProps extends ImportPartProps {
  readonly children?: React.ReactNode
  /** The heading level that fits the surrounding page. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the import. */
export function ImportTitle({ children, className, level = 2 }: ImportTitleProps) {
  const { classOf, id, name, words } = useImportContext("ImportWizardParts.Title")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("transfer-title", className)} id={`${id}-title`}>
      {children ?? words.importTitle(name)}
    </Heading>
  )
}

const accepted = ".csv,.tsv,.txt,.jsonl,.ndjson,.json,text/csv,application/jsonl"

/** Lets the user choose or drop a file. It also shows an unfinished import that the same file can resume. */
export function ImportPick({ className }: ImportPartProps) {
  const { classOf, id, onForget, onPick, state, words } = useImportContext("ImportWizardParts.File")
  const [over, setOver] = React.useState(false)
  if (state._tag !== "Picking" && state._tag !== "Reading") return null
  const { unfinished } = state
  const isOther = state._tag === "Picking" && state.isOther === true
  const fault = state._tag === "Picking" ? state.fault : undefined
  return (
    <>
      {unfinished !== undefined && (
        <div className={classOf("bulk-panel")}>
          <p>{words.unfinished(unfinished.file.name, unfinished.rows)}</p>
          <p className={classOf("bulk-text")}>{words.chooseAgain}</p>
          <span className={classOf("bulk-actions")}>
            <button className={classOf("button")} onClick={onForget} type="button">
              {words.forget}
            </button>
          </span>
        </div>
      )}
      {(isOther || fault !== undefined) && (
        <div className={classOf("alert")} data-focus="" role="alert" tabIndex={-1}>
          <p>
            {fault === undefined
              ? words.otherThan(unfinished?.file.name ?? "")
              : words.fileFault(fault.what, fault.reason)}
          </p>
        </div>
      )}
      <div
        className={classOf("drop", className)}
        data-over={over || undefined}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file !== undefined) onPick(file)
        }}
      >
        <label className={classOf("label")} htmlFor={`${id}-file`}>
          {words.pick}
        </label>
        <input
          accept={accepted}
          aria-describedby={`${id}-accepts`}
          className={classOf("file-button")}
          data-focus={isOther ? undefined : ""}
          id={`${id}-file`}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file !== undefined) onPick(file)
            // Without this, choosing the same file again would not fire a change event.
            event.target.value = ""
          }}
          type="file"
        />
        <p className={classOf("bulk-text")}>{words.drop}</p>
        <p className={classOf("bulk-text")} id={`${id}-accepts`}>
          {words.accepts}
        </p>
      </div>
    </>
  )
}
