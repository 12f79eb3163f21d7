import { Modal } from "../../parts/Modal.view.tsx"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { table as english } from "../../i18n/en/lists.ts"
import { Value } from "../value/Value.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"
import type { Side } from "./ItemFormState.ts"
import * as React from "react"

export interface ConfirmDialogProps {
  readonly cancel: string
  readonly classOf: (slot: "button" | "dialog" | "actions" | "title") => string | undefined
  readonly confirm: string
  readonly isOpen: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly text: string
  readonly title: string
}

/**
 * Renders a modal dialog that asks the user to confirm an action. The cancel button has the initial focus. Escape
 * cancels.
 */
export function ConfirmDialog({ classOf, isOpen, onCancel, onConfirm, ...words }: ConfirmDialogProps) {
  const id = React.useId()
  if (!isOpen) return null
  return (
    <Modal className={classOf("dialog")} describedBy={`${id}-text`} labelledBy={`${id}-title`} onCancel={onCancel}>
      <h2 className={classOf("title")} id={`${id}-title`}>
        {words.title}
      </h2>
      <p id={`${id}-text`}>{words.text}</p>
      <div className={classOf("actions")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- dialogs receive the focus, at the harmless button */}
        <button autoFocus className={classOf("button")} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <button className={classOf("button")} data-variant="danger" onClick={onConfirm} type="button">
          {words.confirm}
        </button>
      </div>
    </Modal>
  )
}

const sides: ReadonlyArray<Side> = ["mine", "theirs"]

/** Renders the fields that another user changed in the meantime, with both values to choose from. */
export function ItemConflict({ className }: ItemPartProps) {
  const { classOf, id, messages, onChoose, state, timeZone, words } = useItemFormContext("ItemConflict")
  const tableWords = useWords("table", english, messages)
  const locale = useLocale()
  if (state._tag !== "Editing" || state.conflict === undefined) return null
  const { choices, differences } = state.conflict
  if (differences.length === 0) return null
  return (
    <section aria-labelledby={`${id}-conflict`} className={classOf("item-conflict", className)}>
      <p id={`${id}-conflict`}>{words.conflict}</p>
      {differences.map((difference) => {
        const { field } = difference
        const label = state.fields.find(({ name }) => name === field)?.label ?? field
        return (
          <fieldset className={classOf("item-difference")} data-name={field} key={field}>
            <legend className={classOf("legend")}>{label}</legend>
            {sides.map((side) => (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value labels the input
              <label className={classOf("choice")} key={side}>
                <input
                  checked={(choices[field] ?? "mine") === side}
                  name={`${id}-conflict-${field}`}
                  onChange={() => onChoose(field, side)}
                  type="radio"
                />
                <span>
                  <small>{words[side]}</small>
                  <span dir="auto">
                    <Value
                      classOf={classOf}
                      locale={locale}
                      timeZone={timeZone}
                      value={difference[side]}
                      words={tableWords}
                    />
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}

/** Renders the button that removes the item after the user confirms. */
export function ItemRemove({ children, className }: ItemPartProps) {
  const { classOf, onRemove, state, words } = useItemFormContext("ItemRemove")
  const [isOpen, open] = React.useState(false)
  if (state._tag !== "Editing" || state.id === undefined || onRemove === undefined) return null
  const isBusy = state.save._tag === "Submitting"
  return (
    <>
      <button
        aria-disabled={isBusy || undefined}
        className={classOf("button", className)}
        data-variant="danger"
        onClick={() => {
          if (!isBusy) open(true)
        }}
        type="button"
      >
        {children ?? words.remove}
      </button>
      <ConfirmDialog
        cancel={words.cancel}
        classOf={classOf}
        confirm={words.remove}
        isOpen={isOpen}
        onCancel={() => open(false)}
        onConfirm={() => {
          open(false)
          onRemove()
        }}
        text={words.removeText}
        title={words.removeTitle}
      />
    </>
  )
}

/** Renders the dialog that asks the user to confirm before they leave a page with unsaved changes. */
export function ItemGuard() {
  const { classOf, guard, words } = useItemFormContext("ItemGuard")
  if (guard === undefined) return null
  return (
    <ConfirmDialog
      cancel={words.stay}
      classOf={classOf}
      confirm={words.leave}
      isOpen={guard.isAsking}
      onCancel={guard.stay}
      onConfirm={guard.leave}
      text={words.leaveText}
      title={words.leaveTitle}
    />
  )
}
