/**
 * The ways to start an edit in a cell: a button, a double click, or a key in a grid.
 *
 * @since 0.1.0
 */
import { editorOf } from "../value/Entry.ts"
import { keyOf, valueOf } from "./CellEdits.ts"
import type { ColumnAppearance } from "./Column.ts"
import type { EditableRow, RowHandlersOptions } from "./RowContext.ts"
import type * as React from "react"
import { flushSync } from "react-dom"

/** The cell of an item in a column. */
export interface CellToOpen extends Omit<EditableRow, "grid"> {
  readonly column: ColumnAppearance
}

/** Opens the editor of a cell. `entry` replaces the cell's value. */
export const openCell = ({ column, editing, item, name }: CellToOpen, entry?: string): void => {
  const known = column.field === undefined ? undefined : editing.fieldOf(column.field, item)
  if (known === undefined) return
  const field = { ...known, label: column.header }
  // The character that the user types is inserted into the input that has the focus after this event handler.
  flushSync(() => editing.send({ _tag: "Open", cell: { before: item.data, field, item: item.id, name }, entry }))
}

/** Returns the column of a cell, from its place in the row. */
export const columnAt = (columns: ReadonlyArray<ColumnAppearance>, cell: HTMLTableCellElement) =>
  columns.at(cell.cellIndex - (cell.parentElement?.childElementCount ?? 0))

/**
 * Returns the event handlers with which a row starts the edits of its cells. They run before those of the table, so keys
 * that they use do not move the focus in a grid.
 */
export const rowHandlers = ({ columns, grid, ...row }: RowHandlersOptions) => {
  const cellOf = ({ currentTarget, target }: React.SyntheticEvent<HTMLTableRowElement>) => {
    const cell = [...currentTarget.cells].find((cell) => cell.contains(target as Node))
    const column = cell && columnAt(columns, cell)
    if (cell?.querySelector("[data-editable]") == null || column?.field === undefined) return undefined
    const key = keyOf({ field: { name: column.field }, item: row.item.id })
    const { open, pending } = row.editing.edits()
    return open !== undefined && keyOf(open) === key ? undefined : { ...row, cell, column, edit: pending.get(key) }
  }
  return {
    onDoubleClick: (event: React.MouseEvent<HTMLTableRowElement>) => {
      const isWidget = event.target instanceof Element && event.target.closest("button, a") !== null
      const at = isWidget ? undefined : cellOf(event)
      if (at !== undefined) openCell(at)
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLTableRowElement>) => {
      const { altKey, ctrlKey, key, metaKey, nativeEvent, target } = event
      if (!grid || nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
      const at = cellOf(event)
      if (at === undefined) return
      if (target !== at.cell) return moveWithin(at.cell, event)
      if (key === "Enter" && at.edit?._tag === "Refused") return
      const known = row.editing.fieldOf(at.column.field ?? "", row.item)
      const isText =
        known !== undefined && ["number", "text"].includes(editorOf(known, valueOf(row.item.data, known.name)))
      const replaces = key === "Backspace" || key === "Delete" || (key.length === 1 && key !== " ")
      if (!replaces && key !== "Enter" && key !== "F2") return
      openCell(at, replaces && isText ? "" : undefined)
      event.stopPropagation()
      if (key.length > 1) event.preventDefault()
    }
  }
}

// Tab and the arrow keys move between the buttons of an unsaved edit, whose cell is a single tab stop of the grid.
const moveWithin = (cell: Element, event: React.KeyboardEvent): void => {
  const buttons = [...cell.querySelectorAll<HTMLElement>("a[href], button")]
  const at = buttons.findIndex((button) => button === event.target)
  const isRightToLeft = getComputedStyle(cell).direction === "rtl"
  const by =
    event.key === "Tab"
      ? event.shiftKey
        ? -1
        : 1
      : event.key === "ArrowRight" || event.key === "ArrowLeft"
        ? (event.key === "ArrowRight") === isRightToLeft
          ? -1
          : 1
        : 0
  const next = by === 0 || at < 0 ? undefined : buttons[at + by]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
