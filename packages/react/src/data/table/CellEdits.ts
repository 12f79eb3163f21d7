/**
 * The edits of a table's cells: the open editor, and the edits that are being saved or were not saved.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { ToastOutcome, Undo } from "../listing/useOutcomeToast.ts"
import { type Entry, entryOf } from "../value/Entry.ts"
import type { ShownField } from "../value/FormField.ts"
import type * as React from "react"

type Data = Readonly<Record<string, unknown>>

/** A cell that can be edited. */
export interface EditableCell {
  /** The id of the item. */
  readonly item: string
  /** The item's name, for announcements. */
  readonly name: string
  /** The field that is edited. */
  readonly field: ShownField
  /** The item's data when the edit began. */
  readonly before: Data
}

/** A cell with an open editor. */
export interface OpenCell extends EditableCell {
  /** The current entry of the user. */
  readonly entry: Entry
  /** The reason why the entry could not be saved. The editor stays open. */
  readonly problem?: Problem | undefined
}

/** An edit of a cell that is not saved yet. */
export type CellEdit =
  /** The edit is being saved. The cell shows the new value. */
  | (EditableCell & { readonly _tag: "Saving"; readonly entry: Entry; readonly value: unknown })
  /**
   * The edit was not saved. The entry is kept until the user saves or discards it. `theirs`: the item as another user saved it,
   * if both changed the value.
   */
  | (EditableCell & {
      readonly _tag: "Refused"
      readonly entry: Entry
      readonly problem: Problem
      readonly theirs?: Data | undefined
    })

/** The result of an edit. */
export type CellOutcome =
  | (EditableCell & { readonly _tag: "Saved"; readonly value: unknown; readonly undo: Undo | undefined })
  | (EditableCell & { readonly _tag: "Refused"; readonly problem: Problem })

/** The state of a table's edits. */
export interface CellEdits {
  /** The cell that is being edited, if any. */
  readonly open: OpenCell | undefined
  /** The edits that are not saved yet, by the key of their cell. */
  readonly pending: ReadonlyMap<string, CellEdit>
  /** The result of the edit that was finished last. */
  readonly outcome: CellOutcome | undefined
}

/** The events of a table's edits. */
export type CellEvent =
  /** Opens the editor of a cell. An editor that is open in another cell is left. `entry` replaces the cell's value. */
  | { readonly _tag: "Open"; readonly cell: EditableCell; readonly entry?: Entry | undefined }
  | { readonly _tag: "Change"; readonly entry: Entry }
  /** Saves the open editor. It stays open if the entry is invalid. */
  | { readonly _tag: "Save" }
  /** Saves the open editor and closes it. An invalid entry becomes an edit that is not saved. */
  | { readonly _tag: "Leave" }
  /** Closes the open editor without a change. */
  | { readonly _tag: "Cancel" }
  /** Saves an edit again that was not saved. After a conflict, it overwrites the value of the other user. */
  | { readonly _tag: "Retry"; readonly key: string }
  /** Drops an edit that was not saved. */
  | { readonly _tag: "Discard"; readonly key: string }
  | { readonly _tag: "Saved"; readonly key: string; readonly value: unknown; readonly undo: Undo | undefined }
  | {
      readonly _tag: "Failed"
      readonly key: string
      readonly problem: Problem
      readonly theirs?: Data | undefined
    }

/** Parses and validates an entry of a cell. `isSame`: the value is equal to that of the item when the edit began. */
export type CheckCell = (
  cell: EditableCell,
  entry: Entry
) =>
  | { readonly _tag: "Value"; readonly value: unknown; readonly isSame: boolean }
  | { readonly _tag: "Wrong"; readonly problem: Problem }

/** Edits the cells of a table, from `useCellEditing`. Its identity does not change when a cell does. */
export interface CellEditing {
  /** Returns the current state. */
  readonly edits: () => CellEdits
  /** Calls `notify` when the state changes. Returns the function that ends this. */
  readonly subscribe: (notify: () => void) => () => void
  /** Reports an event of a cell, such as a changed entry. */
  readonly send: (event: CellEvent) => void
  /** Returns the field of a column, or `undefined` if its value cannot be edited in a cell. */
  readonly fieldOf: (name: string, item: ListedItem) => ShownField | undefined
  /** Shows a saved edit as a toast. Without it, or if it returns `false` because the page shows no toasts, the table announces the edit. */
  readonly report?: ((outcome: ToastOutcome) => boolean) | undefined
  /** Renders the input of a field that refers to an item. By default, it is an input of the id. */
  readonly renderReference?: ((cell: OpenCell, change: (entry: Entry) => void) => React.ReactNode) | undefined
}

/** The state of a table without edits. */
export const noEdits: CellEdits = { open: undefined, outcome: undefined, pending: new Map() }

/** Returns the key of a cell. */
export const keyOf = ({ field, item }: { readonly field: { readonly name: string }; readonly item: string }): string =>
  JSON.stringify([item, field.name])

/** Returns an item's value in a field. Inherited properties are not values. */
export const valueOf = (data: Data, name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined)

/** Checks whether the table has text that would be lost if the page was closed. */
export const isUnsaved = ({ open, pending }: CellEdits): boolean =>
  pending.size > 0 || (open !== undefined && open.entry !== entryOf(open.field, valueOf(open.before, open.field.name)))

/** Returns the state after an event. Returns the same state if the event does not apply to it. */
export const reduce =
  (check: CheckCell) =>
  (state: CellEdits, event: CellEvent): CellEdits => {
    const { open, pending } = state
    switch (event._tag) {
      case "Open":
        return opened(check, state, event.cell, event.entry)
      case "Change":
        return open === undefined || open.entry === event.entry
          ? state
          : { ...state, open: { ...open, entry: event.entry, problem: undefined } }
      case "Save":
      case "Leave":
        return closed(check, state, event._tag === "Leave")
      case "Cancel":
        return open === undefined ? state : { ...state, open: undefined }
      case "Retry":
        return retried(check, state, event.key)
      case "Discard":
        return pending.get(event.key)?._tag === "Refused" ? without(state, event.key) : state
      case "Saved": {
        const edit = pending.get(event.key)
        if (edit?._tag !== "Saving") return state
        const { before, field, item, name } = edit
        return {
          ...without(state, event.key),
          outcome: { _tag: "Saved", before, field, item, name, undo: event.undo, value: event.value }
        }
      }
      case "Failed": {
        const edit = pending.get(event.key)
        if (edit?._tag !== "Saving") return state
        return refused(state, edit, event.problem, event.theirs)
      }
    }
  }

const opened = (check: CheckCell, state: CellEdits, cell: EditableCell, entry: Entry | undefined): CellEdits => {
  const key = keyOf(cell)
  if (state.open !== undefined && keyOf(state.open) === key) return state
  const left = closed(check, state, true)
  const edit = left.pending.get(key)
  // The cell shows the new value, but only the response decides what it is.
  if (edit?._tag === "Saving") return left
  const before = edit?.theirs ?? cell.before
  const shown = edit?.entry ?? entryOf(cell.field, valueOf(before, cell.field.name))
  return { ...left, open: { ...cell, before, entry: entry ?? shown } }
}

const closed = (check: CheckCell, state: CellEdits, leaves: boolean): CellEdits => {
  const { open } = state
  if (open === undefined) return state
  const { entry, problem: _, ...cell } = open
  const found = check(cell, entry)
  if (found._tag === "Wrong" && !leaves) return { ...state, open: { ...open, problem: found.problem } }
  const rest: CellEdits = { ...state, open: undefined }
  if (found._tag === "Wrong") {
    // An untouched entry is not an edit, even if the stored value violates the schema.
    return isUnsaved({ ...state, pending: new Map() }) ? refused(rest, { ...cell, entry }, found.problem) : rest
  }
  return found.isSame ? without(rest, keyOf(cell)) : saving(rest, cell, entry, found.value)
}

const retried = (check: CheckCell, state: CellEdits, key: string): CellEdits => {
  const edit = state.pending.get(key)
  if (edit?._tag !== "Refused") return state
  const { entry, field, item, name, theirs } = edit
  const cell = { before: theirs ?? edit.before, field, item, name }
  const found = check(cell, entry)
  return found._tag === "Wrong"
    ? refused(state, { ...cell, entry }, found.problem)
    : saving(state, cell, entry, found.value)
}

const saving = (state: CellEdits, cell: EditableCell, entry: Entry, value: unknown): CellEdits => ({
  ...state,
  pending: new Map(state.pending).set(keyOf(cell), { ...cell, _tag: "Saving", entry, value })
})

const refused = (
  state: CellEdits,
  { before, entry, field, item, name }: EditableCell & { readonly entry: Entry },
  problem: Problem,
  theirs?: Data
): CellEdits => {
  const cell = { before, field, item, name }
  return {
    ...state,
    outcome: { ...cell, _tag: "Refused", problem },
    pending: new Map(state.pending).set(keyOf(cell), { ...cell, _tag: "Refused", entry, problem, theirs })
  }
}

const without = (state: CellEdits, key: string): CellEdits => {
  if (!state.pending.has(key)) return state
  const pending = new Map(state.pending)
  pending.delete(key)
  return { ...state, pending }
}
