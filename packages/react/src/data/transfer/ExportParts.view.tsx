import { useLabelRef } from "../../parts/Label.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { Format } from "../bulk/failuresFile.ts"
import { titleIdOf, useExportContext } from "./ExportRoot.view.tsx"
import type { ExportState } from "./ExportState.ts"

export interface ExportTitleProps extends PartProps<"h2"> {
  /** The text of the heading. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
  /** The heading level that fits the surrounding page. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the export. */
export function ExportTitle({ children, level = 2, ...own }: ExportTitleProps) {
  const { classOf, id, name, words } = useExportContext("ExportDialogParts.Title")
  const heading = useLabelRef(titleIdOf(id))
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("transfer-title")} id={titleIdOf(id)} ref={heading}>
      {children ?? words.exportTitle(name)}
    </Part>
  )
}

/** Whether the user can change the export's options: no export is under way or waiting to continue. */
export const isOpen = (state: ExportState): boolean =>
  state._tag === "Idle" || (state._tag === "Failed" && !state.canResume)

/** Lets the user choose which items to export. It renders nothing if there is only one scope. */
export function ExportScope(own: PartProps<"fieldset">) {
  const { choice, choose, classOf, id, scopes, state, words } = useExportContext("ExportDialogParts.Scope")
  if (!isOpen(state) || scopes.length < 2) return null
  return (
    <Part as="fieldset" own={own} className={classOf("choices")}>
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
    </Part>
  )
}

const formats: ReadonlyArray<Format> = ["CSV", "JSONL"]

/** Lets the user choose the file format. */
export function ExportFormat(own: PartProps<"fieldset">) {
  const { choice, choose, classOf, id, state, words } = useExportContext("ExportDialogParts.Format")
  if (!isOpen(state)) return null
  return (
    <Part as="fieldset" own={own} className={classOf("choices")}>
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
    </Part>
  )
}

/**
 * Lets the user choose the fields to export. All are selected by default. It renders nothing if the fields are not
 * known in advance.
 */
export function ExportFields(own: PartProps<"details">) {
  const { choice, choose, classOf, fields, state, words } = useExportContext("ExportDialogParts.Fields")
  if (!isOpen(state) || fields.length === 0) return null
  const { without } = choice
  return (
    <Part as="details" own={own} className={classOf("field-choice")}>
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
    </Part>
  )
}
