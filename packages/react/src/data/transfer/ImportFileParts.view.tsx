import { Control } from "../../parts/Elements.tsx"
import { useLabelRef } from "../../parts/Label.ts"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { useImportContext } from "./ImportRoot.view.tsx"

export interface ImportTitleProps extends PartProps<"h2"> {
  /** The text of the heading. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
  /** The heading level that fits the surrounding page. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the import. */
export function ImportTitle({ children, level = 2, ...own }: ImportTitleProps) {
  const { classOf, id, name, words } = useImportContext("ImportWizardParts.Title")
  const heading = useLabelRef(`${id}-title`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("transfer-title")} id={`${id}-title`} ref={heading}>
      {children ?? words.importTitle(name)}
    </Part>
  )
}

const accepted = ".csv,.tsv,.txt,.jsonl,.ndjson,.json,text/csv,application/jsonl"

/** Lets the user choose or drop a file. It also shows an unfinished import that the same file can resume. */
export function ImportPick(own: PartProps<"div">) {
  const { classOf, id, onForget, onPick, onTemplate, state, words } = useImportContext("ImportWizardParts.File")
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
            <Control as="button" className={classOf("button")} onClick={onForget} type="button">
              {words.forget}
            </Control>
          </span>
        </div>
      )}
      {(isOther || fault !== undefined) && (
        <Alert className={classOf("alert")} data-focus="" tabIndex={-1}>
          <p>
            {fault === undefined
              ? words.otherThan(unfinished?.file.name ?? "")
              : words.fileFault(fault.what, fault.reason)}
          </p>
        </Alert>
      )}
      <Part
        as="div"
        own={own}
        className={classOf("drop")}
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
        {/* The browser labels a native file input in its own language, so the input is transparent above this label. */}
        <label className={classOf("file-button")} htmlFor={`${id}-file`}>
          {words.pick}
          <input
            accept={accepted}
            aria-describedby={`${id}-accepts`}
            className={classOf("file-input")}
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
        </label>
        <p className={classOf("bulk-text")}>{words.drop}</p>
        <p className={classOf("bulk-text")} id={`${id}-accepts`}>
          {words.accepts}
        </p>
        {onTemplate !== undefined && (
          <Control as="button" className={classOf("more")} onClick={() => onTemplate(words.sample)} type="button">
            {words.template}
          </Control>
        )}
      </Part>
    </>
  )
}
