import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { TypedConfirm } from "../../parts/Confirm.view.tsx"
import { reasonText } from "../bulk/Report.view.tsx"
import type { Format } from "../bulk/failuresFile.ts"
import { headerText, useImportContext } from "./ImportRoot.view.tsx"
import { canStart, type Mode } from "./ImportState.ts"

const formats: ReadonlyArray<Format> = ["CSV", "JSONL"]
const modes: ReadonlyArray<Mode> = ["SKIP_EXISTING", "OVERWRITE", "TRUNCATE_BEFORE"]

/** Shows the first rows of the file, and marks the faults in them. */
export function ImportPreview(own: PartProps<"div">) {
  const { bulkWords, classOf, id, labelOf, onFormat, state, words } = useImportContext("ImportWizardParts.Preview")
  if (state._tag !== "Previewing") return null
  const { checked, columns, fault, file, format, mapping, mistaken, rows } = state.preview
  const leftOut = Object.keys(mapping).filter((column) => column.trim() !== "" && mapping[column] === null)
  return (
    <Part as="div" own={own} aria-busy={state.reading} className={classOf("preview")} data-focus="" tabIndex={-1}>
      <p className={classOf("file-name")}>
        <bdi>{file.name}</bdi>
      </p>
      <div className={classOf("field")}>
        <label className={classOf("label")} htmlFor={`${id}-format`}>
          {words.format}
        </label>
        <span className={classOf("input")}>
          <Control
            as="select"
            id={`${id}-format`}
            onChange={(event) => onFormat(event.target.value as Format)}
            value={format}
          >
            {formats.map((one) => (
              <option key={one} value={one}>
                {words.formatName(one)}
              </option>
            ))}
          </Control>
        </span>
      </div>
      {fault !== undefined && (
        <Alert className={classOf("alert")}>
          <p>{words.fileFault("header", headerText(words, fault, labelOf))}</p>
        </Alert>
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
                            {fault.field !== undefined && (
                              <>
                                <bdi>
                                  {wrong[0] === undefined ? (labelOf?.(fault.field) ?? fault.field) : columns[wrong[0]]}
                                </bdi>
                                :{" "}
                              </>
                            )}
                            {reasonText(bulkWords, {
                              ...fault,
                              code: undefined,
                              id: undefined,
                              index: 0,
                              status: "failed"
                            })}
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
      {leftOut.length > 0 && <p className={classOf("bulk-text")}>{words.leftOut(leftOut.join(", "))}</p>}
      {checked > 0 && <p className={classOf("bulk-text")}>{words.checked(checked, mistaken)}</p>}
    </Part>
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
export function ImportMapping(own: PartProps<"fieldset">) {
  const { classOf, id, onMap, state, words } = useImportContext("ImportWizardParts.Mapping")
  if (state._tag !== "Previewing" || state.preview.format !== "CSV") return null
  const { columns, fields, mapping } = state.preview
  return (
    <Part as="fieldset" own={own} className={classOf("mapping")}>
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
                  <Control
                    as="select"
                    id={`${id}-column-${index}`}
                    onChange={(event) => onMap(column, event.target.value === "" ? null : event.target.value)}
                    value={value ?? ""}
                  >
                    {!names.includes(column) && <option value={column}>{words.ownName(column)}</option>}
                    <option value="_id">{words.id}</option>
                    {fields.map(({ label, name, type }) => (
                      <option key={name} value={name}>
                        {`${label ?? name} (${words.fieldType(type)})`}
                      </option>
                    ))}
                    <option value="">{words.leaveOut}</option>
                  </Control>
                </span>
              </div>
            )
          })}
      </div>
    </Part>
  )
}

/** Lets the user choose the treatment of items that already exist. */
export function ImportMode(own: PartProps<"fieldset">) {
  const { classOf, id, onMode, state, words } = useImportContext("ImportWizardParts.Mode")
  if (state._tag !== "Previewing") return null
  return (
    <Part as="fieldset" own={own} className={classOf("choices")}>
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
    </Part>
  )
}

/** Shows the button that starts the import. A dialog confirms the start if it deletes all existing items first. */
export function ImportStart(own: PartProps<"span">) {
  const { bulkWords, classOf, name, onReset, onStart, state, words } = useImportContext("ImportWizardParts.Start")
  const [asks, ask] = React.useState(false)
  if (state._tag !== "Previewing") return null
  const ready = canStart(state)
  return (
    <>
      <Part as="span" own={own} className={classOf("bulk-actions")}>
        <Control
          as="button"
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
        </Control>
        <Control as="button" className={classOf("button")} data-variant="quiet" onClick={onReset} type="button">
          {words.otherFile}
        </Control>
      </Part>
      {asks && (
        <TypedConfirm
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
        </TypedConfirm>
      )}
    </>
  )
}
