"use client"
import { Control } from "../../parts/Elements.tsx"
import { EditMark } from "../listing/EditMark.view.tsx"
import { type CellEdit, type CellEdits, keyOf, type OpenCell } from "./CellEdits.ts"
import { CellEditor, cellsOf, UnsavedEdit } from "./CellEditor.view.tsx"
import { openCell } from "./rowHandlers.ts"
import { type EditableCellProps, useRow } from "./RowContext.ts"
import { DrawsContext } from "./TableContext.ts"
import * as React from "react"
import { flushSync } from "react-dom"

// One chunk for all of inline editing.
export { CellOutcomes } from "./CellOutcomes.view.tsx"
export { rowHandlers } from "./rowHandlers.ts"

/**
 * Renders the content of a cell that the user can edit: its value, its editor, or an edit that was not saved. It has no
 * effects and no listeners of its own, because a table has many of these cells. `rowHandlers` starts their edits.
 */
export function EditableCell({ children, column, editing, edits, grid, item, name }: EditableCellProps) {
  const { classOf, messages } = useRow("EditableCell")
  const { editable } = React.use(DrawsContext)
  const place = React.useRef<HTMLDivElement>(null)
  const isAllowed = editable.get(column.id)?.(item) ?? true
  const known = column.field === undefined || !isAllowed ? undefined : editing.fieldOf(column.field, item)
  if (known === undefined) return <ReadOnlyCell grid={grid}>{children}</ReadOnlyCell>

  const key = edits === undefined ? "" : keyOf({ field: known, item: item.id })
  const { edit, open } = editOf(edits, key)
  // Returns the focus to the cell after a key or a button closed the editor, or a button of an unsaved edit disappeared.
  const focusCell = () => {
    const cell = place.current?.closest<HTMLElement>("td, th")
    const target = grid ? cell : place.current?.querySelector<HTMLElement>("[data-edit-cell]")
    target?.focus({ preventScroll: true })
  }
  const act = (event: { readonly _tag: "Discard" | "Retry" }) => {
    focusCell()
    editing.send({ ...event, key })
  }
  return (
    <div className={classOf("edit-cell")} data-editable="" data-state={stateOf(open, edit)} ref={place}>
      {open === undefined ? (
        <>
          <span className={classOf("edit-value")}>{children}</span>
          {!grid && (
            <Control
              as="button"
              aria-disabled={edit?._tag === "Saving" || undefined}
              aria-label={cellsOf(messages).edit(column.header, name)}
              className={classOf("edit-button")}
              data-variant="inline"
              data-edit-cell=""
              onClick={() => openCell({ column, editing, item, name })}
              type="button"
            >
              <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
                <path
                  d="M10.5 3 13 5.5 6 12.5l-3 .5.5-3z"
                  stroke="currentColor"
                  strokeLinejoin="round"
                  strokeWidth="1.5"
                />
              </svg>
            </Control>
          )}
          {edit?._tag === "Saving" && <EditMark classOf={classOf} edit={savingMark} messages={messages} />}
          {edit?._tag === "Refused" && <UnsavedEdit act={act} edit={edit} grid={grid} />}
        </>
      ) : (
        <CellEditor
          cell={open}
          editing={editing}
          column={column.id}
          item={item}
          onClose={(event) => {
            // The cell or its button is rendered again before this event handler returns.
            flushSync(() => editing.send({ _tag: event }))
            if (editOf(editing.edits(), key).open === undefined) focusCell()
          }}
        />
      )}
    </div>
  )
}

const savingMark = { _tag: "Saving", changes: {} } as const

interface EditOfCell {
  readonly edit: CellEdit | undefined
  readonly open: OpenCell | undefined
}

const unedited: EditOfCell = { edit: undefined, open: undefined }

const editOf = (edits: CellEdits | undefined, key: string): EditOfCell => {
  if (edits === undefined) return unedited
  const { open, pending } = edits
  return open !== undefined && keyOf(open) === key
    ? { edit: undefined, open }
    : { edit: pending.get(key), open: undefined }
}

const stateOf = (open: OpenCell | undefined, edit: CellEdit | undefined): string | undefined => {
  if (open !== undefined) return "editing"
  if (edit === undefined) return undefined
  return edit._tag === "Saving" ? "saving" : edit.theirs === undefined ? "refused" : "conflict"
}

// The row knows only that the column can be edited.
function ReadOnlyCell({ children, grid }: Pick<EditableCellProps, "children" | "grid">) {
  const place = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    const cell = place.current?.closest<HTMLElement>("td, th")
    if (!grid || cell == null) return
    cell.setAttribute("aria-readonly", "true")
    return () => cell.removeAttribute("aria-readonly")
  }, [grid])
  return <div ref={place}>{children}</div>
}
