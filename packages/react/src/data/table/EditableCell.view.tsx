"use client"
import { Control } from "../../parts/Elements.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { EditMark } from "../listing/EditMark.view.tsx"
import { editorOf } from "../value/Entry.ts"
import type { CellEdit, CellEditing, OpenCell } from "./CellEdits.ts"
import { keyOf, valueOf } from "./CellEdits.ts"
import { CellEditor, cellsOf, UnsavedEdit } from "./CellEditor.view.tsx"
import type { ColumnAppearance } from "./Column.ts"
import { useRow } from "./RowContext.ts"
import { DrawsContext } from "./TableContext.ts"
import * as React from "react"

// One chunk for all of inline editing.
export { CellOutcomes } from "./CellOutcomes.view.tsx"
import { flushSync } from "react-dom"

export interface EditableCellProps {
  /** The value of the cell. */
  readonly children: React.ReactNode
  readonly column: ColumnAppearance
  readonly editing: CellEditing
  readonly grid: boolean
  readonly item: ListedItem
  /** The item's name. */
  readonly name: string
}

/** Renders the content of a cell that the user can edit: its value, its editor, or an edit that was not saved. */
export function EditableCell(props: EditableCellProps) {
  const { children, column, editing, grid, item, name } = props
  const { classOf, messages } = useRow("EditableCell")
  const { editable } = React.use(DrawsContext)
  const place = React.useRef<HTMLDivElement>(null)
  const returns = React.useRef(false)
  const isAllowed = editable.get(column.id)?.(item) ?? true
  const known = column.field === undefined || !isAllowed ? undefined : editing.fieldOf(column.field, item)
  const key = known === undefined ? "" : keyOf({ field: known, item: item.id })
  const found = useCell(editing, key)
  const [open, edit] = found === undefined || "_tag" in found ? [undefined, found] : [found, undefined]
  const isEditable = known !== undefined

  // Returns the focus to the cell after a key or a button closed the editor, or a button of an unsaved edit disappeared.
  const focusCell = () => {
    const cell = place.current?.closest<HTMLElement>("td, th")
    const target = grid ? cell : place.current?.querySelector<HTMLElement>("[data-edit-cell]")
    target?.focus({ preventScroll: true })
  }
  const isOpen = open !== undefined
  const wasOpen = React.useRef(isOpen)
  React.useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && returns.current) focusCell()
    wasOpen.current = isOpen
    returns.current = false
  })

  const start = (entry?: string) => {
    if (known === undefined) return
    const field = { ...known, label: column.header }
    // The character that the user types is inserted into the input that has the focus after this event handler.
    flushSync(() => editing.send({ _tag: "Open", cell: { before: item.data, field, item: item.id, name }, entry }))
  }
  const isText = known !== undefined && ["number", "text"].includes(editorOf(known, valueOf(item.data, known.name)))
  const onCellKey = React.useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const cell = place.current?.closest("td, th")
    if (isOpen || !grid || cell == null || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (target !== cell) return moveWithin(cell, event)
    if (key === "Enter" && edit?._tag === "Refused") return
    if (key === "Enter" || key === "F2") start()
    else if (key === "Backspace" || key === "Delete") start(isText ? "" : undefined)
    else if (key.length === 1 && key !== " ") start(isText ? "" : undefined)
    else return
    event.stopPropagation()
    if (key.length > 1) event.preventDefault()
  })
  const onStart = React.useEffectEvent((event: Event) => {
    if (!isOpen && !(event.target instanceof Element && event.target.closest("button, a") !== null)) start()
  })
  React.useEffect(() => {
    const cell = place.current?.closest<HTMLElement>("td, th")
    if (cell == null) return
    if (!isEditable) {
      // The row knows only that the column can be edited.
      if (grid) cell.setAttribute("aria-readonly", "true")
      return () => cell.removeAttribute("aria-readonly")
    }
    const listening = new AbortController()
    const { signal } = listening
    // The keys of a grid's cell reach the table afterwards.
    cell.addEventListener("keydown", (event) => onCellKey(event), { signal })
    cell.addEventListener("dblclick", (event) => onStart(event), { signal })
    cell.addEventListener(openEvent, (event) => onStart(event), { signal })
    return () => listening.abort()
  }, [grid, isEditable])

  if (known === undefined) return <div ref={place}>{children}</div>
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
              onClick={() => start()}
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
            returns.current = true
            editing.send({ _tag: event })
          }}
          onTab={(backward) => {
            const next = place.current === null ? undefined : neighborOf(place.current, backward)
            next?.dispatchEvent(new CustomEvent(openEvent, { bubbles: true }))
            return next !== undefined
          }}
        />
      )}
    </div>
  )
}

const openEvent = "portico-edit"

const savingMark = { _tag: "Saving", changes: {} } as const

// Each cell renders again only when its own edit changes.
const useCell = (editing: CellEditing, key: string): CellEdit | OpenCell | undefined => {
  const read = () => {
    const { open, pending } = editing.edits()
    return open !== undefined && keyOf(open) === key ? open : pending.get(key)
  }
  return React.useSyncExternalStore(editing.subscribe, read, () => undefined)
}

const stateOf = (open: OpenCell | undefined, edit: CellEdit | undefined): string | undefined => {
  if (open !== undefined) return "editing"
  if (edit === undefined) return undefined
  return edit._tag === "Saving" ? "saving" : edit.theirs === undefined ? "refused" : "conflict"
}

// The next cell of the table that can be edited. In a virtualized table, only rendered rows have one.
const neighborOf = (place: HTMLElement, backward: boolean): HTMLElement | undefined => {
  const cells = [...(place.closest("table")?.querySelectorAll<HTMLElement>("[data-editable]") ?? [])]
  return cells[cells.indexOf(place) + (backward ? -1 : 1)]
}

// Tab and the arrow keys move between the buttons of an unsaved edit, whose cell is a single tab stop of the grid.
const moveWithin = (cell: Element, event: KeyboardEvent): void => {
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
