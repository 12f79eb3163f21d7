import * as React from "react"
import { Confirm } from "../bulk/Confirm.view.tsx"
import type { Format } from "../bulk/failuresFile.ts"
import type { ImportPartProps } from "./ImportFileParts.view.tsx"
import { useImportContext } from "./ImportRoot.view.tsx"
import { canStart, type Mode } from "./ImportState.ts"

const formats: ReadonlyArray<Format> = ["CSV", "JSONL"]
const modes: ReadonlyArray<Mode> = ["SKIP_EXISTING", "OVERWRITE", "TRUNCATE_BEFORE"]

/** Shows the first rows of the file, and marks the faults in them. */
export function ImportPreview({ className }: ImportPartProps) {
  const { classOf, id, onFormat, state, words } = useImportContext("ImportWizardParts.Preview")
  if (state._tag !== "Previewing") return null
  const { checked, columns, fault, file, format, mistaken, rows } = state.preview
  return (
    <div aria-busy={state.reading} className={classOf("preview", className)} data-focus="" tabIndex={-1}>
      <p className={classOf("file-name")}>
        <bdi>{file.name}</bdi>
      </p>
      <div className={classOf("field")}>
        <label className={classOf("label")} htmlFor={`${id}-format`}>
          {words.format}
        </label>
        <span className={classOf("input")}>
          <select id={`${id}-format`} onChange={(event) => onFormat(event.target.value as Format)} value={format}>
            {formats.map((one) => (
              <option key={one} value={one}>
                {words.formatName(one)}
              </option>
            ))}
          </select>
        </span>
      </div>
      {fault !== undefined && (
        <div className={classOf("alert")} role="alert">
          <p>{words.fileFault("header", fault)}</p>
        </div>
      )}
      {rows.length === 0 ? (
        <p>{words.noRows}</p>
      ) : (
        <section
          aria-label={words.previewCaption(rows.length)}
          className={classOf("report-table")}
          // Keyboard users can scroll the region only if it takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table>
            <caption>{words.previewCaption(rows.length)}</caption>
            <thead>
              <tr>
                <th scope="col">#</th>
                {columns.map((column, index) => (
                  <th key={index} scope="col">
                    <bdi>{column === "" ? "–" : column}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells, fault, line }) => {
                const wrong = fault?.field === undefined ? [] : placesOf(state.preview.mapping, columns, fault.field)
                const reason = `${id}-reason-${line}`
                return (
                  <React.Fragment key={line}>
                    <tr data-mistaken={fault !== undefined || undefined}>
                      <td aria-describedby={fault !== undefined && wrong.length === 0 ? reason : undefined}>{line}</td>
                      {columns.map((_, index) => (
                        <td
                          aria-describedby={wrong.includes(index) ? reason : undefined}
                          data-wrong={wrong.includes(index) || undefined}
                          key={index}
                        >
                          <bdi>{cut(cells[index] ?? "")}</bdi>
                        </td>
                      ))}
                    </tr>
                    {fault !== undefined && (
                      <tr data-mistaken="" data-reason="">
                        <td colSpan={columns.length + 1}>
                          <small className={classOf("report-reason")} data-status="failed" id={reason}>
                            {wrong[0] !== undefined && (
                              <>
                                <bdi>{columns[wrong[0]]}</bdi>:{" "}
                              </>
                            )}
                            {fault.reason}
                          </small>
                        </td>
                      </tr>
                    )}
                  </React.Fragment>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
      {checked > 0 && <p className={classOf("bulk-text")}>{words.checked(checked, mistaken)}</p>}
    </div>
  )
}

// Several columns can map to one field. A fault of the row as a whole has no field and marks no cell.
const placesOf = (
  mapping: Readonly<Record<string, string | null>>,
  columns: ReadonlyArray<string>,
  field: string
): ReadonlyArray<number> =>
  columns.flatMap((column, index) =>
    (Object.hasOwn(mapping, column) ? (mapping[column] ?? column) : column) === field ? [index] : []
  )

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** Lets the user map each column to a field. It renders nothing for JSONL, because its objects name their fields. */
export function ImportMapping({ className }: ImportPartProps) {
  const { classOf, id, onMap, state, words } = useImportContext("ImportWizardParts.Mapping")
  if (state._tag !== "Previewing" || state.preview.format !== "CSV") return null
  const { columns, fields, mapping } = state.preview
  return (
    <fieldset className={classOf("mapping", className)}>
      <legend className={classOf("label")}>{words.columns}</legend>
      <div className={classOf("mapping-rows")}>
        {[...new Set(columns)]
          .filter((column) => column.trim() !== "")
          .map((column, index) => {
            const value = Object.hasOwn(mapping, column) ? mapping[column] : column
            const names = ["_id", ...fields.map(({ name }) => name)]
            return (
              <div className={classOf("field")} data-left-out={value === null || undefined} key={column}>
                <label className={classOf("label")} htmlFor={`${id}-column-${index}`}>
                  {words.goesTo(column)}
                </label>
                <span className={classOf("input")}>
                  <select
                    id={`${id}-column-${index}`}
                    onChange={(event) => onMap(column, event.target.value === "" ? null : event.target.value)}
                    value={value ?? ""}
                  >
                    {!names.includes(column) && <option value={column}>{words.ownName(column)}</option>}
                    <option value="_id">_id</option>
                    {fields.map(({ label, name, type }) => (
                      <option key={name} value={name}>
                        {`${label ?? name} (${words.fieldType(type)})`}
                      </option>
                    ))}
                    <option value="">{words.leaveOut}</option>
                  </select>
                </span>
              </div>
            )
          })}
      </div>
    </fieldset>
  )
}

/** Lets the user choose the treatment of items that already exist. */
export function ImportMode({ className }: ImportPartProps) {
  const { classOf, id, onMode, state, words } = useImportContext("ImportWizardParts.Mode")
  if (state._tag !== "Previewing") return null
  return (
    <fieldset className={classOf("choices", className)}>
      <legend className={classOf("label")}>{words.mode}</legend>
      {modes.map((mode) => (
        <label className={classOf("choice")} key={mode}>
          <input
            aria-describedby={`${id}-${mode}`}
            checked={state.mode === mode}
            name={`${id}-mode`}
            onChange={() => onMode(mode)}
            type="radio"
            value={mode}
          />
          <span>
            {words.modeName(mode)}
            <small className={classOf("bulk-text")} id={`${id}-${mode}`}>
              {words.modeHint(mode)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Shows the button that starts the import. A dialog confirms the start if it deletes all existing items first. */
export function ImportStart({ className }: ImportPartProps) {
  const { bulkWords, classOf, name, onReset, onStart, state, words } = useImportContext("ImportWizardParts.Start")
  const [asks, ask] = React.useState(false)
  if (state._tag !== "Previewing") return null
  const ready = canStart(state)
  return (
    <>
      <span className={classOf("bulk-actions", className)}>
        <button
          aria-disabled={!ready || undefined}
          className={classOf("button")}
          data-variant="accent"
          onClick={() => {
            if (!ready) return
            if (state.mode === "TRUNCATE_BEFORE") ask(true)
            else onStart()
          }}
          type="button"
        >
          {words.start}
        </button>
        <button className={classOf("button")} data-variant="quiet" onClick={onReset} type="button">
          {words.otherFile}
        </button>
      </span>
      {asks && (
        <Confirm
          cancelLabel={bulkWords.cancel}
          classOf={classOf}
          confirmLabel={words.start}
          onCancel={() => ask(false)}
          onConfirm={() => {
            ask(false)
            onStart()
          }}
          phrase={{ label: bulkWords.typeName(name), text: name }}
          title={bulkWords.confirmTitle("truncate", undefined, name)}
        >
          <p>{words.modeHint("TRUNCATE_BEFORE")}</p>
        </Confirm>
      )}
    </>
  )
}
