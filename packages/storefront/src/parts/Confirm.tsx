import * as React from "react"
import { useShop } from "../words/useShop.ts"

export interface ConfirmProps {
  /** The label of the button that confirms. */
  readonly action: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly text: string
  readonly title: string
}

/** Renders a modal dialog that asks the user to confirm an action. Escape cancels it. */
export function Confirm({ action, onCancel, onConfirm, text, title }: ConfirmProps) {
  const { words } = useShop()
  const id = React.useId()
  const dialog = React.useRef<HTMLDialogElement>(null)
  // The dialog must close before React removes it. Otherwise the browser does not restore the focus.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="confirm"
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
      ref={dialog}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="confirm-actions">
        <button className="portico-button" onClick={onCancel} type="button">
          {words.common.cancel}
        </button>
        <button className="portico-button" data-variant="danger" onClick={onConfirm} type="button">
          {action}
        </button>
      </div>
    </dialog>
  )
}
