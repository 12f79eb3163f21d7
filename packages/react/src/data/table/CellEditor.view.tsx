"use client"
import { Control } from "../../parts/Elements.tsx"
import { FormContext, type FormContextValue } from "../../form/FormContext.ts"
import { idle } from "../../form/Submission.ts"
import { form as englishForm } from "../../i18n/en/form.ts"
import { fieldProblems } from "../../i18n/en/problems/fields.ts"
import { item as englishItem } from "../../i18n/en/items.ts"
import { cellWords } from "../../i18n/en/table/cells.ts"
import type { CellMessages, TableWords } from "../../i18n/messages/ListMessages.ts"
import { fieldText, problemText, useWords } from "../../i18n/MessagesContext.ts"
import { type Problem, withoutWait } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { editorOf, entryOf } from "../value/Entry.ts"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import { type CellEdit, type CellEditing, keyOf, type OpenCell, valueOf } from "./CellEdits.ts"
import { type TableMessageGroups, useRow } from "./RowContext.ts"
import { columnAt, openCell } from "./rowHandlers.ts"
import { DrawsContext, rowStateOf, shownOf, useTable } from "./TableContext.ts"
import * as React from "react"

export interface CellEditorProps {
  readonly cell: OpenCell
  readonly editing: CellEditing
  /** The id of the column, whose `editor` replaces the kit's input. */
  readonly column: string
  readonly item: ListedItem
  /** Called when a key or a button closes the editor, so the focus returns to the cell. */
  readonly onClose: (event: "Cancel" | "Save") => void
}

/** Renders the editor of a cell in place of its value. */
export function CellEditor({ cell, column, editing, item, onClose }: CellEditorProps) {
  const table = useTable("CellEditor")
  const { classOf, messages } = table
  const { editors } = React.use(DrawsContext)
  const form = useWords("form", englishForm)
  const words = useWords("item", englishItem)
  const cells = cellsOf(messages)
  const id = React.useId()
  const box = React.useRef<HTMLDivElement>(null)
  const { before, entry, field, problem } = cell
  const { name } = field
  const value = valueOf(before, name)
  const change = (entry: string | boolean) => editing.send({ _tag: "Change", entry })
  const isNew = React.useRef(entry === entryOf(field, value))
  React.useLayoutEffect(() => {
    const input = box.current?.querySelector<HTMLElement>("input, select, textarea, [contenteditable]")
    input?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: "nearest", inline: "nearest" })
    // A value that the user starts to edit is replaced by what they type next, as in a spreadsheet. A row that the list renders
    // again contains an entry that the user has changed.
    if (isNew.current && input instanceof HTMLInputElement && input.type === "text") input.select()
  }, [])
  const error = errorOf(messages, problem, name)
  const context = React.useMemo(
    (): FormContextValue<string> => ({
      // The focus is in the input when its error appears.
      alerting: name,
      changed: () => undefined,
      classNames: undefined,
      classOf: classOf as ClassOf<string>,
      errorOf: (of) => (of === name ? error : undefined),
      hasSummary: undefined,
      id,
      inputOf: () => undefined,
      messages: { form, problems: messages.problems },
      problem: undefined,
      state: idle,
      words: { title: "", submit: "", submitting: "" }
    }),
    [classOf, error, form, id, messages, name]
  )

  const onKeyDown = (event: React.KeyboardEvent) => {
    // The cells of a grid listen to the same keys.
    event.stopPropagation()
    // An open list of options has used the key.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === "Escape") {
      event.preventDefault()
      onClose("Cancel")
    } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
      if (event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onClose("Save")
    } else if (event.key === "Tab") {
      const next = neighborOf(event.currentTarget, event.shiftKey)
      const found = shownOf(table).find(({ id }) => id === next?.closest<HTMLElement>("[data-item]")?.dataset["item"])
      const at = next && columnAt(table.columns, next)
      if (at === undefined || found === undefined) return
      event.preventDefault()
      openCell({ column: at, editing, item: found, name: rowStateOf(table, found).name ?? found.id })
    }
  }
  const onBlur = ({ currentTarget, relatedTarget, target }: React.FocusEvent) => {
    // `activeElement` is still the target when the window loses the focus.
    if (document.activeElement === target || currentTarget.contains(relatedTarget)) return
    const { open } = editing.edits()
    if (open !== undefined && keyOf(open) === keyOf(cell)) editing.send({ _tag: "Leave" })
  }
  const own = editors.get(column)
  const reference = editorOf(field, value) === "reference" ? editing.renderReference?.(cell, change) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the inputs inside receive the keys
    <div className={classOf("editor")} onBlur={onBlur} onKeyDown={onKeyDown} ref={box}>
      <FormContext value={context}>
        {own === undefined
          ? (reference ?? <ValueEditor before={value} entry={entry} field={field} onChange={change} words={words} />)
          : own({ entry, error, id: `${id}-${name}`, label: field.label ?? name, name, onChange: change }, item)}
      </FormContext>
      <span className={classOf("editor-actions")}>
        {(["Save", "Cancel"] as const).map((act) => (
          <Control
            as="button"
            aria-label={act === "Save" ? cells.saveCell : cells.cancelEdit}
            className={classOf("edit-button")}
            data-variant="inline"
            key={act}
            onClick={() => onClose(act)}
            // The input keeps the focus, so pressing a button does not leave the editor.
            onMouseDown={(event) => event.preventDefault()}
            // Enter and Escape do the same.
            tabIndex={-1}
            type="button"
          >
            <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
              <path
                d={act === "Save" ? "m3 8.5 3.5 3.5L13 4.5" : "m4 4 8 8m0-8-8 8"}
                stroke="currentColor"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="1.5"
              />
            </svg>
          </Control>
        ))}
      </span>
    </div>
  )
}

// The next cell of the table that can be edited. In a virtualized table, only rendered rows have one.
const neighborOf = (editor: Element, backward: boolean): HTMLTableCellElement | undefined => {
  const places = [...(editor.closest("table")?.querySelectorAll("[data-editable]") ?? [])]
  const at = places.findIndex((place) => place.contains(editor))
  return places[at + (backward ? -1 : 1)]?.closest<HTMLTableCellElement>("td, th") ?? undefined
}

/** Returns the messages of a table with those of editing in cells. */
export const cellsOf = ({ table }: TableMessageGroups): TableWords & CellMessages => {
  const known = merged.get(table) ?? { ...cellWords, ...table }
  merged.set(table, known)
  return known
}

// Each editable cell reads them.
const merged = new WeakMap<TableWords, TableWords & CellMessages>()

// The schema can reject a value without naming the field.
const errorOf = (messages: TableMessageGroups, problem: Problem | undefined, name: string): string | undefined => {
  if (problem === undefined) return undefined
  const words = { problems: { ...fieldProblems, ...messages.problems } }
  return fieldText(words, problem, name) ?? problemText(words, withoutWait(problem))
}

/** An edit that was not saved. */
export type Unsaved = Extract<CellEdit, { readonly _tag: "Refused" }>

/** Returns the reason why an edit was not saved. */
export const reasonOf = (
  messages: TableMessageGroups,
  { field, problem, theirs }: Pick<Unsaved, "field" | "problem"> & Partial<Pick<Unsaved, "theirs">>
): string => (theirs === undefined ? (errorOf(messages, problem, field.name) ?? "") : cellsOf(messages).cellChanged)

export interface UnsavedEditProps {
  readonly act: (event: { readonly _tag: "Discard" | "Retry" }) => void
  readonly edit: Unsaved
  /** Whether the buttons are reached by Enter on their cell. */
  readonly grid: boolean
}

/** Renders an edit that was not saved, with its reason, below the current value of the cell. */
export function UnsavedEdit({ act, edit, grid }: UnsavedEditProps) {
  const { classOf, messages } = useRow("UnsavedEdit")
  const { onSignIn, signInHref } = useTable("UnsavedEdit")
  const { entry, problem, theirs } = edit
  const left = useSecondsLeft(problem)
  const words = cellsOf(messages)
  const text = typeof entry === "boolean" ? (entry ? words.yes : words.no) : entry
  const tabIndex = grid ? -1 : undefined
  const isSignedOut = problem.key === "notSignedIn"
  return (
    <div className={classOf("unsaved")}>
      <p className={classOf("unsaved-text")}>
        {words.entryNotSaved(text)} {reasonOf(messages, edit)}
      </p>
      {isSignedOut && onSignIn !== undefined && (
        <Control as="button" className={classOf("more")} onClick={onSignIn} tabIndex={tabIndex} type="button">
          {words.signIn}
        </Control>
      )}
      {isSignedOut && onSignIn === undefined && signInHref !== undefined && (
        <a className={classOf("more")} href={signInHref} tabIndex={tabIndex}>
          {words.signIn}
        </a>
      )}
      {(problem.retryable || theirs !== undefined) && (
        <Control
          as="button"
          aria-disabled={left > 0 || undefined}
          className={classOf("more")}
          onClick={() => {
            if (left === 0) act({ _tag: "Retry" })
          }}
          tabIndex={tabIndex}
          type="button"
        >
          {theirs !== undefined ? words.saveAnyway : left > 0 ? words.wait(left) : words.retry}
        </Control>
      )}
      <Control
        as="button"
        className={classOf("more")}
        onClick={() => act({ _tag: "Discard" })}
        tabIndex={tabIndex}
        type="button"
      >
        {words.discard}
      </Control>
    </div>
  )
}

const useSecondsLeft = (problem: Problem): number => {
  const seconds = Math.max(0, Math.ceil(problem.retryAfter ?? 0))
  const [passed, setPassed] = React.useState({ problem, seconds: 0 })
  if (passed.problem !== problem) setPassed({ problem, seconds: 0 })
  const left = Math.max(0, seconds - passed.seconds)
  React.useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setPassed(({ problem, seconds }) => ({ problem, seconds: seconds + 1 })), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
