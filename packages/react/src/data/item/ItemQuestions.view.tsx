import * as React from "react"
import { ConfirmDialog } from "./ConfirmDialog.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"

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
        data-look="danger"
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
