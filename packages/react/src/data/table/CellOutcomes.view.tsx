"use client"
import { item as englishItem } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useUnsaved } from "../../form/useUnsaved.ts"
import { Confirm } from "../../parts/Confirm.view.tsx"
import { type CellEdit, type CellEditing, isUnsaved, keyOf } from "./CellEdits.ts"
import { cellsOf, reasonOf, UnsavedEdit } from "./CellEditor.view.tsx"
import { shownOf, useTable } from "./TableContext.ts"
import * as React from "react"

export interface CellOutcomesProps {
  readonly editing: CellEditing
}

/**
 * Reports the results of edits: a toast for a saved one, an announcement for one that was not saved. Shows unsaved edits of items
 * and columns that the table no longer shows, and asks the user before the page is left with unsaved edits.
 */
export function CellOutcomes({ editing }: CellOutcomesProps) {
  const { onNotice, ...table } = useTable("CellOutcomes")
  const { classOf, columns, messages } = table
  const words = cellsOf(messages)
  const { outcome, pending } = React.useSyncExternalStore(editing.subscribe, editing.edits, editing.edits)
  const isDirty = React.useSyncExternalStore(
    editing.subscribe,
    () => isUnsaved(editing.edits()),
    () => false
  )
  const itemWords = useWords("item", englishItem)
  const report = React.useEffectEvent((last: NonNullable<typeof outcome>) => {
    const { field, name } = last
    const column = field.label ?? field.name
    if (last._tag === "Saved") {
      const message = words.cellSaved(column, name)
      if (editing.report?.({ message, onUndo: last.undo }) !== true) onNotice(message)
    } else {
      const edit = pending.get(keyOf(last))
      const theirs = edit?._tag === "Refused" ? edit.theirs : undefined
      onNotice(words.cellNotSaved(column, name, reasonOf(messages, { ...last, theirs })))
    }
  })
  // Another edit may fail for the same reason. An announcement is read again only if it changes.
  const isSaving = [...pending.values()].some(({ _tag }) => _tag === "Saving")
  React.useEffect(() => {
    if (isSaving) onNotice("")
  }, [isSaving, onNotice])
  const reported = React.useRef(outcome)
  React.useEffect(() => {
    if (outcome !== undefined && reported.current !== outcome) report(outcome)
    reported.current = outcome
  }, [outcome])
  const guard = useUnsaved(isDirty)
  const isShown = (edit: CellEdit) =>
    columns.some(({ field }) => field === edit.field.name) && shownOf(table).some(({ id }) => id === edit.item)
  const hidden = [...pending].flatMap(([key, edit]) =>
    edit._tag === "Refused" && !isShown(edit) ? [{ edit, key }] : []
  )
  return (
    <>
      {hidden.length > 0 && (
        <ul className={classOf("unsaved-list")}>
          {hidden.map(({ edit, key }) => (
            <li key={key}>
              <strong>{words.cellOf(edit.field.label ?? edit.field.name, edit.name)}</strong>
              <UnsavedEdit act={(event) => editing.send({ ...event, key })} edit={edit} grid={false} />
            </li>
          ))}
        </ul>
      )}
      {guard.isAsking && (
        <Confirm
          cancelLabel={itemWords.stay}
          classOf={classOf}
          confirmLabel={itemWords.leave}
          onCancel={guard.stay}
          onConfirm={guard.leave}
          title={itemWords.leaveTitle}
        >
          <p>{itemWords.leaveText}</p>
        </Confirm>
      )}
    </>
  )
}
