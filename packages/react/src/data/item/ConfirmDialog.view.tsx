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
  const dialog = React.useRef<HTMLDialogElement>(null)
  React.useEffect(() => {
    const element = dialog.current
    if (element === null || isOpen === element.open) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  return (
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className={classOf("dialog")}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      ref={dialog}
    >
      <h2 className={classOf("title")} id={`${id}-title`}>
        {words.title}
      </h2>
      <p id={`${id}-text`}>{words.text}</p>
      <div className={classOf("actions")}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- dialogs receive the focus, at the harmless button */}
        <button autoFocus className={classOf("button")} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        <button className={classOf("button")} data-look="danger" onClick={onConfirm} type="button">
          {words.confirm}
        </button>
      </div>
    </dialog>
  )
}
