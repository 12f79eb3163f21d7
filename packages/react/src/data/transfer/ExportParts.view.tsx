import * as React from "react"
import type { Format } from "../bulk/failuresFile.ts"
import { titleIdOf, useExportContext } from "./ExportRoot.view.tsx"
import type { ExportState } from "./ExportState.ts"
import type { ImportPartProps } from "./ImportFileParts.view.tsx"

export interface ExportTitleProps extends ImportPartProps {
  readonly children?: React.ReactNode
  /** The heading level that fits the surrounding page. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the export. */
export function ExportTitle({ children, className, level = 2 }: ExportTitleProps) {
  const { classOf, id, name, words } = useExportContext("ExportDialogParts.Title")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("transfer-title", className)} id={titleIdOf(id)}>
      {children ?? words.exportTitle(name)}
    </Heading>
  )
}

/** Whether the user can change the export's options: no export is under way or waiting to continue. */
export const isOpen = (state: ExportState): boolean =>
  state._tag === "Idle" || (state._tag === "Failed" && !state.canResume)

/** Lets the user choose which items to export. It renders nothing if there is only one scope. */
export function ExportScope({ className }: ImportPartProps) {
  const { choice, choose, classOf, id, scopes, state, words } = useExportContext("ExportDialogParts.Scope")
  if (!isOpen(state) || scopes.length < 2) return null
  return (
    <fieldset className={classOf("choices", className)}>
      <legend className={classOf("label")}>{words.scope}</legend>
      {scopes.map(({ count, scope }) => (
        <label className={classOf("choice")} key={scope}>
          <input
            checked={choice.scope === scope}
            name={`${id}-scope`}
            onChange={() => choose({ scope })}
            type="radio"
            value={scope}
          />
          <span>{words.scopeName(scope, count)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const formats: ReadonlyArray<Format> = ["CSV", "JSONL"]

/** Lets the user choose the file format. */
export function ExportFormat({ className }: ImportPartProps) {
  const { choice, choose, classOf, id, state, words } = useExportContext("ExportDialogParts.Format")
  if (!isOpen(state)) return null
  return (
    <fieldset className={classOf("choices", className)}>
      <legend className={classOf("label")}>{words.format}</legend>
      {formats.map((format) => (
        <label className={classOf("choice")} key={format}>
          <input
            checked={choice.format === format}
            name={`${id}-format`}
            onChange={() => choose({ format })}
            type="radio"
            value={format}
          />
          <span>{words.formatName(format)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Lets the user choose the fields to export. All are selected by default. It renders nothing if the fields are not
 * known in advance.
 */
export function ExportFields({ className }: ImportPartProps) {
  const { choice, choose, classOf, fields, state, words } = useExportContext("ExportDialogParts.Fields")
  if (!isOpen(state) || fields.length === 0) return null
  const { without } = choice
  return (
    <details className={classOf("field-choice", className)}>
      <summary>{words.fields(fields.length - without.size, fields.length)}</summary>
      <div className={classOf("field-list")}>
        {fields.map(({ label, name }) => (
          <label className={classOf("choice")} key={name}>
            <input
              checked={!without.has(name)}
              onChange={({ target }) => {
                const left = [...without].filter((other) => other !== name)
                choose({ without: new Set(target.checked ? left : [...left, name]) })
              }}
              type="checkbox"
            />
            <span dir="auto">{label ?? name}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
